import FoundationEssentials
public import LariatFlows

/// The flow files of a project. A file is read when it is asked for and not before.
public struct FlowLibrary: Sendable {
  /// Where each journey's definition is, by file name.
  private let sources: [JourneyID: Source]

  enum Source: Sendable {
    case file(path: String, shown: String)
    case text(String, shown: String)
  }

  /// A folder of `<journey>.json` files. `shown` is how findings name the folder.
  public init(folder: String, shown: String = "Flows") {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var sources: [JourneyID: Source] = [:]
    for name in names where name.hasSuffix(".json") && !name.hasPrefix(".") {
      sources[JourneyID(String(name.dropLast(5)))] = .file(
        path: "\(folder)/\(name)", shown: "\(shown)/\(name)")
    }
    self.sources = sources
  }

  /// Flow files as texts by journey: for tests.
  public init(texts: [JourneyID: String]) {
    sources = texts.reduce(into: [:]) { sources, entry in
      sources[entry.key] = .text(entry.value, shown: "Flows/\(entry.key).json")
    }
  }

  private init(sources: [JourneyID: Source]) { self.sources = sources }

  /// The same library with one more file; it wins over a file of its name. `shown` is how findings
  /// name it.
  public func adding(
    file path: String, shown: String
  ) -> (library: FlowLibrary, journey: JourneyID) {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let journey = JourneyID(name.hasSuffix(".json") ? String(name.dropLast(5)) : name)
    var sources = sources
    sources[journey] = .file(path: path, shown: shown)
    return (FlowLibrary(sources: sources), journey)
  }

  /// The same library where that journey's file holds `text`, whatever is on disk.
  public func replacing(_ journey: JourneyID, with text: String, shown: String) -> FlowLibrary {
    var sources = sources
    sources[journey] = .text(text, shown: shown)
    return FlowLibrary(sources: sources)
  }

  /// The journeys by file name, sorted.
  public var journeys: [JourneyID] { sources.keys.sorted() }

  /// What the file of that journey says; nil if there is no such file.
  public func read(_ journey: JourneyID) -> (definition: FlowDefinition?, findings: [Finding])? {
    guard let source = sources[journey] else { return nil }
    switch source {
    case .text(let text, let shown):
      return FlowDefinition.read(bytes: Array(text.utf8), file: shown)
    case .file(let path, let shown):
      guard let contents = FileManager.default.contents(atPath: path) else {
        let finding = Finding(
          .unreadable, at: nil, "cannot read \(shown)",
          remedy: "is it there, and may it be read?")
        return (nil, [finding])
      }
      return FlowDefinition.read(bytes: Array(contents), file: shown)
    }
  }

  /// The journey that is meant by `name`: a file's name, or another name that a file gives itself.
  public func find(_ name: String) -> JourneyID? {
    let id = JourneyID(name)
    if sources[id] != nil { return id }
    return journeys.first { journey in
      read(journey)?.definition?.aliases.contains { $0.value == id } == true
    }
  }

  /// The journeys as menus list them, by name. Those whose file has an error are left out.
  public var summaries: [JourneySummary] { overview.summaries }

  /// The journeys as menus list them, and the files that are wrong.
  public var overview: (summaries: [JourneySummary], broken: [String]) {
    var summaries: [JourneySummary] = []
    var broken: [String] = []
    for journey in journeys {
      guard let (definition, findings) = read(journey) else { continue }
      guard let definition, !findings.hasErrors else {
        broken.append(shownPath(of: journey))
        continue
      }
      summaries.append(
        JourneySummary(
          name: journey.rawValue, title: definition.title, group: definition.group ?? "",
          isHidden: definition.isHidden))
    }
    return (summaries, broken)
  }

  private func shownPath(of journey: JourneyID) -> String {
    switch sources[journey] {
    case .file(_, let shown), .text(_, let shown): shown
    case nil: journey.rawValue
    }
  }
}
