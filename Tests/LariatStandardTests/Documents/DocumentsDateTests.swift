import LariatStandard
import Testing

@Suite struct DocumentsDateTests {
  @Test(arguments: [
    (0, "1970-01-01T00:00:00Z"), (-1, "1969-12-31T23:59:59Z"),
    (951_782_400, "2000-02-29T00:00:00Z"), (1_709_251_199, "2024-02-29T23:59:59Z"),
    (4_107_542_400, "2100-03-01T00:00:00Z"), (Int64.max, "9999-12-31T23:59:59Z"),
    (Int64.min, "0001-01-01T00:00:00Z"),
  ])
  func `a moment is written in universal time`(seconds: Int64, text: String) {
    #expect(ExportDate(secondsSince1970: seconds).iso8601 == text)
  }
}
