public import LariatFlows

/// A service in the catalogue, with its types erased.
public struct ServiceEntry: Sendable {
  public typealias Report = @Sendable (Progress) -> Void

  public let name: ServiceName
  public let summary: String
  public let inputs: [FieldDeclaration]
  /// Without the two that every service has.
  public let ownOutputs: [PortDeclaration]
  let work: Work
  let mistakes: [String]

  enum Work: Sendable {
    case concurrent(@Sendable (Object, TypeTable, @escaping Report) async -> Answer)
    /// Answers at once, on the main actor: stubs.
    case immediate(@MainActor @Sendable (Object) -> (progress: [Progress], answer: Answer))
  }

  /// What every service may say.
  public static let commonOutputs = [
    PortDeclaration(
      "failed", "The work could not be done", payload: [FieldDeclaration("reason", .string())]),
    PortDeclaration("cancelled", "The person left while it ran"),
  ]

  public var outputs: [PortDeclaration] { ownOutputs + Self.commonOutputs }

  public init<S: Service>(_ service: S) {
    name = S.name
    summary = S.summary
    inputs = S.Input.declarations
    ownOutputs = S.Output.declarations
    mistakes = S.Output.mistakes + S.Input.mistakes
    work = .concurrent { object, types, report in
      do {
        let input = try S.Input(decoding: object, types: types)
        return try await service.perform(input, ServiceCall(report: report))
      } catch is CancellationError {
        return .cancelled
      } catch {
        return .failed("\(error)")
      }
    }
  }

  private init(_ entry: ServiceEntry, _ work: Work) {
    name = entry.name
    summary = entry.summary
    inputs = entry.inputs
    ownOutputs = entry.ownOutputs
    mistakes = entry.mistakes
    self.work = work
  }

  /// The same service in name and shape, answered at once by `answer`: for tests and scenarios.
  public func stubbed(
    _ answer: @escaping @MainActor @Sendable (Object) -> (progress: [Progress], answer: Answer)
  ) -> ServiceEntry {
    ServiceEntry(self, .immediate(answer))
  }

  /// The same service in name and shape, its work done by `work`, off the main actor: for stubs that
  /// take their time.
  public func performed(
    by work: @escaping @Sendable (Object, @escaping Report) async -> Answer
  ) -> ServiceEntry {
    ServiceEntry(self, .concurrent { input, _, report in await work(input, report) })
  }
}
