import LariatFlows

/// Taking events, one after another.
extension JourneyRun {
  func deliver(_ event: Event) {
    waiting.append(event)
    guard !isPerforming else { return }
    isPerforming = true
    finishPerforming()
  }

  func finishPerforming() {
    while !waiting.isEmpty { take(waiting.removeFirst()) }
    isPerforming = false
    tellWatchers()
  }

  func tellWatchers() {
    guard !isPerforming else { return }
    for watcher in watchers { watcher.changed() }
    hooks.changed()
  }

  func take(_ event: Event) {
    switch event {
    case .output(let ticket, let output, let payload):
      guard let step = heard(ticket) else { return stale(ticket, .output(output)) }
      record(.output(step, output, payload))
      perform { journey throws(JourneyError) in
        try journey.receive(output, payload, from: ticket)
      }
    case .left(let ticket):
      guard heard(ticket) != nil, case .service(let service)? = places[ticket] else { return }
      service.leave()
    case .dismissed: dismissTop()
    case .serviceReported(let ticket, let report): take(report, at: ticket)
    case .subjourneyEnded(let ticket, let id, let ending): take(ending, of: id, at: ticket)
    }
  }

  func heard(_ ticket: Ticket) -> StepID? {
    journey.hears(ticket) ? journey.current?.step.id : nil
  }

  func dismissTop() {
    guard let visit = journey.current, let place = places[visit.ticket] else { return }
    if case .journey(let run) = place { return run.dismiss() }
    record(.dismissed(visit.step.id))
    switch place {
    case .screen(let screen):
      if screen.dismiss() { return }
      perform { journey throws(JourneyError) in try journey.dismiss() }
    case .service(let service): service.leave()
    case .journey: break
    }
  }

  func take(_ report: RunningService.Event, at ticket: Ticket) {
    guard let step = heard(ticket), case .service(let service)? = places[ticket] else { return }
    switch report {
    case .progress(let progress):
      record(.progress(step, progress))
      if let face = service.face { host.catalogue.face?.progressed(face, progress) }
    case .answer(let answer):
      record(.serviceAnswered(step, answer.output, answer.payload))
      perform { journey throws(JourneyError) in
        try journey.receive(answer.output, answer.payload, from: ticket)
      }
    }
  }

  func take(_ ending: RunEnding, of id: JourneyID, at ticket: Ticket) {
    guard heard(ticket) != nil, let visit = journey.current else { return }
    switch ending {
    case .outcome(let outcome): follow(visit.step.output(for: outcome, of: id), at: ticket)
    case .fault(let error):
      guard let output = visit.step.output(for: error, of: id) else { return fail(error) }
      follow(output, at: ticket)
    case .stopped: break
    }
  }

  private func follow(_ output: (name: OutputName, payload: Object), at ticket: Ticket) {
    guard let step = heard(ticket) else { return }
    record(.output(step, output.name, output.payload))
    perform { journey throws(JourneyError) in
      try journey.receive(output.name, output.payload, from: ticket)
    }
  }
}
