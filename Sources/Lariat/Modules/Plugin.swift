/// A set of screens, services, shared stores and types that belong together.
public protocol Plugin: Sendable {
  /// Named in messages when two plugins clash.
  var name: String { get }
  func register(in registry: inout Registry)
}
