import LariatFlows

/// A text in which `⟦…⟧` marks where findings must point, and `⟪…⟫` what they must relate to.
struct MarkedText {
  var text = ""
  /// The bytes of each mark, in the order of their beginnings.
  var marks: [Range<Int>] = []
  var related: [Range<Int>] = []

  init(_ marked: String) {
    var open: [Int] = []
    var openRelated: [Int] = []
    for character in marked {
      switch character {
      case "⟦":
        open.append(marks.count)
        marks.append(text.utf8.count..<text.utf8.count)
      case "⟪":
        openRelated.append(related.count)
        related.append(text.utf8.count..<text.utf8.count)
      case "⟧":
        let index = open.removeLast()
        marks[index] = marks[index].lowerBound..<text.utf8.count
      case "⟫":
        let index = openRelated.removeLast()
        related[index] = related[index].lowerBound..<text.utf8.count
      default: text.append(character)
      }
    }
  }

  var bytes: [UInt8] { Array(text.utf8) }
}

/// A finding without its words: what a table of marked texts expects.
struct Pointer: Hashable, CustomStringConvertible {
  var rule: RuleID
  var range: Range<Int>?

  init(_ rule: RuleID, _ range: Range<Int>?) {
    self.rule = rule
    self.range = range
  }

  init(_ finding: Finding) { self.init(finding.rule, finding.place?.range) }

  var description: String { "\(rule) \(range.map { "\($0)" } ?? "nowhere")" }
}

extension Place {
  var range: Range<Int> { start.offset..<end.offset }
}
