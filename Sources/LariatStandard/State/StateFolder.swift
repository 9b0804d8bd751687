/// The folder in which everything is kept between runs; made when something is first kept.
public struct StateFolder: Sendable, Hashable {
  public let path: String

  public init(path: String) { self.path = path }

  /// `$LARIAT_STATE`, else `$XDG_STATE_HOME/lariat`, else `~/.local/state/lariat`. What is empty
  /// counts as not set, and so does a relative `$XDG_STATE_HOME` (XDG Base Directory, version 0.8).
  public init(environment: [String: String]) throws(StateError) {
    func folder(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    if let own = folder("LARIAT_STATE") {
      path = own
    } else if let states = folder("XDG_STATE_HOME"), states.hasPrefix("/") {
      path = states + "/lariat"
    } else if let home = folder("HOME") {
      path = home + "/.local/state/lariat"
    } else {
      throw .nowhere
    }
  }

  /// The path of a file in this folder.
  public func path(of name: String) -> String { "\(path)/\(name)" }

  /// Makes this folder and those above it where they are missing, closed to other people. One that
  /// is already there keeps its permissions.
  public func make() throws(StateError) {
    do {
      try make(path)
    } catch {
      throw .failed(error)
    }
  }

  private func make(_ path: String) throws(SystemFailure) {
    do {
      return try OpenFile.makeFolder(path)
    } catch {
      guard error.isMissing, let slash = path.dropFirst().lastIndex(of: "/") else { throw error }
      try make(String(path[..<slash]))
    }
    try OpenFile.makeFolder(path)
  }
}
