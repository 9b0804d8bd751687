public import LariatFlows

/// Everything that flows can name: screens, services, shared stores and types.
public struct Catalogue: Sendable {
  public private(set) var screens: [ScreenName: ScreenEntry]
  public private(set) var services: [ServiceName: ServiceEntry]
  public private(set) var stores: [StoreName: StoreEntry]
  public private(set) var types: TypeTable
  let face: ProgressFace?
  private let owners: [String: String]

  /// Everything that is wrong with the plugins, together.
  public struct Failure: Error, Sendable, CustomStringConvertible {
    public let clashes: [CatalogueClash]
    /// Ports and fields whose names differ from their properties'.
    public let mistakes: [String]

    public var description: String {
      (clashes.map(\.description) + mistakes).joined(separator: "\n")
    }
  }

  public init(plugins: [any Plugin], environment: ShellEnvironment) throws(Failure) {
    var registry = Registry(environment: environment)
    for plugin in plugins {
      registry.plugin = plugin.name
      plugin.register(in: &registry)
    }
    guard registry.clashes.isEmpty, registry.mistakes.isEmpty else {
      throw Failure(clashes: registry.clashes, mistakes: registry.mistakes)
    }
    screens = registry.contents.screens
    services = registry.contents.services
    stores = registry.contents.stores
    types = TypeTable(registry.contents.types)
    owners = registry.contents.owners
    face = registry.contents.face
  }

  /// The plugin that registered it, for reference pages.
  public func owner(of kind: CatalogueClash.Kind, _ name: String) -> String? {
    owners["\(kind.rawValue) \(name)"]
  }

  /// The same catalogue with one service answered by another entry of its name: for stubs.
  public func replacing(_ service: ServiceEntry) -> Catalogue {
    var catalogue = self
    catalogue.services[service.name] = service
    return catalogue
  }
}
