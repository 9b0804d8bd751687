public import Lariat
public import LariatFlows

/// Answers services' calls from lists, in order, and knows what was left over or asked too much.
@MainActor
public final class StubbedServices {
  /// What was wrong with calls so far, each once.
  public private(set) var problems: [Finding] = []
  /// How many calls run until the person leaves.
  public var held: Int { holding.count }
  private let holding = HeldCalls()
  private var calls: [ServiceName: [StubCall]]
  private let stubs: [ServiceStub]
  private let clock: any Clock<Duration>
  var changed: () -> Void = {}

  public init(_ stubs: [ServiceStub], clock: any Clock<Duration>) {
    self.stubs = stubs
    self.clock = clock
    calls = Dictionary(stubs.map { ($0.service, $0.calls) }) { first, second in
      first + second
    }
  }

  /// The catalogue with these services answered from here.
  public func replacing(in catalogue: Catalogue) -> Catalogue {
    var catalogue = catalogue
    for (name, calls) in calls {
      guard let entry = catalogue.services[name] else { continue }
      if calls.allSatisfy(\.isImmediate) {
        catalogue = catalogue.replacing(
          entry.stubbed { [weak self] input in
            guard let call = self?.next(name, input) else { return ([], Self.exhausted(name)) }
            return (call.progress, call.answer ?? .cancelled)
          })
      } else {
        let clock = clock
        catalogue = catalogue.replacing(
          entry.performed { [weak self] input, report in
            guard let call = await self?.next(name, input) else { return Self.exhausted(name) }
            return await self?.perform(call, clock, report) ?? .cancelled
          })
      }
    }
    return catalogue
  }

  nonisolated private static func exhausted(_ name: ServiceName) -> Answer {
    .failed("the stub of \(name) has no answer left")
  }

  /// Takes the next call from the list; nil, and a problem, where there is none.
  private func next(_ name: ServiceName, _ input: Object) -> StubCall? {
    guard let call = calls[name]?.first else {
      report(
        place(of: name), "\(name) is called once more than its stub answers",
        remedy: "it was called with \(Value.object(input))")
      return nil
    }
    calls[name]?.removeFirst()
    if let expected = call.input, expected != input {
      report(
        call.place, "\(name) is called with \(Value.object(input))",
        remedy: "expected \(Value.object(expected))")
    }
    return call
  }

  nonisolated private func perform(
    _ call: StubCall, _ clock: any Clock<Duration>, _ report: ServiceEntry.Report
  ) async -> Answer {
    for event in call.events {
      switch event {
      case .progress(let progress): report(progress)
      case .wait(let duration):
        do { try await clock.sleep(for: duration) } catch { return .cancelled }
      }
    }
    if let answer = call.answer { return answer }
    await holding.hold { await tell() }
    return .cancelled
  }

  private func tell() { changed() }

  private func place(of name: ServiceName) -> Place? {
    stubs.first { $0.service == name }?.place
  }

  private func report(_ place: Place?, _ problem: String, remedy: String) {
    problems.append(Finding(.scenarioStub, at: place, problem, remedy: remedy))
  }

  /// Answers that nobody has asked for, one finding a service.
  public var leftover: [Finding] {
    calls.sorted { $0.key < $1.key }.compactMap { name, calls in
      guard !calls.isEmpty else { return nil }
      let count = calls.count
      let words = count == 1 ? "1 answer of \(name) was" : "\(count) answers of \(name) were"
      return Finding(
        .scenarioStub, at: calls.first?.place ?? place(of: name),
        "\(words) never asked for",
        remedy: "take them out, or see why the service was not called")
    }
  }
}

extension StubCall {
  var answer: Answer? {
    if case .answer(let answer) = ending { answer } else { nil }
  }
}
