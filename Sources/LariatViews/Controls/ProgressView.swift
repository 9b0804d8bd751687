/// How far something is, or that it goes on.
public struct ProgressView: PrimitiveView, nonisolated Equatable {
  private let label: String
  private let fraction: Double?

  /// Without a `value`, or with one that makes no sense, nobody knows how far it is.
  public init(_ label: String, value: Double? = nil, total: Double = 1) {
    self.label = label
    let fraction = value.map { $0 / total }
    self.fraction = fraction.flatMap { $0.isFinite ? min(max($0, 0), 1) : nil }
  }

  func shape(in environment: EnvironmentValues) -> Shape {
    Shape { path in
      var node = SemanticNode(path: path, role: .progress, label: label)
      node.value = .fraction(fraction)
      return node
    }
  }
}
