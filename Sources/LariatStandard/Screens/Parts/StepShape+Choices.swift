import Lariat
import LariatFlows

extension StepShape {
  /// The type of what can be picked, if the step says literally what is offered.
  func choices(of type: String, options: String) -> ValueType? {
    guard variables.isDisjoint(with: [type, options]) else { return nil }
    return Self.choices(in: literals, of: type, options: options, types: types)
  }

  /// The same for an object that stands inside a literal.
  static func choices(
    in object: Object, of type: String, options: String, types: TypeTable
  ) -> ValueType? {
    var named: ChoiceType?
    if case .string(let name)? = object[type] { named = types[TypeName(name)] }
    let given = Self.options(in: object[options])
    if let named, given.isEmpty { return .choice(named) }
    let choices = (named?.choices ?? []) + given
    return choices.isEmpty ? nil : .choice(ChoiceType(choices: choices))
  }

  static func options(in value: Value?) -> [Choice] {
    guard let value else { return [] }
    var decoding = DecodingContext(types: .empty)
    let options = [Option].decode(value, &decoding)
    return decoding.issues.isEmpty ? options.map(\.choice) : []
  }
}
