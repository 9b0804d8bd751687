import Foundation
import LariatStandard
import Testing

/// What other programs make of PDF files with embedded fonts.
@Suite(.enabled(if: Tool.hasPDFTools, "needs qpdf, poppler-utils and fonts-dejavu-core"))
struct DocumentsFontTests {
  private func export(_ text: String, in folder: ExportFolder) throws -> String {
    _ = try DocumentExporter().export(folder.request(try folder.write(text), .pdf, overwrite: true))
    return "\(folder.path)/guide.pdf"
  }

  private func words(_ path: String) throws -> [String] {
    let result = try Tool.run("/usr/bin/pdftotext", ["-layout", path, "-"])
    return result.output.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  @Test func `words of any script that a font has come back`() throws {
    let folder = try ExportFolder()
    let text = "Ελληνικά γράμματα Русский текст český háček Tiếng Việt naïve ffi → ∑ € “x” ✓"
    let path = try export(
      "\(text)\n\n**\(text)** *\(text)*\n\n```\n\(text)\n```\n", in: folder)
    let once = text.split(separator: " ").map(String.init)
    #expect(try words(path) == once + once + once + once + ["1"])
  }

  @Test func `all fonts are embedded in part, with a map to characters`() throws {
    let folder = try ExportFolder()
    let path = try export("# a\n\n*b* `c` Ж\n", in: folder)
    let lines = try Tool.run("/usr/bin/pdffonts", [path]).output.split(separator: "\n").dropFirst(2)
    #expect(lines.count >= 3)
    for line in lines { #expect(line.contains("CID TrueType") && line.contains("yes yes yes")) }
  }

  @Test func `a font that is named comes first`() throws {
    let folder = try ExportFolder()
    var request = folder.request(try folder.write("Ж"), .pdf)
    request.fonts = [Tool.dejaVu]
    _ = try DocumentExporter().export(request)
    let fonts = try Tool.run("/usr/bin/pdffonts", ["\(folder.path)/guide.pdf"]).output
    #expect(fonts.contains("AAAAAA+DejaVuSans "))
  }

  @Test(arguments: ["", "not a font", "\u{0}\u{1}\u{0}\u{0}\u{0}\u{9}"])
  func `a file that is no font is passed over`(content: String) throws {
    let folder = try ExportFolder()
    var request = folder.request(try folder.write("a"), .pdf)
    request.fonts = [try folder.write(content, as: "x.ttf")]
    _ = try DocumentExporter().export(request)
    #expect(try PDFPages(try folder.read("guide.pdf")).text == "a")
  }

  @Test func `a font that is cut off or scrambled traps nothing`() throws {
    let folder = try ExportFolder()
    let font = try [UInt8](Data(contentsOf: URL(fileURLWithPath: Tool.dejaVu)))
    var request = folder.request(try folder.write("aÄb"), .pdf, overwrite: true)
    for seed in 0..<24 {
      var broken = seed % 2 == 0 ? Array(font.prefix(font.count * seed / 24)) : font
      var state = UInt64(seed + 1)
      for _ in 0..<(broken.isEmpty ? 0 : 200) {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let place = Int(state >> 33) % min(broken.count, seed % 3 == 0 ? 400 : broken.count)
        broken[place] = UInt8(truncatingIfNeeded: state >> 24)
      }
      request.fonts = [try folder.write(broken, as: "x.ttf")]
      do throws(ExportError) {
        _ = try DocumentExporter().export(request)
      } catch {
        #expect(
          error == .characterNotShown(path: request.source, line: 1, character: 0xC4)
            || error == .characterNotShown(path: request.source, line: 1, character: 0x61)
            || error == .characterNotShown(path: request.source, line: 1, character: 0x62))
      }
    }
  }

  @Test func `a long document is sound, in order, inside its pages and complete in its outline`()
    throws
  {
    let folder = try ExportFolder()
    let sections = 1...120
    let text = sections.map { number in
      "## Part \(number)\n\nw\(number)a "
        + String(repeating: "Ωmega Жук word ", count: 60) + "w\(number)b\n\n- w\(number)c\n\n"
        + "| w\(number)d | x |\n|---|---|\n| w\(number)e | "
        + String(repeating: "long cell ", count: 12) + "|\n\n```\nw\(number)f\n```\n"
    }.joined(separator: "\n")
    let path = try export(text, in: folder)
    #expect(try Tool.run("/usr/bin/qpdf", ["--check", path]).status == 0)
    let marks = try words(path).filter { $0.wholeMatch(of: /w\d+[a-f]/) != nil }
    #expect(marks == sections.flatMap { number in "abcdef".map { "w\(number)\($0)" } })

    let boxes = try Tool.run("/usr/bin/pdftotext", ["-bbox", path, "-"]).output
    let pattern = /<word xMin="([-\d.]+)" yMin="([-\d.]+)" xMax="([-\d.]+)" yMax="([-\d.]+)">/
    let places = boxes.matches(of: pattern)
    #expect(places.count > 120 * 180)
    #expect(
      places.allSatisfy { place in
        let edges = [place.1, place.2, place.3, place.4].compactMap { Double($0) }
        return edges.count == 4 && edges[0] > 60 && edges[1] > 20 && edges[2] < 535
          && edges[3] < 820
      })
    let outline = try Tool.run("/usr/bin/qpdf", ["--json", "--json-key=outlines", path]).output
    let titles = outline.matches(of: /"title": "(.*?)"/).map { String($0.1) }
    #expect(titles == sections.map { "Part \($0)" })
  }
}
