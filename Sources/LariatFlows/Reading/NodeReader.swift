/// Turns a document's nodes into values and gathers what is wrong with them.
///
/// What reads a kind of file keeps one of these, asks for what it needs, and goes on where nil comes
/// back: the finding is noted.
public struct NodeReader: Sendable {
  public let document: JSONDocument
  public private(set) var findings: [Finding] = []
  /// False once something had to be left out of what was read.
  public private(set) var isWhole = true
  /// Every reference that was read, in the order of reading.
  public internal(set) var references: [Reference] = []
  private var line = 0
  private var suggestions = 0

  /// Looking for the nearest name takes its time: a file that is wrong all over gets no more hints.
  private static let suggestionLimit = 100

  public init(_ document: JSONDocument) { self.document = document }

  // MARK: - Places and findings

  public mutating func place(_ range: Range<Int>) -> Place {
    document.source.place(of: range, near: &line)
  }

  public mutating func place(_ node: JSONNode) -> Place { place(node.range) }
  public mutating func place(ofKey member: JSONMember) -> Place { place(member.keyRange) }

  /// Notes an error that leaves nothing out.
  public mutating func report(
    _ rule: RuleID, at place: Place, _ problem: String, remedy: String = "",
    related: [Finding.Related] = []
  ) {
    findings.append(Finding(rule, at: place, problem, remedy: remedy, related: related))
  }

  /// Notes an error because of which something is left out.
  public mutating func reportLoss(
    _ rule: RuleID, at place: Place, _ problem: String, remedy: String = "",
    related: [Finding.Related] = []
  ) {
    report(rule, at: place, problem, remedy: remedy, related: related)
    isWhole = false
  }

  /// Notes that something is left out which has its finding already.
  public mutating func noteLoss() { isWhole = false }

  /// Notes an error about a word that may be a misspelling of one of the candidates; it leaves
  /// nothing out.
  public mutating func report(
    _ rule: RuleID, at place: Place, _ problem: String, word: String,
    candidates: some Sequence<String>, otherwise fallback: String
  ) {
    let finding = Finding(rule, at: place, problem, remedy: fallback)
    suggestions += 1
    let mayLook = suggestions <= Self.suggestionLimit
    findings.append(
      mayLook ? finding.suggesting(candidates, for: word, otherwise: fallback) : finding)
  }

  /// Notes that a value is of the wrong JSON type, unless a finding about it is there already.
  public mutating func reportWrongType(_ node: JSONNode, _ role: String, expected: String) {
    noteLoss()
    guard !node.isUnreadable else { return }
    report(.wrongType, at: place(node), "\(role) is \(expected), found \(node.kindName)")
  }

  // MARK: - Values

  /// The text of a string; `role` says what it is: `a title`.
  public mutating func string(_ node: JSONNode, _ role: String) -> String? {
    if case .string(let text) = node.content { return text }
    reportWrongType(node, role, expected: "a string")
    return nil
  }

  public mutating func boolean(_ node: JSONNode, _ role: String) -> Bool? {
    if case .boolean(let flag) = node.content, !node.isUnreadable { return flag }
    reportWrongType(node, role, expected: "true or false")
    return nil
  }

  public mutating func integer(_ node: JSONNode, _ role: String) -> Int? {
    if case .integer(let number) = node.content { return number }
    reportWrongType(node, role, expected: "a whole number")
    return nil
  }

  public mutating func number(_ node: JSONNode, _ role: String) -> Double? {
    switch node.content {
    case .integer(let number): return Double(number)
    case .number(let number): return number
    default:
      reportWrongType(node, role, expected: "a number")
      return nil
    }
  }

  public mutating func array(_ node: JSONNode, _ role: String) -> [JSONNode]? {
    if case .array(let elements) = node.content { return elements }
    reportWrongType(node, role, expected: "a list")
    return nil
  }

  /// The members of an object whose keys are names that the file chooses.
  public mutating func members(_ node: JSONNode, _ role: String) -> [JSONMember]? {
    if case .object(let members) = node.content { return members }
    reportWrongType(node, role, expected: "an object")
    return nil
  }

  /// The fields of an object whose keys are fixed; unknown ones are findings. `note` is always known.
  public mutating func fields(
    _ node: JSONNode, _ role: String, known: [String]
  ) -> NodeFields? {
    guard let members = members(node, role) else { return nil }
    for member in members where member.key != "note" && !known.contains(member.key) {
      let words = known + ["note"]
      report(
        .unknownKey, at: place(ofKey: member), "\(role) has no key \(Value.quote(member.key))",
        word: member.key, candidates: words,
        otherwise: "it knows \(words.joined(separator: ", "))")
    }
    return NodeFields(role: role, node: node, members: members)
  }

  /// The field of that key; one that is missing is a finding at the object's beginning.
  public mutating func required(_ key: String, in fields: NodeFields) -> JSONNode? {
    if let node = fields[key] { return node }
    let start = fields.node.range.lowerBound
    reportLoss(
      .missingKey, at: place(start..<(start + 1)), "\(fields.role) has no \(Value.quote(key))",
      remedy: "add it")
    return nil
  }

  /// One of an enum's raw values.
  public mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ node: JSONNode, _ role: String, of type: Choice.Type = Choice.self
  ) -> Choice? {
    guard let text = string(node, role) else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    let all = Choice.allCases.map(\.rawValue)
    report(
      .wrongValue, at: place(node), "\(role) cannot be \(Value.quote(text))", word: text,
      candidates: all, otherwise: "it is one of \(all.joined(separator: ", "))")
    noteLoss()
    return nil
  }
}

/// An object whose keys are fixed.
public struct NodeFields: Sendable {
  /// What the object is, in words that begin a message: `a step`.
  public let role: String
  public let node: JSONNode
  public let members: [JSONMember]

  public subscript(key: String) -> JSONNode? { members.first { $0.key == key }?.node }
}
