public import LariatFlows

/// A capability without a screen: typed input, named outputs, progress, cancellation.
///
/// Beside its own outputs every service has two that the shell says for it: `failed`, with the
/// `reason` of whatever `perform` throws, and `cancelled`, when the person leaves while it runs.
public protocol Service: Sendable {
  associatedtype Input: Record
  associatedtype Output: PortList

  static var name: ServiceName { get }
  /// A few words for reference pages, without a final full stop.
  static var summary: String { get }

  /// Does the work, off the main actor. The answer is one of the service's own ports:
  ///
  ///     return call.output.written.answer(receipt)
  ///
  /// It should look at `Task.isCancelled` often, and leave nothing half done.
  @concurrent func perform(_ input: Input, _ call: ServiceCall<Output>) async throws -> Answer
}

/// One running call of a service, as the service sees it.
public struct ServiceCall<Output: PortList>: Sendable {
  /// The service's own ports.
  public let output = Output()
  private let report: @Sendable (Progress) -> Void

  public init(report: @escaping @Sendable (Progress) -> Void) { self.report = report }

  /// Tells whoever watches how far the work is.
  ///
  /// - Parameters:
  ///   - fraction: From 0 to 1; nil where that cannot be known.
  ///   - message: What is being done, a few words; may be empty.
  public func progress(_ fraction: Double?, _ message: String = "") {
    report(Progress(fraction: fraction.map { min(max($0, 0), 1) }, message: message))
  }
}

/// How far a service is.
public struct Progress: Sendable, Hashable {
  /// From 0 to 1; nil where that cannot be known.
  public var fraction: Double?
  public var message: String

  public init(fraction: Double?, message: String = "") {
    self.fraction = fraction
    self.message = message
  }
}

/// An error whose description is meant for people: it becomes the reason of `failed` as it is.
public protocol ServiceFailure: Error, CustomStringConvertible {}
