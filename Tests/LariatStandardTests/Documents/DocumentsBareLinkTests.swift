import LariatStandard
import Testing

@Suite struct DocumentsBareLinkTests {
  /// - Parameter shown: the text with `[text](address)` where a link is.
  @Test(arguments: [
    (
      "see https://example.org/a?b=c#d.",
      "see [https://example.org/a?b=c#d](https://example.org/a?b=c#d)."
    ),
    ("http://localhost:80/x", "[http://localhost:80/x](http://localhost:80/x)"),
    ("www.example.org", "[www.example.org](http://www.example.org)"),
    ("www.example", "www.example"), ("www.", "www."), ("awww.a.b", "awww.a.b"),
    ("xhttp://a.b", "xhttp://a.b"), ("https://", "https://"), ("hello world", "hello world"),
    ("(https://a.b/c)", "([https://a.b/c](https://a.b/c))"),
    ("https://a.b/c_(d)", "[https://a.b/c_(d)](https://a.b/c_(d))"),
    ("https://a.b/c_(d))", "[https://a.b/c_(d)](https://a.b/c_(d)))"),
    ("https://a.b&amp;", "[https://a.b](https://a.b)&amp;"),
    ("https://a_b.c_d/", "https://a_b.c_d/"), ("ftp://a.b", "[ftp://a.b](ftp://a.b)"),
    ("me.too+x@example.org.", "[me.too+x@example.org](mailto:me.too+x@example.org)."),
    ("a@b", "a@b"), ("@example.org", "@example.org"), ("a@b.c-", "a@b.c-"),
    ("a@b@c.d", "a@[b@c.d](mailto:b@c.d)"),
    ("[https://a.b](https://c.d)", "[https://a.b](https://c.d)"),
    ("`https://a.b`", "`https://a.b`"), ("<https://a.b>", "[https://a.b](https://a.b)"),
    ("https://a.b<i>", "[https://a.b](https://a.b)"),
  ])
  func `addresses in the text are links`(markdown: String, shown: String) throws {
    let body = try ExportFolder.body(of: markdown)
    let marked = body.replacing(/<a href="([^"]*)">(.*?)<\/a>/) { "[\($0.2)](\($0.1))" }
      .replacing(/<\/?code>/, with: "`")
    #expect(marked == "<p>\(shown)</p>\n")
  }

  @Test func `a link in emphasis leaves the emphasis its end`() throws {
    #expect(
      try ExportFolder.body(of: "**https://a.b/c** *www.a.b*")
        == "<p><strong><a href=\"https://a.b/c\">https://a.b/c</a></strong> "
        + "<em><a href=\"http://www.a.b\">www.a.b</a></em></p>\n")
  }
}
