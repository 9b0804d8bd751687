/// Reads JSON strictly by RFC 8259, with a place for every key and value.
///
/// Faults are findings, all that can be told apart in one run. Beyond the RFC, keys that are equal
/// after Unicode normalisation, numbers past Double, lone surrogates and nesting past `depthLimit`
/// are faults.
public enum JSONReader {
  /// How deep arrays and objects may nest.
  public static let depthLimit = 512

  /// - Returns: The document unless the reader lost its way in it. Where a finding is an error, parts
  ///   of the document are unreadable or left out.
  public static func read(
    _ bytes: [UInt8], file: String
  ) -> (document: JSONDocument?, findings: [Finding]) {
    let source = SourceText(file: file, bytes: bytes)
    if let finding = foreignEncoding(of: source) { return (nil, [finding]) }
    var parser = JSONParser(source: source)
    let root = parser.parse()
    let document = root.map { JSONDocument(root: $0, source: source) }
    return (document, parser.findings.inReadingOrder())
  }

  /// Names the encoding where the first bytes show that it is not UTF-8. JSON begins with an ASCII
  /// character, so a zero among its first two bytes tells UTF-16 and UTF-32 (RFC 4627, section 3).
  private static func foreignEncoding(of source: SourceText) -> Finding? {
    let bytes = source.bytes
    let isMarked = bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE])
    guard isMarked || (bytes.count > 1 && bytes.prefix(2).contains(0)) else { return nil }
    let isWide = bytes.starts(with: [0, 0]) || bytes.dropFirst(2).starts(with: [0, 0])
    let name = isWide ? "UTF-32" : "UTF-16"
    return Finding(
      .notUTF8, at: source.place(of: 0..<min(2, bytes.count)), "the file is encoded as \(name)",
      remedy: "save it as UTF-8")
  }
}
