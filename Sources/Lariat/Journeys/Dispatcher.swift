public import LariatFlows

/// Loads definitions, links them, starts journeys by name. Each run has stores of its own.
@MainActor
public final class Dispatcher {
  /// How deep journeys may nest; named ones cannot nest in a circle, those chosen at run time can.
  nonisolated public static let maximumDepth = 16

  public let catalogue: Catalogue
  public let library: FlowLibrary
  public let environment: ShellEnvironment
  /// What is alive in all runs together.
  public let census = Census()
  /// Outputs and actions that were ignored because their visit was not on top any more.
  public private(set) var staleCount = 0

  private var flows: [JourneyID: Flow] = [:]

  public init(catalogue: Catalogue, library: FlowLibrary, environment: ShellEnvironment) {
    self.catalogue = catalogue
    self.library = library
    self.environment = environment
  }

  /// The linked flow of that name; loaded once.
  public func flow(named name: String) throws(StartFailure) -> Flow {
    if let flow = flows[JourneyID(name)] { return flow }
    guard let id = library.find(name) else {
      throw .noSuchJourney(
        name, nearest: Spelling.nearest(to: name, in: library.journeys.map(\.rawValue)))
    }
    if let flow = flows[id] { return flow }
    let (loaded, findings) = FlowLoader(library: library, catalogue: catalogue).load(id)
    guard let flow = loaded[id] else { throw .findings(findings) }
    flows.merge(loaded) { known, _ in known }
    return flow
  }

  /// Starts a journey. It may have ended already when this returns.
  public func start(_ name: String, input: Object = Object()) throws(StartFailure) -> JourneyRun {
    let run = try prepare(name, input: input)
    run.begin()
    return run
  }

  /// Makes a run that has not begun: for who wants to observe it from its first event.
  public func prepare(_ name: String, input: Object = Object()) throws(StartFailure) -> JourneyRun {
    let flow = try flow(named: name)
    return JourneyRun(
      flow, input: try admit(input, flow), host: self, log: ExecutionLog())
  }

  private func admit(_ input: Object, _ flow: Flow) throws(StartFailure) -> Object {
    var decoding = DecodingContext(types: flow.types)
    let admitted = flow.inputs.admit(input, &decoding)
    guard decoding.issues.isEmpty else {
      throw .input(flow.id, FieldIssues(decoding.issues))
    }
    return admitted
  }
}

// MARK: - For its runs

extension Dispatcher {
  func countStale() { staleCount += 1 }

  /// Makes the run of a nested journey, not yet started.
  func nest(
    _ id: JourneyID, input: Object, log: ExecutionLog, depth: Int, hooks: JourneyRun.Hooks
  ) throws(JourneyError) -> JourneyRun {
    do {
      guard depth <= Self.maximumDepth else { throw StartFailure.tooDeep }
      let flow = try flow(named: id.rawValue)
      return JourneyRun(
        flow, input: try admit(input, flow), host: self, log: log, depth: depth, hooks: hooks)
    } catch { throw .subjourney(id, "\(error)") }
  }
}
