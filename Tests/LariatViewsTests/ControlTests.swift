import LariatViews
import Testing

/// What each control tells a front.
@MainActor
@Suite struct ControlTests {
  @Test func `texts tell what they are for`() {
    let text = outline {
      Text("Export as").style(.title)
      Text("Formats").style(.heading)
      Text("Pick one.")
      Text("You can change it later.").style(.secondary)
      Text("No such file").style(.error)
    }
    #expect(
      text == """
        title "Export as"
        heading "Formats"
        text "Pick one."
        secondary "You can change it later."
        error "No such file"
        """)
  }

  @Test func `fields tell their value and what they want`() {
    let text = outline {
      TextField("Name", text: .constant("ada"), prompt: "as on your card")
        .hint("Up to 40 letters").error("Already taken")
      TextField("File", text: .constant("")).textContentType(.path)
      TextEditor("Notes", text: .constant("a\nb"))
      Toggle("Overwrite", isOn: .constant(true))
      Toggle("Open", isOn: .constant(false))
    }
    #expect(
      text == """
        text field "Name" = "ada" prompt "as on your card" hint "Up to 40 letters" error "Already taken"
        text field "File" = "" path
        text editor "Notes" = "a
        b"
        toggle "Overwrite" = on
        toggle "Open" = off
        """)
  }

  @Test func `a secret is told to nobody who does not ask for it`() throws {
    let tree = FreshEvaluation(SecureField("PIN", text: .constant("1234"))).tree()
    let value = try #require(tree.nodes.first).value
    #expect(tree.outline == #"secure field "PIN" = "••••""#)
    #expect("\(value) \(String(reflecting: value))".contains("1234") == false)
    #expect(value.editableText == "1234")
  }

  @Test func `an empty secret does not look like one that was typed`() {
    #expect(outline { SecureField("PIN", text: .constant("")) } == #"secure field "PIN" = """#)
  }

  @Test func `buttons tell what Enter and Esc press`() {
    let text = outline {
      Button("Continue", role: .default) {}
      Button("Cancel", role: .cancel) {}
      Button("Delete", role: .destructive) {}
      Button("Save") {}.keyboardShortcut("s")
      Button("Search") {}.keyboardShortcut(.defaultAction)
    }
    #expect(
      text == """
        button "Continue" default
        button "Cancel" cancel
        button "Delete" destructive
        button "Save" <Ctrl-s>
        button "Search" <Enter>
        """)
    let nodes = FreshEvaluation(Button("Search") {}.keyboardShortcut(.defaultAction)).tree().nodes
    #expect(nodes.map(\.isDefault) == [true])
  }

  @Test func `a button may be labelled by views`() {
    let text = outline {
      Button(action: {}) {
        Text("EPUB 3")
        Text("for readers").style(.secondary)
      }
    }
    #expect(
      text == """
        button "EPUB 3"
          text "EPUB 3"
          secondary "for readers"
        """)
  }

  @Test func `pickers tell their options in order and which are chosen`() {
    let text = outline {
      Picker("Format", selection: .constant("html"), options: .formats)
      Picker("None yet", selection: .constant(nil), options: .formats)
      MultiPicker("Several", selection: .constant(["html", "epub"]), options: .formats)
    }
    #expect(
      text == """
        picker "Format" = html
          - EPUB 3 (for readers)
          * HTML
        picker "None yet" = none
          - EPUB 3 (for readers)
          - HTML
        multi-picker "Several" = {epub, html}
          * EPUB 3 (for readers)
          * HTML
        """)
  }

  @Test(arguments: [
    (0.4, 1.0, "40%"), (1, 4, "25%"), (7, 4, "100%"), (-1, 4, "0%"), (nil, 1, "unknown"),
    (1, 0, "unknown"), (.nan, 1, "unknown"),
  ])
  func `progress is a fraction or unknown`(value: Double?, total: Double, text: String) {
    let outline = outline { ProgressView("Writing", value: value, total: total) }
    #expect(outline == "progress \"Writing\" = \(text)")
  }

  @Test func `a canvas has words and draws for the room it gets`() throws {
    let canvas = Canvas("Temperature", alternative: "Falling from 20 to 12 degrees") { context in
      let corner = GraphicsContext.Point(x: Double(context.width), y: Double(context.height))
      context.line(through: [.init(x: 0, y: 0), corner], style: .emphasis)
      context.words("12", at: corner)
    }
    let node = try #require(FreshEvaluation(canvas).tree().nodes.first)
    #expect(node.outline == #"canvas "Temperature" = "Falling from 20 to 12 degrees""#)
    #expect(
      node.drawing?.marks(width: 40, height: 8) == [
        .line(from: .init(x: 0, y: 0), to: .init(x: 40, y: 8), .emphasis),
        .words("12", at: .init(x: 40, y: 8), .body),
      ])
  }
}
