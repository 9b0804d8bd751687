import LariatFlows

/// Carrying out what the machine asks for.
extension JourneyRun {
  func perform(_ step: (inout Journey) throws(JourneyError) -> [Effect]) {
    do {
      for effect in try step(&journey) { try carryOutOrFail(effect) }
    } catch { fail(error) }
  }

  func carryOutOrFail(_ effect: Effect) throws(JourneyError) {
    guard ending == nil else { return }
    if case .enter(let visit) = effect { try enter(visit) } else { carryOut(effect) }
  }

  func carryOut(_ effect: Effect) {
    switch effect {
    case .moved(let step, let movement): record(.transition(step, movement))
    case .end(let ticket):
      guard let place = places.removeValue(forKey: ticket) else { return }
      if case .service(let service) = place { lingering.append(service) }
      place.end()
    case .cover(let ticket): places[ticket]?.gate?.cover()
    case .uncover(let ticket): places[ticket]?.gate?.uncover()
    case .notice(let text): show(text)
    case .finish(let outcome):
      record(.ended(outcome))
      end(.outcome(outcome))
    case .enter: break
    }
  }

  /// Has the screen that is on top show a line. A service without a face and a nested journey hand
  /// it on to the next screen.
  func show(_ text: String) {
    record(.notice(text))
    place(notice: text)
  }

  func place(notice text: String) {
    guard let ticket = journey.current?.ticket else { return }
    switch places[ticket] {
    case .journey(let run)?: run.place(notice: text)
    case .service(let service)? where service.face == nil || service.step.show.isEmpty:
      undelivered = text
    case .screen?, .service?: notice = (ticket, text)
    case nil: undelivered = text
    }
  }

  func fail(_ error: JourneyError) {
    guard ending == nil else { return }
    record(.failed("\(error)"))
    for effect in journey.stop() { carryOut(effect) }
    end(.fault(error))
  }

  func end(_ ending: RunEnding) {
    self.ending = ending
    assert(places.isEmpty, "every visit ends before its journey does")
    for store in stores.values { store.end() }
    stores.removeAll()
    waiting.removeAll()
    hooks.finished(ending)
    tellWatchers()
  }

  func record(_ event: LogEvent) { log.append(event, depth: depth) }

  func stale(_ ticket: Ticket, _ stale: LogEvent.Stale) {
    host.countStale()
    record(.stale(steps[ticket] ?? "start", stale))
  }
}
