extension FlowDefinition {
  /// The types that the file names, laid over those of the catalogue.
  ///
  /// A type that is made of itself is a finding, and so is a name that nothing has.
  public func resolveTypes(
    over catalogue: [TypeName: ValueType]
  ) -> (types: [TypeName: ValueType], findings: [Finding]) {
    var types = catalogue
    for definition in self.types { types[definition.name] = nil }
    var findings: [Finding] = []
    var waiting = self.types
    let own = Set(waiting.map(\.name))
    while !waiting.isEmpty {
      let ready = waiting.filter { definition in
        definition.type.names.allSatisfy { types[$0.value] != nil || !own.contains($0.value) }
      }
      guard !ready.isEmpty else { break }
      for definition in ready {
        let resolved = definition.type.resolve(in: types)
        findings += resolved.findings
        types[definition.name] = resolved.type ?? .any
      }
      let done = Set(ready.map(\.name))
      waiting.removeAll { done.contains($0.name) }
    }
    for definition in waiting {
      findings.append(
        Finding(
          .circularType, at: definition.place,
          "the type \(Value.quote(definition.name.rawValue)) is made of itself",
          remedy: "break the circle"))
      types[definition.name] = .any
    }
    return (types, findings.inReadingOrder())
  }
}
