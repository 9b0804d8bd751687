public import Lariat
public import LariatFlows

/// A setting that is kept.
public struct KeptSetting: Record, Hashable {
  public let value: Value
  /// The value in words.
  public let text: String
  /// To be handed to a change that holds only if nobody else has changed it.
  public let revision: Int

  public init(_ setting: Setting) {
    value = setting.value
    text = setting.text
    revision = setting.revision
  }

  public init(_ fields: inout Fields<Self>) {
    value = fields("value", \.value, "The value")
    text = fields("text", \.text, "The value in words")
    revision = fields("revision", \.revision, "Which change made it so")
  }
}

/// A setting as it is now, whether anything is kept or not.
public struct PresentSetting: Record, Hashable {
  public let value: Value?
  public let text: String
  public let revision: Int

  public init(_ setting: Setting?) {
    value = setting?.value
    text = setting?.text ?? "not set"
    revision = setting?.revision ?? 0
  }

  public init(_ fields: inout Fields<Self>) {
    value = fields("value", \.value, "The value; missing where nothing is kept")
    text = fields("text", \.text, "The value in words")
    revision = fields("revision", \.revision, "Which change made it so; 0 where nothing is kept")
  }
}

extension Setting {
  /// The value in words.
  fileprivate var text: String { value.text ?? value.json }
}
