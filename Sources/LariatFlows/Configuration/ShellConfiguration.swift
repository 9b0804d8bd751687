/// `Config/shell.json` as typed values.
public struct ShellConfiguration: Sendable, Hashable {
  /// What the shell calls itself above its menu.
  public var title: String
  /// The folder of flow files, below the project's folder.
  public var flowsFolder: String
  /// Choice types that flows and screens can name.
  public var types: [TypeDefinition]
  /// Inputs that a journey has where nobody gives others.
  public var inputs: [JourneyID: Object]

  public init(
    title: String = "Lariat", flowsFolder: String = "Flows", types: [TypeDefinition] = [],
    inputs: [JourneyID: Object] = [:]
  ) {
    self.title = title
    self.flowsFolder = flowsFolder
    self.types = types
    self.inputs = inputs
  }
}

extension ShellConfiguration {
  private static let keys = ["$schema", "title", "folders", "types", "inputs"]

  /// What the file says. Nil where a part of it had to be left out; there is an error then.
  public static func read(
    bytes: [UInt8], file: String
  ) -> (configuration: ShellConfiguration?, findings: [Finding]) {
    let (document, syntax) = JSONReader.read(bytes, file: file)
    guard let document else { return (nil, syntax) }
    var reader = FlowReader(document)
    let configuration = read(&reader)
    let findings = (syntax + reader.nodes.findings).inReadingOrder()
    return (reader.nodes.isWhole && !syntax.hasErrors ? configuration : nil, findings)
  }

  private static func read(_ reader: inout FlowReader) -> ShellConfiguration? {
    let root = reader.nodes.document.root
    guard let fields = reader.nodes.fields(root, "the configuration", known: keys) else {
      return nil
    }
    var configuration = ShellConfiguration()
    if let title = fields["title"].flatMap({ reader.nodes.string($0, "a title") }) {
      configuration.title = title
    }
    if let node = fields["folders"],
      let folders = reader.nodes.fields(node, "folders", known: ["flows"]),
      let flows = folders["flows"].flatMap({ reader.nodes.string($0, "a folder") })
    {
      configuration.flowsFolder = flows
    }
    configuration.types = fields["types"].map { reader.types($0) } ?? []
    for type in configuration.types where type.type.choices == nil {
      reader.nodes.reportLoss(
        .wrongType, at: type.place,
        "the type \(Value.quote(type.name.rawValue)) is no list of choices",
        remedy: "give it an \"enum\"; other types belong into flow files")
    }
    for member in fields["inputs"].flatMap({ reader.nodes.members($0, "inputs") }) ?? [] {
      guard reader.nodes.members(member.node, "a journey's inputs") != nil,
        case .object(let values) = member.node.value
      else { continue }
      configuration.inputs[JourneyID(member.key)] = values
    }
    return configuration
  }
}

extension TypeDefinition {
  /// The choices, where the type is a list of them.
  public var choices: [Choice]? { type.choices }
}

extension TypeExpression {
  fileprivate var choices: [Choice]? {
    guard case .plain(.choice(let type)) = kind else { return nil }
    return type.choices
  }
}
