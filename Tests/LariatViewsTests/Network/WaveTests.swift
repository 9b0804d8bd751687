import LariatViews
import Testing

/// Which bodies run again.
@MainActor
@Suite struct WaveTests {
  private let log = Log()

  @Test func `a write runs again exactly the bodies that read it`() {
    let (left, right) = (Observed(1), Observed(1))
    let network = ViewNetwork(
      VStack {
        Reader(name: "left", value: left, log: log)
        Reader(name: "right", value: right, log: log)
      })
    network.update()
    #expect(log.take() == ["body left", "body right"])
    left.value = 2
    let report = network.update()
    #expect(log.take() == ["body left"])
    #expect(report.bodies == ["Reader"])
    #expect(report.waves == 1)
    #expect(
      network.outline == """
        vertical
          text "left 2"
          text "right 1"
        """)
  }

  @Test func `what only hands a binding on does not run again when it is written`() {
    let network = ViewNetwork(Owner(log: log))
    network.tree.fields.first?.actions.setText?("ada")
    #expect(log.take() == ["body owner", "body greeting"])
    #expect(
      network.outline == """
        text field "Name" = "ada"
        text "Hello ada"
        """)
    #expect(log.take() == ["body greeting"])
  }

  @Test func `parents run first, and each once`() {
    let value = Observed(1)
    let network = ViewNetwork(Nested(depth: 3, value: value, log: log))
    network.update()
    #expect(log.take() == ["body 3", "body 2", "body 1", "body 0"])
    value.value = 2
    network.update()
    #expect(log.take() == ["body 3", "body 2", "body 1", "body 0"])
  }

  @Test func `a child that its parent no longer has does not run again`() {
    let items = Observed(["a", "b"])
    let network = ViewNetwork(Indexed(items: items, log: log))
    network.update()
    _ = log.take()
    items.value = ["c"]
    #expect(network.outline == #"text "c""#)
    #expect(log.take() == ["body 0"])
  }

  @Test func `an equal child is skipped, another is not`() {
    let value = Observed(1)
    let network = ViewNetwork(Around(value: value, log: log))
    network.update()
    _ = log.take()
    value.value = 3
    network.update()
    #expect(log.take() == ["body plain"])
    value.value = 4
    network.update()
    #expect(log.take() == ["body plain", "body parity 0"])
  }

  @Test func `a skipped child still answers for what it reads itself`() {
    let (outer, inner) = (Observed(1), Observed(1))
    let network = ViewNetwork(Skipping(outer: outer, inner: inner, log: log))
    network.update()
    _ = log.take()
    outer.value = 2
    inner.value = 7
    #expect(network.outline == "text \"2\"\ntext \"inner 7\"")
    #expect(log.take() == ["body inner"])
  }

  @Test func `what a body no longer reads does not run it again`() {
    let (isShown, value) = (Observed(true), Observed(1))
    let network = ViewNetwork(Forgetting(isShown: isShown, value: value))
    network.update()
    isShown.value = false
    network.update()
    value.value = 2
    #expect(!network.needsUpdate)
    #expect(!value.source.isRead)
    isShown.value = true
    #expect(network.outline == #"text "2""#)
  }

  @Test func `a value written back as it was is no change`() {
    let network = ViewNetwork(Toggling(log: log))
    network.update()
    network.press("same")
    #expect(!network.needsUpdate)
    network.press("other")
    #expect(network.needsUpdate)
  }

  @Test func `whoever shows it is told once that there is something to do`() {
    let value = Observed(1)
    let network = ViewNetwork(Reader(name: "a", value: value, log: log))
    var calls = 0
    network.onInvalidate = { calls += 1 }
    network.update()
    value.value = 2
    value.value = 3
    #expect(calls == 1)
    network.update()
    value.value = 4
    #expect(calls == 2)
  }
}

private struct Reader: View {
  let name: String
  let value: Observed<Int>
  let log: Log

  var body: some View {
    let _ = log("body \(name)")
    Text("\(name) \(value.value)")
  }
}

private struct Owner: View {
  let log: Log
  @State var name = ""

  var body: some View {
    let _ = log("body owner")
    TextField("Name", text: $name)
    Greeting(name: $name, log: log)
  }
}

private struct Greeting: View {
  @Binding var name: String
  let log: Log

  var body: some View {
    let _ = log("body greeting")
    Text("Hello \(name)")
  }
}

private struct Nested: View {
  let depth: Int
  let value: Observed<Int>
  let log: Log

  var body: some View {
    let _ = log("body \(depth)")
    if depth == 0 {
      Text("\(value.value)")
    } else {
      let _ = value.value
      AnyView(Nested(depth: depth - 1, value: value, log: log))
    }
  }
}

/// Its rows look into data that may have become shorter.
private struct Indexed: View {
  let items: Observed<[String]>
  let log: Log

  var body: some View {
    ForEach(0..<items.value.count) { Item(index: $0, items: items, log: log) }
  }
}

private struct Item: View {
  let index: Int
  let items: Observed<[String]>
  let log: Log

  var body: some View {
    let _ = log("body \(index)")
    Text(items.value[index])
  }
}

private struct Around: View {
  let value: Observed<Int>
  let log: Log

  var body: some View {
    Plain(log: log, value: value.value)
    Parity(parity: value.value % 2, log: log)
  }
}

private struct Plain: View {
  let log: Log
  let value: Int

  var body: some View {
    let _ = log("body plain")
    Text("\(value)")
  }
}

private struct Parity: View, nonisolated Equatable {
  let parity: Int
  let log: Log

  nonisolated static func == (left: Parity, right: Parity) -> Bool { left.parity == right.parity }

  var body: some View {
    let _ = log("body parity \(parity)")
    Text("\(parity)")
  }
}

private struct Skipping: View {
  let outer: Observed<Int>
  let inner: Observed<Int>
  let log: Log

  var body: some View {
    Text("\(outer.value)")
    Constant(inner: inner, log: log)
  }
}

private struct Constant: View, nonisolated Equatable {
  let inner: Observed<Int>
  let log: Log

  nonisolated static func == (left: Constant, right: Constant) -> Bool { true }

  var body: some View {
    let _ = log("body inner")
    Text("inner \(inner.value)")
  }
}

private struct Toggling: View {
  let log: Log
  @State var value = 1

  var body: some View {
    Text("\(value)")
    Button("same") { value = value + 0 }
    Button("other") { value += 1 }
  }
}

private struct Forgetting: View {
  let isShown: Observed<Bool>
  let value: Observed<Int>

  var body: some View { Text(isShown.value ? "\(value.value)" : "hidden") }
}
