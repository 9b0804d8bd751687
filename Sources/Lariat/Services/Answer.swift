public import LariatFlows

/// What a service said at its end: one of its outputs, with what it carries.
public struct Answer: Sendable, Hashable {
  public var output: OutputName
  public var payload: Object

  public init(_ output: OutputName, _ payload: Object = Object()) {
    self.output = output
    self.payload = payload
  }

  /// Every service may fail, with a reason for people: a sentence without a final full stop.
  public static func failed(_ reason: String) -> Answer {
    Answer("failed", ["reason": .string(reason)])
  }

  /// The person left, or the journey ended.
  public static let cancelled = Answer("cancelled")
}

extension Port {
  /// An answer by this port: `return call.output.written(receipt)` is spelt with it.
  public func answer(_ payload: Payload) -> Answer { Answer(name, payload.encodedFields) }
}
