import LariatFlows

extension Need {
  /// Why that service cannot be bound to this need; nil if it can.
  ///
  /// What the service wants beyond the need must be optional; what it says must be among what the
  /// need knows, with payloads that fit. `failed` and `cancelled` are common to all.
  func mismatch(with service: ServiceEntry) -> String? {
    for field in service.inputs {
      guard let given = input[named: field.name] else {
        if field.isRequired { return "it needs \"\(field.name)\"" }
        continue
      }
      if !field.type.accepts(given.type) {
        return "its \"\(field.name)\" is \(field.type.reference), not \(given.type.reference)"
      }
    }
    for field in input where service.inputs[named: field.name] == nil {
      return "it takes no \"\(field.name)\""
    }
    for output in service.ownOutputs {
      guard let known = outputs.first(where: { $0.name == output.name }) else {
        return "it may say \"\(output.name)\""
      }
      if !known.payload.accept(output.payload) {
        return "what \"\(output.name)\" carries differs"
      }
    }
    return nil
  }
}
