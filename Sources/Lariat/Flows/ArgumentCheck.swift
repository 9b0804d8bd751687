import LariatFlows

/// Compares what a `with`, a `set` or a result gives with what is wanted.
struct ArgumentCheck {
  let types: ReferenceTypes
  let flow: Flow
  /// The fields of the output being handled; nil outside transitions.
  let payload: [FieldDeclaration]?

  func check(_ transition: Transition) -> [Finding] {
    var findings = transition.set.flatMap { check($0.value) }
    if let notice = transition.notice { findings += check(notice) }
    switch transition.verb {
    case .go(let target), .push(let target):
      guard let step = flow.steps[target.value] else { break }
      findings += check(transition.with, against: step.inputs, of: "step \"\(target.value)\"")
    case .end(let name):
      guard let outcome = flow.outcomes[name.value] else { break }
      findings += check(transition.with, against: outcome.result, of: "outcome \"\(name.value)\"")
      for field in outcome.result
      where field.isRequired && transition.with[field.name] == nil {
        findings.append(
          Finding(
            .missingArgument, at: name.place,
            "outcome \"\(name.value)\" needs \"\(field.name)\" (\(field.type.reference))",
            remedy: "add it to the \"with\" beside \"end\""))
      }
    case .back, .backTo, .stay: findings += transition.with.flatMap { check($0.value) }
    }
    return findings
  }

  func check(
    _ arguments: [Argument], against fields: [FieldDeclaration], of owner: String
  ) -> [Finding] {
    arguments.flatMap { argument -> [Finding] in
      guard let field = fields[named: argument.name] else {
        let known = fields.map(\.name)
        return [
          Finding(
            .unknownArgument, at: argument.place, "\(owner) has no input \"\(argument.name)\""
          ).suggesting(
            known, for: argument.name,
            otherwise: known.isEmpty
              ? "it takes none" : "it takes \(known.joined(separator: ", "))")
        ]
      }
      return check(argument.value, against: field)
    }
  }

  private func check(_ expression: ValueExpression, against field: FieldDeclaration) -> [Finding] {
    if case .reference(let reference) = expression.kind, reference.isOptional, field.isRequired {
      return [
        Finding(
          .wrongArgument, at: expression.place,
          "\(reference) may be missing, and \"\(field.name)\" needs a value",
          remedy: "make sure that it is set and write it without \"?\"")
      ]
    }
    return check(expression, against: field.type)
  }

  private func check(_ expression: ValueExpression, against type: ValueType) -> [Finding] {
    switch (expression.kind, type) {
    case (.array(let elements), .array(let element)):
      return elements.flatMap { check($0, against: element) }
    case (.object(let arguments), .record(let fields)):
      let missing = fields.filter { $0.isRequired && arguments[$0.name] == nil }.map {
        Finding(.missingArgument, at: expression.place, "\"\($0.name)\" is missing here")
      }
      return missing + check(arguments, against: fields, of: "this object")
    case (.literal(let value), _):
      var decoding = DecodingContext(types: flow.types)
      _ = type.admit(value, &decoding)
      return decoding.issues.map { $0.problem.finding(at: expression.place) }
    case (.reference(let reference), _):
      return check(reference) + mismatch(reference, type)
    case (.text, _):
      let inner = check(expression)
      guard inner.isEmpty, !type.accepts(.string()) else { return inner }
      return [Finding(.wrongArgument, at: expression.place, "expected \(type.phrase), got text")]
    case (.array, .any), (.object, .any): return check(expression)
    case (.array, _), (.object, _):
      let got = if case .array = expression.kind { "an array" } else { "an object" }
      return [Finding(.wrongArgument, at: expression.place, "expected \(type.phrase), got \(got)")]
    }
  }

  /// References inside an expression that lead nowhere.
  private func check(_ expression: ValueExpression) -> [Finding] {
    expression.references.flatMap { check($0) }
  }

  private func check(_ reference: Reference) -> [Finding] {
    guard case .missing(let name, let known) = types.look(up: reference, payload: payload) else {
      return []
    }
    // Reading has told of inputs that are not declared.
    if reference.root == .input, name == reference.path.first { return [] }
    return [
      Finding(
        .unknownField, at: reference.place, "\(reference): there is no \"\(name)\""
      ).suggesting(
        known, for: name,
        otherwise: known.isEmpty ? "" : "there is \(known.joined(separator: ", "))")
    ]
  }

  private func mismatch(_ reference: Reference, _ type: ValueType) -> [Finding] {
    guard case .found(let found, _) = types.look(up: reference, payload: payload),
      !type.accepts(found)
    else { return [] }
    return [
      Finding(
        .wrongArgument, at: reference.place,
        "expected \(type.phrase), and \(reference) is \(found.reference)")
    ]
  }
}

extension FieldIssue.Problem {
  fileprivate func finding(at place: Place) -> Finding {
    let finding = Finding(.wrongArgument, at: place, statement, remedy: remedy)
    switch self {
    case .unknown(let name, let known), .unknownType(let name, let known),
      .notAChoice(let name, let known):
      return finding.suggesting(known, for: name, otherwise: remedy)
    case .missing, .wrongType, .outOfRange, .secret: return finding
    }
  }
}
