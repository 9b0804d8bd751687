import Lariat
import LariatFlows
import LariatViews
import Testing

/// Views that are bound to a store: they show what it has and only tell it what a person did.
@MainActor
@Suite struct ViewBindingTests {
  /// Takes whatever is done, but for text that holds a digit.
  enum Module: StoreModule {
    struct Input: Record {
      init() {}
      init(_ fields: inout Fields<Self>) {}
    }

    struct State: Equatable {
      var name = ""
      var notes = ""
      var password = Secret("")
      var isOn = false
      var size: String?
      var days: Set<String> = []
      var presses = 0
    }

    enum Action: Equatable {
      case nameEdited(String)
      case notesEdited(String)
      case passwordEdited(Secret)
      case switched(Bool)
      case sizePicked(String)
      case daysPicked(Set<String>)
      case pressed
    }

    static func initialState(_ input: Input) -> State { State() }

    static func handle(_ action: Action, in store: Store<Self>) {
      switch action {
      case .nameEdited(let text):
        if !text.contains(where: \.isNumber) { store.update { $0.name = text } }
      case .notesEdited(let text): store.update { $0.notes = text }
      case .passwordEdited(let secret): store.update { $0.password = secret }
      case .switched(let isOn): store.update { $0.isOn = isOn }
      case .sizePicked(let size): store.update { $0.size = size }
      case .daysPicked(let days): store.update { $0.days = days }
      case .pressed: store.update { $0.presses += 1 }
      }
    }

    typealias Output = NoPorts
  }

  private let store = Store<Module>(Module.Input(), StoreContext(gate: nil))

  private func node(@ViewBuilder _ view: () -> some View) throws -> SemanticNode {
    try #require(FreshEvaluation(view()).tree().nodes.first)
  }

  private var letters: Options<String> { Options(["s", "m", "l"], id: \.self, label: \.self) }

  @Test func `a field leaves as it was what the handler ignores`() throws {
    let view = store.viewStore()
    let name = TextField("Name", boundTo: view, text: \.name, action: Module.Action.nameEdited)
    let type = try #require(node { name }.actions.setText)
    type("Ada")
    type("Ada2")
    #expect(try node { name }.outline == #"text field "Name" = "Ada""#)
    #expect(store.state == Module.State(name: "Ada"))
  }

  @Test func `a binding writes nothing by itself`() {
    let binding = store.viewStore().binding(\.name, action: Module.Action.nameEdited)
    binding.wrappedValue = "1"
    #expect(binding.wrappedValue == "")
    binding.wrappedValue = "one"
    #expect(binding.wrappedValue == "one")
  }

  @Test func `every control tells the store what it was used for`() throws {
    let view = store.viewStore()
    let notes = try node {
      TextEditor("Notes", boundTo: view, text: \.notes, action: Module.Action.notesEdited)
    }
    let password = try node {
      SecureField(
        "Password", boundTo: view, text: \.password, action: Module.Action.passwordEdited)
    }
    let toggle = try node {
      Toggle("On", boundTo: view, isOn: \.isOn, action: Module.Action.switched)
    }
    let size = try node {
      Picker(
        "Size", boundTo: view, selection: \.size, options: letters,
        action: Module.Action.sizePicked)
    }
    let days = try node {
      MultiPicker(
        "Days", boundTo: view, selection: \.days, options: letters,
        action: Module.Action.daysPicked)
    }
    let button = try node { Button("Go", target: view, action: .pressed) }
    let row = try node { NavigationRow(view, action: .pressed) { Text("Further") } }
    notes.actions.setText?("a\nb")
    password.actions.setText?("hunter2")
    toggle.actions.toggle?()
    size.actions.choose?(1)
    days.actions.chooseExactly?([0, 2])
    button.actions.press?()
    row.actions.press?()
    #expect(
      store.state
        == Module.State(
          notes: "a\nb", password: Secret("hunter2"), isOn: true, size: "m", days: ["s", "l"],
          presses: 2))
  }

  @Test func `a row that is deleted is told by its place`() throws {
    let view = store.viewStore()
    let list = try node {
      List {
        ForEach(["a", "b"], id: \.self) { Text($0) }.onDelete(view) { .notesEdited("\($0)") }
      }
    }
    try #require(list.rows).row(at: 1).delete?()
    #expect(store.state == Module.State(notes: "1"))
  }
}
