import Lariat
import LariatFlows

/// Parts of reference pages: what every declaration says about itself.
enum ReferenceText {
  /// Columns beneath each other; the last may be empty.
  static func rows(_ rows: [[String]], indent: Int = 2) -> String {
    guard !rows.isEmpty else { return String(repeating: " ", count: indent) + "none\n" }
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { column < $0.count - 1 ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      let cells = row.enumerated().map { $1.padded(to: widths[$0]) }
      return (String(repeating: " ", count: indent) + cells.joined(separator: "  ")).trimmed + "\n"
    }.joined()
  }

  /// Name and type, then whether it must be given, then what it is for.
  static func fields(_ fields: [FieldDeclaration], indent: Int = 2) -> String {
    rows(fields.flatMap { rows(of: $0) }, indent: indent)
  }

  /// The field's own row, and one for each field inside it.
  private static func rows(
    of field: FieldDeclaration, depth: Int = 0, isInput: Bool = true
  ) -> [[String]] {
    let need =
      field.defaultValue.map { "default \($0.json)" }
      ?? (field.isOptional ? "optional" : isInput ? "required" : "")
    let (type, choices, inner) = parts(of: field.type)
    let summary = [field.summary, choices.isEmpty ? "" : "(\(choices))"].filter { !$0.isEmpty }
    let name = String(repeating: "  ", count: depth) + field.name
    return [[name, type, need, summary.joined(separator: " ")]]
      + inner.flatMap { rows(of: $0, depth: depth + 1, isInput: isInput) }
  }

  /// A type in a few words; what does not fit there, and the fields inside it.
  private static func parts(
    of type: ValueType
  ) -> (word: String, choices: String, inner: [FieldDeclaration]) {
    switch type {
    case .record(let fields): return ("object", "", fields)
    case .array(let element):
      let (word, choices, inner) = parts(of: element)
      return ("list of \(word)", choices, inner)
    case .choice(let type) where ValueType.choice(type).reference.count > 24:
      let values = type.choices.map(\.value).joined(separator: ", ")
      return (type.name?.rawValue ?? "choice", values, [])
    default: return (type.reference, "", [])
    }
  }

  /// Fields that are given to the reader of the page; empty where there are none.
  static func payload(_ fields: [FieldDeclaration]) -> String {
    guard !fields.isEmpty else { return "" }
    let all = fields.flatMap { rows(of: $0, isInput: false) }
    return rows(all.map { row in row.filter { !$0.isEmpty } }, indent: 4)
  }

  static func outputs(_ outputs: [PortDeclaration]) -> String {
    guard !outputs.isEmpty else { return "  none\n" }
    return outputs.map { output in
      "  \(output.name): \(output.summary)".trimmed + "\n"
        + payload(output.payload)
    }.joined()
  }

  static func json(_ outputs: [PortDeclaration]) -> Value {
    .array(
      outputs.map {
        [
          "output": .string($0.name.rawValue), "summary": .string($0.summary),
          "payload": .object($0.payload.schema),
        ]
      })
  }

  /// The lines of a list of names with their summaries.
  static func list(_ entries: [(name: String, summary: String)]) -> String {
    entries.isEmpty ? "There are none.\n" : rows(entries.map { [$0.name, $0.summary] })
  }

  static func unknown(_ kind: String, _ name: String, among names: [String]) -> UsageError {
    UsageError(
      "no \(kind) is named \"\(name)\"",
      remedy: Spelling.remedy(
        for: name, in: names, otherwise: "lariat \(kind)s lists those there are"))
  }
}
