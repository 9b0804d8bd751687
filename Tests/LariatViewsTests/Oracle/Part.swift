/// A part of a random screen. Each is observed on its own, so an edit reaches only who shows it.
@MainActor
final class Part {
  enum Kind: CaseIterable {
    case text
    case counter
    case field
    case toggle
    case picker
    case stack
    case rows
    case section
    case condition
    case environment
    case person
    case disabled
    case identified
    case skipped
    case crumb
    case alert
    case erased
    case elements
    case pair
  }

  let id: Int
  let content: Observed<Content>

  struct Content {
    var kind: Kind
    /// Whatever the kind makes of it.
    var number: Int
    var children: [Part]
  }

  init(id: Int, _ content: Content) {
    self.id = id
    self.content = Observed(content)
  }
}
