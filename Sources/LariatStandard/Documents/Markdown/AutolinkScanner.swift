/// `<https://example.org>` and `<somebody@example.org>` (CommonMark 6.5).
enum AutolinkScanner {
  /// The address between the angle brackets, of which `start` is the first.
  static func address(_ bytes: [UInt8], _ start: Int, _ end: Int) -> ByteRange? {
    link(bytes, start + 1, end) ?? mail(bytes, start + 1, end)
  }

  static func hasScheme(_ bytes: [UInt8], _ address: ByteRange) -> Bool {
    schemeEnd(bytes, address.indices.lowerBound, address.indices.upperBound) != nil
  }

  private static func link(_ bytes: [UInt8], _ start: Int, _ end: Int) -> ByteRange? {
    guard var position = schemeEnd(bytes, start, end) else { return nil }
    while position < end {
      switch bytes[position] {
      case ASCII.greater: return ByteRange(start, position)
      case 0...0x20, 0x7F, ASCII.less: return nil
      default: position += 1
      }
    }
    return nil
  }

  /// The index after the colon of a scheme, which has 2 to 32 characters.
  private static func schemeEnd(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int? {
    guard start < end, ASCII.isLetter(bytes[start]) else { return nil }
    let limit = min(end, start + 33)
    let scheme = bytes[start..<limit].prefix {
      ASCII.isAlphanumeric($0) || $0 == ASCII.plus || $0 == ASCII.dot || $0 == ASCII.hyphen
    }
    guard scheme.count >= 2, scheme.endIndex < limit, bytes[scheme.endIndex] == ASCII.colon
    else { return nil }
    return scheme.endIndex + 1
  }

  private static func mail(_ bytes: [UInt8], _ start: Int, _ end: Int) -> ByteRange? {
    let name = bytes[start..<end].prefix {
      ASCII.isAlphanumeric($0) || nameMarks.contains($0)
    }
    guard !name.isEmpty, name.endIndex < end, bytes[name.endIndex] == UInt8(ascii: "@")
    else { return nil }
    var position = name.endIndex
    repeat {
      let label = bytes[(position + 1)..<end].prefix {
        ASCII.isAlphanumeric($0) || $0 == ASCII.hyphen
      }
      guard (1...63).contains(label.count), label.first != ASCII.hyphen,
        label.last != ASCII.hyphen
      else { return nil }
      position = label.endIndex
    } while position < end && bytes[position] == ASCII.dot
    guard position < end, bytes[position] == ASCII.greater else { return nil }
    return ByteRange(start, position)
  }

  private static let nameMarks = Set(".!#$%&'*+/=?^_`{|}~-".utf8)
}
