public import LariatFlows

/// The way from one visit's screen to its journey. Who holds on to a screen that has ended holds a
/// closed gate.
@MainActor
public final class Gate {
  public enum Phase: Sendable {
    case live
    /// Another visit stands above it: people's actions are refused, nothing that it says counts.
    case covered
    /// Nothing has any effect any more.
    case ended
  }

  /// An action at the gate, for the execution log.
  public enum Passage {
    case admitted(any Sendable)
    /// It met a covered or an ended visit and was ignored.
    case refused(any Sendable)
  }

  @usableFromInline var state = Phase.live
  private let say: (OutputName, Object) -> Void
  @usableFromInline let record: ((Passage) -> Void)?

  /// - Parameters:
  ///   - say: Takes every output, also those of an ended visit: the journey decides and counts.
  ///   - record: Takes every action.
  public init(
    say: @escaping (OutputName, Object) -> Void, record: ((Passage) -> Void)? = nil
  ) {
    self.say = say
    self.record = record
  }

  @inlinable public var phase: Phase { state }

  func emit(_ output: OutputName, _ payload: Object) { say(output, payload) }
  @inlinable func admit(_ action: some Sendable) { record?(.admitted(action)) }
  @usableFromInline func refuse(_ action: some Sendable) { record?(.refused(action)) }
}

extension Gate {
  func close() { state = .ended }

  /// Another visit was pushed above.
  public func cover() { if phase == .live { state = .covered } }
  /// The visit above has gone.
  public func uncover() { if phase == .covered { state = .live } }
}
