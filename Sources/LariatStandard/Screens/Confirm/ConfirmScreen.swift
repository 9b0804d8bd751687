public import Lariat
public import LariatFlows
public import LariatViews

/// A question to be answered with yes or no.
public enum ConfirmScreen: ScreenModule {
  public static let name: ScreenName = "confirm"
  public static let summary = "A question to be confirmed or not"

  public struct Input: Record, Hashable {
    public let title: String
    public let message: String
    public let confirm: String
    public let cancel: String
    public let destructive: Bool

    public init(_ fields: inout Fields<Self>) {
      title = fields("title", \.title, "The question")
      message = fields("message", \.message, "What follows from the answer", default: "")
      confirm = fields("confirm", \.confirm, "Label of the button that agrees", default: "Continue")
      cancel = fields("cancel", \.cancel, "Label of the button that does not", default: "Cancel")
      destructive = fields(
        "destructive", \.destructive, "Whether agreeing destroys something: Enter alone does not",
        default: false)
    }
  }

  public struct State: Equatable, Sendable {
    public var title: String
    public var message: String
    public var confirm: String
    public var cancel: String
    public var isDestructive: Bool
  }

  public enum Action: Equatable, Sendable {
    case confirmTapped
    case cancelTapped
  }

  public struct Output: PortList {
    public let confirmed = Port<Nothing>("confirmed", "The person agreed; nothing is done yet")
    public let cancelled = Port<Nothing>("cancelled", "The person did not agree")
    public init() {}
  }

  public static let dismissal: Action? = .cancelTapped

  public static func initialState(_ input: Input) -> State {
    State(
      title: input.title, message: input.message, confirm: input.confirm, cancel: input.cancel,
      isDestructive: input.destructive)
  }

  public static func handle(_ action: Action, in store: Store<Self>) {
    switch action {
    case .confirmTapped: store.output.confirmed()
    case .cancelTapped: store.output.cancelled()
    }
  }

  public static func view(_ store: ViewStore) -> some View { ConfirmScreenView(store: store) }
}
