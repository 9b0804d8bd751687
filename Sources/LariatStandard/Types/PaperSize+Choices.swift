import LariatFlows

extension PaperSize {
  /// The named type in flow files.
  static let typeName: TypeName = "paper-size"

  static let choiceType = ChoiceType(
    name: typeName,
    choices: [
      Choice(a4.rawValue, label: "A4", detail: "210 by 297 mm"),
      Choice(letter.rawValue, label: "Letter", detail: "8.5 by 11 inches"),
    ])
}
