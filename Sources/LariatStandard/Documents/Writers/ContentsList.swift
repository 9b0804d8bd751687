/// A document's headings as nested lists of links.
enum ContentsList {
  /// - Parameter href: where the heading of an index in the outline is found.
  static func markup(
    _ headings: [Outline.Heading], monitor: ExportMonitor, href: (Int) -> String
  ) throws(ExportError) -> [UInt8] {
    var output: [UInt8] = []
    // The level of the last item of each open list. A level that was skipped opens no list.
    var levels: [Int] = []
    for (index, heading) in headings.enumerated() {
      try monitor.spend(heading.text.count + 64)
      if let last = levels.last, heading.level <= last {
        while levels.count > 1, levels[levels.count - 2] >= heading.level {
          output += "</li>\n</ol>\n".utf8
          levels.removeLast()
        }
        output += "</li>\n".utf8
        levels[levels.count - 1] = heading.level
      } else {
        output += (levels.isEmpty ? "<ol>\n" : "\n<ol>\n").utf8
        levels.append(heading.level)
      }
      output += "<li><a href=\"".utf8
      MarkupText.append(href(index), to: &output)
      output += "\">".utf8
      MarkupText.append(heading.text[...], to: &output)
      output += "</a>".utf8
    }
    for _ in levels { output += "</li>\n</ol>\n".utf8 }
    return output
  }
}
