import LariatViews
import Testing

/// Lists whose rows are made when asked for.
@MainActor
@Suite struct RowTests {
  private let log = Log()

  /// The labels of some rows.
  private func labels(_ network: ViewNetwork, _ offsets: Range<Int>) -> [String] {
    offsets.compactMap { network.rows?.row(at: $0).label }
  }

  @Test(arguments: [30, 100_000])
  func `a moving highlight runs as many bodies in any list`(count: Int) {
    let network = ViewNetwork(Choosing(count: count, log: log))
    #expect(labels(network, 0..<20) == (0..<20).map { "row \($0) 0" })
    _ = log.take()
    network.tree.nodes.first?.actions.choose?(1)
    let report = network.update()
    #expect(labels(network, 0..<20) == (0..<20).map { "row \($0) 0" })
    #expect(report.bodies == [])
    #expect(report.primitives == 1)
    #expect(network.tree.nodes.first?.value == .choice(ElementID(1)))
    #expect(log.take() == [])
  }

  @Test func `rows keep their state while their element is there, wherever it goes`() {
    let ids = Observed(Array(0..<100))
    let network = ViewNetwork(Listing(ids: ids, log: log))
    network.rows?.row(at: 3).press?()
    #expect(labels(network, 3..<4) == ["row 3 1"])
    ids.value = [-1] + ids.value
    #expect(labels(network, 3..<5) == ["row 2 0", "row 3 1"])
    ids.value = ids.value.reversed()
    #expect(labels(network, 96..<97) == ["row 3 1"])
    ids.value.removeAll { $0 == 3 }
    network.update()
    #expect(log.take().filter { $0.hasPrefix("gone") } == ["gone 3"])
    ids.value.insert(3, at: 0)
    #expect(labels(network, 0..<1) == ["row 3 0"])
  }

  @Test func `a row's own change runs only that row`() {
    let network = ViewNetwork(Listing(ids: Observed(Array(0..<10)), log: log))
    _ = labels(network, 0..<5)
    network.update()
    _ = log.take()
    network.rows?.row(at: 2).press?()
    #expect(labels(network, 0..<5) == ["row 0 0", "row 1 0", "row 2 1", "row 3 0", "row 4 0"])
    #expect(log.take() == ["body row 2"])
  }

  @Test func `rows appear when they are asked for, and go with the list`() {
    let network = ViewNetwork(Listing(ids: Observed(Array(0..<10)), log: log))
    network.update()
    #expect(log.take() == [])
    _ = network.rows?.row(at: 7)
    #expect(network.needsUpdate)
    network.update()
    #expect(log.take() == ["body row 7", "came 7"])
    network.tearDown()
    #expect(log.take() == ["gone 7"])
  }

  @Test func `rows of an older tree are as they were and change nothing`() {
    let ids = Observed([1, 2])
    let network = ViewNetwork(Listing(ids: ids, log: log))
    network.rows?.row(at: 1).press?()
    let old = network.rows
    ids.value = [5]
    network.update()
    #expect(old?.row(at: 1).label == "row 2 0")
    #expect(labels(network, 0..<1) == ["row 5 0"])
  }

  @Test func `elements that share an id still show what is theirs`() {
    let pairs = [(id: 1, name: "a"), (id: 1, name: "b"), (id: 2, name: "c")]
    let network = ViewNetwork(List { ForEach(pairs, id: \.id) { Text($0.name) } })
    #expect(labels(network, 0..<3) == ["a", "b", "c"])
    #expect(network.outline == network.freshTree().outline)
  }

  @Test func `what the environment says reaches rows made before`() {
    let network = ViewNetwork(List { ForEach(0..<3) { Button("row \($0)") {} } })
    #expect(network.rows?.row(at: 0).nodes.map(\.isEnabled) == [true])
    var environment = EnvironmentValues()
    environment.isEnabled = false
    network.setEnvironment(environment)
    #expect(network.rows?.row(at: 0).nodes.map(\.isEnabled) == [false])
  }

  @Test func `rows long out of sight are let go`() {
    let ids = Observed(Array(0..<2000))
    let network = ViewNetwork(Listing(ids: ids, log: log))
    network.rows?.row(at: 0).press?()
    _ = labels(network, 1..<1500)
    ids.value.append(2000)
    #expect(labels(network, 0..<2) == ["row 0 1", "row 1 0"])
    _ = log.take()
    ids.value.append(2001)
    network.update()
    #expect(log.take().count { $0.hasPrefix("gone") } == 1498)
    #expect(labels(network, 0..<2) == ["row 0 1", "row 1 0"])
  }
}

private struct Choosing: View {
  let count: Int
  let log: Log
  @State var chosen: Int? = 0

  var body: some View {
    List(selection: $chosen) { ForEach(0..<count) { Counter(name: "row \($0)", log: log) } }
  }
}

private struct Listing: View {
  let ids: Observed<[Int]>
  let log: Log

  var body: some View {
    List {
      ForEach(ids.value, id: \.self) { id in
        Counter(name: "row \(id)", log: log)
          .onAppear { log("came \(id)") }
          .onDisappear { log("gone \(id)") }
      }
    }
  }
}
