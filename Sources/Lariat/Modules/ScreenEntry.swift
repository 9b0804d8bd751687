public import LariatFlows

/// A screen module in the catalogue, with its types erased.
public struct ScreenEntry: Sendable {
  public let name: ScreenName
  public let summary: String
  public let inputs: [FieldDeclaration]
  public let outputs: [PortDeclaration]
  public let needs: [Need]
  /// The shared store it is a screen of; nil if each visit has a store of its own.
  public let store: StoreName?
  public let hasDismissal: Bool
  let narrow: @Sendable (inout StepShape) -> Void
  let make: @MainActor @Sendable (ScreenRequest) throws(FieldIssues) -> any LiveScreen
  let mistakes: [String]

  init<Module: ScreenModule>(_ module: Module.Type) {
    name = Module.name
    summary = Module.summary
    inputs = Module.Input.declarations
    outputs = Module.Output.declarations
    needs = Module.needs
    store = nil
    hasDismissal = Module.dismissal != nil
    narrow = { Module.shape(&$0) }
    make = { request throws(FieldIssues) in
      let input = try Module.Input(decoding: request.input, types: request.types)
      return OwnScreen<Module>(input, gate: request.gate, request.context)
    }
    mistakes = Module.Output.mistakes + Module.Input.mistakes
  }

  init<Module: SharedScreenModule>(_ module: Module.Type, store: StoreName) {
    name = Module.name
    summary = Module.summary
    inputs = []
    outputs = Module.Shared.Output.declarations.filter { Module.outputs.contains($0.name) }
    needs = []
    self.store = store
    hasDismissal = Module.dismissal != nil
    narrow = { _ in }
    make = { request throws(FieldIssues) in
      guard let shared = request.shared as? Store<Module.Shared> else {
        preconditionFailure("\(Module.name) was linked to a store of another module")
      }
      return SharedScreen<Module>(shared, gate: request.gate)
    }
    mistakes = []
  }

  /// The types of a step that shows this screen, given the literal parts of its `with`.
  public func shape(
    literals: Object, variables: Set<String> = [], types: TypeTable
  ) -> StepShape {
    var shape = StepShape(
      literals: literals, variables: variables, types: types, inputs: inputs, outputs: outputs)
    narrow(&shape)
    return shape
  }
}

/// What a screen is made from.
@MainActor
struct ScreenRequest {
  var input: Object
  var types: TypeTable
  var gate: Gate
  var context: StoreContext
  /// The live shared store, for a screen of one.
  var shared: (any LiveStore)?
}

/// A shared store with its types erased.
@MainActor
protocol LiveStore: AnyObject {
  func end()
}

extension Store: LiveStore {}

/// A shared store's module in the catalogue, with its types erased.
public struct StoreEntry: Sendable {
  public let name: StoreName
  public let summary: String
  public let inputs: [FieldDeclaration]
  public let needs: [Need]
  let make:
    @MainActor @Sendable (Object, TypeTable, StoreContext) throws(FieldIssues) -> any LiveStore
  let mistakes: [String]

  init<Module: StoreModule>(_ module: Module.Type, name: StoreName, summary: String) {
    self.name = name
    self.summary = summary
    inputs = Module.Input.declarations
    needs = Module.needs
    make = { input, types, context throws(FieldIssues) in
      Store<Module>(try Module.Input(decoding: input, types: types), context)
    }
    mistakes = Module.Output.mistakes + Module.Input.mistakes
  }
}

extension Record {
  /// Fields whose name differs from the property's: one sentence each.
  static var mistakes: [String] {
    let labels = Mirror(reflecting: placeholder).children.compactMap(\.label)
    return declarations.compactMap { field in
      labels.contains(field.name) ? nil : "\(Self.self) has no property \"\(field.name)\""
    }
  }
}
