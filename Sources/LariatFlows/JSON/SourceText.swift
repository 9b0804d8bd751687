/// A text that findings point into: finds line and column of its bytes.
public struct SourceText: Sendable {
  public let file: String
  public let bytes: [UInt8]
  /// Where each line begins; the first one after a byte order mark, which has no column.
  private let lineStarts: [Int]
  /// How many scalars begin before each block of bytes; empty where a byte is a scalar.
  private let scalarCounts: [Int]

  private static let blockSize = 256

  public init(file: String, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
    var starts = [Self.hasByteOrderMark(bytes) ? 3 : 0]
    var union: UInt8 = 0
    let span = bytes.span
    for index in span.indices {
      let byte = span[index]
      union |= byte
      if byte == UInt8(ascii: "\n") { starts.append(index + 1) }
    }
    lineStarts = starts
    scalarCounts = union < 0x80 ? [] : Self.countScalars(bytes)
  }

  static func hasByteOrderMark(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0xEF, 0xBB, 0xBF]) }

  private static func countScalars(_ bytes: [UInt8]) -> [Int] {
    var counts: [Int] = []
    var scalars = 0
    for (index, byte) in bytes.enumerated() {
      if index.isMultiple(of: blockSize) { counts.append(scalars) }
      if byte & 0xC0 != 0x80 { scalars += 1 }
    }
    return counts + [scalars]
  }

  /// The place of a range of bytes.
  public func place(of range: Range<Int>) -> Place {
    var line = 0
    return place(of: range, near: &line)
  }

  /// The place of a range of bytes, looked for around the line with that index first.
  func place(of range: Range<Int>, near line: inout Int) -> Place {
    let start = position(at: range.lowerBound, near: &line)
    let end = position(at: range.upperBound, near: &line)
    return Place(file: file, start: start, end: end)
  }

  private func position(at offset: Int, near line: inout Int) -> Position {
    line = lineIndex(of: offset, near: line)
    let start = lineStarts[line]
    let column =
      scalarCounts.isEmpty ? offset - start : scalars(before: offset) - scalars(before: start)
    return Position(line: line + 1, column: max(0, column) + 1, offset: offset)
  }

  private func lineIndex(of offset: Int, near hint: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    if lineStarts[hint] <= offset {
      low = hint
      var step = 1
      while low + step < high, lineStarts[low + step] <= offset {
        low += step
        step *= 2
      }
      high = min(high, low + step)
    } else {
      high = hint
      var step = 1
      while high - step > 0, lineStarts[high - step] > offset {
        high -= step
        step *= 2
      }
      low = max(0, high - step)
    }
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  private func scalars(before offset: Int) -> Int {
    let block = offset / Self.blockSize
    var count = scalarCounts[block]
    for byte in bytes[(block * Self.blockSize)..<offset] where byte & 0xC0 != 0x80 { count += 1 }
    return count
  }
}
