import LariatFlows
import LariatViews

extension SemanticNode {
  /// What the field holds as a scenario would write it: a text, true or false, the label of what is
  /// chosen or a list of them, a fraction; null for nothing. Secrets are masked.
  @MainActor var plainValue: Value {
    switch value {
    case .none: .null
    case .text(let text): .string(text)
    case .secret(let text): .secret(Secret(text.unmasked))
    case .isOn(let isOn): .boolean(isOn)
    case .choice(let id): id.map { .string(rowLabel($0)) } ?? .null
    case .choices:
      .array(allRows.filter { value.isChosen($0.id) }.map { .string($0.label) })
    case .fraction(let fraction): fraction.map { .number($0) } ?? .null
    }
  }

  @MainActor private func rowLabel(_ id: ElementID) -> String {
    guard let rows, let offset = rows.offset(of: id) else { return "\(id)" }
    return rows.row(at: offset).label
  }
}
