import LariatFlows

/// One call of a service from its start to its answer, retries and timeout included.
@MainActor
final class RunningService {
  let entry: ServiceEntry
  let step: ServiceStep
  let input: Object
  /// The screen that shows it; nil where the catalogue has none.
  let face: (any LiveScreen)?
  /// When it was told that the person wants to leave.
  private(set) var isLeaving = false
  private(set) var progress: Progress?

  private var task: Task<Void, Never>?
  private var timer: Pause?
  /// Between two attempts.
  private var pause: Pause?
  private var attempts = 0
  private var report: ((Event) -> Void)?
  private let types: TypeTable
  private let clock: any Clock<Duration>
  private let census: Census

  enum Event {
    case progress(Progress)
    case answer(Answer)
  }

  init(
    _ entry: ServiceEntry, _ step: ServiceStep, input: Object, types: TypeTable,
    face: (any LiveScreen)?, clock: any Clock<Duration>, census: Census
  ) {
    self.entry = entry
    self.step = step
    self.input = input
    self.types = types
    self.face = face
    self.clock = clock
    self.census = census
  }

  /// Starts the work. `report` hears progress in order and then exactly one answer, unless the
  /// call is ended before.
  func start(_ report: @escaping (Event) -> Void) {
    self.report = report
    if let timeout = step.timeout {
      timer = Pause(timeout.value, on: clock, census: census) { [weak self] in
        self?.finish(Answer("timedOut"))
      }
    }
    attempt()
  }

  private func attempt() {
    attempts += 1
    switch entry.work {
    case .immediate(let work):
      let (steps, answer) = work(input)
      for progress in steps { tell(progress) }
      receive(answer)
    case .concurrent(let work): begin(work)
    }
  }

  private func begin(
    _ work: @escaping @Sendable (Object, TypeTable, @escaping ServiceEntry.Report) async -> Answer
  ) {
    let (input, types, census) = (input, types, census)
    let feed = ProgressFeed(census)
    census.work += 1
    task = Task { [weak self] in
      async let answer = Self.perform(input, types, feed, work)
      for await progress in feed.steps {
        feed.heard()
        self?.tell(progress)
      }
      let received = await answer
      feed.drop()
      census.work -= 1
      self?.receive(received)
    }
  }

  @concurrent private static func perform(
    _ input: Object, _ types: TypeTable, _ feed: ProgressFeed,
    _ work: @Sendable (Object, TypeTable, @escaping ServiceEntry.Report) async -> Answer
  ) async -> Answer {
    let answer = await work(input, types) { feed.tell($0) }
    feed.finish()
    return answer
  }

  private func tell(_ progress: Progress) {
    guard let report else { return }
    self.progress = progress
    report(.progress(progress))
  }

  private func receive(_ answer: Answer) {
    guard report != nil else { return }
    if let retry = step.retry, attempts <= retry.times, !isLeaving,
      retry.on.contains(where: { $0.value == answer.output })
    {
      pause = Pause(retry.after, on: clock, census: census) { [weak self] in
        self?.pause = nil
        self?.attempt()
      }
      return
    }
    finish(answer)
  }

  private func finish(_ answer: Answer) {
    guard let report else { return }
    stop()
    report(.answer(checked(answer)))
  }

  /// An answer that the service has not declared is a failure of the service.
  private func checked(_ answer: Answer) -> Answer {
    if answer.output == "timedOut", step.timeout != nil { return answer }
    guard let port = entry.outputs.first(where: { $0.name == answer.output }) else {
      return .failed("\(entry.name) said \"\(answer.output)\", which it does not declare")
    }
    var decoding = DecodingContext(types: types)
    let payload = port.payload.admit(answer.payload, &decoding)
    guard decoding.issues.isEmpty else {
      return .failed("\(entry.name), \"\(answer.output)\": \(FieldIssues(decoding.issues))")
    }
    return Answer(answer.output, payload)
  }

  /// The person wants to leave: the work is asked to stop, and says itself what came of it, so that
  /// nobody is told that nothing was done when it was.
  func leave() {
    if task == nil || pause != nil { return finish(.cancelled) }
    isLeaving = true
    task?.cancel()
  }

  private func stop() {
    report = nil
    task?.cancel()
    timer?.cancel()
    pause?.cancel()
  }

  /// Ends the call without an answer. The work is cancelled.
  func end() {
    stop()
    face?.end()
  }

  /// Waits until the work has returned, also after the call was ended.
  func settle() async {
    await task?.value
    await pause?.settle()
  }
}
