/// Something wrong with a file, as data: printing is elsewhere.
public struct Finding: Error, Sendable, Hashable {
  public enum Severity: String, Sendable, Hashable {
    case error
    case warning
  }

  public var rule: RuleID
  public var severity: Severity
  /// Nil where the whole file is meant and it has no text to point into, such as one that is missing.
  public var place: Place?
  /// What is wrong, without a final full stop: `no step is named "pni"`.
  public var problem: String
  /// How to mend it, without a final full stop: `did you mean "pin"?`. Empty where nothing helps.
  public var remedy: String
  /// Other places that belong to the problem, such as the first of two equal keys.
  public var related: [Related]
  /// The shortest way of a run that shows the problem, as steps and outputs: `start`,
  /// `format: chosen`. Empty where the file alone shows it.
  public var path: [String]
  /// What mends it beyond doubt, where there is such a thing.
  public var fix: Edit?

  public struct Related: Sendable, Hashable {
    public var place: Place
    public var note: String

    public init(place: Place, note: String) {
      self.place = place
      self.note = note
    }
  }

  public init(
    _ rule: RuleID, _ severity: Severity = .error, at place: Place?, _ problem: String,
    remedy: String = "", related: [Related] = [], path: [String] = [], fix: Edit? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.place = place
    self.problem = problem
    self.remedy = remedy
    self.related = related
    self.path = path
    self.fix = fix
  }
}

extension Finding: CustomStringConvertible {
  /// One line: place, severity, what is wrong, how to mend it, the rule's id.
  public var description: String {
    var text = ""
    if let place { text += "\(place): " }
    text += "\(severity.rawValue): \(problem)"
    if !remedy.isEmpty { text += "; \(remedy)" }
    for other in related { text += " (\(other.note): \(other.place))" }
    return text + " [\(rule)]"
  }
}

extension [Finding] {
  public var hasErrors: Bool { contains { $0.severity == .error } }

  /// By file, then by place, then by rule: the order in which they are shown.
  public func inReadingOrder() -> [Finding] {
    sorted {
      let left = ($0.place?.file ?? "", $0.place?.start.offset ?? -1, $0.rule.rawValue)
      let right = ($1.place?.file ?? "", $1.place?.start.offset ?? -1, $1.rule.rawValue)
      return left < right
    }
  }
}
