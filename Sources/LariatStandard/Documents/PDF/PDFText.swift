/// How PDF writes numbers and text (ISO 32000-1, 7.3).
enum PDFText {
  /// With at most two digits after the point.
  static func append(_ number: Double, to output: inout [UInt8]) {
    let hundredths = Int((min(max(number, -1e9), 1e9) * 100).rounded())
    if hundredths < 0 { output.append(ASCII.hyphen) }
    let size = hundredths.magnitude
    output += String(size / 100).utf8
    if size % 100 == 0 { return }
    output.append(ASCII.dot)
    output.append(0x30 + UInt8(size % 100 / 10))
    if size % 10 != 0 { output.append(0x30 + UInt8(size % 10)) }
  }

  /// Numbers with a space after each, and an operator.
  static func append(_ numbers: Double..., then operation: String, to output: inout [UInt8]) {
    for number in numbers {
      append(number, to: &output)
      output.append(ASCII.space)
    }
    output += operation.utf8
    output.append(ASCII.newline)
  }

  /// All digits of `code`, two for each of its bytes.
  static func appendHexadecimal(_ code: some FixedWidthInteger, to output: inout [UInt8]) {
    for shift in stride(from: code.bitWidth - 4, through: 0, by: -4) {
      output.append(digits[Int(truncatingIfNeeded: code >> shift) & 15])
    }
  }

  /// Text that people read outside the pages: titles, names in the outline.
  static func string(_ text: String) -> String {
    var output: [UInt8] = Array("<FEFF".utf8)
    for unit in text.utf16 { appendHexadecimal(unit, to: &output) }
    output.append(ASCII.greater)
    return String(decoding: output, as: UTF8.self)
  }

  /// Bytes between parentheses.
  static func literal(_ text: String) -> String {
    var output: [UInt8] = [ASCII.leftParenthesis]
    for byte in text.utf8 {
      let isMark =
        byte == ASCII.leftParenthesis || byte == ASCII.rightParenthesis || byte == ASCII.backslash
      if isMark { output.append(ASCII.backslash) }
      output.append(byte)
    }
    output.append(ASCII.rightParenthesis)
    return String(decoding: output, as: UTF8.self)
  }

  /// `D:20260131090500Z`.
  static func date(_ date: ExportDate) -> String {
    "(D:" + date.iso8601.filter(\.isNumber) + "Z)"
  }

  private static let digits = Array("0123456789ABCDEF".utf8)
}
