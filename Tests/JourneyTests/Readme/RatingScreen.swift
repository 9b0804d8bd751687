import Lariat
import LariatFlows
import LariatViews

/// Asks for a rating from 1 to 5.
enum RatingScreen: ScreenModule {
  static let name: ScreenName = "rating"
  static let summary = "A rating from 1 to 5"

  struct Input: Record {
    let title: String
    init(_ fields: inout Fields<Self>) { title = fields("title", \.title, "What is rated") }
  }

  struct State: Equatable {
    var title: String
    var stars: Int?
  }

  enum Action: Equatable {
    case starsChosen(Int)
    case continueTapped
    case cancelTapped
  }

  struct Output: PortList {
    let rated = Port<Rating>("rated", "What the person gave")
    let cancelled = Port<Nothing>("cancelled", "The person left without rating")
  }

  struct Rating: Record {
    let stars: Int
    init(stars: Int) { self.stars = stars }
    init(_ fields: inout Fields<Self>) { stars = fields("stars", \.stars, "From 1 to 5") }
  }

  static let dismissal: Action? = .cancelTapped
  static func initialState(_ input: Input) -> State { State(title: input.title) }

  static func handle(_ action: Action, in store: Store<Self>) {
    switch action {
    case .starsChosen(let stars): store.update { $0.stars = stars }
    case .continueTapped:
      if let stars = store.state.stars { store.output.rated(Rating(stars: stars)) }
    case .cancelTapped: store.output.cancelled()
    }
  }

  static func view(_ store: ViewStore) -> some View {
    VStack {
      Text(store.title).style(.title)
      Picker(
        "Stars", boundTo: store, selection: \.stars,
        options: Options(1...5, id: \.self, label: { String(repeating: "★", count: $0) }),
        action: Action.starsChosen)
      Button("Continue", role: .default, target: store, action: .continueTapped)
      Button("Cancel", role: .cancel, target: store, action: .cancelTapped)
    }
  }
}
