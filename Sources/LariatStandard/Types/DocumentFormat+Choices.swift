import LariatFlows

extension DocumentFormat {
  /// The named type in flow files.
  static let typeName: TypeName = "document-format"

  static let choiceType = ChoiceType(name: typeName, choices: allCases.map(\.choice))

  /// What people see for it.
  var choice: Choice {
    switch self {
    case .epub: Choice(rawValue, label: "EPUB", detail: "For readers, tablets and phones")
    case .html: Choice(rawValue, label: "HTML", detail: "One page for any browser")
    case .pdf: Choice(rawValue, label: "PDF", detail: "Pages to print and to pass on")
    }
  }

  /// What people see for a value; the value itself where it is unknown.
  static func label(of value: String) -> String {
    DocumentFormat(rawValue: value)?.choice.label ?? value
  }
}
