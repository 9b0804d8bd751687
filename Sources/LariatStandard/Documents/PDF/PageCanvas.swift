/// What is drawn on one page: grounds and bars below, text above, and where links lie.
struct PageCanvas {
  struct Link: Hashable {
    /// Left, bottom, right, top.
    var box: [Double]
    /// An index into the composer's targets.
    var target: Int32
  }

  private var ground: [UInt8] = []
  private var text: [UInt8] = []
  private(set) var links: [Link] = []

  var content: [UInt8] { ground + text }

  /// - Parameter gray: 0 is black, 1 white.
  mutating func fill(x: Double, y: Double, width: Double, height: Double, gray: Double) {
    PDFText.append(gray, then: "g", to: &ground)
    PDFText.append(x, y, width, height, then: "re f", to: &ground)
  }

  /// Draws a line's text with its left end at `x` and its foot at `y`.
  mutating func draw(_ line: SetLine, x: Double, y: Double, gray: Double = 0.1) {
    var start = 0
    var left = x
    while start < line.cells.count {
      let first = line.cells[start]
      var end = start
      var right = left
      while end < line.cells.count, line.cells[end].looksLike(first) {
        right += line.cells[end].advance
        end += 1
      }
      draw(line.cells[start..<end], from: left, to: right, y: y, gray: gray)
      left = right
      start = end
    }
  }

  private mutating func draw(
    _ cells: ArraySlice<TextCell>, from left: Double, to right: Double, y: Double, gray: Double
  ) {
    guard let first = cells.first else { return }
    let size = Double(first.size)
    if first.marks.contains(.shaded) {
      fill(
        x: left - 1, y: y - size * 0.26, width: right - left + 2, height: size * 1.3, gray: 0.93)
    }
    if first.link >= 0 {
      text += "0.04 0.34 0.7 rg 0.04 0.34 0.7 RG\n".utf8
      links.append(
        Link(box: [left, y - size * 0.25, right, y + size * 0.85], target: first.link))
    } else {
      PDFText.append(gray, then: "g", to: &text)
      PDFText.append(gray, then: "G", to: &text)
    }
    text += "BT /F\(first.glyph.font) ".utf8
    PDFText.append(size, then: "Tf", to: &text)
    if first.glyph.isEmboldened {
      PDFText.append(size * 0.03, then: "w 2 Tr", to: &text)
    }
    PDFText.append(1, 0, first.glyph.isSlanted ? 0.2 : 0, 1, left, y, then: "Tm", to: &text)
    text.append(ASCII.less)
    for cell in cells {
      if first.glyph.isWide {
        PDFText.appendHexadecimal(cell.glyph.code, to: &text)
      } else {
        PDFText.appendHexadecimal(UInt8(truncatingIfNeeded: cell.glyph.code), to: &text)
      }
    }
    text += first.glyph.isEmboldened ? "> Tj 0 Tr ET\n".utf8 : "> Tj ET\n".utf8
    if first.marks.contains(.struck) {
      PDFText.append(size * 0.06, then: "w", to: &text)
      PDFText.append(left, y + size * 0.28, then: "m", to: &text)
      PDFText.append(right, y + size * 0.28, then: "l S", to: &text)
    }
  }
}

extension TextCell {
  /// Whether both can be drawn in one go.
  fileprivate func looksLike(_ other: TextCell) -> Bool {
    let shown: Marks = [.struck, .shaded]
    return glyph.font == other.glyph.font && size == other.size && link == other.link
      && glyph.isSlanted == other.glyph.isSlanted
      && glyph.isEmboldened == other.glyph.isEmboldened && glyph.isWide == other.glyph.isWide
      && marks.intersection(shown) == other.marks.intersection(shown)
  }
}
