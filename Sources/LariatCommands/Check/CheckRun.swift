import Lariat
import LariatFlows

/// What one run of `lariat check` looks at, and everything found there.
struct CheckRun {
  let session: Session
  /// The flow files, each once.
  private(set) var flows: [CheckFile] = []
  private(set) var configuration: CheckFile
  /// Whether findings in the configuration belong to the run even where they are only warnings.
  private var includesConfiguration = false
  private let project: Project

  /// - Parameter paths: Files and folders; the whole project where there are none.
  init(_ session: Session, paths: [String]) throws {
    self.session = session
    project = try session.project()
    configuration = CheckFile(
      path: project.configurationFile, shown: "\(project.shownFolder)Config/shell.json")
    guard configuration.contents != nil else {
      _ = try session.configuration()
      return
    }
    if paths.isEmpty { addProject() }
    for path in paths { try add(path) }
  }

  /// The file that findings call so, as a path below the project's folder where it lies there.
  func projectPath(of shown: String) -> String {
    let file = ([configuration] + flows).first { $0.shown == shown }
    let path = file?.path ?? session.context.absolute(shown)
    return path.hasPrefix(project.folder + "/")
      ? String(path.dropFirst(project.folder.count + 1)) : path
  }

  /// Every file of the run.
  var files: [CheckFile] { (includesConfiguration ? [configuration] : []) + flows }

  /// Everything found, in reading order, each cause once.
  func findings() throws -> [Finding] {
    let bytes = configuration.contents ?? []
    let (values, found) = ShellConfiguration.read(bytes: bytes, file: configuration.shown)
    guard let values, !found.hasErrors else {
      // Without the configuration's types only what needs none can be said about flows.
      let ofFlows = flows.flatMap { file in
        FlowDefinition.read(bytes: file.contents ?? [], file: file.shown).findings
      }
      return (found + ofFlows).inReadingOrder()
    }
    session.adopt(values)
    let catalogue = try session.catalogue()
    var findings = includesConfiguration ? found : []
    var seen: Set<Finding> = Set(findings)
    for batch in batches() {
      let library = batch.reduce(try session.library()) { library, file in
        guard let fixed = file.fixed else {
          return library.adding(file: file.path, shown: file.shown).library
        }
        let text = String(decoding: fixed.new, as: UTF8.self)
        return library.replacing(file.journey, with: text, shown: file.shown)
      }
      let loader = FlowLoader(library: library, catalogue: catalogue)
      for file in batch {
        findings += loader.load(file.journey).findings.filter { seen.insert($0).inserted }
      }
    }
    return findings.inReadingOrder()
  }

  /// Makes those edits in memory that lie in files of the run; whether any text is another then.
  mutating func apply(_ edits: [Edit]) -> Bool {
    let edits = Dictionary(grouping: edits, by: \.place.file)
    func apply(to file: inout CheckFile) -> Bool {
      guard let edits = edits[file.shown], let before = file.contents,
        String(validating: before, as: UTF8.self) != nil
      else { return false }
      let after = TextEdits(edits, in: before).applied(to: before)
      file.contents = after
      return after != before
    }
    var isChanged = includesConfiguration && apply(to: &configuration)
    for index in flows.indices where apply(to: &flows[index]) { isChanged = true }
    return isChanged
  }

  private mutating func addProject() {
    includesConfiguration = true
    let bytes = configuration.contents ?? []
    let values = ShellConfiguration.read(bytes: bytes, file: configuration.shown).configuration
    let folder = values?.flowsFolder ?? ShellConfiguration().flowsFolder
    flows += CheckFile.flows(
      inFolder: "\(project.folder)/\(folder)", shown: "\(project.shownFolder)\(folder)")
  }

  private mutating func add(_ path: String) throws {
    let absolute = session.context.absolute(path).withoutFinalSlash
    switch absolute {
    case project.folder: addProject()
    case project.configurationFile, "\(project.folder)/Config": includesConfiguration = true
    default:
      guard session.fileExists(path) else {
        throw UsageError("there is no file or folder \"\(path)\"", remedy: "mend the path")
      }
      let found =
        session.isFolder(path)
        ? CheckFile.flows(inFolder: absolute, shown: path)
        : [CheckFile(path: absolute, shown: path)]
      let known = Set(flows.map(\.path))
      flows += found.filter { !known.contains($0.path) }
    }
  }

  /// The flows, so that no two of a batch have the same journey's name.
  private func batches() -> [[CheckFile]] {
    var batches: [[CheckFile]] = []
    var counts: [JourneyID: Int] = [:]
    for file in flows {
      let index = counts[file.journey, default: 0]
      counts[file.journey] = index + 1
      if index == batches.count { batches.append([]) }
      batches[index].append(file)
    }
    return batches
  }
}

extension String {
  fileprivate var withoutFinalSlash: String {
    count > 1 && hasSuffix("/") ? String(dropLast()) : self
  }
}
