extension HTMLBody {
  mutating func writeInlines(_ text: InlineText) throws(ExportError) {
    for event in text.events {
      try monitor.spend(1)
      switch event.kind {
      case .text(let range):
        try monitor.spend(range.indices.count)
        MarkupText.append(text.bytes[range.indices], to: &output)
      case .code(let range):
        if !isInAlternative { write("<code>") }
        MarkupText.append(text.bytes[range.indices], to: &output)
        if !isInAlternative { write("</code>") }
      case .softBreak: write("\n")
      case .hardBreak: write(!isInAlternative ? "<br/>\n" : "\n")
      case .begin(let style): write("<\(Self.element(style))>")
      case .end(let style): write("</\(Self.element(style))>")
      case .beginLink(let destination, let title):
        beginLink(Array(text.bytes[destination.indices]), text.bytes[title.indices])
      case .endLink:
        write(openLinks.popLast() ?? "")
      case .beginImage(let destination, let title):
        try beginImage(Array(text.bytes[destination.indices]), text.bytes[title.indices])
      case .endImage:
        write(isInAlternative ? "\"/>" : "</span>")
        isInAlternative = false
      }
    }
  }

  /// An image that cannot be shown stays as its alternative text.
  private mutating func beginImage(
    _ destination: [UInt8], _ title: ArraySlice<UInt8>
  ) throws(ExportError) {
    guard let image = images.image(destination) else {
      write("<span class=\"image\"")
      writeTitle(title.isEmpty ? destination.prefix(Self.longestHint) : title)
      write(">")
      return
    }
    write("<img src=\"")
    try references.writeSource(image, &output)
    write("\"")
    writeTitle(title)
    write(" alt=\"")
    isInAlternative = true
  }

  /// A link that may not lead anywhere stays as text, its destination as what readers see when they
  /// point at it.
  private mutating func beginLink(_ destination: [UInt8], _ title: ArraySlice<UInt8>) {
    let target = LinkTarget(destination, in: outline)
    if let href = references.href(target) {
      write("<a href=\"")
      MarkupText.append(href, to: &output)
      write("\"")
      writeTitle(title)
      write(">")
      openLinks.append("</a>")
    } else {
      write("<span class=\"link\"")
      writeTitle(title.isEmpty ? destination.prefix(Self.longestHint) : title)
      write(">")
      openLinks.append("</span>")
    }
  }

  private mutating func writeTitle(_ title: ArraySlice<UInt8>) {
    if title.isEmpty { return }
    write(" title=\"")
    MarkupText.append(title, to: &output)
    write("\"")
  }

  /// In bytes: a destination that holds an image itself is of no use to readers.
  private static let longestHint = 500

  private static func element(_ style: InlineText.Style) -> StaticString {
    switch style {
    case .emphasis: "em"
    case .strong: "strong"
    case .strike: "del"
    }
  }
}
