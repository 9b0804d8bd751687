public import Lariat
public import LariatFlows
public import Testing

/// Tests one module: sends actions, and expects the state and the outputs they come to.
///
/// Exhaustive unless told otherwise: a change of state, an output, or running work that no expectation
/// has named is a failure, at the latest when the tester is released or `finish()` is called.
@MainActor
public final class StoreTester<Module: StoreModule> {
  public typealias State = Module.State

  public let store: Store<Module>
  public let exhaustivity: Exhaustivity
  let stubs: NeedStubs
  var failures = Failures()
  /// The state that has been expected so far.
  var expected: State
  private let mailbox: Mailbox
  private let location: SourceLocation
  private var isFinished = false

  /// Outputs that were said and not yet expected.
  @MainActor
  final class Mailbox {
    var outputs: [(name: OutputName, payload: Object)] = []
    var refused = 0
  }

  /// - Parameters:
  ///   - needs: What the services answer that are bound to the module's needs, in order.
  public init(
    _ module: Module.Type = Module.self, input: Module.Input,
    needs: [NeedName: [Answer]] = [:], exhaustivity: Exhaustivity = .on,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let mailbox = Mailbox()
    let gate = Gate(
      say: { mailbox.outputs.append(($0, $1)) },
      record: { if case .refused = $0 { mailbox.refused += 1 } })
    let stubs = NeedStubs(needs)
    store = Store(input, StoreContext(gate: gate, services: stubs.services))
    expected = store.state
    self.stubs = stubs
    self.mailbox = mailbox
    self.exhaustivity = exhaustivity
    location = sourceLocation
  }

  /// From an input as a flow would give it.
  public convenience init(
    _ module: Module.Type = Module.self, with input: Object, types: TypeTable = .empty,
    needs: [NeedName: [Answer]] = [:], exhaustivity: Exhaustivity = .on,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws(FieldIssues) {
    self.init(
      input: try Module.Input(decoding: input, types: types), needs: needs,
      exhaustivity: exhaustivity, sourceLocation: sourceLocation)
  }

  // An isolated deinit would run outside the test, and its issues belong to no test.
  deinit { MainActor.assumeIsolated { close() } }

  var outputs: [(name: OutputName, payload: Object)] {
    get { mailbox.outputs }
    set { mailbox.outputs = newValue }
  }

  // MARK: Acting

  /// Sends an action, and expects the state that `change` makes of the state before.
  ///
  /// Without `change` the state must stay as it is. A `change` that changes nothing is a failure
  /// too: it would say less than it seems to.
  public func send(
    _ action: Module.Action, sourceLocation: SourceLocation = #_sourceLocation,
    _ change: ((inout State) -> Void)? = nil
  ) {
    guard isOpen(sourceLocation) else { return }
    expectNothingLeft(before: "\(action)", sourceLocation)
    let refused = mailbox.refused
    store.send(action)
    if mailbox.refused > refused {
      failures.record("\(action) was refused: the store has ended", at: sourceLocation)
    }
    expectChange(change, after: "\(action)", sourceLocation)
  }

  /// Waits until no work is running, and expects what `change` makes of the state before.
  public func settle(
    sourceLocation: SourceLocation = #_sourceLocation, _ change: ((inout State) -> Void)? = nil
  ) async {
    guard isOpen(sourceLocation) else { return }
    if exhaustivity == .on, !store.isWorking, change == nil, store.state == expected {
      failures.record("there is no work to wait for", at: sourceLocation)
    }
    await store.settle()
    expectChange(change, after: "the work", sourceLocation)
  }

  /// Checks that nothing was left unexpected, and ends the store. Releasing the tester does the same.
  public func finish() { close() }

  private func close() {
    guard !isFinished else { return }
    isFinished = true
    expectNothingLeft(before: "the end", location)
    if exhaustivity == .on, store.isWorking {
      failures.record("work is still running at the end", at: location)
    }
    for problem in stubs.problems + stubs.leftover { failures.record(problem, at: location) }
    if failures.expectations == 0 {
      failures.record("this tester was never asked to expect anything", at: location)
    }
    store.end()
  }

  func isOpen(_ location: SourceLocation) -> Bool {
    if isFinished { failures.record("the tester has finished already", at: location) }
    return !isFinished
  }
}
