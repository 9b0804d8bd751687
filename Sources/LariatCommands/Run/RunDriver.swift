import FoundationEssentials
import Lariat
import LariatFlows
import LariatScenarios
import LariatTerminal

/// Runs one journey from its inputs to the exit status.
struct RunDriver {
  private let session: Session
  private let dispatcher: Dispatcher
  private let plan: RunPlan

  init(_ session: Session, _ dispatcher: Dispatcher, _ plan: RunPlan) {
    self.session = session
    self.dispatcher = dispatcher
    self.plan = plan
  }

  func run(_ flow: Flow, given: Object) async throws -> ExitStatus {
    let answers = try plan.answersFile.map { try AnswersFile(path: $0, session, for: flow) }
    var input = try session.configuration().inputs[flow.id] ?? Object()
    if let answers { input = input.merging(answers.input) }
    input = input.merging(given)
    let fronts = fronts(answers)
    let watch = StopWatch(timeout: plan.timeout)
    defer { watch.end() }
    do {
      input = try await complete(input, of: flow, fronts, watch)
      let run = try start(flow, input)
      return await finish(run, flow, try await drive(run, fronts, watch))
    } catch let failure as FrontFailure {
      return report(failure, flow)
    } catch let stop as StopWatch.Stopped {
      return report(stop.status, flow)
    }
  }

  private func start(_ flow: Flow, _ input: Object) throws -> JourneyRun {
    do { return try dispatcher.prepare(flow.id.rawValue, input: input) } catch {
      throw CommandFailure(.badInput, "\(error)")
    }
  }

  /// The fronts in the order in which they are asked: what answers do not answer, people do.
  private func fronts(_ answers: AnswersFile?) -> [any Front] {
    let line = LineFront(console: session.console, asks: plan.asks)
    guard let answers else { return [line] }
    return plan.front == .script ? [answers.front] : [answers.front, line]
  }

  // MARK: Driving

  private func drive(
    _ run: JourneyRun, _ fronts: [any Front], _ watch: StopWatch
  ) async throws -> ExitStatus? {
    watch.watch(run)
    run.begin()
    var failure: FrontFailure?
    for front in fronts where run.ending == nil {
      do {
        failure = nil
        try await front.drive(run)
      } catch { failure = error }
      if case .badAnswer? = failure { break }
    }
    try write(run.log)
    if let stopped = watch.stopped {
      await watch.windDown(run)
      return stopped
    }
    if let failure {
      run.stop()
      await watch.windDown(run)
      throw failure
    }
    await watch.windDown(run)
    return nil
  }

  private func write(_ log: ExecutionLog) throws {
    guard let file = plan.logFile else { return }
    let text = log.lines.map { $0 + "\n" }.joined()
    guard session.mayBecomeLog(file) else {
      throw CommandFailure(.inputOutputError, "\"\(file)\" was written meanwhile and is no log")
    }
    do {
      try Data(text.utf8).write(to: URL(filePath: session.context.absolute(file)))
    } catch {
      throw CommandFailure(.inputOutputError, "cannot write the log to \"\(file)\"")
    }
  }

  // MARK: Inputs

  /// Asks for the inputs that are still missing, all on one form.
  private func complete(
    _ input: Object, of flow: Flow, _ fronts: [any Front], _ watch: StopWatch
  ) async throws -> Object {
    let missing = JourneyInputs(flow).missing(in: input)
    guard !missing.isEmpty else { return input }
    guard plan.asks else {
      let names = missing.map { "--\($0.name)" }.joined(separator: ", ")
      throw CommandFailure(.missingInput, "journey \"\(flow.id)\" needs \(names)")
    }
    let form = InputForm(flow: flow, fields: missing)
    let asking = Dispatcher(
      catalogue: dispatcher.catalogue, library: form.library, environment: dispatcher.environment)
    let run = try asking.prepare(InputForm.journey)
    if let status = try await drive(run, Array(fronts.suffix(1)), watch) {
      throw StopWatch.Stopped(status: status)
    }
    guard case .outcome(let outcome)? = run.ending, outcome.status == .success else {
      throw StopWatch.Stopped(status: .cancelled)
    }
    return input.merging(form.values(from: outcome.result))
  }

  // MARK: Reporting

  private func finish(_ run: JourneyRun, _ flow: Flow, _ stopped: ExitStatus?) async -> ExitStatus {
    if let stopped { return report(stopped, flow) }
    switch run.ending {
    case .outcome(let outcome):
      let status = ExitStatus(outcome.status)
      if plan.isJSON { json(flow, outcome.name.rawValue, outcome.status.rawValue, outcome.result) }
      guard !outcome.message.isEmpty else { return status }
      let message = PlainText.block(outcome.message)
      if status != .success {
        session.output.messageLine(message)
      } else if !plan.isJSON {
        session.output.resultLine(message)
      }
      return status
    case .fault(let error):
      if plan.isJSON { json(flow, nil, "fault", Object()) }
      session.output.complain("journey \"\(flow.id)\" cannot go on: \(error)")
      return .badInput
    case .stopped, nil: return .internalError
    }
  }

  private func report(_ status: ExitStatus, _ flow: Flow) -> ExitStatus {
    if plan.isJSON { json(flow, nil, status.word, Object()) }
    if status == .timedOut { session.output.complain("journey \"\(flow.id)\" took too long") }
    return status
  }

  private func report(_ failure: FrontFailure, _ flow: Flow) -> ExitStatus {
    switch failure {
    case .unanswered(let question, let journey, let step):
      if plan.isJSON { json(flow, nil, "unanswered", Object()) }
      let place =
        journey.rawValue == InputForm.journey ? "" : " (step \"\(step)\" of \"\(journey)\")"
      session.output.complain("nobody answered \"\(question)\"\(place)")
      return .missingInput
    case .badAnswer(let finding):
      if plan.isJSON { json(flow, nil, "badAnswer", Object()) }
      session.output.complain(finding)
      return .badInput
    case .lost: return .signalled(1)
    }
  }

  private func json(_ flow: Flow, _ outcome: String?, _ status: String, _ result: Object) {
    let object: Value = [
      "journey": .string(flow.id.rawValue), "outcome": outcome.map(Value.string) ?? .null,
      "status": .string(status), "result": .object(result),
    ]
    session.output.resultLine(object.json)
  }
}

extension ExitStatus {
  var word: String {
    switch self {
    case .cancelled: "cancelled"
    case .timedOut: "timedOut"
    case .signalled: "stopped"
    default: "failure"
    }
  }
}
