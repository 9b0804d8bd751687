import LariatViews
import Testing

/// What keeps state, and what loses it.
@MainActor
@Suite struct IdentityTests {
  private let log = Log()

  @Test func `rows swapped by position keep the state of their place`() {
    let names = Observed(["a", "b"])
    let network = ViewNetwork(ByPosition(names: names))
    network.press("a")
    #expect(network.outline == "button \"a 1\"\nbutton \"b 0\"")
    names.value = ["b", "a"]
    #expect(network.outline == "button \"b 1\"\nbutton \"a 0\"")
  }

  @Test func `rows swapped by id take their state along`() {
    let names = Observed(["a", "b"])
    let network = ViewNetwork(ByID(names: names))
    network.press("a")
    names.value = ["b", "a"]
    #expect(network.outline == "button \"b 0\"\nbutton \"a 1\"")
    names.value = ["b"]
    names.value = ["a", "b"]
    #expect(network.outline == "button \"a 1\"\nbutton \"b 0\"")
    names.value = ["b"]
    #expect(network.outline == "button \"b 0\"")
    names.value = ["a", "b"]
    #expect(network.outline == "button \"a 0\"\nbutton \"b 0\"")
  }

  @Test func `an initial value is used once`() {
    let start = Observed(5)
    let network = ViewNetwork(Starting(start: start))
    #expect(network.outline == #"button "taps 5""#)
    network.press("taps")
    start.value = 50
    #expect(network.outline == #"button "taps 6""#)
  }

  @Test func `another id starts afresh`() {
    let id = Observed(1)
    let network = ViewNetwork(Identified(id: id, log: log))
    network.press("taps")
    #expect(network.outline == #"button "taps 1""#)
    id.value = 2
    #expect(network.outline == #"button "taps 0""#)
    #expect(log.take() == ["appear", "disappear", "appear"])
  }

  @Test(.neverHangs) func `a flipped condition tears down`() async {
    let isOn = Observed(true)
    let work = Work()
    let network = ViewNetwork(Flipped(isOn: isOn, log: log, work: work))
    network.press("on")
    #expect(network.outline == #"button "on 1""#)
    await work.started()
    isOn.value = false
    #expect(network.outline == #"button "off 0""#)
    await work.cancelled()
    #expect(log.take() == ["appear on", "disappear on"])
    isOn.value = true
    #expect(network.outline == #"button "on 0""#)
    #expect(log.take() == ["appear on"])
    network.tearDown()
  }

  @Test func `another type inside an erased view starts afresh`() {
    let isPlain = Observed(true)
    let network = ViewNetwork(Erased(isPlain: isPlain))
    network.press("plain")
    isPlain.value = false
    #expect(network.outline == #"button "boxed 0""#)
    isPlain.value = true
    #expect(network.outline == #"button "plain 0""#)
  }

  @Test func `two networks on one value share nothing`() {
    let view = Counter(name: "taps")
    let (one, other) = (ViewNetwork(view), ViewNetwork(view))
    one.press("taps")
    #expect(one.outline == #"button "taps 1""#)
    #expect(other.outline == #"button "taps 0""#)
  }

  @Test func `one value in two places has two states`() {
    let counter = Counter(name: "taps")
    let network = ViewNetwork(TupleView(counter, counter))
    network.press("taps")
    #expect(network.outline == "button \"taps 1\"\nbutton \"taps 0\"")
  }

  @Test func `state in the root reaches all`() {
    let network = ViewNetwork(Root())
    network.tree.fields.first?.actions.toggle?()
    #expect(
      network.outline == """
        toggle "All" = on
        vertical
          text "deep on"
          button "turn off"
        """)
    network.press("turn off")
    #expect(network.tree.fields.map(\.value) == [.isOn(false)])
  }

  @Test func `after the end nothing is left and nothing happens`() {
    let value = Observed(true)
    let network = ViewNetwork(Flipped(isOn: value, log: log, work: Work()))
    let old = network.tree
    #expect(value.source.isRead)
    network.tearDown()
    network.tearDown()
    #expect(log.take() == ["appear on", "disappear on"])
    #expect(!value.source.isRead)
    old.buttons.first?.actions.press?()
    value.value = false
    #expect(!network.needsUpdate)
    #expect(network.outline == "")
    #expect(log.take() == [])
  }

  @Test(.neverHangs)
  func `a network that is let go of is freed, with its state and its work`() async {
    let work = Work()
    weak var token: Token?
    weak var freed: ViewNetwork?
    do {
      let network = ViewNetwork(Holder(work: work))
      token = network.tree.preferences[TokenKey.self].token
      freed = network
      #expect(token != nil)
      await work.started()
    }
    await work.cancelled()
    #expect(freed == nil)
    #expect(token == nil)
  }
}

/// Work that goes on until it is cancelled, and says so.
@MainActor
final class Work {
  private let (starts, start) = AsyncStream.makeStream(of: Void.self)
  private let (ends, end) = AsyncStream.makeStream(of: Void.self)

  func run() async {
    start.yield()
    let (never, _) = AsyncStream.makeStream(of: Void.self)
    for await _ in never {}
    if Task.isCancelled { end.yield() }
  }

  func started() async { for await _ in starts { return } }
  func cancelled() async { for await _ in ends { return } }
}

private struct ByPosition: View {
  let names: Observed<[String]>

  var body: some View {
    Counter(name: names.value[0])
    Counter(name: names.value[1])
  }
}

private struct ByID: View {
  let names: Observed<[String]>

  var body: some View { ForEach(names.value, id: \.self) { Counter(name: $0) } }
}

private struct Starting: View {
  let start: Observed<Int>

  var body: some View { Counter(name: "taps", count: start.value) }
}

private struct Identified: View {
  let id: Observed<Int>
  let log: Log

  var body: some View {
    Counter(name: "taps").onAppear { log("appear") }.onDisappear { log("disappear") }.id(id.value)
  }
}

private struct Flipped: View {
  let isOn: Observed<Bool>
  let log: Log
  let work: Work

  var body: some View {
    if isOn.value {
      Counter(name: "on")
        .task { await work.run() }
        .onAppear { log("appear on") }
        .onDisappear { log("disappear on") }
    } else {
      Counter(name: "off")
    }
  }
}

private struct Erased: View {
  let isPlain: Observed<Bool>

  var body: some View {
    isPlain.value ? AnyView(Counter(name: "plain")) : AnyView(Boxed())
  }
}

private struct Boxed: View {
  @State var count = 0

  var body: some View { Button("boxed \(count)") { count += 1 } }
}

private struct Root: View {
  @State var isOn = false

  var body: some View {
    Toggle("All", isOn: $isOn)
    VStack { Deep(isOn: $isOn) }
  }
}

private struct Deep: View {
  @Binding var isOn: Bool

  var body: some View {
    Text(isOn ? "deep on" : "deep off")
    Button("turn off") { isOn = false }
  }
}

private final class Token: Sendable {}

private struct WeakToken: Sendable {
  weak let token: Token?
}

private enum TokenKey: PreferenceKey {
  static let defaultValue = WeakToken(token: nil)

  static func reduce(value: inout WeakToken, nextValue: () -> WeakToken) {}
}

private struct Holder: View {
  let work: Work
  @State var token = Token()

  var body: some View {
    Text("").preference(key: TokenKey.self, value: WeakToken(token: token))
      .task { await work.run() }
  }
}
