/// What a piece of text asks of its font.
struct TypeStyle: OptionSet, Hashable {
  let rawValue: UInt8

  static let bold = TypeStyle(rawValue: 1)
  static let italic = TypeStyle(rawValue: 2)
  static let fixed = TypeStyle(rawValue: 4)
  /// How many there are.
  static let count = 8
}
