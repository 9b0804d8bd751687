import Lariat
import LariatFlows

/// Answers a module's needs from lists.
@MainActor
final class NeedStubs {
  private var answers: [NeedName: [Answer]]
  private(set) var problems: [String] = []

  init(_ answers: [NeedName: [Answer]]) { self.answers = answers }

  var services: BoundServices {
    var calls: [NeedName: BoundServices.Call] = [:]
    for name in answers.keys {
      calls[name] = { [weak self] input in
        await self?.next(name, input) ?? .failed("the test is over")
      }
    }
    return BoundServices(calls)
  }

  private func next(_ name: NeedName, _ input: Object) -> Answer {
    guard let answer = answers[name]?.first else {
      problems.append(
        "\(name) is called once more than it has answers, with \(Value.object(input))")
      return .failed("no answer is left for \(name)")
    }
    answers[name]?.removeFirst()
    return answer
  }

  /// Answers that nobody has asked for.
  var leftover: [String] {
    answers.sorted { $0.key < $1.key }.compactMap { name, answers in
      answers.isEmpty ? nil : "\(answers.count) of the answers for \(name) were never asked for"
    }
  }
}
