import Glibc

/// A terminal that a test holds the other end of: what it types, a program reads.
public final class PseudoTerminal {
  /// The screen and the keyboard.
  public let stream: ByteStream
  /// What a program opens.
  public let path: String
  private let programEnd: ByteStream

  public init(columns: Int = 80, rows: Int = 24) throws {
    var (own, program): (Int32, Int32) = (0, 0)
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    let isMade = Descriptors.keepingOthersOut {
      guard unsafe openpty(&own, &program, nil, nil, &size) == 0 else { return false }
      return [own, program].allSatisfy { fcntl($0, F_SETFD, FD_CLOEXEC) == 0 }
    }
    guard isMade else { throw CallFailure(call: "openpty", code: errno) }
    stream = ByteStream(own)
    programEnd = ByteStream(program)
    var name = [CChar](repeating: 0, count: 128)
    guard unsafe ttyname_r(program, &name, name.count) == 0 else {
      throw CallFailure(call: "ttyname_r", code: errno)
    }
    path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Runs a program whose terminal this is.
  public func run(
    _ executable: String, _ arguments: [String] = [], environment: [String: String]? = nil
  ) throws -> ChildProcess {
    try ChildProcess(executable, arguments, environment: environment, terminal: path)
  }

  public func type(_ text: String) throws { try stream.write(text) }

  /// See `ByteStream.output(until:)`. The terminal writes `\r\n` at the end of lines, and what is typed
  /// where it echoes.
  public func output(until text: String) throws -> String { try stream.output(until: text) }

  /// All that the settings of the terminal hold, to be compared.
  public var settings: TerminalSettings {
    get throws {
      var attributes = termios()
      guard unsafe tcgetattr(programEnd.descriptor, &attributes) == 0 else {
        throw CallFailure(call: "tcgetattr", code: errno)
      }
      return TerminalSettings(attributes)
    }
  }

  /// Also tells the program, by SIGWINCH.
  public func resize(columns: Int, rows: Int) {
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = unsafe ioctl(stream.descriptor, UInt(TIOCSWINSZ), &size)
  }
}

/// A termios as a value.
public struct TerminalSettings: Hashable, Sendable {
  public var input: UInt32
  public var output: UInt32
  public var control: UInt32
  public var local: UInt32
  public var characters: [UInt8]

  init(_ attributes: termios) {
    input = attributes.c_iflag
    output = attributes.c_oflag
    control = attributes.c_cflag
    local = attributes.c_lflag
    characters = unsafe withUnsafeBytes(of: attributes.c_cc) { unsafe Array($0) }
  }

  /// Whether what is typed is shown.
  public var isEchoing: Bool { local & UInt32(ECHO) != 0 }
  /// Whether the terminal hands over whole lines.
  public var isByLine: Bool { local & UInt32(ICANON) != 0 }
}
