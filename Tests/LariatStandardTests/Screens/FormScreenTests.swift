import Lariat
import LariatFlows
import LariatStandard
import Testing

@MainActor
@Suite struct FormScreenTests {
  /// A field of every kind.
  static let fields: Value = [
    ["name": "name", "label": "Name", "required": true, "minimumLength": 2],
    ["name": "about", "label": "About", "type": "multiline", "hint": "A few lines"],
    ["name": "password", "label": "Password", "type": "secret", "minimumLength": 4],
    ["name": "age", "label": "Age", "type": "integer", "minimum": 18, "maximum": 130],
    ["name": "height", "label": "Height", "type": "number", "default": 1.5],
    ["name": "born", "label": "Born", "type": "date"],
    ["name": "home", "label": "Home", "type": "path", "default": "."],
    ["name": "as", "label": "Format", "type": "choice", "of": "document-format"],
    [
      "name": "days", "label": "Days", "type": "choices",
      "options": [["value": "sat", "label": "Saturday"], ["value": "sun", "label": "Sunday"]],
    ],
    ["name": "terms", "label": "I agree", "type": "toggle", "required": true],
  ]

  private func form(
    _ fields: Value = Self.fields, values: Object? = nil
  ) throws -> ScreenHarness<FormScreen> {
    var input: Object = ["title": "You", "fields": fields, "submit": "Save"]
    input["values"] = values.map(Value.object)
    return try ScreenHarness(input)
  }

  @Test func `shows a control for each field, with its default`() throws {
    #expect(
      try form().outline == """
        title "You"
        text field "Name" = ""
        text editor "About" = "" hint "A few lines"
        secure field "Password" = ""
        text field "Age" = "" integer
        text field "Height" = "1.5" number
        text field "Born" = "" date
        text field "Home" = "." path
        picker "Format" = none
          - EPUB (For readers, tablets and phones)
          - HTML (One page for any browser)
        multi-picker "Days" = {}
          - Saturday
          - Sunday
        toggle "I agree" = off
        horizontal
          button "Save" default
          button "Cancel" cancel
        """)
  }

  @Test func `submits what was filled in, each value as its type has it`() throws {
    let form = try form()
    try form.type("Ada", into: "Name")
    try form.type("One\nTwo", into: "About")
    try form.type("hunter2", into: "Password")
    try form.type(" 36 ", into: "Age")
    try form.type("1.75", into: "Height")
    try form.type("1990-12-10", into: "Born")
    try form.choose("HTML", in: "Format")
    try form.choose("Sunday", in: "Days")
    try form.choose("Saturday", in: "Days")
    try form.toggle("I agree")
    try form.press("Save")
    #expect(
      form.outputs == [
        #"submitted {"values":{"name":"Ada","about":"One\nTwo","password":"••••","age":36,"#
          + #""height":1.75,"born":"1990-12-10","home":".","as":"html","days":["sat","sun"],"#
          + #""terms":true}}"#
      ])
  }

  @Test func `tells all that is wrong at once, beside each field, until it is edited`() throws {
    let form = try form()
    try form.type("abc", into: "Password")
    try form.type("17", into: "Age")
    try form.type("high", into: "Height")
    try form.type("2025-02-29", into: "Born")
    #expect(form.errors == [:])
    try form.press("Save")
    let problems = [
      "Name": "Fill this in.", "Password": "At least 4 characters.", "Age": "At least 18.",
      "Height": "A number.", "Born": "A day that exists, as YYYY-MM-DD.",
      "I agree": "This has to be on.",
    ]
    #expect(form.errors == problems)
    try form.type("A", into: "Name")
    #expect(form.errors == problems.filter { $0.key != "Name" })
    try form.press("Save")
    #expect(form.errors == problems.merging(["Name": "At least 2 characters."]) { $1 })
    #expect(form.outputs == [])
  }

  @Test(arguments: [
    ("131", "At most 130."), ("20.5", "A whole number."), ("x", "A whole number."),
    ("nan", "A whole number."), ("0x20", "A whole number."), ("1e2", "A whole number."),
  ])
  func `takes only whole numbers within bounds for an integer`(typed: String, problem: String)
    throws
  {
    let form = try form()
    try form.type(typed, into: "Age")
    try form.press("Save")
    #expect(form.errors["Age"] == problem)
  }

  @Test func `asks for a choice where one is required`() throws {
    let form = try form([
      [
        "name": "one", "label": "One", "type": "choice", "options": [["value": "a"]],
        "required": true,
      ],
      [
        "name": "some", "label": "Some", "type": "choices", "options": [["value": "a"]],
        "required": true,
      ],
    ])
    try form.press("Save")
    #expect(form.errors == ["One": "Choose one.", "Some": "Choose at least one."])
  }

  @Test func `leaves out what is empty and need not be filled in`() throws {
    let form = try form([["name": "a"], ["name": "b", "type": "date"]])
    try form.type("  ", into: "a")
    try form.press("Save")
    #expect(form.outputs == [#"submitted {"values":{}}"#])
  }

  @Test func `starts from values that are handed to it, so far as they fit`() throws {
    let form = try form(values: [
      "name": "Ada", "age": 40, "days": ["sun"], "as": "pdf", "home": 3, "password": "known",
      "terms": true,
    ])
    #expect(
      form.store.state.entries == [
        "name": .text("Ada"), "about": .text(""), "password": .secret(Secret("")),
        "age": .text("40"), "height": .text("1.5"), "born": .text(""), "home": .text(""),
        "as": .choice(nil), "days": .choices(["sun"]), "terms": .toggle(true),
      ])
  }

  @Test func `ignores an edit of another field or of another kind`() throws {
    let form = try form()
    let before = form.store.state
    form.store.send(.edited("nobody", .text("x")))
    form.store.send(.edited("name", .toggle(true)))
    #expect(form.store.state == before)
  }

  @Test func `never prints a secret, whatever is printed`() throws {
    let form = try form()
    let canary = "canary-7f3"
    try form.type(canary, into: "Password")
    try form.press("Save")
    let action = FormScreen.Action.edited("password", .secret(Secret(canary)))
    let printed = ["\(form.store.state)", "\(action)", form.outline] + form.outputs
    #expect(printed.filter { $0.contains(canary) } == [])
  }

  @Test(
    arguments: [
      ([["name": "a"], ["name": "a"]], "fields[1]: another field is named \"a\" too"),
      (
        [["name": "a", "type": "secret", "default": "x"]],
        "fields[0].default: expected no value: a secret has no default, got \"x\""
      ),
      (
        [["name": "a", "type": "choice", "default": "x"]],
        "fields[0].default: expected the value of one of its options, got \"x\""
      ),
      (
        [["name": "a", "type": "date", "default": "today"]],
        "fields[0].default: expected a date, got \"today\""
      ),
    ] as [(Value, String)])
  func `refuses fields that make no sense`(fields: Value, problem: String) {
    let issues = #expect(throws: FieldIssues.self) { try form(fields) }
    #expect(issues?.description == problem)
  }

  @Test func `submits the record of its literal fields`() {
    let shape = shape(FormScreen.self, ["fields": Self.fields])
    #expect(
      shape.outputs[0].payload[0].type.reference
        == "{ name: string, about: string (multiline), password: secret, age: integer, "
        + "height: number, born: string (date), home: string (path), "
        + "as: document-format (epub | html), days: list of (sat | sun), terms: boolean }")
    guard case .record(let fields) = shape.outputs[0].payload[0].type else { return }
    #expect(fields.filter { !$0.isOptional }.map(\.name) == ["name", "days", "terms"])
  }
}
