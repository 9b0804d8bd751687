public import Lariat

/// One option that a step gives in place.
public struct Option: Record, Hashable {
  public let value: String
  /// What people see; nil for the value itself.
  public let label: String?
  public let detail: String

  public init(_ value: String, label: String? = nil, detail: String = "") {
    self.value = value
    self.label = label
    self.detail = detail
  }

  public init(_ fields: inout Fields<Self>) {
    value = fields("value", \.value, "What is handed on when it is picked")
    label = fields("label", \.label, "What people see; the value where none is given")
    detail = fields("detail", \.detail, "A few words beside the label", default: "")
  }
}

/// What a person picked.
public struct PickedOption: Record, Hashable {
  public let value: String
  public let label: String

  public init(_ value: String, label: String) {
    self.value = value
    self.label = label
  }

  public init(_ fields: inout Fields<Self>) {
    value = fields("value", \.value, "The option's value")
    label = fields("label", \.label, "What the person saw")
  }
}
