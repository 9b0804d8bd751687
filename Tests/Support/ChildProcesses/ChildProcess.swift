import Glibc

/// A program that a test runs. One that is still running when this goes is killed.
public final class ChildProcess {
  public let id: Int32
  private var known: Ending?

  /// - Parameters:
  ///   - executable: a path, or a name to be found along `PATH`.
  ///   - environment: nil for that of the tests.
  ///   - terminal: the path of a terminal that becomes the program's own, with all its streams;
  ///     otherwise `streams` are what it finds at descriptors 0, 1 and so on.
  public init(
    _ executable: String, _ arguments: [String] = [], environment: [String: String]? = nil,
    terminal: String? = nil, streams: [ByteStream] = []
  ) throws {
    id = try ChildProcess.spawn(
      [executable] + arguments, environment: environment, terminal: terminal, streams: streams)
  }

  deinit {
    guard status == nil else { return }
    send(SIGKILL)
    wait()
  }

  /// The path of an executable of this package, which lies beside the tests.
  public static func built(_ name: String) -> String {
    let own = unsafe realpath("/proc/self/exe", nil)
    defer { unsafe free(own) }
    let path = unsafe own.map { unsafe String(cString: $0) } ?? ""
    return path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/") + "/" + name
  }

  public func send(_ signal: Int32) { kill(id, signal) }

  /// How it ended, or nil while it runs.
  public var status: Ending? { known ?? wait(options: WNOHANG) }

  /// How it ends.
  @discardableResult
  public func wait() -> Ending? { known ?? wait(options: 0) }

  private func wait(options: Int32) -> Ending? {
    var code: Int32 = 0
    var result: Int32
    repeat { result = unsafe waitpid(id, &code, options) } while result == -1 && errno == EINTR
    if result == id { known = Ending(code: code) }
    return known
  }
}

/// How a program ended.
public enum Ending: Hashable, Sendable {
  case exited(Int32)
  case killed(signal: Int32)

  init(code: Int32) {
    let signal = code & 0x7F
    self = signal == 0 ? .exited((code >> 8) & 0xFF) : .killed(signal: signal)
  }
}
