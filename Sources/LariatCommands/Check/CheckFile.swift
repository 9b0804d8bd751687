import FoundationEssentials
import Lariat
import LariatFlows

/// A file that is checked: a flow, or the configuration.
nonisolated struct CheckFile: Sendable, Hashable {
  /// Absolute.
  var path: String
  /// How findings name it.
  var shown: String
  /// What it holds, as it was read or as fixes have left it; nil where it cannot be read.
  var contents: [UInt8]?
  /// What is on disk.
  private let original: [UInt8]?

  init(path: String, shown: String) {
    self.path = path
    self.shown = shown
    original = FileManager.default.contents(atPath: path).map(Array.init)
    contents = original
  }

  /// What fixes have made of it; nil where they left it as it is on disk.
  var fixed: (old: [UInt8], new: [UInt8])? {
    guard let original, let contents, contents != original else { return nil }
    return (original, contents)
  }

  /// The journey that a flow file of its name describes.
  var journey: JourneyID {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return JourneyID(name.hasSuffix(".json") ? String(name.dropLast(5)) : name)
  }

  /// Every flow file of a folder, sorted.
  static func flows(inFolder path: String, shown: String) -> [CheckFile] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }.sorted().map {
      CheckFile(path: joined(path, $0), shown: joined(shown, $0))
    }
  }

  private static func joined(_ folder: String, _ name: String) -> String {
    folder.isEmpty || folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }
}
