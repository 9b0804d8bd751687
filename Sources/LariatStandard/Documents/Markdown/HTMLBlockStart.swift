/// The ways in which a line begins a block of HTML, and how such a block ends (CommonMark 4.6).
enum HTMLBlockStart: Hashable {
  /// `<pre`, `<script`, `<style`, `<textarea`: up to a closing tag of these.
  case verbatim
  case comment
  case instruction
  case declaration
  case characterData
  /// A tag of the block kind: up to a blank line.
  case blockTag
  /// Any other tag alone on its line: up to a blank line, and never inside a paragraph.
  case anyTag

  init?(_ bytes: [UInt8], _ line: Range<Int>) {
    let text = bytes[line]
    if text.starts(with: Array("<!--".utf8)) {
      self = .comment
    } else if text.starts(with: Array("<?".utf8)) {
      self = .instruction
    } else if text.starts(with: Array("<![CDATA[".utf8)) {
      self = .characterData
    } else if text.starts(with: Array("<!".utf8)), text.count > 2,
      ASCII.isLetter(text[text.startIndex + 2])
    {
      self = .declaration
    } else {
      self.init(tag: bytes, line)
    }
  }

  private init?(tag bytes: [UInt8], _ line: Range<Int>) {
    var start = line.lowerBound + 1
    let isClosing = start < line.upperBound && bytes[start] == ASCII.slash
    if isClosing { start += 1 }
    // The longest name in either list has ten letters.
    let letters = bytes[start..<line.upperBound].prefix(16).prefix { ASCII.isAlphanumeric($0) }
    let name = String(decoding: letters, as: UTF8.self).lowercased()
    let after = letters.endIndex
    let isEnded =
      after == line.upperBound || ASCII.isBlank(bytes[after])
      || bytes[after] == ASCII.greater
    if !isClosing, isEnded, Self.verbatimNames.contains(name) {
      self = .verbatim
      return
    }
    let isSelfClosed =
      after + 1 < line.upperBound && bytes[after] == ASCII.slash
      && bytes[after + 1] == ASCII.greater
    if isEnded || isSelfClosed, Self.blockNames.contains(name) {
      self = .blockTag
      return
    }
    guard let end = HTMLTag.end(bytes, line.lowerBound, line.upperBound),
      bytes[end..<line.upperBound].allSatisfy(ASCII.isBlank)
    else { return nil }
    self = .anyTag
  }

  var endsAtBlank: Bool { self == .blockTag || self == .anyTag }

  /// Whether the block ends with this line.
  func ends(_ bytes: [UInt8], _ line: Range<Int>) -> Bool {
    let marks: [String]
    switch self {
    case .verbatim: marks = Self.verbatimNames.map { "</\($0)>" }
    case .comment: marks = ["-->"]
    case .instruction: marks = ["?>"]
    case .declaration: marks = [">"]
    case .characterData: marks = ["]]>"]
    case .blockTag, .anyTag: return false
    }
    return marks.contains { ByteSearch.find($0, in: bytes, line, ignoringCase: true) != nil }
  }

  static let verbatimNames: Set = ["pre", "script", "style", "textarea"]

  private static let blockNames = Set(
    """
    address article aside base basefont blockquote body caption center col colgroup dd details \
    dialog dir div dl dt fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 \
    head header hr html iframe legend li link main menu menuitem nav noframes ol optgroup option p \
    param search section summary table tbody td tfoot th thead title tr track ul
    """.split(separator: " ").map(String.init))
}
