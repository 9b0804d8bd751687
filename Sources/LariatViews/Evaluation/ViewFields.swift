@_spi(Reflection) import Swift

/// The dynamic properties of each type of view, found once.
@MainActor
enum ViewFields {
  private static var found: [ObjectIdentifier: [AnyKeyPath]] = [:]

  /// Passes over fields that no key path can reach, which are never dynamic properties. The
  /// toolchain names it `ignoreUnknown`, but as a variable.
  private static let skippingUnknown = _EachFieldOptions(rawValue: 1 << 1)

  /// A copy of `view` with its `@State` and `@Environment` bound to `storage`.
  static func bound<Content: View>(_ view: Content, to storage: PropertyStorage) -> Content {
    let paths = paths(of: Content.self)
    guard !paths.isEmpty else { return view }
    var copy = view
    for (index, path) in paths.enumerated() {
      guard let path = path as? PartialKeyPath<Content>,
        let property = copy[keyPath: path] as? any DynamicProperty
      else { continue }
      bind(property, index, at: path, in: &copy, to: storage)
    }
    return copy
  }

  /// Whether views of this type have anything to bind.
  static func hasAny(in type: any View.Type) -> Bool { !openedPaths(of: type).isEmpty }

  private static func openedPaths<Content: View>(of type: Content.Type) -> [AnyKeyPath] {
    paths(of: type)
  }

  private static func bind<Property: DynamicProperty, Content: View>(
    _ property: Property, _ index: Int, at path: PartialKeyPath<Content>, in view: inout Content,
    to storage: PropertyStorage
  ) {
    guard let path = path as? WritableKeyPath<Content, Property> else {
      preconditionFailure("\(Content.self) declares a dynamic property with let; it must be a var")
    }
    var property = property
    property.bind(index, to: storage)
    view[keyPath: path] = property
  }

  private static func paths<Content: View>(of type: Content.Type) -> [AnyKeyPath] {
    if let paths = found[ObjectIdentifier(type)] { return paths }
    var paths: [AnyKeyPath] = []
    _ = unsafe _forEachFieldWithKeyPath(of: type, options: skippingUnknown) { _, path in
      if Swift.type(of: path).valueType is any DynamicProperty.Type { paths.append(path) }
      return true
    }
    found[ObjectIdentifier(type)] = paths
    return paths
  }
}
