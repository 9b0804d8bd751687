/// How much a tester wants to be told.
public enum Exhaustivity: Sendable, Hashable {
  /// Every change of state and every output must be expected.
  case on
  /// What is not expected is passed over; what is expected must still be true.
  case off
}
