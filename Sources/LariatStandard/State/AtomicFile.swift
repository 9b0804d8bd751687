/// A small file that readers always find whole: as it was before a change, or as it is after.
///
/// One writer at a time: who writes holds a lock for it.
struct AtomicFile: Sendable {
  let path: String

  /// Longer files are refused rather than read into memory.
  static let limit = 16 << 20

  /// What it holds, or nil when there is no such file.
  func read() throws(StateError) -> [UInt8]? {
    let bytes: [UInt8]?
    do {
      bytes = try OpenFile(path, for: .read).bytes(atMost: Self.limit)
    } catch {
      if error.isMissing { return nil }
      throw .failed(error)
    }
    guard let bytes else {
      throw .corrupt(file: path, problem: "it is larger than \(Self.limit >> 20) MB")
    }
    return bytes
  }

  /// Puts `bytes` in the place of what the file holds, on disk when this returns.
  ///
  /// They are written beside it first. What a killed process left there is removed by the next
  /// replacement.
  func replace(with bytes: [UInt8]) throws(StateError) {
    do {
      try OpenFile.remove(beside)
      try moveIntoPlace(bytes)
      try OpenFile(folder, for: .folder).synchronize()
    } catch {
      try? OpenFile.remove(beside)
      throw .failed(error)
    }
  }

  private func moveIntoPlace(_ bytes: [UInt8]) throws(SystemFailure) {
    let file = try OpenFile(beside, for: .create)
    try file.write(bytes)
    try file.synchronize()
    try OpenFile.rename(beside, to: path)
  }

  private var beside: String { path + ".new" }

  private var folder: String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
