public import Lariat
public import LariatFlows

/// A label with a value to be read beside it.
public struct DetailPair: Record, Hashable {
  public let label: String
  public let value: Value

  public init(_ label: String, value: Value) {
    self.label = label
    self.value = value
  }

  public init(_ fields: inout Fields<Self>) {
    label = fields("label", \.label, "What the value is")
    value = fields("value", \.value, "Shown as text, lists and objects as JSON")
  }

  /// The value in words.
  var text: String { value.text ?? (value == .null ? "" : value.json) }
}
