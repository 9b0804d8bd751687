import Foundation

/// A file system of 64 KB in memory, mounted for one test.
final class SmallDisk {
  let path: String

  init(at path: String) throws {
    self.path = path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    guard try Tool.run("/usr/bin/env", Self.command + [path]).status == 0 else {
      throw CocoaError(.fileWriteNoPermission)
    }
  }

  deinit { _ = try? Tool.run("/usr/bin/env", ["umount", path]) }

  private static let command = ["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs"]

  static let isAvailable: Bool = {
    let path = NSTemporaryDirectory() + "lariat-disk-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: path) }
    return (try? SmallDisk(at: path)) != nil
  }()
}
