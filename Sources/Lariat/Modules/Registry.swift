public import LariatFlows

/// What a plugin registers in.
public struct Registry: Sendable {
  /// Where the shell runs: folders and clocks that services are made with.
  public let environment: ShellEnvironment
  private(set) var contents = Contents()
  private(set) var clashes: [CatalogueClash] = []
  private(set) var mistakes: [String] = []
  var plugin = ""

  struct Contents: Sendable {
    var screens: [ScreenName: ScreenEntry] = [:]
    var services: [ServiceName: ServiceEntry] = [:]
    var stores: [StoreName: StoreEntry] = [:]
    var types: [TypeName: ChoiceType] = [:]
    var owners: [String: String] = [:]
    var face: ProgressFace?
  }

  init(environment: ShellEnvironment) { self.environment = environment }

  public mutating func screen<Module: ScreenModule>(_ module: Module.Type) {
    let entry = ScreenEntry(module)
    mistakes += entry.mistakes
    if claim(.screen, entry.name.rawValue) { contents.screens[entry.name] = entry }
  }

  /// Registers the screen that shows running services. The last one registered serves.
  public mutating func progressScreen<Module: ProgressModule>(_ module: Module.Type) {
    screen(module)
    contents.face = ProgressFace(module)
  }

  /// Registers a screen of a shared store, which is registered under `store`.
  public mutating func screen<Module: SharedScreenModule>(
    _ module: Module.Type, of store: StoreName
  ) {
    let entry = ScreenEntry(module, store: store)
    if claim(.screen, entry.name.rawValue) { contents.screens[entry.name] = entry }
  }

  public mutating func store<Module: StoreModule>(
    _ name: StoreName, _ module: Module.Type, _ summary: String
  ) {
    let entry = StoreEntry(module, name: name, summary: summary)
    mistakes += entry.mistakes
    if claim(.store, name.rawValue) { contents.stores[name] = entry }
  }

  public mutating func service(_ service: some Service) { self.service(ServiceEntry(service)) }

  public mutating func service(_ entry: ServiceEntry) {
    mistakes += entry.mistakes
    if claim(.service, entry.name.rawValue) { contents.services[entry.name] = entry }
  }

  public mutating func type(_ name: TypeName, _ choices: [Choice]) {
    if claim(.type, name.rawValue) {
      contents.types[name] = ChoiceType(name: name, choices: choices)
    }
  }

  private mutating func claim(_ kind: CatalogueClash.Kind, _ name: String) -> Bool {
    let key = "\(kind.rawValue) \(name)"
    if let owner = contents.owners[key] {
      clashes.append(CatalogueClash(kind: kind, name: name, first: owner, second: plugin))
      return false
    }
    contents.owners[key] = plugin
    return true
  }
}
