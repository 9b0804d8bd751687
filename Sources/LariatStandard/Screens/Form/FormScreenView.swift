import Lariat
import LariatFlows
import LariatViews

struct FormScreenView: View {
  let store: FormScreen.ViewStore

  var body: some View {
    ScreenHeading(title: store.title, text: store.text)
    ForEach(store.fields, id: \.name.rawValue) { field in
      FormFieldView(store: store, field: field)
        .hint(field.hint)
        .error(store.problems[field.name])
    }
    HStack {
      Button(store.submit, role: .default, target: store, action: .submitTapped)
      Button("Cancel", role: .cancel, target: store, action: .cancelTapped)
    }
  }
}

/// The control of one field.
struct FormFieldView: View {
  let store: FormScreen.ViewStore
  let field: FormField

  var body: some View {
    switch field.type {
    case .text: TextField(label, text: text)
    case .multiline: TextEditor(label, text: text)
    case .secret: SecureField(label, text: secret)
    case .integer: TextField(label, text: text).textContentType(.integer)
    case .number: TextField(label, text: text).textContentType(.number)
    case .date: TextField(label, text: text).textContentType(.date)
    case .path: TextField(label, text: text).textContentType(.path)
    case .choice: Picker(label, selection: choice, options: Options(field.entries))
    case .choices: MultiPicker(label, selection: choices, options: Options(field.entries))
    case .toggle: Toggle(label, isOn: toggle)
    }
  }

  private var label: String { field.label ?? field.name.rawValue }

  private var entry: FormEntry? { store.entries[field.name] }

  private func edit(_ entry: FormEntry) { store.send(.edited(field.name, entry)) }

  private var text: Binding<String> {
    Binding(
      get: { if case .text(let text)? = entry { text } else { "" } }, set: { edit(.text($0)) })
  }

  private var secret: Binding<String> {
    Binding(
      get: { if case .secret(let secret)? = entry { secret.text } else { "" } },
      set: { edit(.secret(Secret($0))) })
  }

  private var choice: Binding<OptionEntry.ID?> {
    Binding(
      get: { if case .choice(let id)? = entry { id } else { nil } }, set: { edit(.choice($0)) })
  }

  private var choices: Binding<Set<OptionEntry.ID>> {
    Binding(
      get: { if case .choices(let ids)? = entry { ids } else { [] } },
      set: { edit(.choices($0)) })
  }

  private var toggle: Binding<Bool> {
    Binding(
      get: { if case .toggle(let isOn)? = entry { isOn } else { false } },
      set: { edit(.toggle($0)) })
  }
}
