import Lariat
import LariatFlows
import LariatStandard
import LariatTesting
import Testing

@MainActor
@Suite struct ExportJourneyTests {
  private static let excerpt = StubCall.answer(
    "excerpt", ["bytes": 7, "text": "# Guide", "isWhole": true])
  private static let written = StubCall.answer("written", ["path": "guide.epub", "bytes": 4123])
  private static let exported: Object = ["path": "guide.epub", "bytes": 4123]

  private func tester(
    _ input: Object = [:], write: [StubCall] = [], previews: Int = 1,
    settings: StubCall? = .answer("absent")
  ) async throws -> JourneyTester {
    var stubs: [ServiceName: [StubCall]] = [:]
    if !write.isEmpty { stubs["document.export"] = write }
    if previews > 0 { stubs["document.excerpt"] = Array(repeating: Self.excerpt, count: previews) }
    if let settings { stubs["settings.read"] = [settings] }
    return try await JourneyTester(
      shipped: "export", input: (["document": "guide.md"] as Object).merging(input), stubs: stubs)
  }

  @Test func `asks for the format, shows the preview, writes, and shows the receipt`() async throws
  {
    let write = StubCall.answer(
      "written", Self.exported, progress: [Progress(fraction: 0.4, message: "Reading")])
    let tester = try await tester(write: [write])
    tester.expectScreen(
      """
      title "Export as"
      picker "Export as" = none
        - EPUB (For readers, tablets and phones)
        - HTML (One page for any browser)
        - PDF (Pages to print and to pass on)
      horizontal
        button "Continue" default
        button "Cancel" cancel
      """)
    await tester.choose("EPUB")
    await tester.press("Continue")
    tester.expect(at: "preview")
    tester.expectSee("# Guide")
    await tester.press("Export")
    tester.expectScreen(
      """
      title "Exported"
      labeled content "File"
        text "guide.epub"
      labeled content "Size"
        text "4.1 KB"
      horizontal
        button "Done" default
        button "Export again"
      """)
    await tester.press("Done")
    tester.expectOutcome("exported", result: Self.exported, message: "Wrote guide.epub")
    tester.expectLog([
      #"started export {"document":"guide.md","directory":".","paper":"a4","overwrite":false,"yes":false}"#,
      #"called stored settings.read {"key":"document-format"}"#,
      "answered stored absent {}",
      "transition stored go format",
      #"entered format {"title":"Export as","of":"document-format"}"#,
      "action format highlighted(epub)",
      "action format continueTapped",
      #"output format chosen {"value":"epub","label":"EPUB"}"#,
      "transition format go preview",
      #"entered preview {"title":"Preview","document":"guide.md","format":"epub","#
        + #""confirm":"Export"}"#,
      "action preview confirmTapped",
      "output preview confirmed {}",
      "transition preview go write",
      #"called write document.export {"document":"guide.md","directory":".","format":"epub","#
        + #""paper":"a4","overwrite":false}"#,
      "progress write 40 % Reading",
      #"answered write written {"path":"guide.epub","bytes":4123}"#,
      "transition write go receipt",
      #"entered receipt {"title":"Exported","path":"guide.epub","bytes":4123,"#
        + #""again":"Export again"}"#,
      "action receipt doneTapped",
      "output receipt done {}",
      "transition receipt end exported",
      #"ended exported success {"path":"guide.epub","bytes":4123}"#,
    ])
    await tester.expectNothingAlive()
  }

  @Test func `highlights the format that preferences keeps`() async throws {
    let found = StubCall.answer("found", ["value": "html", "text": "html", "revision": 3])
    let tester = try await tester(previews: 0, settings: found)
    tester.expectScreen(
      """
      title "Export as"
      picker "Export as" = html
        - EPUB (For readers, tablets and phones)
        * HTML (One page for any browser)
        - PDF (Pages to print and to pass on)
      horizontal
        button "Continue" default
        button "Cancel" cancel
      """)
  }

  @Test(arguments: [
    StubCall.answer("absent"), .failed("the settings are corrupt"),
    .answer("found", ["value": 3, "text": "3", "revision": 1]),
    .answer("found", ["value": "rtf", "text": "rtf", "revision": 1]),
  ])
  func `asks without a highlight where preferences keeps nothing of use`(
    settings: StubCall
  ) async throws {
    let tester = try await tester(previews: 0, settings: settings)
    tester.expect(at: "format")
    await tester.press("Continue")
    tester.expectSee("Choose one to go on.")
    await tester.press("Cancel")
    tester.expectOutcome("cancelled", message: "Nothing was written.")
  }

  @Test func `asks nothing with a format and yes`() async throws {
    let tester = try await tester(
      ["as": "epub", "yes": true, "directory": "out"], write: [Self.written], previews: 0,
      settings: nil)
    tester.expectOutcome("exported", result: Self.exported, message: "Wrote guide.epub")
    tester.expectLog([
      #"started export {"document":"guide.md","directory":"out","as":"epub","paper":"a4","#
        + #""overwrite":false,"yes":true}"#,
      #"called write document.export {"document":"guide.md","directory":"out","format":"epub","#
        + #""paper":"a4","overwrite":false}"#,
      #"answered write written {"path":"guide.epub","bytes":4123}"#,
      "transition write end exported",
      #"ended exported success {"path":"guide.epub","bytes":4123}"#,
    ])
  }

  @Test func `asks only for the format with yes alone`() async throws {
    let tester = try await tester(["yes": true], write: [Self.written], previews: 0)
    await tester.choose("EPUB")
    await tester.press("Continue")
    tester.expectOutcome("exported", result: Self.exported)
  }

  @Test func `begins with the preview where the format is given`() async throws {
    let tester = try await tester(["as": "html"], settings: nil)
    tester.expect(at: "preview")
    await tester.dismiss()
    tester.expect(at: "format")
    tester.expectLog(
      containing: [
        "dismissed preview", "transition preview go format",
        #"entered format {"title":"Export as","of":"document-format","selected":"html"}"#,
      ])
  }

  @Test func `goes back to the format with a note when the writing is left`() async throws {
    let tester = try await tester(
      ["as": "epub"], write: [.held(progress: [Progress(fraction: 0.5)])], settings: nil)
    await tester.press("Export")
    tester.expect(at: "write")
    await tester.press("Cancel")
    tester.expectSee("Nothing was written.")
    tester.expectLog(
      containing: [
        "progress write 50 %", "answered write cancelled {}", "transition write go format",
        #"entered format {"title":"Export as","of":"document-format","selected":"epub"}"#,
        #"notice "Nothing was written.""#,
      ])
    await tester.expectNothingAlive()
  }

  @Test func `asks before it replaces a file`() async throws {
    let exists = StubCall.answer("exists", ["path": "guide.epub"])
    let tester = try await tester(["as": "epub"], write: [exists, Self.written], settings: nil)
    await tester.press("Export")
    tester.expectScreen(
      """
      title "Replace the file?"
      text "guide.epub exists already. What is in it now would be lost."
      horizontal
        button "Overwrite" destructive
        button "Back" cancel
      """)
    await tester.press("Overwrite")
    tester.expectLog(
      containing: [
        #"called write document.export {"document":"guide.md","directory":".","format":"epub","#
          + #""paper":"a4","overwrite":true}"#
      ])
    tester.expect(at: "receipt")
  }

  @Test func `keeps the file that is there when the person goes back`() async throws {
    let exists = StubCall.answer("exists", ["path": "guide.epub"])
    let tester = try await tester(["as": "epub"], write: [exists], settings: nil)
    await tester.press("Export")
    await tester.press("Back")
    tester.expect(at: "format")
    tester.expectSee("Nothing was written.")
  }

  @Test func `asks again before it replaces another file`() async throws {
    let exists = StubCall.answer("exists", ["path": "guide.epub"])
    let tester = try await tester(
      ["as": "epub"], write: [exists, Self.written, exists], previews: 2, settings: nil)
    await tester.press("Export")
    await tester.press("Overwrite")
    await tester.press("Export again")
    await tester.press("Continue")
    await tester.press("Export")
    tester.expect(at: "replace")
  }

  @Test func `offers to try again when the writing fails`() async throws {
    let full = "/mnt: the disk is full; free some space"
    let tester = try await tester(
      ["as": "epub"], write: [.failed(full), .failed(full), Self.written], settings: nil)
    await tester.press("Export")
    tester.expectScreen(
      """
      title "The file could not be written"
      text "/mnt: the disk is full; free some space"
      horizontal
        button "Try again" default
        button "Cancel" cancel
      """)
    await tester.press("Try again")
    tester.expect(at: "trouble")
    await tester.press("Try again")
    await tester.dismiss()
    tester.expectOutcome("exported", result: Self.exported)
  }

  @Test func `ends failed when the person gives up`() async throws {
    let tester = try await tester(["as": "epub"], write: [.failed("no room")], settings: nil)
    await tester.press("Export")
    await tester.press("Cancel")
    tester.expectOutcome("failed", result: ["reason": "no room"], message: "no room")
  }

  @Test(arguments: [
    (StubCall.failed("no room"), "no room"),
    (
      .answer("exists", ["path": "guide.epub"]),
      "guide.epub exists already; add --overwrite to replace it."
    ),
  ])
  func `fails without a question with yes`(write: StubCall, reason: String) async throws {
    let tester = try await tester(
      ["as": "epub", "yes": true], write: [write], previews: 0, settings: nil)
    tester.expectOutcome("failed", result: ["reason": .string(reason)], message: reason)
  }

  @Test func `writes a real file from a real document`() async throws {
    let tester = try await JourneyTester(shipped: "export", input: ["document": "guide.md"])
    try tester.folder.write("# Guide\n\nWords.\n", to: "work/guide.md")
    await tester.choose("HTML")
    await tester.press("Continue")
    tester.expectSee("# Guide")
    await tester.press("Export")
    tester.expectSee("guide.html")
    await tester.press("Done")
    let text = try #require(tester.folder.text(of: "work/guide.html"))
    #expect(text.contains("<h1"))
    tester.expectOutcome(
      "exported", result: ["path": "guide.html", "bytes": .integer(text.utf8.count)])
    #expect(tester.folder.files == ["work/guide.html", "work/guide.md"])
  }
}
