/// Blocks by the rules of CommonMark 0.31, and the text that readers see, in order. White space
/// does not count; marks of list items, which only pages show as text, stand in braces.
enum ConstructCases {
  static let blocks: [(markdown: String, text: String)] = [
    // Tabs and what takes precedence.
    ("\tcode", "code"), ("  \ta\tb", "a b"), ("- a\n\n\tb", "{•} a b"), (">\t\tx", "x"),
    ("- `a\n- b`", "{•} `a {•} b`"), ("a\t b", "a b"),
    // Rules.
    ("***", ""), ("a\n\n---\n\nb", "a b"), ("- - -", ""), ("+++", "+++"), ("--", "--"),
    ("    ***", "***"), ("a\n***\nb", "a b"), ("_ _ _ _ a", "_ _ _ _ a"),
    ("- a\n***\n- b", "{•} a {•} b"),
    // Headings.
    ("# a", "a"), ("###### a", "a"), ("####### a", "####### a"), ("#a", "#a"), ("\\# a", "# a"),
    ("#   a   ", "a"), ("# a ##", "a"), ("# a#", "a#"), ("## a \\##", "a ##"), ("#\nx", "x"),
    ("a\n===", "a"), ("a\nb\n---", "a b"), ("a\n= =", "a = ="), ("`a\n----\n`", "`a `"),
    ("> a\n---", "a"), ("# *a* `b` [c](d)", "a b c"), ("a\n# b\nc", "a b c"),
    ("\\> a\n------", "> a"), ("    # a", "# a"),
    // Code.
    ("    a\n      b", "a b"), ("    a\n\n\n    b", "a b"), ("a\n    b", "a b"),
    ("    <i>*x*</i>", "<i>*x*</i>"), ("```\na\n```", "a"), ("~~~\na\n~~~", "a"),
    ("```\na\n~~~\nb\n```", "a ~~~ b"), ("````\n```\n````", "```"), ("```", ""),
    ("``` sh x\na\n```", "a"), ("```\n\n  a\n```", "a"), ("  ```\n  a\n b\n  ```", "a b"),
    ("a\n```\nb\n```\nc", "a b c"), ("```\n# a\n- b\n> c\n```", "# a - b > c"), ("`` ` ``", "`"),
    ("> ```\n> a\n\nb", "a b"), ("```\n&amp; \\* *a*\n```", "&amp; \\* *a*"),
    ("~~~ a`b\nc\n~~~", "c"),
    // HTML.
    ("<div>a</div>", "a"), ("<div>\n\n*a*\n\n</div>", "a"), ("<!-- a -->\n\nb", "b"),
    ("<p>a<br>b</p>", "a b"), ("<table><tr><td>a</td><td>b</td></tr></table>", "a b"),
    ("<script>a</script>\nb", "b"), ("x <b>a</b> y", "x a y"), ("<img alt=\"a b\" src=c>", "a b"),
    ("<pre>\na\n\nb\n</pre>\nc", "a b c"), ("<a.b>", "<a.b>"), ("<style>p{}</style>a", "a"),
    // Definitions.
    ("[a]: /b\n\n[a]", "a"), ("[a]: /b 'c'\n[a]", "a"), ("[a]:\n/b\n\"c\n d\"\n\n[A]", "A"),
    ("[a]: <>\n\n[a]", "a"), ("[a]: /b x\n\n[a]", "[a]: /b x [a]"), ("[a]\n\n[a]: b\n[a]: c", "a"),
    ("    [a]: /b\n\n[a]", "[a]: /b [a]"), ("x\n[a]: /b", "x [a]: /b"),
    ("# [a]\n[a]: /b\n> c", "a c"),
    ("[]: /b", "[]: /b"),
    // Paragraphs.
    ("a\n\n\n\nb", "a b"), ("  a\n b", "a b"), ("a  \nb", "a b"), ("a\\\nb", "a b"),
    ("  \n\na\n  \n", "a"),
    // Quotes.
    ("> a\n> b", "a b"), (">a\nb\n> c", "a b c"), ("> a\n\n> b", "a b"), ("> > > a\nb", "a b"),
    (">\n> a\n>", "a"), ("> - a\n- b", "{•} a {•} b"), ("> # a\n> b", "a b"),
    (">     a\n\n>    b", "a b"),
    ("a\n> b", "a b"), ("> a\n***", "a"),
    // Lists.
    ("- a\n- b", "{•} a {•} b"), ("* a\n+ b\n- c", "{•} a {•} b {•} c"), ("-a", "-a"),
    ("1.a", "1.a"),
    ("1. a\n2. b", "{1.} a {2.} b"), ("7) a\n7) b", "{7)} a {8)} b"), ("0. a", "{0.} a"),
    ("-1. a", "-1. a"),
    ("1234567890. a", "1234567890. a"), ("- a\n\n  b", "{•} a b"), ("- a\n\n b", "{•} a b"),
    ("- a\n  - b\n    - c", "{•} a {–} b {·} c"), ("- - a", "{•} {–} a"),
    ("1. - 2. a", "{1.} {–} {2.} a"),
    ("-\n  a\n-\n- b", "{•} a {•} {•} b"), ("a\n- b", "a {•} b"), ("a\n1. b", "a {1.} b"),
    ("a\n2. b", "a 2. b"),
    ("- a\n> b", "{•} a b"), ("- a\n  > b\n  ```\n  c\n  ```", "{•} a b c"),
    ("10) a\n    b", "{10)} a b"),
    ("- # a\n- b\n  ---", "{•} a {•} b"), ("- a\n<!-- -->\n- b", "{•} a {•} b"),
    ("- [ ] a\n- [x] b", "[ ] a [x] b"),
    ("- [X]  a", "[x] a"), ("- [ ]a", "{•} [ ]a"), ("1. [x] a", "[x] a"),
    ("- a\n\n\n- b\n- c", "{•} a {•} b {•} c"),
    ("-     a", "{•} a"), ("- a\n b\nc", "{•} a b c"),
    ("* a\n  1) b\n  2) c\n* d", "{•} a {1)} b {2)} c {•} d"),
    // Tables.
    ("| a | b |\n|---|---|\n| c | d |", "a b c d"), ("a|b\n-|-\nc|d", "a b c d"),
    ("| a |\n|---|", "a"), ("|a|b|\n|-|-|\n|c|\n|d|e|f|", "a b c d e f"),
    ("| `a\\|b` | \\| |\n|---|---|", "a|b |"), ("| a |\n|---|\nb", "a b"),
    ("| a |\n|---|\n\nb", "a b"),
    ("| a | b |\n|---|", "| a | b | |---|"), ("> | a |\n> |---|\n> | b |", "a b"),
    ("| *a* | [b](c) |\n|:-:|--:|\n| ~~d~~ | **e** |", "a b d e"),
  ]
}
