import LariatViews
import Testing

/// State, environment and preferences, evaluated afresh.
@MainActor
@Suite struct PropertyTests {
  @Test func `state is kept from tree to tree`() {
    let evaluation = FreshEvaluation(Counter(name: "taps"))
    #expect(evaluation.tree().outline == #"button "taps 0""#)
    evaluation.tree().buttons.first?.actions.press?()
    evaluation.tree().buttons.first?.actions.press?()
    #expect(evaluation.tree().outline == #"button "taps 2""#)
  }

  @Test func `one value in two places has two states`() {
    let counter = Counter(name: "taps")
    let evaluation = FreshEvaluation(TupleView(counter, counter))
    evaluation.tree().buttons.last?.actions.press?()
    #expect(evaluation.tree().outline == "button \"taps 0\"\nbutton \"taps 1\"")
  }

  @Test func `state is forgotten with its view`() {
    let isShown = Box(true)
    let evaluation = FreshEvaluation(Switched(isShown: isShown.binding))
    evaluation.tree().buttons.first?.actions.press?()
    #expect(evaluation.tree().outline == #"button "taps 1""#)
    isShown.value = false
    #expect(evaluation.tree().outline == "")
    isShown.value = true
    #expect(evaluation.tree().outline == #"button "taps 0""#)
  }

  @Test func `outside of any tree a state has its initial value`() {
    let state = State(wrappedValue: 1)
    state.wrappedValue = 2
    #expect(state.wrappedValue == 1)
  }

  @Test func `the environment goes down to all inside, the nearest value wins`() {
    let text = outline {
      Greeting()
      VStack {
        Greeting()
        Greeting().environment(\.name, "inner")
      }
      .environment(\.name, "outer")
    }
    #expect(
      text == """
        text "nobody"
        vertical
          text "outer"
          text "inner"
        """)
  }

  @Test func `the outermost environment can be given`() {
    var values = EnvironmentValues()
    values.name = "everybody"
    #expect(FreshEvaluation(Greeting(), environment: values).tree().outline == "text \"everybody\"")
  }

  @Test func `preferences go up in reading order`() {
    let view = VStack {
      Text("a").preference(key: Crumbs.self, value: ["a"])
      HStack {
        Text("b").preference(key: Crumbs.self, value: ["b"])
        Text("c")
          .preference(key: Crumbs.self, value: ["hidden"])
          .preference(key: Crumbs.self, value: ["c"])
      }
      .transformPreference(Crumbs.self) { $0.append("!") }
    }
    let preferences = FreshEvaluation(view).tree().preferences
    #expect(preferences[Crumbs.self] == ["a", "b", "c", "!"])
    #expect(FreshEvaluation(Text("")).tree().preferences[Crumbs.self] == [])
  }

  @Test func `reads are told to the tracker of the moment`() {
    let (inner, outer) = (Reads(), Reads())
    let (a, b) = (Source("a"), Source("b"))
    a.read()
    ReadTracking.with(outer) {
      ReadTracking.with(inner) { a.read() }
      ReadTracking.with(nil) { a.read() }
      b.read()
    }
    #expect(inner.log == ["read a"])
    #expect(outer.log == ["read b"])
  }

  @Test func `a source tells those who were added, and keeps nobody alive`() {
    let source = Source("a")
    var reads: Reads? = Reads()
    let others = Reads()
    if let reads { source.add(reads) }
    source.add(others)
    source.remove(others)
    #expect(source.isRead)
    source.changed()
    #expect(reads?.log == ["changed a"])
    #expect(others.log == [])
    reads = nil
    #expect(!source.isRead)
  }
}

private struct Switched: View {
  @Binding var isShown: Bool

  var body: some View { if isShown { Counter(name: "taps") } }
}

private struct Greeting: View {
  @Environment(\.name) var name

  var body: some View { Text(name) }
}

private enum Name: EnvironmentKey {
  static let defaultValue = "nobody"
}

extension EnvironmentValues {
  fileprivate var name: String {
    get { self[Name.self] }
    set { self[Name.self] = newValue }
  }
}

private enum Crumbs: PreferenceKey {
  static let defaultValue: [String] = []

  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

@MainActor
private final class Reads: ReadTracker {
  var log: [String] = []

  func didRead(_ source: Source) { log.append("read \(source.name)") }
  func sourceChanged(_ source: Source) { log.append("changed \(source.name)") }
}
