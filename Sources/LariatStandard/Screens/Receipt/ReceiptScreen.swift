public import Lariat
public import LariatFlows
public import LariatViews

/// What was written, and where.
public enum ReceiptScreen: ScreenModule {
  public static let name: ScreenName = "receipt"
  public static let summary = "What was written, and where"

  public struct Input: Record, Hashable {
    public let title: String
    public let path: String
    public let bytes: Int?
    public let text: String
    public let again: String?

    public init(_ fields: inout Fields<Self>) {
      title = fields("title", \.title, "Heading", default: "Done")
      path = fields("path", \.path, "The file that was written", type: .string(.path))
      bytes = fields("bytes", \.bytes, "Its size in bytes")
      text = fields("text", \.text, "Words below", default: "")
      again = fields("again", \.again, "Label of a button that starts once more; none without it")
    }
  }

  public struct State: Equatable, Sendable {
    public var title: String
    public var path: String
    public var bytes: Int?
    public var text: String
    public var again: String?
  }

  public enum Action: Equatable, Sendable {
    case doneTapped
    case againTapped
  }

  public struct Output: PortList {
    public let done = Port<Nothing>("done", "The person has seen it")
    public let again = Port<Nothing>("again", "The person wants to start once more")
    public init() {}
  }

  public static let dismissal: Action? = .doneTapped

  /// Without a label for it, it never says `again`.
  public static func shape(_ step: inout StepShape) {
    if step.literals["again"] == nil, !step.variables.contains("again") { step.remove("again") }
  }

  public static func initialState(_ input: Input) -> State {
    State(
      title: input.title, path: input.path, bytes: input.bytes, text: input.text,
      again: input.again)
  }

  public static func handle(_ action: Action, in store: Store<Self>) {
    switch action {
    case .doneTapped: store.output.done()
    case .againTapped: if store.state.again != nil { store.output.again() }
    }
  }

  public static func view(_ store: ViewStore) -> some View { ReceiptScreenView(store: store) }
}
