extension FlowDefinition {
  /// Reads a flow file and checks all that needs no catalogue; the findings are in reading order.
  ///
  /// - Returns: A definition where nothing had to be left out of it, so that later checks see all of
  ///   it, even beside findings: after `unknown-step` and its like it names what it does not have.
  ///   It may run only where `findings.hasErrors` is false.
  public static func read(
    bytes: [UInt8], file: String
  ) -> (definition: FlowDefinition?, findings: [Finding]) {
    let (document, findings) = JSONReader.read(bytes, file: file)
    guard let document else { return (nil, findings) }
    var reader = FlowReader(document)
    let definition = reader.read()
    return (definition, (findings + reader.nodes.findings).inReadingOrder())
  }
}
