public import Lariat
import LariatFlows
public import Testing

extension StoreTester {
  /// Expects the whole state.
  public func expectState(_ state: State, sourceLocation: SourceLocation = #_sourceLocation) {
    guard isOpen(sourceLocation) else { return }
    failures.expect(store.state, equals: state, "the state", at: sourceLocation)
    expected = store.state
  }

  /// Expects the next output. Where not every output must be expected, those before it are passed
  /// over.
  public func expectOutput<Payload: Record>(
    _ port: KeyPath<Module.Output, Port<Payload>>, _ payload: Payload,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard isOpen(sourceLocation) else { return }
    failures.count()
    let name = Module.Output()[keyPath: port].name
    let fields = payload.encodedFields
    let index =
      exhaustivity == .on
      ? outputs.indices.first
      : outputs.firstIndex { $0.name == name && $0.payload == fields }
    guard let index else {
      failures.record(
        "nothing was said", "expected: \(name) \(Value.object(fields))",
        "seen:     \(said(outputs))", at: sourceLocation)
      return
    }
    let seen = outputs[index]
    outputs.removeSubrange(...index)
    guard seen.name != name || seen.payload != fields else { return }
    failures.record(
      "another output was said", "expected: \(name) \(Value.object(fields))",
      "seen:     \(said([seen]))", at: sourceLocation)
  }

  /// Expects the next output, one that carries nothing.
  public func expectOutput(
    _ port: KeyPath<Module.Output, Port<Nothing>>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectOutput(port, Nothing(), sourceLocation: sourceLocation)
  }

  /// Expects that nothing was said that has not been expected.
  public func expectNoOutput(sourceLocation: SourceLocation = #_sourceLocation) {
    guard isOpen(sourceLocation) else { return }
    failures.count()
    guard !outputs.isEmpty else { return }
    failures.record("something was said: \(said(outputs))", at: sourceLocation)
    outputs = []
  }

  func expectChange(
    _ change: ((inout State) -> Void)?, after event: String, _ location: SourceLocation
  ) {
    let seen = store.state
    defer { expected = seen }
    guard let change else {
      guard exhaustivity == .on else { return }
      return failures.expect(seen, equals: expected, "the state after \(event)", at: location)
    }
    var wanted = exhaustivity == .on ? expected : seen
    change(&wanted)
    if exhaustivity == .on, wanted == expected {
      failures.record(
        "the change expected after \(event) changes nothing",
        "leave it out where the state stays as it is", at: location)
    }
    failures.expect(seen, equals: wanted, "the state after \(event)", at: location)
  }

  /// Records what has happened and was never expected, then takes it as it is.
  func expectNothingLeft(before event: String, _ location: SourceLocation) {
    guard exhaustivity == .on else { return }
    if store.state != expected {
      failures.record(
        "the state changed before \(event) and nobody expected it", "expected: \(expected)",
        "seen:     \(store.state)", at: location)
      expected = store.state
    }
    guard !outputs.isEmpty else { return }
    failures.record(
      "something was said before \(event) and nobody expected it: \(said(outputs))", at: location)
    outputs = []
  }

  private func said(_ outputs: [(name: OutputName, payload: Object)]) -> String {
    outputs.isEmpty
      ? "nothing"
      : outputs.map { "\($0.name) \(Value.object($0.payload))" }.joined(separator: ", ")
  }
}
