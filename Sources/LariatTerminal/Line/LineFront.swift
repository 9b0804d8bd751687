public import Lariat
import LariatFlows
import LariatViews

/// Plain questions and answers: one question a line, nothing repainted, the same on a pipe and on a
/// terminal.
public final class LineFront: Front {
  /// How many wrong answers a pipe may give to one question: nobody reads why they are wrong.
  public static let patience = 100

  private let console: any LineConsole
  private let clock: any Clock<Duration>
  /// Whether questions are asked; otherwise the first one ends the run.
  private let asks: Bool

  private var visit: VisitProgress?
  private var inbox: [Wake] = []
  private var waker: CheckedContinuation<Void, Never>?
  /// A line that came while nothing was asked.
  private var early: [String] = []
  private var hasEnded = false
  private var shownProgress: ProgressLine?

  enum Wake {
    case line(String)
    case endOfInput
    case runChanged
  }

  public init(
    console: any LineConsole, asks: Bool = true, clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.console = console
    self.asks = asks
    self.clock = clock
  }

  public func drive(_ run: JourneyRun) async throws(FrontFailure) {
    let observation = run.observe { [weak self] in self?.wake(.runChanged) }
    defer { observation.cancel() }
    console.received = { [weak self] line in
      self?.wake(line.map(Wake.line) ?? .endOfInput)
    }
    defer { console.received = nil }
    while run.ending == nil {
      guard let presentation = run.presentation else {
        await sleepUntilWoken()
        continue
      }
      switch presentation.kind {
      case .service(let isShown): await watch(run, presentation, isShown: isShown)
      case .screen: try await attend(run, presentation)
      }
    }
  }

  // MARK: Waking

  private func wake(_ wake: Wake) {
    inbox.append(wake)
    waker?.resume()
    waker = nil
  }

  private func sleepUntilWoken() async {
    if inbox.isEmpty { await withCheckedContinuation { waker = $0 } }
    for wake in inbox {
      switch wake {
      case .line(let line): early.append(line)
      case .endOfInput: hasEnded = true
      case .runChanged: break
      }
    }
    inbox.removeAll()
  }

  /// The next line; nil at the end of input, or as soon as something else is to be shown.
  private func nextLine(
    _ run: JourneyRun, _ presentation: Presentation, isSecret: Bool
  ) async -> String? {
    while true {
      if !early.isEmpty { return early.removeFirst() }
      if hasEnded || run.presentation?.id != presentation.id { return nil }
      console.requestLine(isSecret: isSecret)
      await sleepUntilWoken()
    }
  }

  // MARK: Services

  private func watch(_ run: JourneyRun, _ presentation: Presentation, isShown: Bool) async {
    let tree = FreshEvaluation(presentation.screen.view).tree()
    if isShown {
      if shownProgress?.id != presentation.id {
        shownProgress = ProgressLine(id: presentation.id, clock: clock)
        if let notice = presentation.notice { say(notice) }
        say(tree.title ?? "Working")
      }
      if let line = shownProgress?.line(for: tree) { say("  \(line)") }
    }
    await sleepOrLeave(run, presentation)
  }

  // MARK: Screens

  private func attend(_ run: JourneyRun, _ presentation: Presentation) async throws(FrontFailure) {
    if visit?.id != presentation.id {
      visit = VisitProgress(id: presentation.id, view: presentation.screen.view)
      if let notice = presentation.notice { say(notice) }
    }
    guard let visit else { return }
    if presentation.screen.isWorking {
      announce(visit)
      await settle(run, presentation)
      guard run.presentation?.id == presentation.id else { return }
    }
    announce(visit)
    let tree = visit.tree()
    guard let question = visit.nextQuestion(in: tree) else {
      return try await rest(run, presentation, visit, tree)
    }
    try await ask(question, run, presentation, visit)
  }

  /// Waits for a screen's own work, or until something else is shown.
  private func settle(_ run: JourneyRun, _ presentation: Presentation) async {
    let screen = presentation.screen
    let task = Task { [weak self] in
      await screen.settle()
      self?.wake(.runChanged)
    }
    while screen.isWorking, run.presentation?.id == presentation.id {
      await sleepOrLeave(run, presentation)
    }
    task.cancel()
  }

  /// Waits for anything to happen. While something works, a person may type `cancel`.
  private func sleepOrLeave(_ run: JourneyRun, _ presentation: Presentation) async {
    if console.isInteractive, asks, !hasEnded, early.isEmpty {
      console.requestLine(isSecret: false)
    }
    await sleepUntilWoken()
    guard console.isInteractive, let line = early.first, run.presentation?.id == presentation.id,
      [.back, .cancel].contains(Reply(line))
    else { return }
    early.removeFirst()
    run.dismiss()
  }

  /// All is answered: presses what follows from that, or asks what to do.
  private func rest(
    _ run: JourneyRun, _ presentation: Presentation, _ visit: VisitProgress, _ tree: SemanticTree
  ) async throws(FrontFailure) {
    switch visit.conclusion(of: tree) {
    case .press(let button):
      button.actions.press?()
      if run.presentation?.id == presentation.id {
        if presentation.screen.isWorking { await settle(run, presentation) }
        if run.presentation?.id == presentation.id { visit.reopen(after: visit.tree()) }
      }
    case .ask(let question): try await ask(question, run, presentation, visit)
    case .wait: await sleepUntilWoken()
    case .stuck:
      throw .unanswered(
        question: tree.title ?? presentation.step.rawValue, journey: presentation.journey,
        step: presentation.step)
    }
  }

  private func announce(_ visit: VisitProgress) {
    for line in visit.news() { say(line) }
  }

  private func ask(
    _ question: Question, _ run: JourneyRun, _ presentation: Presentation, _ visit: VisitProgress
  ) async throws(FrontFailure) {
    guard asks else { throw unanswered(question, presentation) }
    for line in question.introduction { say(line) }
    var mistakes = 0
    while true {
      write(question.prompt)
      guard let line = await nextLine(run, presentation, isSecret: question.isSecret) else {
        say("")
        if run.presentation?.id != presentation.id || run.ending != nil { return }
        throw unanswered(question, presentation)
      }
      if question.isSecret {
        say("")
      } else if !console.isInteractive {
        say(line)
      }
      let reply = Reply(line)
      switch reply {
      case .help: for line in question.help { say("  \(line)") }
      case .cancel: return leave(run, visit, word: "cancel")
      case .back:
        if visit.stepBack() { return }
        return leave(run, visit, word: "back")
      case .keep, .text:
        var text: String? = nil
        if case .text(let typed) = reply { text = typed }
        if question.takesLines {
          text = try await lines(from: line, question, run, presentation)
        }
        if let problem = question.answer(text) {
          say("  \(problem)")
          mistakes += 1
          if mistakes == Self.patience, !console.isInteractive {
            throw unanswered(question, presentation)
          }
          continue
        }
        visit.answered(question)
        return
      }
    }
  }

  /// The lines of a longer text, up to a full stop on a line of its own.
  private func lines(
    from first: String, _ question: Question, _ run: JourneyRun, _ presentation: Presentation
  ) async throws(FrontFailure) -> String? {
    var lines: [String] = []
    var line = first
    while line != "." {
      lines.append(line.hasPrefix("\\") ? String(line.dropFirst()) : line)
      guard let next = await nextLine(run, presentation, isSecret: false) else {
        throw unanswered(question, presentation)
      }
      if !console.isInteractive { say(next) }
      line = next
    }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// `back` presses a button of that name if there is one, `cancel` the cancelling one; else either
  /// is the dismissal.
  private func leave(_ run: JourneyRun, _ visit: VisitProgress, word: String) {
    let buttons = visit.tree().buttons.filter(\.isEnabled)
    let named = buttons.first { $0.label.lowercased() == word }
    let button = named ?? (word == "cancel" ? buttons.first(where: \.isCancel) : nil)
    if let press = button?.actions.press { press() } else { run.dismiss() }
  }

  private func unanswered(_ question: Question, _ presentation: Presentation) -> FrontFailure {
    .unanswered(
      question: PlainText.line(question.name), journey: presentation.journey,
      step: presentation.step)
  }

  // MARK: Writing

  private func say(_ text: String) {
    console.write(PlainText.block(text, unicode: console.showsUnicode) + "\n")
  }

  private func write(_ text: String) {
    console.write(PlainText.block(text, unicode: console.showsUnicode))
  }
}
