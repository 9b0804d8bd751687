import Lariat
import LariatFlows
import LariatStandard
import LariatViews
import Testing

@MainActor
@Suite struct ReceiptScreenTests {
  @Test func `shows what was written and offers to start once more`() throws {
    let receipt = try ScreenHarness<ReceiptScreen>([
      "title": "Exported", "path": "guide.epub", "bytes": 4123, "text": "Ready to be read.",
      "again": "Export again",
    ])
    #expect(
      receipt.outline == """
        title "Exported"
        labeled content "File"
          text "guide.epub"
        labeled content "Size"
          text "4.1 KB"
        text "Ready to be read."
        horizontal
          button "Done" default
          button "Export again"
        """)
    try receipt.press("Export again")
    try receipt.press("Done")
    #expect(receipt.outputs == ["again {}", "done {}"])
    #expect(ReceiptScreen.dismissal == .doneTapped)
  }

  @Test func `says again only where it offers it`() throws {
    let receipt = try ScreenHarness<ReceiptScreen>(["path": "guide.epub"])
    receipt.store.send(.againTapped)
    #expect(receipt.outputs == [])
    #expect(
      receipt.outline == """
        title "Done"
        labeled content "File"
          text "guide.epub"
        horizontal
          button "Done" default
        """)
    #expect(shape(ReceiptScreen.self, [:]).outputs.map(\.name) == ["done"])
    #expect(shape(ReceiptScreen.self, ["again": "Again"]).outputs.map(\.name) == ["done", "again"])
  }

  @Test(arguments: [
    (0, "0 bytes"), (1, "1 byte"), (999, "999 bytes"), (1000, "1.0 KB"), (1049, "1.0 KB"),
    (1050, "1.1 KB"), (999_949, "999.9 KB"), (999_950, "1.0 MB"), (1_000_000, "1.0 MB"),
    (2_500_000_000, "2.5 GB"), (Int.max, "9223372036.9 GB"),
  ])
  func `tells sizes in words`(bytes: Int, words: String) throws {
    let receipt = try ScreenHarness<ReceiptScreen>(["path": "a", "bytes": .integer(bytes)])
    let size = receipt.tree.descendants.first { $0.label == "Size" }
    #expect(size?.children.map(\.label) == [words])
  }
}
