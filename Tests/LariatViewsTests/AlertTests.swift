import LariatViews
import Testing

/// Questions over a screen.
@MainActor
@Suite struct AlertTests {
  private struct Question: Sendable, Equatable {
    let name: String
  }

  @Test(arguments: [
    (false, "text \"Files\""),
    (
      true,
      """
      text "Files"
      alert "Overwrite?"
        text "guide.epub is there already."
        button "Overwrite" destructive
        button "Keep" cancel
      """
    ),
  ])
  func `an alert is there while it is presented`(isPresented: Bool, expected: String) {
    let text = outline {
      Text("Files").alert("Overwrite?", isPresented: .constant(isPresented)) {
        Button("Overwrite", role: .destructive) {}
        Button("Keep", role: .cancel) {}
      } message: {
        Text("guide.epub is there already.")
      }
    }
    #expect(text == expected)
  }

  @Test func `a button ends the alert, then acts`() throws {
    let box = Box(true)
    var seen: [Bool] = []
    let view = Text("Files").alert("Overwrite?", isPresented: box.binding) {
      HStack { Button("Overwrite") { seen.append(box.value) } }
    }
    let alert = try #require(FreshEvaluation(view).tree().alert)
    alert.descendants.first { $0.role == .button }?.actions.press?()
    #expect(box.writes == [false])
    #expect(seen == [false])
  }

  @Test func `an alert without buttons can be acknowledged`() throws {
    let box = Box(true)
    let view = Text("Files").alert("Saved", isPresented: box.binding) {}
    let tree = FreshEvaluation(view).tree()
    #expect(
      tree.outline == """
        text "Files"
        alert "Saved"
          button "OK" default
        """)
    tree.buttons.first?.actions.press?()
    #expect(box.writes == [false])
  }

  @Test func `an alert may be about an item`() {
    let box = Box<Question?>(Question(name: "a.txt"))
    let view = Text("Files").alert("Delete?", item: box.binding) { item in
      Button("Delete \(item.name)") {}
    } message: { item in
      Text(item.name)
    }
    let tree = FreshEvaluation(view).tree()
    #expect(
      tree.outline == """
        text "Files"
        alert "Delete?"
          text "a.txt"
          button "Delete a.txt"
        """)
    tree.buttons.first?.actions.press?()
    #expect(box.writes == [nil])
  }

  @Test func `while an alert is there nothing else is asked for`() {
    let view = VStack {
      TextField("Name", text: .constant(""))
      Button("Go") {}
    }
    .alert("Sure?", isPresented: .constant(true)) {
      Button("Yes") {}
    } message: {
      Toggle("Do not ask again", isOn: .constant(false))
    }
    let tree = FreshEvaluation(view).tree()
    #expect(tree.fields.map(\.label) == ["Do not ask again"])
    #expect(tree.buttons.map(\.label) == ["Yes"])
  }
}
