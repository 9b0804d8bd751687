import FoundationEssentials
import Lariat
import LariatFlows

/// `lariat new JOURNEY`
struct NewCommand: Command {
  let name = "new"
  let summary = "Begin a journey, or a copy of one, with a scenario"
  let usage = "JOURNEY [--from JOURNEY]"
  let options = [
    OptionSpec(name: "from", value: "JOURNEY", summary: "Copy this journey and its scenarios"),
    RunOptions.project,
  ]
  let explanation = """
    Nothing is overwritten. What is written links, and its scenario passes.
    """

  private static let scenarios = "Tests/Scenarios"

  func perform(_ arguments: [String], _ session: Session) async throws -> ExitStatus {
    let parsed = try ParsedOptions(arguments, options, command: name)
    guard !parsed.has("help") else { return session.showHelp(of: self) }
    guard let word = parsed.words.first, parsed.words.count == 1 else {
      throw UsageError("one journey's name is needed", remedy: "write lariat new JOURNEY")
    }
    session.projectFolder = parsed["project"]
    try checkName(word, session)
    let flowFile = "\(try session.configuration().flowsFolder)/\(word).json"
    var files: [ProjectFile]
    if let source = parsed["from"] {
      files = try copy(of: source, named: word, to: flowFile, session)
    } else {
      files = try sketch(named: word, to: flowFile, session)
    }
    files.sort { ($0.name != flowFile ? 1 : 0, $0.name) < ($1.name != flowFile ? 1 : 0, $1.name) }
    for file in files where try session.projectFileExists(file.name) {
      throw UsageError(
        "\(file.name) is there already", remedy: "choose another name, or move it away")
    }
    for file in files { try session.write(file.text, toProjectFile: file.name) }
    session.output.result(try report(files, on: word, session))
    return .success
  }

  private func checkName(_ word: String, _ session: Session) throws {
    let isName = word.utf8.allSatisfy {
      switch $0 {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    guard isName, !word.isEmpty, !word.hasPrefix("-") else {
      throw UsageError(
        "\(Value.quote(word)) is no good name for a journey",
        remedy: "names consist of letters, digits, - and _, and do not begin with -")
    }
    if Commands.reservedNames.contains(word) {
      throw UsageError("\"\(word)\" is a command of lariat", remedy: "choose another name")
    }
    if let taken = try session.library().find(word) {
      throw UsageError(
        "there is a journey \"\(word)\" already"
          + (taken.rawValue == word ? "" : ": \(taken) is also known by that name"),
        remedy: "choose another name")
    }
  }

  /// The richest sketch that fits the plugins.
  private func sketch(
    named word: String, to flowFile: String, _ session: Session
  ) throws -> [ProjectFile] {
    let scenario = "\(Self.scenarios)/\(word).json"
    for sketch in JourneySketch.all(named: word)
    where try problems(of: sketch.flow, named: word, file: flowFile, session).isEmpty {
      return [
        ProjectFile(name: flowFile, text: sketch.flow),
        ProjectFile(name: scenario, text: sketch.scenario),
      ]
    }
    throw CommandFailure(.internalError, "no sketch of a journey fits these plugins")
  }

  private func copy(
    of source: String, named word: String, to flowFile: String, _ session: Session
  ) throws -> [ProjectFile] {
    let flow = try session.flow(source, try session.dispatcher())
    let folder = try session.project().folder
    guard let bytes = contents("\(folder)/\(flow.definition.file.lastPart(below: flowFile))"),
      let copy = JourneyCopy(of: flow.id.rawValue, named: word).flow(bytes)
    else { throw CommandFailure(.inputOutputError, "cannot read \(flow.definition.file)") }
    let found = try problems(of: copy, named: word, file: flowFile, session)
    guard found.isEmpty else {
      throw CommandFailure(.badInput, found.map(\.description).joined(separator: "\n"))
    }
    let scenarios = try scenarios(of: flow.id.rawValue, named: word, in: folder)
    return [ProjectFile(name: flowFile, text: copy)] + scenarios
  }

  /// The scenarios of `source`, for the copy. A scenario that cannot be read is left alone.
  private func scenarios(
    of source: String, named word: String, in folder: String
  ) throws -> [ProjectFile] {
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(Self.scenarios)")) ?? []
    let copy = JourneyCopy(of: source, named: word)
    return names.sorted().filter { $0.hasSuffix(".json") }.compactMap { name in
      guard let bytes = contents("\(folder)/\(Self.scenarios)/\(name)"),
        let text = copy.scenario(bytes)
      else { return nil }
      let renamed = copy.rename(fileName: name)
      return ProjectFile(name: "\(Self.scenarios)/\(renamed)", text: text)
    }
  }

  private func problems(
    of text: String, named word: String, file: String, _ session: Session
  ) throws -> [Finding] {
    let shown = "\(try session.project().shownFolder)\(file)"
    let library = try session.library().replacing(JourneyID(word), with: text, shown: shown)
    return FlowLoader(library: library, catalogue: try session.catalogue())
      .load(JourneyID(word)).findings.filter { $0.severity == .error }
  }

  private func report(
    _ files: [ProjectFile], on word: String, _ session: Session
  ) throws -> String {
    let shown = try session.project().shownFolder
    var text = files.map { "Wrote \(shown)\($0.name)\n" }.joined()
    text += "\nlariat \(word) runs it.\n"
    if files.count > 1 {
      text += "lariat \(word) --answers \(shown)\(files[1].name) plays its scenario.\n"
    }
    return text
  }

  private func contents(_ path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path).map(Array.init)
  }
}

/// A file that is to be written.
struct ProjectFile {
  /// Below the project's folder.
  var name: String
  var text: String
}

extension String {
  /// The file of this name in the folder of `other`.
  fileprivate func lastPart(below other: String) -> String {
    let folder = other.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return (folder + [split(separator: "/").last ?? ""]).joined(separator: "/")
  }
}
