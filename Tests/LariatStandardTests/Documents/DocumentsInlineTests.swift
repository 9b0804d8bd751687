import Testing

@Suite struct DocumentsInlineTests {
  @Test(arguments: [
    ("*a* _b_ **c** __d__", "<em>a</em> <em>b</em> <strong>c</strong> <strong>d</strong>"),
    ("***a***", "<em><strong>a</strong></em>"),
    ("**a *b***", "<strong>a <em>b</em></strong>"),
    ("*a **b***", "<em>a <strong>b</strong></em>"),
    ("a*b*c a_b_c", "a<em>b</em>c a_b_c"),
    ("* a*", "<ul>\n<li>a*\n</li>\n</ul>"),
    ("*a**b*", "<em>a**b</em>"),
    ("**a*", "*<em>a</em>"),
    ("*(**a**)*", "<em>(<strong>a</strong>)</em>"),
    ("\u{201C}*a*\u{201D}", "\u{201C}<em>a</em>\u{201D}"),
    ("*a\u{A0}* b", "*a\u{A0}* b"),
    ("~~a~~ ~b~ ~~~c~~~", "<del>a</del> <del>b</del> ~~~c~~~"),
    ("~~a *b*~~", "<del>a <em>b</em></del>"),
    ("\\*a\\* \\a", "*a* \\a"),
    ("*[a*](b)", "*<a href=\"b\">a*</a>"),
  ])
  func emphasis(markdown: String, html: String) throws {
    try expect(markdown, html)
  }

  @Test(arguments: [
    ("`a`", "<code>a</code>"),
    ("`` a`b ``", "<code>a`b</code>"),
    ("` `` `", "<code>``</code>"),
    ("`  `", "<code>  </code>"),
    ("`a\nb`", "<code>a\nb</code>"),
    ("`*a*` *`b*`", "<code>*a*</code> *<code>b*</code>"),
    ("``a`", "``a`"),
    ("`\\`", "<code>\\</code>"),
    ("`<a>&amp;`", "<code>&lt;a&gt;&amp;amp;</code>"),
  ])
  func `code spans`(markdown: String, html: String) throws {
    try expect(markdown, html)
  }

  @Test(arguments: [
    ("[a](/b)", "<a href=\"/b\">a</a>"),
    ("[a](/b \"T & U\")", "<a href=\"/b\" title=\"T &amp; U\">a</a>"),
    ("[a](</b c> 'T')", "<a href=\"/b%20c\" title=\"T\">a</a>"),
    ("[a](b(c)d)", "<a href=\"b(c)d\">a</a>"),
    ("[a]()", "<a href=\"\">a</a>"),
    ("[a](b c)", "[a](b c)"),
    ("[*a* `b`](c)", "<a href=\"c\"><em>a</em> <code>b</code></a>"),
    ("[a [b](c) d](e)", "[a <a href=\"c\">b</a> d](e)"),
    ("[a](b&quot;\\))", "<a href=\"b%22)\">a</a>"),
    ("[a](ä%20%)", "<a href=\"%C3%A4%20%25\">a</a>"),
    ("[a](javascript:x)", "<span class=\"link\" title=\"javascript:x\">a</span>"),
    ("[a](JavaScript&colon;x)", "<span class=\"link\" title=\"JavaScript:x\">a</span>"),
    ("<https://a.b/c?d=e&f>", "<a href=\"https://a.b/c?d=e&amp;f\">https://a.b/c?d=e&amp;f</a>"),
    ("<me@x.org>", "<a href=\"mailto:me@x.org\">me@x.org</a>"),
    ("x<a b> <1:x>", "x &lt;1:x&gt;"),
    ("[a <http://b.c>](d)", "<a href=\"d\">a http://b.c</a>"),
    ("![a *b*](c \"T\")", "<span class=\"image\" title=\"T\">a b</span>"),
    ("[![a](b)](c)", "<a href=\"c\"><span class=\"image\" title=\"b\">a</span></a>"),
    ("![a [b](c)](d)", "<span class=\"image\" title=\"d\">a b</span>"),
  ])
  func links(markdown: String, html: String) throws {
    try expect(markdown, html)
  }

  @Test(arguments: [
    (
      "[a][r] [r][] [r]",
      "<a href=\"/u\" title=\"T\">a</a> <a href=\"/u\" title=\"T\">r</a> <a href=\"/u\" title=\"T\">r</a>"
    ),
    ("[R]", "<a href=\"/u\" title=\"T\">R</a>"),
    ("![a][r]", "<span class=\"image\" title=\"T\">a</span>"),
    ("[a][none] [none]", "[a][none] [none]"),
    ("[r](x y)", "<a href=\"/u\" title=\"T\">r</a>(x y)"),
    ("[two\nwords]", "<a href=\"/v\">two\nwords</a>"),
    ("[SS]", "<a href=\"/s\">SS</a>"),
  ])
  func references(markdown: String, html: String) throws {
    let definitions = "\n\n[r]: /u 'T'\n[r]: /second\n[Two   Words]:\n/v\n[ß]: </s>\n"
    try expect(markdown + definitions, html)
  }

  @Test(arguments: [
    ("[r]: /u \"T\" x", "[r]: /u &quot;T&quot; x"),
    ("a\n[r]: /u", "a\n[r]: /u"),
    ("[r]: /u\n\"T\"\nrest [r]", "rest <a href=\"/u\" title=\"T\">r</a>"),
    ("[r]: /u\n\"T\" x", "&quot;T&quot; x"),
    ("[ ]: /u", "[ ]: /u"),
  ])
  func definitions(markdown: String, html: String) throws {
    try expect(markdown, html)
  }

  @Test(arguments: [
    ("&amp; &lt; &copy; &ngE; &x; &amp", "&amp; &lt; \u{A9} \u{2267}\u{338} &amp;x; &amp;amp"),
    (
      "&#35; &#x1F600; &#0; &#99999999; &#x110000;", "# \u{1F600} \u{FFFD} &amp;#99999999; \u{FFFD}"
    ),
    ("&#42;a&#42;", "*a*"),
    ("a & b < c > d \"e\"", "a &amp; b &lt; c &gt; d &quot;e&quot;"),
  ])
  func `character references`(markdown: String, html: String) throws {
    try expect(markdown, html)
  }

  private func expect(_ markdown: String, _ html: String) throws {
    let body = try ExportFolder.body(of: markdown)
    let isBlock = html.hasPrefix("<ul>")
    #expect(body == (isBlock ? "\(html)\n" : "<p>\(html)</p>\n"))
  }
}
