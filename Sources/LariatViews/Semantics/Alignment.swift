/// Where something narrower stands in something wider, and lower in higher.
public enum Alignment: Sendable, Hashable {
  case leading
  case center
  case trailing
}
