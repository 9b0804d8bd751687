import LariatFlows
import Testing

@Suite struct ValueTypeMismatchTests {
  private static let pair: ValueType = .record([
    FieldDeclaration("w", .integer()), FieldDeclaration("u", .string(), isOptional: true),
  ])

  @Test(
    arguments: [
      (.any, nil), (.any, ["x": [1]]), (.boolean, true), (.integer(), 3), (.number(), 3),
      (.number(), 0.5), (.number(), 9_007_199_254_740_992), (.string(), "x"), (.secret, "x"),
      (.choice(ChoiceType(choices: [Choice("a")])), "a"), (.array(of: .integer()), [1, 2]),
      (pair, .object(["w": 1])), (pair, .object(["u": "cm", "w": 1])),
      (.integer(NumberRange(minimum: 1, maximum: 3)), 3),
    ] as [(ValueType, Value)])
  func `takes what is of the type`(type: ValueType, value: Value) {
    #expect(type.mismatch(value) == nil)
  }

  @Test(
    arguments: [
      (.boolean, 1, "expected true or false, found 1"),
      (.integer(), 1.5, "expected a whole number, found 1.5"),
      (.integer(NumberRange(minimum: 1)), 0, "expected a whole number of at least 1, found 0"),
      (.number(NumberRange(maximum: 0.5)), 1, "expected a number of at most 0.5, found 1"),
      (.number(), 9_007_199_254_740_993, "expected a number, found 9007199254740993"),
      (.string(), nil, "expected a string, found null"),
      (
        .choice(ChoiceType(choices: [Choice("a"), Choice("b")])), "c",
        #"expected one of a, b, found "c""#
      ),
      (.array(of: .integer()), [1, "x"], #"1: expected a whole number, found "x""#),
      (.array(of: pair), [["w": true]], "0.w: expected a whole number, found true"),
      (pair, .object([:]), "w: expected a whole number, found nothing"),
      (pair, .object(["w": 1, "x": 2]), "x: expected nothing, found 2"),
      (pair, 3, "expected an object, found 3"),
    ] as [(ValueType, Value, String)])
  func `says where a value is not of the type`(type: ValueType, value: Value, text: String) {
    #expect(type.mismatch(value)?.description == text)
  }
}
