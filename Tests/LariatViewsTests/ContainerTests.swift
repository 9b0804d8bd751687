import LariatViews
import Testing

/// What containers make of what is in them.
@MainActor
@Suite struct ContainerTests {
  @Test func `stacks, sections and pairs keep reading order`() {
    let text = outline {
      VStack(alignment: .center, spacing: 1) {
        HStack {
          Text("a")
          Spacer()
          Text("b")
        }
        Divider()
        ScrollView {
          Section("Account", footer: "Kept on this machine") {
            LabeledContent("Name", value: "Ada")
            LabeledContent("Since") { Text("1843").style(.emphasis) }
          }
        }
      }
    }
    #expect(
      text == """
        vertical
          horizontal
            text "a"
            spacer
            text "b"
          divider
          scroll
            section "Account" hint "Kept on this machine"
              labeled content "Name"
                text "Ada"
              labeled content "Since"
                emphasis "1843"
        """)
  }

  @Test func `layout wishes stand on the nodes they are for`() throws {
    let view = VStack(alignment: .trailing, spacing: 2) {
      Group {
        Text("a")
        Spacer(minLength: 3)
      }
      .padding(1).frame(width: 10, alignment: .center)
    }
    let stack = try #require(FreshEvaluation(view).tree().nodes.first)
    let boxes: [NodeLayout.Box] = [
      .padding(EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)),
      .frame(FrameSize(width: 10), .center),
    ]
    #expect(stack.layout.alignment == .trailing)
    #expect(stack.layout.spacing == 2)
    #expect(stack.children.map(\.layout.boxes) == [boxes, boxes])
    #expect(stack.children.map(\.layout.minimumLength) == [0, 3])
  }

  @Test func `an overlay is read after what it lies over`() {
    let text = outline { Text("below").overlay { Text("above") } }
    #expect(
      text == """
        layers
          text "below"
          text "above"
        """)
  }

  @Test func `rows of a list come from all kinds of content`() {
    let text = outline {
      List("Menu") {
        Text("first")
        Section("Documents") {
          ForEach(Format.all) { format in
            Text(format.label)
            Text(format.id).style(.secondary)
          }
        }
        ForEach(0..<2) { Text("number \($0)") }
      }
    }
    #expect(
      text == """
        list "Menu"
          - first
              text "first"
          # Documents
          - EPUB 3 (epub)
              text "EPUB 3"
              secondary "epub"
          - HTML (html)
              text "HTML"
              secondary "html"
          - number 0
              text "number 0"
          - number 1
              text "number 1"
        """)
  }

  @Test func `a list tells which row is chosen and lets another be`() throws {
    let box = Box<String?>("html")
    let view = List(selection: box.binding) { ForEach(Format.all) { Text($0.label) } }
    let list = try #require(FreshEvaluation(view).tree().nodes.first)
    #expect(
      list.outline == """
        list = html
          - EPUB 3
              text "EPUB 3"
          * HTML
              text "HTML"
        """)
    list.actions.choose?(0)
    #expect(box.writes == ["epub"])
  }

  @Test func `rows can be pressed and deleted`() throws {
    var log: [String] = []
    let view = List {
      ForEach(Format.all) { format in Button(format.label) { log.append("press \(format.id)") } }
        .onDelete { log.append("delete \($0)") }
    }
    let rows = try #require(FreshEvaluation(view).tree().nodes.first?.rows)
    rows.row(at: 1).press?()
    rows.row(at: 0).delete?()
    #expect(log == ["press html", "delete 0"])
  }

  @Test func `only rows asked for are made`() throws {
    var made: [Int] = []
    let view = List {
      ForEach(0..<100_000) { number in
        let _ = made.append(number)
        Text("row \(number)")
      }
    }
    let rows = try #require(FreshEvaluation(view).tree().nodes.first?.rows)
    #expect(rows.count == 100_000)
    #expect(rows.row(at: 99_999).label == "row 99999")
    #expect(made == [99_999])
  }

  @Test func `modifiers of a list's content reach rows made later`() {
    let text = outline {
      List { ForEach(0..<1) { Button("row \($0)") {} }.disabled().hint("not now") }
    }
    #expect(
      text == """
        list
          - row 0
              button "row 0" disabled hint "not now"
        """)
  }

  @Test(arguments: [(7, 7), (6, 7), (0, 7), (99, 7), (-3, 7), (1000, 7)])
  func `a row is found from wherever one looks`(hint: Int, offset: Int) {
    let rows = Rows(count: 100, id: { ElementID($0) }) { Row(id: ElementID($0), label: "") }
    #expect(rows.offset(of: ElementID(7), near: hint) == offset)
    #expect(rows.offset(of: ElementID(100), near: hint) == nil)
  }
}
