internal import Glibc

/// A call to the system that did not do what it was asked.
public struct SystemFailure: Error, Sendable, Hashable, CustomStringConvertible {
  /// What was tried, as a verb: `open`.
  public let action: String
  public let path: String
  /// The call's `errno`.
  public let code: Int32

  public init(action: String, path: String, code: Int32) {
    self.action = action
    self.path = path
    self.code = code
  }

  public var description: String {
    "\(path): could not \(action) it: \(OpenFile.words(for: code).lowercasedFirst)\(remedy)"
  }

  private var remedy: String {
    switch code {
    case EACCES, EPERM, EROFS: "; set LARIAT_STATE to a folder that you may write to"
    case ENOSPC, EDQUOT: "; make room on the disk and try again"
    default: ""
    }
  }

  /// The result of a call that answers -1 on failure; makes it again when a signal interrupted it.
  static func check<Number: SignedInteger>(
    _ action: String, _ path: String, _ call: () -> Number
  ) throws(SystemFailure) -> Number {
    while true {
      let result = call()
      let code = errno
      if result != -1 { return result }
      if code != EINTR { throw SystemFailure(action: action, path: path, code: code) }
    }
  }
}

extension String {
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}

extension SystemFailure {
  /// Whether the path, or a folder on the way to it, does not exist.
  var isMissing: Bool { code == ENOENT }
}
