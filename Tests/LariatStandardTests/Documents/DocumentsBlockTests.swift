import Testing

@Suite struct DocumentsBlockTests {
  @Test(arguments: [
    ("# One #", "<h1 id=\"one\">One</h1>\n"),
    ("###### Six", "<h6 id=\"six\">Six</h6>\n"),
    ("####### Seven", "<p>####### Seven</p>\n"),
    ("#none", "<p>#none</p>\n"),
    ("Title\n===", "<h1 id=\"title\">Title</h1>\n"),
    ("Two\nlines\n---", "<h2 id=\"two-lines\">Two\nlines</h2>\n"),
    ("# A\n# A\n# A-1", "<h1 id=\"a\">A</h1>\n<h1 id=\"a-1\">A</h1>\n<h1 id=\"a-1-1\">A-1</h1>\n"),
    ("# !", "<h1 id=\"section\">!</h1>\n"),
    ("# É *b* `c`", "<h1 id=\"é-b-c\">É <em>b</em> <code>c</code></h1>\n"),
  ])
  func headings(markdown: String, html: String) throws {
    #expect(try ExportFolder.body(of: markdown) == html)
  }

  @Test(arguments: [
    ("a\nb\n\nc", "<p>a\nb</p>\n<p>c</p>\n"),
    ("a  \nb\\\nc", "<p>a<br/>\nb<br/>\nc</p>\n"),
    ("a\r\nb\rc", "<p>a\nb\nc</p>\n"),
    ("   a\n      b", "<p>a\nb</p>\n"),
    ("***\n- - -\n_____", "<hr/>\n<hr/>\n<hr/>\n"),
    ("--", "<p>--</p>\n"),
  ])
  func `paragraphs and rules`(markdown: String, html: String) throws {
    #expect(try ExportFolder.body(of: markdown) == html)
  }

  @Test(arguments: [
    ("    a\n\n      b\n\n", "<pre><code>a\n\n  b\n</code></pre>\n"),
    ("\tx", "<pre><code>x\n</code></pre>\n"),
    ("a\n    b", "<p>a\nb</p>\n"),
    ("```swift x\n<&>\n```", "<pre><code class=\"language-swift\">&lt;&amp;&gt;\n</code></pre>\n"),
    ("~~~\n```\n\n~~~~", "<pre><code>```\n\n</code></pre>\n"),
    ("```\nopen", "<pre><code>open\n</code></pre>\n"),
    ("  ```\n    x\n  ```", "<pre><code>  x\n</code></pre>\n"),
    ("-\t\tx", "<ul>\n<li><pre><code>  x\n</code></pre>\n</li>\n</ul>\n"),
    ("``` a`b", "<p>``` a`b</p>\n"),
  ])
  func code(markdown: String, html: String) throws {
    #expect(try ExportFolder.body(of: markdown) == html)
  }

  @Test(arguments: [
    ("> a\n> b", "<blockquote>\n<p>a\nb</p>\n</blockquote>\n"),
    ("> a\nlazy", "<blockquote>\n<p>a\nlazy</p>\n</blockquote>\n"),
    (
      "> a\n\n> b", "<blockquote>\n<p>a</p>\n</blockquote>\n<blockquote>\n<p>b</p>\n</blockquote>\n"
    ),
    (
      "> # A\n>\n>     c",
      "<blockquote>\n<h1 id=\"a\">A</h1>\n<pre><code>c\n</code></pre>\n</blockquote>\n"
    ),
    (
      "> - a\n>   > b",
      "<blockquote>\n<ul>\n<li>a\n<blockquote>\n<p>b</p>\n</blockquote>\n</li>\n</ul>\n</blockquote>\n"
    ),
  ])
  func quotes(markdown: String, html: String) throws {
    #expect(try ExportFolder.body(of: markdown) == html)
  }

  @Test(arguments: [
    ("- a\n- b", "<ul>\n<li>a\n</li>\n<li>b\n</li>\n</ul>\n"),
    ("- a\n\n- b", "<ul>\n<li><p>a</p>\n</li>\n<li><p>b</p>\n</li>\n</ul>\n"),
    ("3) a\n4) b", "<ol start=\"3\">\n<li>a\n</li>\n<li>b\n</li>\n</ol>\n"),
    ("1. a\n1) b", "<ol>\n<li>a\n</li>\n</ol>\n<ol>\n<li>b\n</li>\n</ol>\n"),
    ("- a\n+ b", "<ul>\n<li>a\n</li>\n</ul>\n<ul>\n<li>b\n</li>\n</ul>\n"),
    (
      "- a\n  - b\n    1. c\n- d",
      "<ul>\n<li>a\n<ul>\n<li>b\n<ol>\n<li>c\n</li>\n</ol>\n</li>\n</ul>\n</li>\n<li>d\n</li>\n</ul>\n"
    ),
    (
      "* a\n  > b\n  >\n* c",
      "<ul>\n<li>a\n<blockquote>\n<p>b</p>\n</blockquote>\n</li>\n<li>c\n</li>\n</ul>\n"
    ),
    ("* a\n*\n\n* c", "<ul>\n<li><p>a</p>\n</li>\n<li></li>\n<li><p>c</p>\n</li>\n</ul>\n"),
    (
      "- a\n- ```\n  b\n\n\n  ```\n- c",
      "<ul>\n<li>a\n</li>\n<li><pre><code>b\n\n\n</code></pre>\n</li>\n<li>c\n</li>\n</ul>\n"
    ),
    ("a\n- b", "<p>a</p>\n<ul>\n<li>b\n</li>\n</ul>\n"),
    ("a\n2. b\n-\nc", "<h2 id=\"a-2-b\">a\n2. b</h2>\n<p>c</p>\n"),
    ("-\n\n  a", "<ul>\n<li></li>\n</ul>\n<p>a</p>\n"),
    ("1234567890. a", "<p>1234567890. a</p>\n"),
    (
      "- [ ] a\n- [x] b\n- [y] c",
      "<ul>\n<li class=\"task\">☐ a\n</li>\n<li class=\"task\">☑ b\n</li>\n<li>[y] c\n</li>\n</ul>\n"
    ),
  ])
  func lists(markdown: String, html: String) throws {
    #expect(try ExportFolder.body(of: markdown) == html)
  }

  @Test func tables() throws {
    let markdown = """
      Before
      | A | B | C |
      |:--|:-:|--:|
      | `x\\|y` | *b* |
      1 | 2 | 3 | 4

      after
      """
    #expect(
      try ExportFolder.body(of: markdown) == """
        <p>Before</p>
        <div class="table"><table>
        <thead>
        <tr>
        <th scope="col" class="left">A</th>
        <th scope="col" class="center">B</th>
        <th scope="col" class="right">C</th>
        </tr>
        </thead>
        <tbody>
        <tr>
        <td class="left"><code>x|y</code></td>
        <td class="center"><em>b</em></td>
        <td class="right"></td>
        </tr>
        <tr>
        <td class="left">1</td>
        <td class="center">2</td>
        <td class="right">3</td>
        <td>4</td>
        </tr>
        </tbody>
        </table></div>
        <p>after</p>

        """)
  }

  @Test(arguments: [
    ("| a |\n| - | - |", "<p>| a |\n| - | - |</p>\n"),
    ("a | b\n- | -", "<p>a | b</p>\n<ul>\n<li>| -\n</li>\n</ul>\n"),
    (
      "| a |\n|---|",
      "<div class=\"table\"><table>\n<thead>\n<tr>\n<th scope=\"col\">a</th>\n</tr>\n</thead>\n"
        + "</table></div>\n"
    ),
  ])
  func `what looks like a table`(markdown: String, html: String) throws {
    #expect(try ExportFolder.body(of: markdown) == html)
  }

  @Test(arguments: [
    ("<div>\n<b>a</b> &lt; c\n</div>\n\nd", "<p>a &lt; c</p>\n<p>d</p>\n"),
    ("<p>a</p><p>b<br>c</p>", "<p>a<br/>\nb<br/>\nc</p>\n"),
    ("<!-- a\n\nb -->\nc", "<p>c</p>\n"),
    ("<script>\nlet x\n\n</script>\na", "<p>a</p>\n"),
    ("<img alt=\"A &amp; B\" src=x>", "<p>A &amp; B</p>\n"),
    ("<?php x ?>\n", "<p>&lt;?php x ?&gt;</p>\n"),
    ("a <b>b</b><!-- c --> d<br/>e", "<p>a b d<br/>\ne</p>\n"),
  ])
  func `raw HTML keeps its text`(markdown: String, html: String) throws {
    #expect(try ExportFolder.body(of: markdown) == html)
  }
}
