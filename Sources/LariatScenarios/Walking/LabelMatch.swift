import LariatFlows

/// Finds which of some labels a script means: an equal one, whatever the case, or else the only one
/// that begins with what is given.
enum LabelMatch: Hashable {
  case found(Int)
  case several([String])
  case none

  init(_ wanted: String, among labels: [String]) {
    let wanted = wanted.lowercased()
    let equal = labels.indices.filter { labels[$0].lowercased() == wanted }
    let near =
      equal.isEmpty ? labels.indices.filter { labels[$0].lowercased().hasPrefix(wanted) } : []
    let found = wanted.isEmpty ? [] : equal + near
    switch found.count {
    case 0: self = .none
    case 1: self = .found(found[0])
    default: self = .several(found.map { labels[$0] })
    }
  }

  /// The labels there are, for a message: the nearest one, and the first few.
  static func remedy(for wanted: String, among labels: [String]) -> String {
    guard !labels.isEmpty else { return "there is none on this screen" }
    let nearest = Spelling.nearest(to: wanted, in: labels).map { "did you mean \"\($0)\"? " } ?? ""
    return nearest + "there is \(list(labels))"
  }

  static func list(_ labels: [String]) -> String {
    labels.prefix(8).map { Value.quote($0) }.joined(separator: ", ")
      + (labels.count > 8 ? " and \(labels.count - 8) more" : "")
  }
}
