import Lariat
public import LariatFlows

/// What stands in a field of a form while it is filled in.
public enum FormEntry: Sendable, Hashable {
  /// As typed: also what is no number or no date yet.
  case text(String)
  case secret(Secret)
  case choice(OptionEntry.ID?)
  case choices(Set<OptionEntry.ID>)
  case toggle(Bool)
}

extension FormEntry {
  /// What stands in a field that nobody has touched.
  init(emptyFor kind: FormFieldKind) {
    switch kind {
    case .text, .multiline, .integer, .number, .date, .path: self = .text("")
    case .secret: self = .secret(Secret(""))
    case .choice: self = .choice(nil)
    case .choices: self = .choices([])
    case .toggle: self = .toggle(false)
    }
  }

  /// A given value as it stands in the field; nil if it is of no use there.
  init?(_ value: Value, for field: FormField) {
    switch (field.type, value) {
    case (.text, .string(let text)), (.multiline, .string(let text)), (.path, .string(let text)):
      self = .text(text)
    case (.date, .string(let text)):
      guard StringFormat.isDate(text) else { return nil }
      self = .text(text)
    case (.integer, .integer), (.number, .integer), (.number, .number):
      self = .text(value.text ?? "")
    case (.toggle, .boolean(let isOn)): self = .toggle(isOn)
    case (.choice, _):
      guard let id = field.entries.first(of: value) else { return nil }
      self = .choice(id)
    case (.choices, .array(let values)):
      let entries = field.entries
      let ids = values.compactMap { entries.first(of: $0) }
      guard ids.count == values.count else { return nil }
      self = .choices(Set(ids))
    default: return nil
    }
  }

  /// Whether it is of the kind that the field holds.
  func fits(_ kind: FormFieldKind) -> Bool {
    switch (self, kind) {
    case (.text, .text), (.text, .multiline), (.text, .integer), (.text, .number), (.text, .date),
      (.text, .path), (.secret, .secret), (.choice, .choice), (.choices, .choices),
      (.toggle, .toggle):
      true
    default: false
    }
  }
}
