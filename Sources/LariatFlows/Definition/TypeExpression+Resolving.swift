extension TypeExpression {
  /// The words that name a type without a catalogue.
  public static let words = ["any", "array", "boolean", "integer", "number", "object", "string"]

  /// The type, where no name has to be looked up for it.
  public var builtIn: ValueType? {
    switch kind {
    case .plain(let type): return type
    case .named: return nil
    case .array(let elements): return elements.builtIn.map { .array(of: $0) }
    case .record(let fields):
      let declarations = fields.compactMap { field in
        field.type.builtIn.map { field.declaration($0) }
      }
      return declarations.count == fields.count ? .record(declarations) : nil
    }
  }

  /// The type with its names looked up; nil where one is unknown.
  public func resolve(
    in types: [TypeName: ValueType]
  ) -> (type: ValueType?, findings: [Finding]) {
    var findings: [Finding] = []
    let type = resolve(in: types, &findings)
    return (type, findings)
  }

  fileprivate func resolve(
    in types: [TypeName: ValueType], _ findings: inout [Finding]
  ) -> ValueType? {
    switch kind {
    case .plain(let type): return type
    case .named(let name):
      if let type = types[name] { return type }
      let candidates = types.keys.map(\.rawValue) + Self.words
      findings.append(
        Finding(
          .unknownType, at: place, "no type is named \(Value.quote(name.rawValue))"
        ).suggesting(candidates, for: name.rawValue, otherwise: "declare it under \"types\""))
      return nil
    case .array(let elements):
      return elements.resolve(in: types, &findings).map { .array(of: $0) }
    case .record(let fields):
      let declarations = fields.resolve(in: types, &findings)
      return declarations.count == fields.count ? .record(declarations) : nil
    }
  }

  /// The names in it that have to be looked up.
  public var names: [Located<TypeName>] {
    switch kind {
    case .plain: []
    case .named(let name): [Located(name, at: place)]
    case .array(let elements): elements.names
    case .record(let fields): fields.flatMap(\.type.names)
    }
  }
}

extension DeclaredField {
  func declaration(_ type: ValueType) -> FieldDeclaration {
    FieldDeclaration(
      name, type, summary, isOptional: isOptional, defaultValue: defaultValue?.value)
  }
}

extension [DeclaredField] {
  /// The fields with the names in their types looked up; those with unknown ones are left out.
  /// Defaults are checked where reading the file could not.
  public func resolve(
    in types: [TypeName: ValueType]
  ) -> (fields: [FieldDeclaration], findings: [Finding]) {
    var findings: [Finding] = []
    let fields = resolve(in: types, &findings)
    return (fields, findings)
  }

  fileprivate func resolve(
    in types: [TypeName: ValueType], _ findings: inout [Finding]
  ) -> [FieldDeclaration] {
    compactMap { field in
      guard let type = field.type.resolve(in: types, &findings) else { return nil }
      if field.type.builtIn == nil, let value = field.defaultValue,
        let finding = type.defaultFinding(value)
      {
        findings.append(finding)
      }
      return field.declaration(type)
    }
  }
}
