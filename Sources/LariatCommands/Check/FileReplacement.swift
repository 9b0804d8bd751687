import FoundationEssentials
import Glibc

/// Puts new bytes in the place of a file's.
nonisolated enum FileReplacement {
  /// Writes them beside the file, with its permissions, and renames. Where the path is a symbolic
  /// link, the file that it leads to is replaced.
  static func replace(_ path: String, with bytes: [UInt8]) throws(CommandFailure) {
    let target = URL(filePath: path).resolvingSymlinksInPath().path(percentEncoded: false)
    let beside = "\(target).\(UUID().uuidString).new"
    do {
      let mode = try FileManager.default.attributesOfItem(atPath: target)[.posixPermissions]
      try Data(bytes).write(to: URL(filePath: beside), options: .withoutOverwriting)
      if let mode {
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: beside)
      }
    } catch {
      try? FileManager.default.removeItem(atPath: beside)
      throw CommandFailure(.inputOutputError, "cannot write \(path); may its folder be written to?")
    }
    guard unsafe rename(beside, target) == 0 else {
      try? FileManager.default.removeItem(atPath: beside)
      throw CommandFailure(.inputOutputError, "cannot replace \(path)")
    }
  }
}
