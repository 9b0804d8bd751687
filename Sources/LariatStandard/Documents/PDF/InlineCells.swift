/// Sets the text of a leaf, one character after the other.
struct InlineCells {
  enum Item {
    case cell(TextCell)
    case lineBreak
  }

  /// Where its links lead, those that lead anywhere.
  private(set) var targets: [LinkTarget] = []

  private let text: InlineText
  private let maker: CellMaker
  private let base: TypeStyle
  private let size: Float
  private let firstLink: Int
  /// For each link in order, its index in `targets`; -1 for one that leads nowhere.
  private var links: [Int32] = []
  private var nextLink = 0
  private var event = 0
  /// What is left of the text or code at `event`.
  private var rest: Range<Int>?
  private var bold = 0
  private var italic = 0
  private var struck = 0
  private var link: Int32 = -1

  /// - Parameter firstLink: the number that its first target will have.
  init(
    _ text: InlineText, _ maker: CellMaker, style: TypeStyle, size: Float, outline: Outline,
    firstLink: Int
  ) {
    self.text = text
    self.maker = maker
    base = style
    self.size = size
    self.firstLink = firstLink
    for event in text.events {
      guard case .beginLink(let destination, _) = event.kind else { continue }
      let target = LinkTarget(Array(text.bytes[destination.indices]), in: outline)
      switch target {
      case .heading, .absolute:
        links.append(Int32(firstLink + targets.count))
        targets.append(target)
      case .relative, .refused:
        links.append(-1)
      }
    }
  }

  /// Nil at the end.
  mutating func next() throws(ExportError) -> Item? {
    while event < text.events.count {
      let current = text.events[event]
      switch current.kind {
      case .text(let range), .code(let range):
        var isCode = false
        if case .code = current.kind { isCode = true }
        var left = rest ?? range.indices
        while !left.isEmpty {
          let scalar = UTF8Reader.take(text.bytes, &left)
          rest = left
          if let cell = try cell(scalar, isCode: isCode, line: current.line) { return .cell(cell) }
        }
        rest = nil
        event += 1
      case .softBreak:
        event += 1
        if let cell = try cell(" ", isCode: false, line: current.line) { return .cell(cell) }
      case .hardBreak:
        event += 1
        return .lineBreak
      default:
        event += 1
        apply(current.kind)
      }
    }
    return nil
  }

  private mutating func apply(_ kind: InlineText.Event.Kind) {
    switch kind {
    case .begin(.strong): bold += 1
    case .end(.strong): bold -= 1
    case .begin(.emphasis), .beginImage: italic += 1
    case .end(.emphasis), .endImage: italic -= 1
    case .begin(.strike): struck += 1
    case .end(.strike): struck -= 1
    case .beginLink:
      link = nextLink < links.count ? links[nextLink] : -1
      nextLink += 1
    case .endLink: link = -1
    case .text, .code, .softBreak, .hardBreak: break
    }
  }

  private func cell(
    _ scalar: Unicode.Scalar, isCode: Bool, line: Int32
  ) throws(ExportError) -> TextCell? {
    var style = base
    if bold > 0 { style.insert(.bold) }
    if italic > 0 { style.insert(.italic) }
    if isCode { style.insert(.fixed) }
    guard
      var cell = try maker.cell(
        scalar, style, size: isCode ? size * 0.9 : size, line: line)
    else { return nil }
    if isCode { cell.marks.insert(.shaded) }
    if struck > 0 { cell.marks.insert(.struck) }
    cell.link = link
    return cell
  }
}
