import FoundationEssentials
import Lariat

/// The folder that holds `Flows` and `Config`.
nonisolated struct Project: Sendable {
  /// Absolute.
  var folder: String
  /// Its folder as findings show it: relative where it lies below the working directory.
  var shownFolder: String

  var configurationFile: String { "\(folder)/Config/shell.json" }

  /// `--project`, else `$LARIAT_PROJECT`, else the nearest folder upwards that has
  /// `Config/shell.json`, else `$XDG_DATA_HOME/lariat`, else `../share/lariat` beside the
  /// executable. Nil where none of them is there.
  static func find(_ explicit: String?, in context: ProcessContext) throws(UsageError) -> Project? {
    if let given = explicit ?? context.variable("LARIAT_PROJECT") {
      let folder = context.absolute(given)
      guard isFolder(folder) else {
        throw UsageError(
          "there is no folder \"\(given)\"",
          remedy: explicit == nil ? "mend LARIAT_PROJECT" : "mend --project")
      }
      return Project(folder, context)
    }
    return candidates(context).first(where: isProject).map { Project($0, context) }
  }

  private static func candidates(_ context: ProcessContext) -> [String] {
    var folders: [String] = []
    var folder = context.workingDirectory
    while true {
      folders.append(folder)
      guard let slash = folder.lastIndex(of: "/"), folder != "/" else { break }
      folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
    }
    let data =
      context.variable("XDG_DATA_HOME") ?? context.variable("HOME").map { "\($0)/.local/share" }
    if let data { folders.append("\(data)/lariat") }
    let parts = context.executable.split(separator: "/").dropLast(2)
    if context.executable.hasPrefix("/") {
      folders.append("/" + (parts + ["share", "lariat"]).joined(separator: "/"))
    }
    return folders
  }

  private static func isProject(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(folder)/Config/shell.json")
  }

  private static func isFolder(_ path: String) -> Bool {
    var isDirectory = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory
  }

  private init(_ folder: String, _ context: ProcessContext) {
    self.folder = folder
    let base = context.workingDirectory
    shownFolder =
      folder == base
      ? "" : folder.hasPrefix(base + "/") ? folder.dropFirst(base.count + 1) + "/" : folder + "/"
  }
}
