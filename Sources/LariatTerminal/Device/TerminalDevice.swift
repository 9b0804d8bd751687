internal import CTerminal
internal import Glibc

/// The two ends by which a person is reached: a terminal, or pipes and files in its place.
///
/// Whatever is changed of a terminal is put back when the program ends, also by a crash or a signal.
public final class TerminalDevice {
  /// Where a person's input comes from. One `LineReader` reads it for as long as the program runs.
  public nonisolated let input: Int32
  public nonisolated let output: Int32
  private nonisolated let isOwner: Bool
  /// Whether nobody reads what is written any more; it is then dropped without a word.
  public private(set) var isGone = false

  /// - Parameters:
  ///   - input: an open descriptor, standard input at first; it stays the caller's.
  ///   - output: an open descriptor, standard error at first; it stays the caller's.
  public convenience init(input: Int32 = 0, output: Int32 = 2) {
    self.init(input: input, output: output, isOwner: false)
  }

  private init(input: Int32, output: Int32, isOwner: Bool) {
    self.input = input
    self.output = output
    self.isOwner = isOwner
  }

  /// The terminal that the program was started from, wherever its streams lead; nil without one.
  public static func controlling() -> TerminalDevice? {
    let descriptor = unsafe open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    return TerminalDevice(input: descriptor, output: descriptor, isOwner: true)
  }

  deinit {
    guard isOwner else { return }
    _ = lariat_terminal_restore(input)
    _ = close(input)
  }

  /// From now on writing where nobody reads is a failure of the call, not the end of the program.
  public static func surviveBrokenPipes() {
    _ = signal(SIGPIPE, SIG_IGN)
  }

  /// From now on a standard stream that the program was started without is at its end when read,
  /// and still a failure when written. Otherwise the next file or pipe to be opened would take its
  /// place, and be read as answers or written over with questions.
  public static func holdMissingStreams() {
    for stream in Int32(0)...2 where fcntl(stream, F_GETFD) < 0 {
      _ = unsafe open("/dev/null", O_RDONLY)
    }
  }

  /// Whether a person can type on one end and read on the other.
  public var isTerminal: Bool { isatty(input) == 1 && isatty(output) == 1 }

  /// The size now. 80 by 24 where nobody knows it, as on a pipe or a serial line.
  public var size: TerminalSize {
    var size = winsize()
    _ = unsafe ioctl(output, UInt(TIOCGWINSZ), &size)
    return TerminalSize(
      columns: size.ws_col == 0 ? 80 : Int(size.ws_col),
      rows: size.ws_row == 0 ? 24 : Int(size.ws_row))
  }

  /// Stops showing what is typed, until `restore`. What is no terminal shows nothing anyway.
  public func hideTyping() throws(TerminalFailure) {
    guard isatty(input) == 1 else { return }
    try check("hide what is typed", lariat_terminal_save(input))
    try check("hide what is typed", lariat_terminal_echo_off(input))
  }

  /// Hands over every key at once, until `restore`.
  ///
  /// - Parameter resetting: what is written, besides, if a signal ends the program before: at most
  ///   256 bytes.
  public func readKeys(resetting text: String = "") throws(TerminalFailure) {
    try check("read keys", lariat_terminal_save(input))
    let bytes = text.utf8.map { CChar(bitPattern: $0) }
    try check("read keys", unsafe lariat_terminal_reset_bytes(input, bytes, bytes.count))
    try check("read keys", lariat_terminal_raw(input))
  }

  /// Puts all settings back as they were found.
  public func restore() throws(TerminalFailure) {
    try check("put it back", lariat_terminal_restore(input))
  }

  private func check(_ action: String, _ code: Int32) throws(TerminalFailure) {
    if code != 0 { throw TerminalFailure(action: action, reason: Self.words(for: code)) }
  }

  private nonisolated static func words(for code: Int32) -> String {
    unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
  }
}

extension TerminalDevice {
  /// Writes all of it, or drops it when nobody reads any more: a closed pipe, a terminal hung up.
  public func write(_ text: String) throws(TerminalFailure) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty, !isGone {
      let count = unsafe rest.withUnsafeBytes {
        unsafe Glibc.write(output, $0.baseAddress, $0.count)
      }
      switch (count, errno) {
      case (0..., _): rest = rest.dropFirst(count)
      case (_, EINTR): break
      case (_, EAGAIN): Self.wait(for: POLLOUT, on: output)
      case (_, EPIPE), (_, EIO): isGone = true
      case (_, let code): throw TerminalFailure(action: "write", reason: Self.words(for: code))
      }
    }
  }

  /// What comes next on `descriptor`, waited for; empty at the end, and where nothing can come any
  /// more.
  nonisolated static func read(from descriptor: Int32) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = unsafe bytes.withUnsafeMutableBytes {
        unsafe Glibc.read(descriptor, $0.baseAddress, $0.count)
      }
      switch (count, errno) {
      case (0..., _): return Array(bytes.prefix(count))
      case (_, EINTR): break
      case (_, EAGAIN): wait(for: POLLIN, on: descriptor)
      default: return []
      }
    }
  }

  private nonisolated static func wait(for event: Int32, on descriptor: Int32) {
    var waiting = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    _ = unsafe poll(&waiting, 1, -1)
  }
}
