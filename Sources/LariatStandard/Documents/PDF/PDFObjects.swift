/// Numbers a PDF's objects and writes them one after the other; knows where each lies.
struct PDFObjects {
  private let path: String
  private let monitor: ExportMonitor
  /// 0 for one that is not written yet.
  private var offsets: [Int] = []

  /// - Parameter path: what errors name.
  init(path: String, monitor: ExportMonitor) {
    self.path = path
    self.monitor = monitor
  }

  /// The number of an object that is written later.
  mutating func reserve() -> Int {
    offsets.append(0)
    return offsets.count
  }

  func begin(_ file: inout PendingFile) throws(ExportError) {
    // Four bytes above 127 tell programs that the file is no text.
    try file.write(Array("%PDF-1.7\n%".utf8) + [0xE2, 0xE3, 0xCF, 0xD3, ASCII.newline])
  }

  mutating func write(
    _ content: String, as number: Int, to file: inout PendingFile
  ) throws(ExportError) {
    try write(Array(content.utf8), as: number, to: &file)
  }

  /// Writes bytes with a dictionary before them; they are compressed here.
  mutating func write(
    stream: [UInt8], entries: String = "", as number: Int, to file: inout PendingFile
  ) throws(ExportError) {
    let compressed = try Deflate.zlib(stream, monitor: monitor)
    try write(compressed: compressed, entries: entries, as: number, to: &file)
  }

  mutating func write(
    compressed: [UInt8], entries: String = "", as number: Int, to file: inout PendingFile
  ) throws(ExportError) {
    let head = "<</Length \(compressed.count)/Filter/FlateDecode\(entries)>>\nstream\n"
    try write(
      Array(head.utf8) + compressed + Array("\nendstream".utf8), as: number, to: &file)
  }

  private mutating func write(
    _ content: [UInt8], as number: Int, to file: inout PendingFile
  ) throws(ExportError) {
    // The table of objects has room for ten digits.
    guard file.count < 9_999_999_999 else { throw .outputTooLarge(path: path) }
    offsets[number - 1] = file.count
    try file.write(Array("\(number) 0 obj\n".utf8) + content + Array("\nendobj\n".utf8))
  }

  /// Writes the table of objects, which ends the file. All that were reserved are written.
  func finish(
    root: Int, info: Int, identifier: String, _ file: inout PendingFile
  ) throws(ExportError) {
    let start = file.count
    var table = Array("xref\n0 \(offsets.count + 1)\n0000000000 65535 f \n".utf8)
    for offset in offsets {
      try monitor.spend(20)
      let digits = String(offset)
      table += String(repeating: "0", count: max(0, 10 - digits.utf8.count)).utf8
      table += digits.utf8
      table += " 00000 n \n".utf8
    }
    table +=
      """
      trailer
      <</Size \(offsets.count + 1)/Root \(root) 0 R/Info \(info) 0 R\
      /ID[<\(identifier)><\(identifier)>]>>
      startxref
      \(start)
      %%EOF

      """.utf8
    try file.write(table)
  }
}
