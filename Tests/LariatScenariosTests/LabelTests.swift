import Testing

@testable import LariatScenarios

struct LabelTests {
  @Test(arguments: [
    ("epub", LabelMatch.found(0)), ("EPUB", .found(0)), ("h", .found(2)), ("HTML page", .found(2)),
    ("epub 3", .found(1)), ("e", .several(["EPUB", "EPUB 3"])), ("tml", .none), ("", .none),
  ])
  func `an equal label wins, then the only one that begins so`(wanted: String, match: LabelMatch) {
    #expect(LabelMatch(wanted, among: ["EPUB", "EPUB 3", "HTML page"]) == match)
  }

  @Test(arguments: [
    (["a"], nil as Int?), (["a x", "b"], nil), (["a", "b", "c"], nil), ([], nil), (["b", "a"], 1),
    (["a", "a"], 1), (["b y"], 0), (["a x y"], 0),
  ])
  func `lines of a log are found in order`(expected: [String], missing: Int?) {
    #expect(LogMatch.missing(expected, in: ["a x", "  b", "c"]) == missing)
  }
}
