import Foundation
import LariatStandard
import Testing

@Suite struct DocumentsWritingTests {
  /// About 160 KB of output; compressed, still more than 64.
  private let longText = (1...4000).map { number in
    let digits = String(UInt64(number) &* 0x9E37_79B9_7F4A_7C15, radix: 16)
    return
      "A paragraph of *some* text: \(digits)\(String(UInt64(number * number) &* 0xC2B2_AE3D_27D4_EB4F, radix: 36))."
  }.joined(separator: "\n\n")

  @Test func `says what it wrote and leaves nothing else`() throws {
    let folder = try ExportFolder()
    let source = try folder.write("# Title\n")
    let receipt = try DocumentExporter().export(folder.request(source))
    let size = try folder.read("guide.html").count
    #expect(receipt == ExportReceipt(path: "\(folder.path)/guide.html", bytes: size))
    #expect(try folder.names == ["guide.html", "guide.md"])
  }

  @Test(arguments: [
    ("report", "report.html"), ("report.html", "report.html"), ("Report.HTML", "Report.HTML"),
    (".html", ".html.html"), ("v1.2", "v1.2.html"),
  ])
  func `a name gets the extension it lacks`(name: String, file: String) throws {
    let folder = try ExportFolder()
    let source = try folder.write("text")
    let receipt = try DocumentExporter().export(folder.request(source, name: name))
    #expect(receipt.path == "\(folder.path)/\(file)")
  }

  @Test func `refuses to overwrite, and overwrites when asked`() throws {
    let folder = try ExportFolder()
    let source = try folder.write("text")
    _ = try folder.write("mine", as: "guide.html")
    let request = folder.request(source)
    #expect(throws: ExportError.targetExists(path: "\(folder.path)/guide.html")) {
      try DocumentExporter().export(request)
    }
    #expect(try folder.read("guide.html") == Array("mine".utf8))
    _ = try DocumentExporter().export(folder.request(source, overwrite: true))
    #expect(try folder.read("guide.html").starts(with: Array("<!DOCTYPE html>".utf8)))
    #expect(try folder.names == ["guide.html", "guide.md"])
  }

  @Test func `a file that appears while writing is not overwritten`() throws {
    let folder = try ExportFolder()
    let source = try folder.write("text")
    #expect(throws: ExportError.targetExists(path: "\(folder.path)/guide.html")) {
      try DocumentExporter().export(
        folder.request(source),
        progress: { progress in
          if progress.fraction == 1 { _ = try? folder.write("theirs", as: "guide.html") }
        })
    }
    #expect(try folder.read("guide.html") == Array("theirs".utf8))
    #expect(try folder.names == ["guide.html", "guide.md"])
  }

  @Test(arguments: DocumentFormat.allCases)
  func `progress never falls and comes for every 64 KB`(format: DocumentFormat) throws {
    let folder = try ExportFolder()
    let source = try folder.write(longText)
    var reports: [ExportProgress] = []
    let receipt = try DocumentExporter().export(
      folder.request(source, format), progress: { reports.append($0) })
    #expect(receipt.bytes > 65_536)
    let steps = zip(reports, reports.dropFirst())
    #expect(steps.allSatisfy { $0.fraction <= $1.fraction && $0.bytesWritten <= $1.bytesWritten })
    #expect(steps.allSatisfy { $1.bytesWritten - $0.bytesWritten <= 65_536 })
    #expect(reports.first == ExportProgress(fraction: 0, bytesWritten: 0))
    #expect(reports.last == ExportProgress(fraction: 1, bytesWritten: receipt.bytes))
  }

  @Test(arguments: DocumentFormat.allCases)
  func `cancelling at any moment leaves nothing`(format: DocumentFormat) throws {
    let folder = try ExportFolder()
    let source = try folder.write(longText)
    var questions = 0
    _ = try DocumentExporter().export(
      folder.request(source, format, name: "whole"),
      isCancelled: {
        questions += 1
        return false
      })
    #expect(questions > 20)
    for moment in stride(from: 0, to: questions, by: max(1, questions / 8)) {
      var asked = 0
      #expect(throws: ExportError.cancelled) {
        try DocumentExporter().export(
          folder.request(source, format),
          isCancelled: {
            asked += 1
            return asked > moment
          })
      }
      #expect(try folder.names == ["guide.md", "whole.\(format.fileExtension)"])
    }
  }

  @Test(arguments: [
    (ENOSPC, 0), (ENOSPC, 50_000), (EDQUOT, 50_000),
  ])
  func `a full disk is told and leaves nothing`(code: Int32, room: Int) throws {
    let folder = try ExportFolder()
    let source = try folder.write(longText)
    var exporter = DocumentExporter()
    exporter.fault = { written in written >= room ? code : nil }
    #expect(throws: ExportError.diskFull(path: "\(folder.path)/guide.epub")) {
      try exporter.export(folder.request(source, .epub))
    }
    #expect(try folder.names == ["guide.md"])
  }

  @Test func `an existing file survives a failure while overwriting`() throws {
    let folder = try ExportFolder()
    let source = try folder.write(longText)
    _ = try folder.write("mine", as: "guide.html")
    var exporter = DocumentExporter()
    exporter.fault = { written in written > 100_000 ? EIO : nil }
    #expect(
      throws: ExportError.notWritten(
        path: "\(folder.path)/guide.html", reason: "Input/output error")
    ) {
      try exporter.export(folder.request(source, overwrite: true))
    }
    #expect(try folder.read("guide.html") == Array("mine".utf8))
    #expect(try folder.names == ["guide.html", "guide.md"])
  }

  @Test(.enabled(if: SmallDisk.isAvailable, "needs the right to mount a small disk"))
  func `a disk that is really full is told and leaves nothing`() throws {
    let folder = try ExportFolder()
    let source = try folder.write(longText)
    let disk = try SmallDisk(at: "\(folder.path)/disk")
    var request = folder.request(source)
    request.directory = disk.path
    #expect(throws: ExportError.diskFull(path: "\(disk.path)/guide.html")) {
      try DocumentExporter().export(request)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: disk.path) == [])
  }
}
