/// Reads a document into a flow definition.
struct FlowReader {
  var nodes: NodeReader
  let names: FlowNames
  /// Context names that some transition sets or counts.
  var writtenNames: Set<String> = []

  private static let keys = [
    "$schema", "lariat", "journey", "title", "group", "hidden", "also", "input", "outcomes",
    "stores", "types", "context", "start", "steps",
  ]

  init(_ document: JSONDocument) {
    nodes = NodeReader(document)
    names = FlowNames(document.root)
  }

  /// The definition, or nil where a part of it had to be left out.
  mutating func read() -> FlowDefinition? {
    let root = nodes.document.root
    guard isKnownFormat(root), let fields = nodes.fields(root, "a flow", known: Self.keys) else {
      return nil
    }
    let version = nodes.required("lariat", in: fields)
    let journey = nodes.required("journey", in: fields).flatMap { self.journey($0) }
    let title = fields["title"].flatMap { nodes.string($0, "a title") }
    let definition = FlowDefinition(
      file: nodes.document.source.file,
      formatVersion: version.flatMap { nodes.integer($0, "the format's number") } ?? 1,
      journey: journey ?? Located("", at: nodes.place(root)),
      title: title ?? journey?.value.rawValue ?? "",
      group: fields["group"].flatMap { nodes.string($0, "a group") },
      note: note(fields),
      isHidden: fields["hidden"].flatMap { nodes.boolean($0, "hidden") } ?? false,
      aliases: fields["also"].map { aliases($0, of: journey?.value) } ?? [],
      inputs: fields["input"].map { inputs($0) } ?? [],
      outcomes: nodes.required("outcomes", in: fields).map { outcomes($0) } ?? [],
      stores: fields["stores"].map { stores($0) } ?? [],
      types: fields["types"].map { types($0) } ?? [],
      context: fields["context"].map { declaredFields($0, "the context", kind: .plain) } ?? [],
      start: nodes.required("start", in: fields).map { transitions($0, of: .start) } ?? [],
      steps: nodes.required("steps", in: fields).map { steps($0) } ?? [])
    checkReferences()
    return journey != nil && nodes.isWhole ? definition : nil
  }

  /// A file of a later format is told by its number alone: whatever else it holds may be right.
  private mutating func isKnownFormat(_ root: JSONNode) -> Bool {
    guard let node = root["lariat"], case .integer(let version) = node.content else { return true }
    let newest = FlowDefinition.newestFormat
    if version > newest {
      nodes.reportLoss(
        .newerFormat, at: nodes.place(node), "the file is of format \(version)",
        remedy: "this version reads format \(newest); update it")
      return false
    }
    if version < 1 {
      nodes.report(
        .wrongValue, at: nodes.place(node), "no format has the number \(version)",
        remedy: "write \(newest)")
    }
    return true
  }

  private mutating func journey(_ node: JSONNode) -> Located<JourneyID>? {
    guard let name = nodes.name(node, "a journey's name", as: JourneyID.self) else { return nil }
    nodes.checkName(name.value.rawValue, at: name.place, "a journey")
    let file = nodes.document.source.file.split(separator: "/").last ?? ""
    if file.hasSuffix(".json"), file.dropLast(5) != name.value.rawValue {
      nodes.report(
        .fileName, at: name.place,
        "the journey \(Value.quote(name.value.rawValue)) stands in a file named \(file)",
        remedy: "rename one of them")
    }
    return name
  }

  private mutating func aliases(_ node: JSONNode, of journey: JourneyID?) -> [Located<JourneyID>] {
    var seen: Set<JourneyID> = []
    if let journey { seen.insert(journey) }
    var aliases: [Located<JourneyID>] = []
    for element in nodes.array(node, "also") ?? [] {
      guard let alias = nodes.name(element, "another name of a journey", as: JourneyID.self) else {
        continue
      }
      nodes.checkName(alias.value.rawValue, at: alias.place, "a journey")
      if seen.insert(alias.value).inserted {
        aliases.append(alias)
      } else {
        nodes.report(
          .duplicateName, at: alias.place,
          "the journey has the name \(Value.quote(alias.value.rawValue)) already",
          remedy: "take it away")
      }
    }
    return aliases
  }

  /// The remark for readers of any object with fixed keys.
  mutating func note(_ fields: NodeFields) -> String? {
    fields["note"].flatMap { nodes.string($0, "a note") }
  }
}
