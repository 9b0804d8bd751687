public import LariatFlows

/// What a person does in one journey and what comes of it: a recording, preset answers, a test, a
/// bug report. Paths in it are relative to its file.
public struct Scenario: Sendable, Hashable {
  /// The path that places in it name.
  public var file: String
  /// A sentence; the file's path where the file gives none.
  public var name: String
  public var journey: Located<JourneyID>
  /// As the file has it: paths are not resolved yet.
  public var input: Object
  /// The value of `input`, or the journey's name where there is none.
  public var inputPlace: Place
  /// What services answer in place of the real ones, by service.
  public var stubs: [ServiceStub]
  public var steps: [ScenarioStep]
  public var outcome: Located<OutcomeName>?
  /// Named values that the result must have; it may have more.
  public var result: Located<Object>?
  /// Lines that the whole log must hold, in this order.
  public var log: [Located<String>]
  public var files: [FileExpectation]

  public init(
    file: String, name: String? = nil, journey: Located<JourneyID>, input: Object = Object(),
    inputPlace: Place? = nil, stubs: [ServiceStub] = [], steps: [ScenarioStep] = [],
    outcome: Located<OutcomeName>? = nil, result: Located<Object>? = nil,
    log: [Located<String>] = [], files: [FileExpectation] = []
  ) {
    self.file = file
    self.name = name ?? file
    self.journey = journey
    self.input = input
    self.inputPlace = inputPlace ?? journey.place
    self.stubs = stubs
    self.steps = steps
    self.outcome = outcome
    self.result = result
    self.log = log
    self.files = files
  }
}

extension Scenario {
  /// The folder that its paths start from, as `file` leads to it.
  public var folder: String {
    guard let slash = file.lastIndex(of: "/") else { return "." }
    return slash == file.startIndex ? "/" : String(file[..<slash])
  }

  /// Whether it moves the clock itself; otherwise all waiting is skipped.
  public var movesClock: Bool { steps.contains { $0.wait != nil } }
}
