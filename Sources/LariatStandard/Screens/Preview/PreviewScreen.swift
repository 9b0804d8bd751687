public import Lariat
public import LariatFlows
public import LariatViews

/// What would be exported, to be looked at before: nothing in it can be changed.
public enum PreviewScreen: ScreenModule {
  public static let name: ScreenName = "preview"
  public static let summary = "The beginning of a document, to be looked at before it is exported"

  public struct Input: Record, Hashable {
    public let title: String
    public let document: String
    public let format: String
    public let text: String
    public let confirm: String

    public init(_ fields: inout Fields<Self>) {
      title = fields("title", \.title, "Heading", default: "Preview")
      document = fields("document", \.document, "The file", type: .string(.path))
      format = fields(
        "format", \.format, "What it is to become", type: .choice(DocumentFormat.choiceType))
      text = fields("text", \.text, "A few words below the heading", default: "")
      confirm = fields("confirm", \.confirm, "Label of the button that agrees", default: "Export")
    }
  }

  public struct State: Equatable, Sendable {
    public var title: String
    public var document: String
    public var format: String
    public var text: String
    public var confirm: String
    public var excerpt = Loading.reading
  }

  /// How far the beginning of the document is read.
  public enum Loading: Equatable, Sendable {
    case reading
    case read(DocumentExcerpt)
    case failed(String)
  }

  public enum Action: Equatable, Sendable {
    case confirmTapped
    case backTapped
  }

  public struct Output: PortList {
    public let confirmed = Port<Nothing>("confirmed", "The person agreed; nothing is written yet")
    public let back = Port<Nothing>("back", "The person wants to change something")
    public init() {}
  }

  public static let dismissal: Action? = .backTapped

  public static let needs = [
    Need(
      "excerpt", "The beginning of a document", input: DocumentRequest.self,
      outputs: DocumentExcerpt.Ports.self)
  ]

  public static func initialState(_ input: Input) -> State {
    State(
      title: input.title, document: input.document, format: input.format, text: input.text,
      confirm: input.confirm)
  }

  public static func begin(in store: Store<Self>) {
    let services = store.services
    let request = DocumentRequest(document: store.state.document)
    store.run {
      await services.call("excerpt", request)
    } then: { store, answer in
      store.update { $0.excerpt = Loading(answer) }
    }
  }

  public static func handle(_ action: Action, in store: Store<Self>) {
    switch action {
    case .confirmTapped: store.output.confirmed()
    case .backTapped: store.output.back()
    }
  }

  public static func view(_ store: ViewStore) -> some View { PreviewScreenView(store: store) }
}

extension PreviewScreen.Loading {
  /// What the answer of the need comes to.
  init(_ answer: Answer) {
    if answer.output == DocumentExcerpt.Ports().excerpt.name,
      let excerpt = try? DocumentExcerpt(decoding: answer.payload)
    {
      self = .read(excerpt)
    } else if case .string(let reason)? = answer.payload["reason"] {
      self = .failed(reason)
    } else {
      self = .failed("The document was not read.")
    }
  }
}
