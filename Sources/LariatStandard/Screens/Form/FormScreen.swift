public import Lariat
public import LariatFlows
public import LariatViews

/// Fields to be filled in and submitted together.
public enum FormScreen: ScreenModule {
  public static let name: ScreenName = "form"
  public static let summary = "Fields to be filled in and submitted together"

  public struct Input: Record, Hashable {
    public let title: String
    public let text: String
    public let fields: FormFields
    public let values: Object?
    public let submit: String

    public init(_ fields: inout Fields<Self>) {
      title = fields("title", \.title, "Heading")
      text = fields("text", \.text, "A few words below the heading", default: "")
      self.fields = fields("fields", \.fields, "The fields, in order")
      values = fields(
        "values", \.values, "Values by field name that stand in place of the defaults")
      submit = fields("submit", \.submit, "Label of the button that submits", default: "Continue")
    }
  }

  public struct State: Equatable, Sendable {
    public var title: String
    public var text: String
    public var submit: String
    public var fields: [FormField]
    public var entries: [FormFieldName: FormEntry]
    /// What was wrong at the last submission, until the field is edited.
    public var problems: [FormFieldName: String] = [:]
  }

  public enum Action: Equatable, Sendable {
    case edited(FormFieldName, FormEntry)
    case submitTapped
    case cancelTapped
  }

  public struct Submission: Record, Hashable {
    public let values: Object

    public init(_ values: Object) { self.values = values }

    public init(_ fields: inout Fields<Self>) {
      values = fields("values", \.values, "What was filled in, by field name")
    }
  }

  public struct Output: PortList {
    public let submitted = Port<Submission>("submitted", "All fields are filled in as they should")
    public let cancelled = Port<Nothing>("cancelled", "The person left without submitting")
    public init() {}
  }

  public static let dismissal: Action? = .cancelTapped

  /// Literal fields make the record that is submitted.
  public static func shape(_ step: inout StepShape) {
    guard let value = step.literals["fields"] else { return }
    var decoding = DecodingContext(types: step.types)
    let fields = FormFields.decode(value, &decoding).fields
    guard decoding.issues.isEmpty else { return }
    step.narrow("submitted", "values", to: .record(fields.map(\.declaration)))
  }

  public static func initialState(_ input: Input) -> State {
    var entries: [FormFieldName: FormEntry] = [:]
    for field in input.fields.fields {
      let given = input.values?[field.name.rawValue] ?? field.default
      entries[field.name] =
        given.flatMap { FormEntry($0, for: field) } ?? FormEntry(emptyFor: field.type)
    }
    return State(
      title: input.title, text: input.text, submit: input.submit, fields: input.fields.fields,
      entries: entries)
  }

  public static func handle(_ action: Action, in store: Store<Self>) {
    switch action {
    case .edited(let name, let entry):
      guard let field = store.state.fields.first(where: { $0.name == name }),
        entry.fits(field.type)
      else { return }
      store.update {
        $0.entries[name] = entry
        $0.problems[name] = nil
      }
    case .submitTapped:
      let (values, problems) = store.state.checked
      store.update { $0.problems = problems }
      if problems.isEmpty { store.output.submitted(Submission(values)) }
    case .cancelTapped: store.output.cancelled()
    }
  }

  public static func view(_ store: ViewStore) -> some View { FormScreenView(store: store) }
}

extension FormScreen.State {
  /// Every field's value, or every field's problem.
  var checked: (values: Object, problems: [FormFieldName: String]) {
    var values = Object()
    var problems: [FormFieldName: String] = [:]
    for field in fields {
      switch field.check(entries[field.name] ?? FormEntry(emptyFor: field.type)) {
      case .value(let value): values[field.name.rawValue] = value
      case .nothing: break
      case .problem(let problem): problems[field.name] = problem
      }
    }
    return (values, problems)
  }
}
