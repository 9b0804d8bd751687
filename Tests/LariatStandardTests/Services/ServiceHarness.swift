import Lariat
import LariatFlows
import Synchronization

/// A service called as a journey would call it, with what it told.
struct ServiceHarness<S: Service> {
  let service: S

  init(_ service: S) { self.service = service }

  /// The answer as text: the output's name and what it carries; or what was thrown.
  func answer(_ input: Object = Object()) async throws -> String {
    try await call(input).answer
  }

  func call(_ input: Object) async throws -> (answer: String, progress: [Progress]) {
    let input = try S.Input(decoding: input, types: .shipped)
    let told = Told()
    let call = ServiceCall<S.Output>(report: { progress in told.append(progress) })
    do {
      let answer = try await service.perform(input, call)
      return ("\(answer.output) \(Value.object(answer.payload).json)", told.progress)
    } catch { return ("throws \(error)", told.progress) }
  }

  private final class Told: Sendable {
    private let list = Mutex<[Progress]>([])

    var progress: [Progress] { list.withLock { $0 } }
    func append(_ progress: Progress) { list.withLock { $0.append(progress) } }
  }
}
