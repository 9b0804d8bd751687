import Glibc

/// One end of a pipe or of a terminal, closed when it goes.
public final class ByteStream {
  public let descriptor: Int32
  private var unread: [UInt8] = []
  private var isClosed = false

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  deinit { close() }

  /// What a program writes to `writing` is read from `reading`. Neither is handed to programs but
  /// as one of their `streams`.
  public static func pipe() throws -> (reading: ByteStream, writing: ByteStream) {
    var ends: [Int32] = [0, 0]
    let isMade = Descriptors.keepingOthersOut {
      guard unsafe Glibc.pipe(&ends) == 0 else { return false }
      return ends.allSatisfy { fcntl($0, F_SETFD, FD_CLOEXEC) == 0 }
    }
    guard isMade else { throw CallFailure(call: "pipe", code: errno) }
    return (ByteStream(ends[0]), ByteStream(ends[1]))
  }

  public func close() {
    if !isClosed { _ = Glibc.close(descriptor) }
    isClosed = true
  }

  public func write(_ text: String) throws {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      guard count > 0 else { throw CallFailure(call: "write", code: errno) }
      rest = rest.dropFirst(count)
    }
  }

  /// What comes up to the end of the first `text` in it; without one, what comes up to the end.
  ///
  /// - Throws: `SilentStream` with what came so far when nothing more comes for half a minute.
  public func output(until text: String) throws -> String {
    let end = Array(text.utf8)
    while true {
      if let length = unread.firstRange(of: end)?.upperBound { return take(length) }
      guard try readMore(waiting: 30_000) else { return take(unread.count) }
    }
  }

  /// What comes up to the end.
  public func outputToEnd() throws -> String {
    while try readMore(waiting: 30_000) {}
    return take(unread.count)
  }

  /// What has come already.
  public func outputSoFar() -> String {
    while (try? readMore(waiting: 0)) == true {}
    return take(unread.count)
  }

  private func take(_ length: Int) -> String {
    defer { unread.removeFirst(length) }
    return String(decoding: unread.prefix(length), as: UTF8.self)
  }

  /// False at the end, which a terminal shows as an error once its program has gone.
  private func readMore(waiting milliseconds: Int32) throws -> Bool {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard unsafe poll(&waiting, 1, milliseconds) == 1 else {
      throw SilentStream(output: String(decoding: unread, as: UTF8.self))
    }
    var part = [UInt8](repeating: 0, count: 4096)
    let count = unsafe part.withUnsafeMutableBytes {
      unsafe read(descriptor, $0.baseAddress, $0.count)
    }
    guard count > 0 else { return false }
    unread += part.prefix(count)
    return true
  }
}

/// A program said nothing for too long.
public struct SilentStream: Error, Hashable {
  public var output: String
}
