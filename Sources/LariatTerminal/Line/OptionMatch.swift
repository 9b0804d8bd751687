import LariatViews

/// Finds the option that a typed answer means.
enum OptionMatch: Hashable, Sendable {
  case found(Int)
  /// Several begin with it: the first of them, and how many there are.
  case several([String], count: Int)
  case none

  /// How many labels a message names.
  static let shown = 8

  /// An exact label wins, then a number from 1, then the one label that begins with the answer.
  /// Case does not matter.
  init(_ answer: String, count: Int, label: (Int) -> String) {
    let wanted = answer.trimmedSpaces.lowercased()
    var exact: Int?
    var beginning: [Int] = []
    for offset in 0..<count {
      let text = label(offset).lowercased()
      if text == wanted, exact == nil { exact = offset }
      if text.hasPrefix(wanted) { beginning.append(offset) }
    }
    if let exact {
      self = .found(exact)
    } else if let number = Int(wanted), (1...max(count, 1)).contains(number), count > 0 {
      self = .found(number - 1)
    } else if beginning.count == 1 {
      self = .found(beginning[0])
    } else if beginning.isEmpty {
      self = .none
    } else {
      self = .several(beginning.prefix(Self.shown).map(label), count: beginning.count)
    }
  }

  /// Why the answer fits no option; nil if it fits one.
  func problem(_ answer: String, count: Int) -> String? {
    let range = count == 1 ? "1" : "a number from 1 to \(count)"
    switch self {
    case .found: return nil
    case .none:
      return "\"\(answer.trimmedSpaces)\" is none of the choices. "
        + "Type \(range), a name or its beginning."
    case .several(let labels, let total):
      let more = total > labels.count ? " and \(total - labels.count) more" : ""
      return "\"\(answer.trimmedSpaces)\" fits \(labels.joined(separator: ", "))\(more). "
        + "Type more of the name, or its number."
    }
  }
}

extension String {
  nonisolated var trimmedSpaces: String {
    var text = Substring(self)
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
