public import Lariat
public import LariatFlows
public import LariatViews

/// Something to be read and put away.
public enum MessageScreen: ScreenModule {
  public static let name: ScreenName = "message"
  public static let summary = "Something to be read and put away"

  /// What the message is about; looks follow from it.
  public enum Tone: String, ChoiceValue {
    case plain
    case success
    case warning
    case error
  }

  public struct Input: Record, Hashable {
    public let title: String
    public let text: String
    public let tone: Tone
    public let done: String

    public init(_ fields: inout Fields<Self>) {
      title = fields("title", \.title, "Heading")
      text = fields("text", \.text, "What there is to say", default: "")
      tone = fields("tone", \.tone, "Whether it is good or bad news", default: .plain)
      done = fields("done", \.done, "Label of the button", default: "Done")
    }
  }

  public struct State: Equatable, Sendable {
    public var title: String
    public var text: String
    public var tone: Tone
    public var done: String
  }

  public enum Action: Equatable, Sendable {
    case doneTapped
  }

  public struct Output: PortList {
    public let done = Port<Nothing>("done", "The person has read it")
    public init() {}
  }

  public static let dismissal: Action? = .doneTapped

  public static func initialState(_ input: Input) -> State {
    State(title: input.title, text: input.text, tone: input.tone, done: input.done)
  }

  public static func handle(_ action: Action, in store: Store<Self>) {
    switch action {
    case .doneTapped: store.output.done()
    }
  }

  public static func view(_ store: ViewStore) -> some View { MessageScreenView(store: store) }
}
