import LariatViews

/// Shows a part in the way its kind says; each built-in view has its turn.
struct PartView: View {
  let part: Part

  var body: some View { content(part.content.value).erased }

  private func content(_ content: Part.Content) -> any View {
    let children = Children(parts: content.children)
    switch content.kind {
    case .text: return Text("\(part.id) is \(content.number)")
    case .counter: return Counter(name: "\(part.id)")
    case .field: return Field()
    case .toggle: return Switch(part: part)
    case .picker: return Choice(part: part)
    case .stack: return content.number > 1 ? VStack { children } : HStack { children }
    case .rows:
      return List {
        Text("rows")
        children
      }
    case .section: return Section("\(content.number)") { children }
    case .condition: return Either(isFirst: content.number > 1, children: children)
    case .environment: return children.environment(\.person, "\(content.number)")
    case .person: return Hello()
    case .disabled: return children.disabled(content.number > 1)
    case .identified: return children.id(content.number)
    case .skipped: return Skipped(part: part)
    case .crumb: return children.preference(key: PartIDs.self, value: [part.id])
    case .alert: return Asking(part: part)
    case .erased: return AnyView(Group { children }).padding(content.number).hint("\(part.id)")
    case .elements: return ScrollView { ForEach(0..<content.number) { Counter(name: "\($0)") } }
    case .pair:
      return LabeledContent("pair") { TupleView(children, Counter(name: "beside")) }
    }
  }
}

extension View {
  fileprivate var erased: AnyView { AnyView(self) }
}

struct Children: View {
  let parts: [Part]

  var body: some View { ForEach(parts, id: \.id) { PartView(part: $0) } }
}

private struct Field: View {
  @State var text = ""

  var body: some View {
    TextField("Field", text: $text).error(text.isEmpty ? "empty" : nil)
    if text.count > 2 { Text("long") }
  }
}

private struct Switch: View {
  let part: Part
  @State var isOn = false

  var body: some View {
    Toggle("Switch", isOn: $isOn)
    if isOn { Children(parts: part.content.value.children) } else { Counter(name: "off") }
  }
}

private struct Choice: View {
  let part: Part
  @State var chosen: Int?
  @State var several: Set<Int> = []

  private var options: Options<Int> {
    Options(part.content.value.children, id: \.id) { "option \($0.id)" }
  }

  var body: some View {
    Picker("One", selection: $chosen, options: options)
    MultiPicker("Several", selection: $several, options: options)
    Text("\(chosen ?? 0)")
  }
}

private struct Either: View {
  let isFirst: Bool
  let children: Children

  var body: some View {
    if isFirst {
      children
    } else {
      VStack { children }
    }
  }
}

private struct Hello: View {
  @Environment(\.person) var person
  @State var greeted = 0

  var body: some View { Button("\(person) \(greeted)") { greeted += 1 } }
}

/// Equal to any other of its part, so only what it reads makes it run again.
private struct Skipped: View, nonisolated Equatable {
  let part: Part
  @Environment(\.person) var person

  nonisolated static func == (left: Skipped, right: Skipped) -> Bool { left.part === right.part }

  var body: some View {
    Text("skipped \(person) \(part.content.value.number)")
    Children(parts: part.content.value.children)
  }
}

private struct Asking: View {
  let part: Part
  @State var isAsking = false

  var body: some View {
    Button("ask \(part.id)") { isAsking = true }
      .overlay { if part.content.value.number > 2 { Counter(name: "over") } }
      .alert("Sure?", isPresented: $isAsking) {
        Children(parts: part.content.value.children)
        Button("Yes") {}
      } message: {
        Hello()
      }
  }
}

enum PartIDs: PreferenceKey {
  static let defaultValue: [Int] = []

  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}
