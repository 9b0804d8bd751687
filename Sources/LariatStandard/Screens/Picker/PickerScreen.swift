public import Lariat
public import LariatFlows
public import LariatViews

/// One option to be picked among several.
public enum PickerScreen: ScreenModule {
  public static let name: ScreenName = "picker"
  public static let summary = "One option to be picked among several"

  public struct Input: Record, Hashable {
    public let title: String
    public let text: String
    public let of: NamedChoices?
    public let options: [Option]
    public let selected: Value?

    public init(_ fields: inout Fields<Self>) {
      title = fields("title", \.title, "Heading above the list")
      text = fields("text", \.text, "A few words below the heading", default: "")
      of = fields("of", \.of, "The named type whose values are offered")
      options = fields(
        "options", \.options, "Options given in place, after those of the type", default: [])
      selected = fields(
        "selected", \.selected, "Value highlighted first; one that is not offered highlights none")
    }
  }

  public struct State: Equatable, Sendable {
    public var title: String
    public var text: String
    public var entries: [OptionEntry]
    public var highlighted: OptionEntry.ID?
    /// Why continuing did nothing; nil once something is highlighted.
    public var problem: String?
  }

  public enum Action: Equatable, Sendable {
    case highlighted(OptionEntry.ID)
    case continueTapped
    case cancelTapped
  }

  public struct Output: PortList {
    public let chosen = Port<PickedOption>("chosen", "What the person picked")
    public let cancelled = Port<Nothing>("cancelled", "The person left without picking")
    public init() {}
  }

  public static let dismissal: Action? = .cancelTapped

  public static func shape(_ step: inout StepShape) {
    guard let type = step.choices(of: "of", options: "options") else { return }
    step.narrow("chosen", "value", to: type)
    if step.literals["selected"] != nil { step.narrow(input: "selected", to: type) }
  }

  public static func initialState(_ input: Input) -> State {
    let entries = [OptionEntry](of: input.of, options: input.options)
    return State(
      title: input.title, text: input.text, entries: entries,
      highlighted: entries.first(of: input.selected))
  }

  public static func handle(_ action: Action, in store: Store<Self>) {
    switch action {
    case .highlighted(let id):
      guard store.state.entries[id] != nil else { return }
      store.update {
        $0.highlighted = id
        $0.problem = nil
      }
    case .continueTapped:
      guard let entry = store.state.highlighted.flatMap({ store.state.entries[$0] }) else {
        return store.update { $0.problem = "Choose one to go on." }
      }
      store.output.chosen(PickedOption(entry.id.value, label: entry.label))
    case .cancelTapped: store.output.cancelled()
    }
  }

  public static func view(_ store: ViewStore) -> some View { PickerScreenView(store: store) }
}
