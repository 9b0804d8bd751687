public import Lariat
public import LariatFlows
public import LariatViews

/// The face of a running service: how far it is, and a way to leave.
public enum ProgressScreen: ProgressModule {
  public static let name: ScreenName = "progress"
  public static let summary = "How far a running service is, and a way to leave"

  public struct Input: Record, Hashable {
    public let title: String
    public let message: String

    public init(_ fields: inout Fields<Self>) {
      title = fields("title", \.title, "What is being done")
      message = fields("message", \.message, "Words until the service has some", default: "")
    }
  }

  public struct State: Equatable, Sendable {
    public var title: String
    public var message: String
    /// From 0 to 1; nil where that cannot be known.
    public var fraction: Double?
    /// The person wants to leave; the service has not stopped yet.
    public var isStopping = false
  }

  public enum Action: Equatable, Sendable {
    case progressed(Progress)
    case cancelTapped
  }

  public struct Output: PortList {
    public let cancelled = Port<Nothing>("cancelled", "The person wants to leave")
    public init() {}
  }

  public static let dismissal: Action? = .cancelTapped

  public static func progressed(_ progress: Progress) -> Action { .progressed(progress) }

  public static func initialState(_ input: Input) -> State {
    State(title: input.title, message: input.message)
  }

  public static func handle(_ action: Action, in store: Store<Self>) {
    switch action {
    case .progressed(let progress):
      store.update {
        $0.fraction = progress.fraction
        if !progress.message.isEmpty { $0.message = progress.message }
      }
    case .cancelTapped:
      store.update { $0.isStopping = true }
      store.output.cancelled()
    }
  }

  public static func view(_ store: ViewStore) -> some View { ProgressScreenView(store: store) }
}
