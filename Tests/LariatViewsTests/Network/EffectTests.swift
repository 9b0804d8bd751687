import LariatViews
import Testing

/// What views have done when they come, go and change.
@MainActor
@Suite struct EffectTests {
  private let log = Log()

  @Test func `changes are told once, with both values, after the wave`() {
    let value = Observed(1)
    let network = ViewNetwork(Watching(value: value, log: log))
    network.update()
    #expect(log.take() == ["appear", "initial 1 1"])
    value.value = 2
    value.value = 3
    network.update()
    #expect(log.take() == ["change 1 3", "initial 1 3"])
    value.value = 3
    network.update()
    #expect(log.take() == [])
  }

  @Test func `evaluating alone has no effects`() {
    let value = Observed(1)
    _ = FreshEvaluation(Watching(value: value, log: log)).tree()
    #expect(log.take() == [])
  }

  @Test func `what goes is told innermost first, what comes outermost first`() {
    let isOn = Observed(true)
    let network = ViewNetwork(Nest(isOn: isOn, log: log))
    network.update()
    #expect(log.take() == ["outer appears", "inner appears"])
    isOn.value = false
    network.update()
    #expect(log.take() == ["inner disappears", "outer disappears"])
  }

  @Test func `a state written on appearing is in the first tree`() {
    let network = ViewNetwork(Loading())
    #expect(network.outline == #"text "loaded""#)
  }

  @Test func `preferences are told when they change`() {
    let value = Observed(1)
    let network = ViewNetwork(Titled(value: value, log: log))
    network.update()
    #expect(log.take() == ["titles [\"1\", \"fixed\"]"])
    value.value = 2
    network.update()
    #expect(log.take() == ["titles [\"2\", \"fixed\"]"])
    value.value = 2
    network.update()
    #expect(log.take() == [])
  }

  @Test(.neverHangs) func `another id cancels work and starts it anew`() async {
    let (id, first, second) = (Observed(1), Work(), Work())
    let network = ViewNetwork(Working(id: id, first: first, second: second))
    network.update()
    await first.started()
    id.value = 2
    network.update()
    await first.cancelled()
    await second.started()
    network.tearDown()
    await second.cancelled()
  }

  @Test func `effects that feed each other are stopped and named`() {
    let network = ViewNetwork(Circle())
    network.update()
    #expect(network.feedbackCycle == nil)
    network.press("go")
    let report = network.update()
    #expect(report.waves == 18)
    #expect(network.feedbackCycle == FeedbackCycle(slots: ["Circle at /"]))
    #expect(!network.needsUpdate)
    #expect(network.outline == network.freshTree().outline)
  }

  @Test func `two views that feed each other are both named`() {
    let network = ViewNetwork(Pair())
    network.press("go")
    network.update()
    #expect(network.feedbackCycle == FeedbackCycle(slots: ["Ping at /1", "Pong at /2"]))
  }

  @Test func `a body that writes what it reads is stopped and named`() {
    let value = Observed(0)
    let network = ViewNetwork(Restless(value: value))
    network.update()
    #expect(network.feedbackCycle == FeedbackCycle(slots: ["Restless at /"]))
    #expect(!network.needsUpdate)
  }

  @Test(arguments: [(16, true), (17, false)])
  func `a chain of effects may be as long as the limit`(length: Int, isAllowed: Bool) {
    let network = ViewNetwork(Chain(length: length))
    network.update()
    #expect((network.feedbackCycle == nil) == isAllowed)
    #expect(network.outline == "text \"\(min(length, 17))\"")
  }

  @Test func `a screen may end itself on appearing`() {
    let box = Box<ViewNetwork?>(nil)
    let network = ViewNetwork(
      Group {
        Text("a").onAppear { box.value?.tearDown() }
        Text("b").onAppear { log("late") }.onDisappear { log("b disappears") }
      })
    box.value = network
    #expect(network.outline == "")
    #expect(log.take() == ["b disappears"])
  }

  @Test func `writes and calls are logged as they leave`() {
    let boundary = BoundaryLog()
    let name = Box("")
    let network = ViewNetwork(
      VStack {
        TextField("Name", text: name.binding.logged(as: "name", in: boundary))
        Button("Go", action: boundary.action("submit") { name.value += "!" })
      })
    network.tree.fields.first?.actions.setText?("ada")
    network.press("Go")
    #expect(boundary.lines == ["name = ada", "submit"])
    #expect(name.value == "ada!")
  }
}

private struct Watching: View {
  let value: Observed<Int>
  let log: Log

  var body: some View {
    Text("\(value.value)")
      .onChange(of: value.value, initial: true) { log("initial \($0) \($1)") }
      .onChange(of: value.value) { log("change \($0) \($1)") }
      .onAppear { log("appear") }
  }
}

private struct Nest: View {
  let isOn: Observed<Bool>
  let log: Log

  var body: some View {
    if isOn.value {
      VStack {
        Text("").onAppear { log("inner appears") }.onDisappear { log("inner disappears") }
      }
      .onAppear { log("outer appears") }.onDisappear { log("outer disappears") }
    }
  }
}

private struct Loading: View {
  @State var text = "loading"

  var body: some View { Text(text).onAppear { text = "loaded" } }
}

private enum Titles: PreferenceKey {
  static let defaultValue: [String] = []

  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Titled: View {
  let value: Observed<Int>
  let log: Log

  var body: some View {
    VStack {
      Title(value: value)
      Text("").preference(key: Titles.self, value: ["fixed"])
    }
    .onPreferenceChange(Titles.self) { log("titles \($0)") }
  }
}

private struct Title: View {
  let value: Observed<Int>

  var body: some View { Text("").preference(key: Titles.self, value: ["\(value.value)"]) }
}

private struct Working: View {
  let id: Observed<Int>
  let first: Work
  let second: Work

  var body: some View {
    let work = id.value == 1 ? first : second
    Text("").task(id: id.value) { await work.run() }
  }
}

private struct Circle: View {
  @State var a = 0
  @State var b = 0

  var body: some View {
    Button("go") { a += 1 }
      .onChange(of: a) { _, _ in b += 1 }
      .onChange(of: b) { _, _ in a += 1 }
  }
}

private struct Pair: View {
  @State var a = 0
  @State var b = 0

  var body: some View {
    Button("go") { a += 1 }
    Ping(a: $a, b: $b)
    Pong(a: $a, b: $b)
  }
}

private struct Ping: View {
  @Binding var a: Int
  @Binding var b: Int

  var body: some View { Text("\(a)").onChange(of: a) { _, new in b = new } }
}

private struct Pong: View {
  @Binding var a: Int
  @Binding var b: Int

  var body: some View {
    Text("\(a) \(b)").onChange(of: b) { _, new in a = new + 1 }
  }
}

private struct Restless: View {
  let value: Observed<Int>

  var body: some View {
    let now = value.value
    let _ = write(now + 1)
    Text("\(now)")
  }

  private func write(_ number: Int) { value.value = number }
}

/// Writes itself forward until it has the length it should.
private struct Chain: View {
  let length: Int
  @State var count = 0

  var body: some View {
    Text("\(count)")
      .onChange(of: count, initial: true) { _, _ in if count < length { count += 1 } }
  }
}
