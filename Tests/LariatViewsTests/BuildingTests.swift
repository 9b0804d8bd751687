import LariatViews
import Testing

/// How views are put together, and what tells them apart.
@MainActor
@Suite struct BuildingTests {
  @Test(arguments: [(true, "text \"yes\"\ntext \"if\""), (false, "text \"no\"")])
  func `conditions choose`(condition: Bool, expected: String) {
    let text = outline {
      if condition { Text("yes") } else { Text("no") }
      if condition { Text("if") }
      EmptyView()
    }
    #expect(text == expected)
  }

  @Test func `branches are different places`() {
    func view(_ condition: Bool) -> [String] {
      paths { if condition { Text("a") } else { Text("b") } }
    }
    #expect(view(true) == ["text /then"])
    #expect(view(false) == ["text /else"])
  }

  @Test func `positions, elements and ids make the path`() {
    let paths = paths {
      Text("a")
      VStack {
        ForEach(Format.all) { Text($0.label) }
        AnyView(Text("b")).id("x")
      }
    }
    #expect(
      paths == [
        "text /0", "vertical /1", "text /1/0/[epub]", "text /1/0/[html]", "text /1/1/#x",
      ])
  }

  @Test func `elements keep their path when they move`() {
    func view(_ ids: [String]) -> [String] { paths { ForEach(ids, id: \.self) { Text($0) } } }
    #expect(view(["a", "b"]) == ["text /[a]", "text /[b]"])
    #expect(view(["b", "a"]) == ["text /[b]", "text /[a]"])
  }

  @Test func `elements that share an id are told apart by occurrence`() {
    let paths = paths { ForEach(["a", "b", "a"], id: \.self) { Text($0) } }
    #expect(paths == ["text /[a]", "text /[b]", "text /[a#2]"])
  }

  @Test func `rows have the paths of their elements`() {
    let paths = paths { List { ForEach(Format.all) { Text($0.label) } } }
    #expect(paths == ["list /", "text /[epub]", "text /[html]"])
  }

  @Test func `the same path finds the node in the next tree`() throws {
    let box = Box(["a", "b"])
    let evaluation = FreshEvaluation(Shuffled(ids: box.binding))
    let path = try #require(evaluation.tree().nodes.last).path
    box.value = ["b", "c", "a"]
    #expect(evaluation.tree().node(at: path)?.label == "b")
    box.value = ["a"]
    #expect(evaluation.tree().node(at: path) == nil)
  }

  @Test(arguments: [
    (ElementID(1), ElementID(1), true), (ElementID("a"), ElementID("a"), true),
    (ElementID(1), ElementID("1"), false), (ElementID(UInt8(1)), ElementID(1), false),
    (ElementID(UInt8(1)), ElementID(UInt8(1)), true), (ElementID(ElementID(1)), ElementID(1), true),
  ])
  func `ids of different types differ`(left: ElementID, right: ElementID, same: Bool) {
    #expect((left == right) == same)
    #expect(Set([left, right]).count == (same ? 1 : 2))
  }
}

private struct Shuffled: View {
  @Binding var ids: [String]

  var body: some View { ForEach(ids, id: \.self) { Text($0) } }
}
