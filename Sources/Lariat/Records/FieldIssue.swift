import LariatFlows

/// What is wrong with one field of a value, and where inside the value it stands.
public struct FieldIssue: Sendable, Hashable {
  public enum Component: Sendable, Hashable {
    case member(String)
    case element(Int)
  }

  public enum Problem: Sendable, Hashable {
    case missing(String)
    case unknown(String, known: [String])
    case wrongType(expected: String, got: String)
    case notAChoice(String, choices: [String])
    case unknownType(String, known: [String])
    case outOfRange(String)
    /// Would show text that must not be shown.
    case secret
  }

  /// From the outermost member inward; for `missing` and `unknown` it leads to the object.
  public var path: [Component]
  public var problem: Problem

  public init(path: [Component] = [], _ problem: Problem) {
    self.path = path
    self.problem = problem
  }
}

extension FieldIssue: CustomStringConvertible {
  /// `options[1].label: expected a string, got 3`.
  public var description: String {
    var text = ""
    for component in path {
      switch component {
      case .member(let name): text += text.isEmpty ? name : ".\(name)"
      case .element(let index): text += "[\(index)]"
      }
    }
    return (text.isEmpty ? "" : "\(text): ") + "\(problem)"
  }
}

extension FieldIssue.Problem: CustomStringConvertible {
  public var description: String { remedy.isEmpty ? statement : "\(statement); \(remedy)" }

  /// What is wrong.
  public var statement: String {
    switch self {
    case .missing(let name): "\"\(name)\" is missing"
    case .unknown(let name, _): "there is no \"\(name)\""
    case .wrongType(let expected, let got): "expected \(expected), got \(got)"
    case .notAChoice(let value, _): "\"\(value)\" is not one of the choices"
    case .unknownType(let name, _): "no type is named \"\(name)\""
    case .outOfRange(let text): text
    case .secret: "a secret would be shown"
    }
  }

  /// How to mend it; empty where nothing helps.
  public var remedy: String {
    switch self {
    case .unknown(let name, let known), .unknownType(let name, let known),
      .notAChoice(let name, let known):
      Spelling.remedy(for: name, in: known, otherwise: Self.list(known))
    case .secret: "hand it only to a field that is marked writeOnly"
    case .missing, .wrongType, .outOfRange: ""
    }
  }

  private static func list(_ names: [String]) -> String {
    guard !names.isEmpty else { return "there are none" }
    let shown = names.prefix(8).map { "\"\($0)\"" }.joined(separator: ", ")
    return "choose one of \(shown)" + (names.count > 8 ? ", …" : "")
  }
}

/// All that is wrong with a value.
public struct FieldIssues: Error, Sendable, Hashable, CustomStringConvertible {
  public let issues: [FieldIssue]

  public init(_ issues: [FieldIssue]) { self.issues = issues }

  public var description: String { issues.map(\.description).joined(separator: "; ") }
}
