import LariatViews
import Testing

/// How the environment goes down a living network.
@MainActor
@Suite struct HandingDownTests {
  private let log = Log()

  @Test func `only readers of an environment value run again when it changes`() {
    let name = Observed("ada")
    let network = ViewNetwork(Naming(name: name, items: Observed([]), log: log))
    network.update()
    _ = log.take()
    name.value = "bob"
    #expect(network.outline == "text \"Hello bob\"\ntext \"still\"")
    #expect(log.take() == ["body hello"])
    name.value = "bob"
    network.update()
    #expect(log.take() == [])
  }

  @Test func `a view that waits to run does so before the environment goes on to those below`() {
    let (items, name) = (Observed(["a", "b"]), Observed("ada"))
    let network = ViewNetwork(Naming(name: name, items: items, log: log))
    network.update()
    _ = log.take()
    items.value = ["c"]
    name.value = "bob"
    #expect(network.outline == "text \"Hello bob\"\ntext \"still\"\ntext \"bob c\"")
    #expect(log.take() == ["body hello", "body listing", "body 0"])
  }

  @Test func `the environment can change from outside`() {
    let network = ViewNetwork(Hello(log: log))
    #expect(network.outline == #"text "Hello nobody""#)
    var environment = EnvironmentValues()
    environment.person = "all"
    network.setEnvironment(environment)
    #expect(network.outline == #"text "Hello all""#)
    _ = log.take()
    network.setEnvironment(environment)
    network.update()
    #expect(log.take() == [])
  }

  @Test func `disabling reaches controls and runs no body`() {
    let isDisabled = Observed(false)
    let network = ViewNetwork(Disabling(isDisabled: isDisabled, log: log))
    #expect(network.outline == #"button "taps 0""#)
    _ = log.take()
    isDisabled.value = true
    #expect(network.outline == #"button "taps 0" disabled"#)
    #expect(log.take() == [])
  }
}

private struct Naming: View {
  let name: Observed<String>
  let items: Observed<[String]>
  let log: Log

  var body: some View {
    Group {
      Hello(log: log)
      Still(log: log)
      Listing(items: items, log: log)
    }
    .environment(\.person, name.value)
  }
}

private struct Hello: View, nonisolated Equatable {
  let log: Log
  @Environment(\.person) var person

  nonisolated static func == (left: Hello, right: Hello) -> Bool { true }

  var body: some View {
    let _ = log("body hello")
    Text("Hello \(person)")
  }
}

private struct Still: View, nonisolated Equatable {
  let log: Log

  nonisolated static func == (left: Still, right: Still) -> Bool { true }

  var body: some View {
    let _ = log("body still")
    Text("still")
  }
}

private struct Disabling: View {
  let isDisabled: Observed<Bool>
  let log: Log

  var body: some View { Same(log: log).disabled(isDisabled.value) }
}

private struct Same: View, nonisolated Equatable {
  let log: Log

  nonisolated static func == (left: Same, right: Same) -> Bool { true }

  var body: some View {
    let _ = log("body same")
    Counter(name: "taps")
  }
}

private struct Listing: View, nonisolated Equatable {
  let items: Observed<[String]>
  let log: Log

  nonisolated static func == (left: Listing, right: Listing) -> Bool { true }

  var body: some View {
    let _ = log("body listing")
    ForEach(0..<items.value.count) { Item(index: $0, items: items, log: log) }
  }
}

/// Looks into data that may have become shorter.
private struct Item: View {
  let index: Int
  let items: Observed<[String]>
  let log: Log
  @Environment(\.person) var person

  var body: some View {
    let _ = log("body \(index)")
    Text("\(person) \(items.value[index])")
  }
}
