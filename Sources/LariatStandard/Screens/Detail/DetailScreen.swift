public import Lariat
public import LariatFlows
public import LariatViews

/// One thing to be looked at, with what can be done about it.
public enum DetailScreen: ScreenModule {
  public static let name: ScreenName = "detail"
  public static let summary = "One thing to be looked at, with what can be done about it"

  public struct Input: Record, Hashable {
    public let title: String
    public let pairs: [DetailPair]
    public let text: String
    public let actions: [Option]
    public let done: String

    public init(_ fields: inout Fields<Self>) {
      title = fields("title", \.title, "What the thing is called")
      pairs = fields("pairs", \.pairs, "Labels and values to read", default: [])
      text = fields("text", \.text, "Words below the pairs", default: "")
      actions = fields("actions", \.actions, "What can be done about it, in order", default: [])
      done = fields("done", \.done, "Label of the button that leaves", default: "Done")
    }
  }

  public struct State: Equatable, Sendable {
    public var title: String
    public var pairs: [DetailPair]
    public var text: String
    public var actions: [OptionEntry]
    public var done: String
  }

  public enum Action: Equatable, Sendable {
    case actionTapped(OptionEntry.ID)
    case doneTapped
  }

  public struct Output: PortList {
    public let chosen = Port<PickedOption>("chosen", "The action that the person chose")
    public let done = Port<Nothing>("done", "The person has seen it and leaves")
    public init() {}
  }

  public static let dismissal: Action? = .doneTapped

  /// Without actions it never says `chosen`.
  public static func shape(_ step: inout StepShape) {
    guard !step.variables.contains("actions") else { return }
    let choices = StepShape.options(in: step.literals["actions"])
    if !choices.isEmpty {
      step.narrow("chosen", "value", to: .choice(ChoiceType(choices: choices)))
    } else if [nil, .array([])].contains(step.literals["actions"]) {
      step.remove("chosen")
    }
  }

  public static func initialState(_ input: Input) -> State {
    State(
      title: input.title, pairs: input.pairs, text: input.text,
      actions: [OptionEntry](of: nil, options: input.actions), done: input.done)
  }

  public static func handle(_ action: Action, in store: Store<Self>) {
    switch action {
    case .actionTapped(let id):
      guard let entry = store.state.actions[id] else { return }
      store.output.chosen(PickedOption(entry.id.value, label: entry.label))
    case .doneTapped: store.output.done()
    }
  }

  public static func view(_ store: ViewStore) -> some View { DetailScreenView(store: store) }
}
