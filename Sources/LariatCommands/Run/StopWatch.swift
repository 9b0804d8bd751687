import Lariat
import LariatTerminal

/// Stops a run from outside: by a signal, or because it takes too long.
final class StopWatch {
  /// How long the work of a stopped run may take to clean up.
  static let patience = Duration.seconds(2)

  struct Stopped: Error {
    var status: ExitStatus
  }

  /// Why the run was stopped; nil as long as it was not.
  private(set) var stopped: ExitStatus?
  private var signals: Signals?
  private weak var run: JourneyRun?
  private var timer: Task<Void, Never>?

  init(timeout: Duration?) {
    signals = Signals(Signals.ending) { [weak self] in self?.stop(.signalled($0)) }
    guard let timeout else { return }
    timer = Task { [weak self] in
      do { try await Task.sleep(for: timeout) } catch { return }
      self?.stop(.timedOut)
    }
  }

  func watch(_ run: JourneyRun) { self.run = run }

  /// A second signal does not wait for anything.
  private func stop(_ status: ExitStatus) {
    if stopped != nil, case .signalled(let number) = status {
      Signals.raiseDefault(number)
    }
    stopped = stopped ?? status
    run?.stop()
  }

  /// Waits until what the run had begun is cleaned up, but not for ever.
  func windDown(_ run: JourneyRun) async {
    let race = Race()
    let work = Task {
      await run.windDown()
      race.finish()
    }
    let limit = Task {
      try? await Task.sleep(for: Self.patience)
      race.finish()
    }
    await race.wait()
    work.cancel()
    limit.cancel()
  }

  func end() {
    timer?.cancel()
    signals?.cancel()
  }
}

/// Waits for the first of several.
private final class Race {
  private var isOver = false
  private var waiter: CheckedContinuation<Void, Never>?

  func finish() {
    isOver = true
    waiter?.resume()
    waiter = nil
  }

  func wait() async {
    guard !isOver else { return }
    await withCheckedContinuation { waiter = $0 }
  }
}
