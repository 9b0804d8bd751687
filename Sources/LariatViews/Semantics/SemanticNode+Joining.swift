extension [[SemanticNode]] {
  /// One after another; a single part is shared, not copied.
  var joinedNodes: [SemanticNode] {
    if count == 1, let only = first { return only }
    return flatMap(\.self)
  }
}
