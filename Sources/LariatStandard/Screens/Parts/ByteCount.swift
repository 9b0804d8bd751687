/// A size for people: `312 bytes`, `4.1 KB`. A kilobyte is 1000 bytes.
struct ByteCount: Hashable, CustomStringConvertible {
  let bytes: Int

  init(_ bytes: Int) { self.bytes = bytes }

  var description: String {
    if bytes == 1 { return "1 byte" }
    if bytes < 1000 { return "\(bytes) bytes" }
    var unit = 1000
    for name in ["KB", "MB", "GB"] {
      let isLast = name == "GB"
      // Rounding must not lead to "1000.0 KB".
      if isLast || bytes < unit * 1000 - unit / 20 {
        let tenths = bytes / (unit / 10) + (bytes % (unit / 10) >= unit / 20 ? 1 : 0)
        return "\(tenths / 10).\(tenths % 10) \(name)"
      }
      unit *= 1000
    }
    return "\(bytes) bytes"
  }
}
