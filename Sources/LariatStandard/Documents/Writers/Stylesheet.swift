/// How exported documents look: plain, in the reader's own size, light and dark.
enum Stylesheet {
  /// For what is inside the text, in both formats.
  static let text = """
    table { border-collapse: collapse; }
    th, td { border: 1px solid #8888; padding: 0.3em 0.6em; text-align: left; vertical-align: top; }
    th.center, td.center { text-align: center; }
    th.right, td.right { text-align: right; }
    div.table { overflow-x: auto; margin: 1em 0; }
    pre { overflow-x: auto; padding: 0.7em 1em; border-radius: 0.3em; background: #8882; }
    code { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: 0.9em; }
    :not(pre) > code { padding: 0.1em 0.25em; border-radius: 0.2em; background: #8882; }
    blockquote { margin: 1em 0; padding-left: 1em; border-left: 0.25em solid #8888; }
    li.task { list-style: none; margin-left: -1.2em; }
    span.link { text-decoration: underline dotted; }
    span.image { font-style: italic; }
    img { max-width: 100%; height: auto; }
    p.author { opacity: 0.75; }
    h1, h2, h3, h4, h5, h6 { line-height: 1.25; margin: 1.6em 0 0.6em; }

    """

  /// For a page in a browser, which has no margins and colours of its own choosing.
  static let page = """
    :root { color-scheme: light dark; }
    body { max-width: 42em; margin: 0 auto; padding: 1em 1.2em 4em; line-height: 1.55;
      font-family: system-ui, sans-serif; overflow-wrap: break-word;
      color: #1b1b1b; background: #fff; }
    a { color: #0a58ca; }
    nav ol { padding-left: 1.3em; }
    summary { font-weight: bold; cursor: pointer; }
    @media (prefers-color-scheme: dark) {
      body { color: #e6e6e6; background: #161616; }
      a { color: #86b7fe; }
    }
    @media print { nav { display: none; } }

    """

  /// For a book, whose reader brings colours and margins.
  static let book = """
    nav ol { list-style: none; padding-left: 1.3em; }
    section.title { margin-top: 30%; text-align: center; }
    section.cover { text-align: center; }
    section.cover img { max-height: 95vh; }

    """
}
