import Lariat
import LariatFlows
import LariatViews
import Testing

/// A screen alone, driven by its labels, with all that it says.
@MainActor
final class ScreenHarness<Module: ScreenModule> {
  let store: Store<Module>
  private(set) var outputs: [String] = []
  private let evaluation: FreshEvaluation

  /// What the screen says, whoever asks later.
  private final class Log {
    var said: (OutputName, Object) -> Void = { _, _ in }
  }

  init(_ input: Object, services: BoundServices = BoundServices()) throws {
    let log = Log()
    let gate = Gate(say: { log.said($0, $1) })
    store = Store(
      try Module.Input(decoding: input, types: .shipped),
      StoreContext(gate: gate, services: services))
    evaluation = FreshEvaluation(Module.view(store.viewStore()))
    log.said = { [weak self] in self?.outputs.append("\($0) \(Value.object($1).json)") }
  }

  var tree: SemanticTree { evaluation.tree() }
  var outline: String { tree.outline }

  func press(_ label: String) throws {
    let button = try #require(tree.buttons.first { $0.label == label })
    let press = try #require(button.actions.press)
    press()
  }

  func choose(_ option: String, in label: String) throws {
    let rows = try #require(field(label).rows)
    let offset = try #require((0..<rows.count).first { rows.row(at: $0).label == option })
    let choose = try #require(field(label).actions.choose)
    choose(offset)
  }

  func type(_ text: String, into label: String) throws {
    let setText = try #require(field(label).actions.setText)
    setText(text)
  }

  func toggle(_ label: String) throws {
    let toggle = try #require(field(label).actions.toggle)
    toggle()
  }

  /// What is wrong with each field that has something wrong.
  var errors: [String: String] {
    tree.fields.reduce(into: [:]) { errors, field in errors[field.label] = field.error }
  }

  private func field(_ label: String) throws -> SemanticNode {
    try #require(tree.fields.first { $0.label == label })
  }
}

extension TypeTable {
  /// The types that the standard plugin registers.
  static var shipped: TypeTable {
    TypeTable([
      "document-format": ChoiceType(
        name: "document-format",
        choices: [
          Choice("epub", label: "EPUB", detail: "For readers, tablets and phones"),
          Choice("html", label: "HTML", detail: "One page for any browser"),
        ])
    ])
  }
}

/// The types of a step that shows the module with these literals.
func shape<Module: ScreenModule>(
  _ module: Module.Type, _ literals: Object, variables: Set<String> = []
) -> StepShape {
  var shape = StepShape(
    literals: literals, variables: variables, types: .shipped,
    inputs: Module.Input.declarations, outputs: Module.Output.declarations)
  Module.shape(&shape)
  return shape
}
