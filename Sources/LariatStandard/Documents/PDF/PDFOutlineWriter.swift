/// Writes a document's headings as the tree that readers show beside the pages
/// (ISO 32000-1, 12.3.3).
struct PDFOutlineWriter {
  let headings: [Outline.Heading]
  /// Where each lies.
  let places: [String]

  private struct Item {
    var parent: Int?
    var first: Int?
    var last: Int?
    var previous: Int?
    var next: Int?
    var descendants = 0
  }

  /// Returns the number of the tree; none where there are no headings.
  func write(
    _ objects: inout PDFObjects, to file: inout PendingFile
  ) throws(ExportError) -> Int? {
    let count = min(headings.count, places.count)
    if count == 0 { return nil }
    let items = self.items(count)
    let root = objects.reserve()
    var numbers: [Int] = []
    for _ in 0..<count { numbers.append(objects.reserve()) }
    let top = items.indices.filter { items[$0].parent == nil }
    try objects.write(
      "<</Type/Outlines/First \(numbers[top[0]]) 0 R/Last \(numbers[top[top.count - 1]]) 0 R"
        + "/Count \(top.count)>>", as: root, to: &file)
    for (index, item) in items.enumerated() {
      var entries = "/Parent \(item.parent.map { numbers[$0] } ?? root) 0 R"
      for (name, other) in [
        ("First", item.first), ("Last", item.last), ("Prev", item.previous), ("Next", item.next),
      ] {
        if let other { entries += "/\(name) \(numbers[other]) 0 R" }
      }
      // Closed: only the top level shows at first.
      if item.descendants > 0 { entries += "/Count -\(item.descendants)" }
      let text = String(decoding: headings[index].text.prefix(500), as: UTF8.self)
        .split { $0.isWhitespace }.joined(separator: " ")
      try objects.write(
        "<</Title\(PDFText.string(text))\(entries)/Dest\(places[index])>>", as: numbers[index],
        to: &file)
    }
    return root
  }

  /// A level that is skipped makes no level of the tree.
  private func items(_ count: Int) -> [Item] {
    var items = [Item](repeating: Item(), count: count)
    var open: [Int] = []
    for index in 0..<count {
      var sibling: Int?
      while let last = open.last, headings[last].level >= headings[index].level {
        sibling = open.removeLast()
      }
      items[index].parent = open.last
      items[index].previous = sibling
      if let sibling { items[sibling].next = index }
      if let parent = open.last {
        if items[parent].first == nil { items[parent].first = index }
        items[parent].last = index
        items[parent].descendants += 1
      }
      open.append(index)
    }
    return items
  }
}
