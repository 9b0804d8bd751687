import LariatViews

/// Makes random parts and edits them.
@MainActor
struct PartFactory {
  private var generator: SeededGenerator
  private var lastID = 0

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }

  mutating func part(depth: Int) -> Part {
    lastID += 1
    return Part(id: lastID, content(depth: depth))
  }

  /// Changes a random part at or below `root`: what it is, its number, the order or number of its
  /// children.
  mutating func edit(_ root: Part) {
    var part = root
    var depth = 3
    while let child = part.content.value.children.randomElement(using: &generator),
      number(below: 3) > 0
    {
      part = child
      depth -= 1
    }
    switch number(below: 6) {
    case 0: part.content.value = content(depth: max(depth, 0))
    case 1: part.content.value.children.shuffle(using: &generator)
    case 2: part.content.value.children.append(self.part(depth: max(depth - 1, 0)))
    case 3 where !part.content.value.children.isEmpty:
      part.content.value.children.remove(at: number(below: part.content.value.children.count))
    default: part.content.value.number = number(below: 4)
    }
  }

  private mutating func content(depth: Int) -> Part.Content {
    let kind = Part.Kind.allCases[number(below: Part.Kind.allCases.count)]
    let count = depth > 0 ? number(below: 4) : 0
    return Part.Content(
      kind: kind, number: number(below: 4),
      children: (0..<count).map { _ in part(depth: depth - 1) })
  }
}
