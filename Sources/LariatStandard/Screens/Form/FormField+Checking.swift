import Lariat
import LariatFlows

/// What a filled-in field comes to.
enum FormFieldResult: Hashable {
  case value(Value)
  /// Nothing stands in it, and nothing needs to.
  case nothing
  case problem(String)
}

extension FormField {
  /// Reads the entry as the field's value, or says in a sentence what is wrong with it.
  func check(_ entry: FormEntry) -> FormFieldResult {
    switch entry {
    case .text(let text): check(text)
    case .secret(let secret): check(secret)
    case .choice(nil): required ? .problem("Choose one.") : .nothing
    case .choice(let id?): .value(.string(id.value))
    case .choices(let ids): check(ids)
    case .toggle(let isOn):
      required && !isOn ? .problem("This has to be on.") : .value(.boolean(isOn))
    }
  }

  private func check(_ text: String) -> FormFieldResult {
    let words = text.trimmingPrefix(while: \.isWhitespace)
    if words.isEmpty { return required ? .problem("Fill this in.") : .nothing }
    switch type {
    case .integer, .number: return number(String(words).trimmedEnd)
    case .date:
      let date = String(words).trimmedEnd
      return StringFormat.isDate(date)
        ? .value(.string(date)) : .problem("A day that exists, as YYYY-MM-DD.")
    default: return tooShort(text) ?? .value(.string(text))
    }
  }

  private func check(_ secret: Secret) -> FormFieldResult {
    if secret.text.isEmpty { return required ? .problem("Fill this in.") : .nothing }
    return tooShort(secret.text) ?? .value(.secret(secret))
  }

  private func tooShort(_ text: String) -> FormFieldResult? {
    guard let minimumLength, text.count < minimumLength else { return nil }
    return .problem("At least \(minimumLength) character\(minimumLength == 1 ? "" : "s").")
  }

  private func number(_ text: String) -> FormFieldResult {
    guard let number = Double(text), number.isFinite,
      text.allSatisfy({ "0123456789+-.eE".contains($0) })
    else { return .problem(type == .integer ? "A whole number." : "A number.") }
    if let minimum, number < minimum { return .problem("At least \(Self.words(minimum)).") }
    if let maximum, number > maximum { return .problem("At most \(Self.words(maximum)).") }
    guard type == .integer else { return .value(.number(number)) }
    guard let whole = Int(text) else { return .problem("A whole number.") }
    return .value(.integer(whole))
  }

  private static func words(_ number: Double) -> String { Value.number(number).text ?? "" }

  private func check(_ ids: Set<OptionEntry.ID>) -> FormFieldResult {
    if ids.isEmpty, required { return .problem("Choose at least one.") }
    return .value(.array(entries.filter { ids.contains($0.id) }.map { .string($0.id.value) }))
  }
}

extension String {
  fileprivate var trimmedEnd: String {
    var text = self
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
