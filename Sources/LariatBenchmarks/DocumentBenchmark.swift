import FoundationEssentials
import LariatStandard

/// The export of a long document, from the file that holds it to the file that is written.
enum DocumentBenchmark {
  /// Headings, paragraphs with links, lists, tables and code; 400 sections make more than 200 pages.
  static func text(sections: Int) -> [UInt8] {
    let words = "the journey of a screen over stores while Ελληνικά und Русский façade".split(
      separator: " ")
    var text: [String] = []
    var seed = 1
    func sentence(_ count: Int) -> String {
      var chosen: [Substring] = []
      for _ in 0..<count {
        seed = (seed &* 1_103_515_245 &+ 12_345) & 0x7FFF_FFFF
        chosen.append(words[(seed >> 8) % words.count])
      }
      return chosen.joined(separator: " ")
    }
    for section in 1...max(1, sections) {
      text.append(section % 10 == 1 ? "# Chapter \(section)" : "## Section \(section)")
      for _ in 0..<3 { text.append(sentence(90) + " [there](#section-\(section / 2)).") }
      text.append((1...4).map { "- \($0) *\(sentence(9))*" }.joined(separator: "\n"))
      text.append("| a | b |\n|---|--:|\n| \(sentence(4)) | 1 |\n| \(sentence(7)) | 22 |")
      text.append("```\n\(sentence(7))\n\(sentence(8))\n```")
    }
    return Array(text.joined(separator: "\n\n").utf8)
  }

  static func milliseconds(_ text: [UInt8], _ format: DocumentFormat) throws -> Double {
    let folder = FileManager.default.temporaryDirectory.path + "/lariat-document-benchmark"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Data(text).write(to: URL(filePath: "\(folder)/long.md"))
    let request = ExportRequest(
      source: "\(folder)/long.md", directory: folder, format: format, overwrite: true,
      modified: ExportDate(secondsSince1970: 0))
    let time = try ContinuousClock().measure {
      let receipt = try DocumentExporter().export(request)
      try require(receipt.bytes > 10_000, "the file holds the document")
    }
    return time.seconds * 1000
  }
}
