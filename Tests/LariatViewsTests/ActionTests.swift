import LariatViews
import Testing

/// What a person does reaches the view's own code, and nothing else changes.
@MainActor
@Suite struct ActionTests {
  private func node(_ view: some View) throws -> SemanticNode {
    try #require(FreshEvaluation(view).tree().nodes.first)
  }

  @Test func `evaluating writes nothing`() {
    let (text, isOn, id) = (Box("a"), Box(false), Box<String?>(nil))
    _ = outline {
      TextField("Name", text: text.binding)
      Toggle("On", isOn: isOn.binding)
      Picker("Format", selection: id.binding, options: .formats)
    }
    #expect(text.writes == [])
    #expect(isOn.writes == [])
    #expect(id.writes == [])
  }

  @Test func `typing goes through the binding`() throws {
    let box = Box("a")
    for field in [
      try node(TextField("Name", text: box.binding)),
      try node(TextEditor("Name", text: box.binding)),
      try node(SecureField("Name", text: box.binding)),
    ] {
      field.actions.setText?(box.value + "b")
    }
    #expect(box.writes == ["ab", "abb", "abbb"])
  }

  @Test func `choosing goes through the binding`() throws {
    let (one, some, many) = (Box<String?>(nil), Box("html"), Box<Set<String>>(["html"]))
    try node(Picker("", selection: one.binding, options: .formats)).actions.choose?(1)
    try node(Picker("", selection: some.binding, options: .formats)).actions.choose?(0)
    let several = try node(MultiPicker("", selection: many.binding, options: .formats)).actions
    several.choose?(0)
    several.choose?(1)
    several.chooseExactly?([0, 1])
    #expect(one.writes == ["html"])
    #expect(some.writes == ["epub"])
    #expect(many.writes == [["html", "epub"], ["epub"], ["html", "epub"]])
  }

  @Test func `switching and pressing, submitting and focus reach the view`() throws {
    let (isOn, isFocused) = (Box(false), Box(false))
    var log: [String] = []
    try node(Toggle("On", isOn: isOn.binding)).actions.toggle?()
    try node(Button("Go") { log.append("go") }).actions.press?()
    let field = try node(
      TextField("Name", text: .constant("")).onSubmit { log.append("submit") }
        .focused(isFocused.binding))
    field.actions.submit?()
    field.actions.setFocus?(true)
    #expect(isOn.writes == [true])
    #expect(log == ["go", "submit"])
    #expect(isFocused.writes == [true])
    #expect(field.wantsFocus == false)
  }

  @Test func `a binding whose owner ignores writes stays as it was`() {
    let evaluation = FreshEvaluation(TextField("Name", text: .constant("a")))
    evaluation.tree().nodes.first?.actions.setText?("b")
    #expect(evaluation.tree().outline == #"text field "Name" = "a""#)
  }

  @Test func `a part of a bound value can be bound`() {
    let box = Box((name: "a", age: 1))
    box.binding.name.wrappedValue = "b"
    #expect(box.value == ("b", 1))
    #expect(box.binding.age.wrappedValue == 1)
  }

  @Test func `what is disabled offers nothing, however deep it lies`() {
    let view = VStack {
      VStack {
        TextField("Name", text: .constant("")).onSubmit {}.focused(.constant(true))
        Picker("Format", selection: .constant(nil), options: .formats)
        Button("Go") {}
      }
      .disabled(false)
    }
    .disabled()
    let tree = FreshEvaluation(view).tree()
    #expect(
      tree.outline == """
        vertical
          vertical
            text field "Name" = "" disabled focused
            picker "Format" = none disabled
              - EPUB 3 (for readers)
              - HTML
            button "Go" disabled
        """)
    for node in tree.descendants {
      #expect(node.actions.setText == nil && node.actions.choose == nil)
      #expect(node.actions.press == nil && node.actions.submit == nil)
      #expect(node.actions.setFocus == nil)
    }
  }

  @Test func `fields and buttons are found in reading order`() {
    let tree = FreshEvaluation(
      VStack {
        Text("Sign in").style(.title)
        HStack {
          TextField("Name", text: .constant(""))
          SecureField("PIN", text: .constant(""))
        }
        Button("Cancel", role: .cancel) {}
        Toggle("Remember me", isOn: .constant(false))
        Button("Sign in", role: .default) {}
      }
    ).tree()
    #expect(tree.title == "Sign in")
    #expect(tree.fields.map(\.label) == ["Name", "PIN", "Remember me"])
    #expect(tree.buttons.map(\.label) == ["Cancel", "Sign in"])
  }
}
