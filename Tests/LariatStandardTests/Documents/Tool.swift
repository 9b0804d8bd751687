import Foundation

/// A program that checks what was written, where it is installed.
enum Tool {
  /// Nil where the program, or what it needs, is missing.
  static func epubcheck(_ path: String) throws -> (status: Int32, output: String)? {
    guard let archive = epubcheckArchive else { return nil }
    return try run("/usr/bin/env", ["java", "-XX:TieredStopAtLevel=1", "-jar", archive, path])
  }

  static var epubcheckArchive: String? {
    ["/usr/share/java/epubcheck.jar", "/usr/local/share/java/epubcheck.jar"].first {
      FileManager.default.fileExists(atPath: $0)
    }
  }

  /// Whether the programs that look at PDF files, and a font to embed, are there.
  static var hasPDFTools: Bool {
    let files = ["/usr/bin/qpdf", "/usr/bin/pdftotext", "/usr/bin/pdffonts", dejaVu]
    return files.allSatisfy { FileManager.default.fileExists(atPath: $0) }
  }

  static let dejaVu = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"

  static var hasHTML5Lib: Bool {
    (try? run("/usr/bin/env", ["python3", "-c", "import html5lib"]).status) == 0
  }

  static func html5lib(_ path: String) throws -> (status: Int32, output: String) {
    let program = """
      import html5lib, sys
      html5lib.HTMLParser(strict=True).parse(open(sys.argv[1], 'rb'))
      """
    return try run("/usr/bin/env", ["python3", "-c", program, path])
  }

  static func run(_ path: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
