/// One of two views. Going from one to the other tears the old one down, even if both are of one
/// type.
public enum ConditionalContent<First: View, Second: View>: PrimitiveView {
  case first(First)
  case second(Second)

  func shape(in environment: EnvironmentValues) -> Shape {
    switch self {
    case .first(let view): Shape(children: [Shape.Child(.branch(true), view)])
    case .second(let view): Shape(children: [Shape.Child(.branch(false), view)])
    }
  }
}
