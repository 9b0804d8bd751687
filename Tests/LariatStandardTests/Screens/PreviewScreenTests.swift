import Lariat
import LariatFlows
import LariatStandard
import Testing

@MainActor
@Suite struct PreviewScreenTests {
  private func preview(_ answer: Answer) throws -> ScreenHarness<PreviewScreen> {
    try ScreenHarness(
      ["document": "guide.md", "format": "epub"],
      services: BoundServices(["excerpt": { _ in answer }]))
  }

  private func words(around lines: String) -> String {
    """
    title "Preview"
    labeled content "Document"
      text "guide.md"
    labeled content "Format"
      text "EPUB"
    \(lines)
    horizontal
      button "Export" default
      button "Back" cancel
    """
  }

  @Test func `reads the beginning of the document by its need, once it is shown`() async throws {
    let excerpt = DocumentExcerpt(bytes: 2100, text: "# Guide", isWhole: false)
    let preview = try preview(DocumentExcerpt.Ports().excerpt.answer(excerpt))
    #expect(preview.outline == words(around: #"progress "Reading" = unknown"#))
    await preview.store.settle()
    #expect(
      preview.outline
        == words(
          around: """
            labeled content "Size"
              text "2.1 KB"
            divider
            code "# Guide"
            secondary "… and more"
            divider
            """))
  }

  @Test(arguments: [
    (Answer.failed("guide.md: there is no such file"), "guide.md: there is no such file"),
    (.cancelled, "The document was not read."),
    (Answer("excerpt", ["bytes": "many"]), "The document was not read."),
  ])
  func `tells why the document cannot be shown`(answer: Answer, reason: String) async throws {
    let preview = try preview(answer)
    await preview.store.settle()
    #expect(preview.outline == words(around: #"error "\#(reason)""#))
  }

  @Test func `says what the person decided`() throws {
    let preview = try preview(.cancelled)
    try preview.press("Export")
    try preview.press("Back")
    #expect(preview.outputs == ["confirmed {}", "back {}"])
    #expect(PreviewScreen.dismissal == .backTapped)
  }

  @Test func `hands the document to its need`() async throws {
    let preview = try ScreenHarness<PreviewScreen>(
      ["document": "guide.md", "format": "html"],
      services: BoundServices(["excerpt": { .failed(Value.object($0).json) }]))
    await preview.store.settle()
    #expect(preview.store.state.excerpt == .failed(#"{"document":"guide.md"}"#))
  }
}
