import Foundation
import LariatStandard
import Testing

@Suite struct DocumentsHTMLTests {
  static let sample = """
    # A & B

    Text with a [link](https://example.org), a [heading](#two) and a [file](other.md).

    ### Two

    - [x] done
      1. *one*
    - open

    > | a | b |
    > |---|--:|
    > | 1 | 2 |

    ## Two

    ```sh
    echo "<>"
    ```
    """

  @Test func `a page stands on its own`() throws {
    let folder = try ExportFolder()
    let source = try folder.write(Self.sample)
    _ = try DocumentExporter().export(folder.request(source))
    let page = String(decoding: try folder.read("guide.html"), as: UTF8.self)
    let style = try #require(page.range(of: "<style>\n")).upperBound
    let styleEnd = try #require(page.range(of: "</style>")).lowerBound
    #expect(
      page.replacingCharacters(in: style..<styleEnd, with: "") == """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8"/>
        <meta name="viewport" content="width=device-width, initial-scale=1"/>
        <meta name="color-scheme" content="light dark"/>
        <meta name="dcterms.modified" content="2026-05-28T20:26:40Z"/>
        <title>A &amp; B</title>
        <style>
        </style>
        </head>
        <body>
        <nav aria-label="Contents">
        <details>
        <summary>Contents</summary>
        <ol>
        <li><a href="#a--b">A &amp; B</a>
        <ol>
        <li><a href="#two">Two</a></li>
        <li><a href="#two-1">Two</a></li>
        </ol>
        </li>
        </ol>
        </details>
        </nav>
        <main>
        <h1 id="a--b">A &amp; B</h1>
        <p>Text with a <a href="https://example.org">link</a>, a <a href="#two">heading</a> and a \
        <a href="other.md">file</a>.</p>
        <h3 id="two">Two</h3>
        <ul>
        <li class="task">☑ done
        <ol>
        <li><em>one</em>
        </li>
        </ol>
        </li>
        <li>open
        </li>
        </ul>
        <blockquote>
        <div class="table"><table>
        <thead>
        <tr>
        <th scope="col">a</th>
        <th scope="col" class="right">b</th>
        </tr>
        </thead>
        <tbody>
        <tr>
        <td>1</td>
        <td class="right">2</td>
        </tr>
        </tbody>
        </table></div>
        </blockquote>
        <h2 id="two-1">Two</h2>
        <pre><code class="language-sh">echo &quot;&lt;&gt;&quot;
        </code></pre>
        </main>
        </body>
        </html>

        """)
  }

  @Test(arguments: [
    ("text", "guide"), ("  \n# \n", "Untitled"), ("a\n\n## B *c*\n\n# D", "B c"),
  ])
  func `the title is the first heading or the file's name`(text: String, title: String) throws {
    let folder = try ExportFolder()
    let source = try folder.write(text)
    _ = try DocumentExporter().export(folder.request(source))
    let page = String(decoding: try folder.read("guide.html"), as: UTF8.self)
    #expect(page.contains("<title>\(title)</title>"))
  }

  @Test(arguments: [("pt-BR", "pt-BR"), ("", "und"), ("en\" x=\"", "und"), ("english", "und")])
  func `the language is only one that is well formed`(language: String, written: String) throws {
    let folder = try ExportFolder()
    var request = folder.request(try folder.write("text"))
    request.language = language
    _ = try DocumentExporter().export(request)
    let page = String(decoding: try folder.read("guide.html"), as: UTF8.self)
    #expect(page.contains("<html lang=\"\(written)\">"))
  }

  @Test(
    .enabled(if: Tool.hasHTML5Lib, "needs Python's html5lib"),
    arguments: [sample, DocumentsHTMLTests.awkward])
  func `a strict parser finds nothing wrong`(text: String) throws {
    let folder = try ExportFolder()
    let source = try folder.write(text)
    _ = try DocumentExporter().export(folder.request(source))
    let result = try Tool.html5lib("\(folder.path)/guide.html")
    #expect(result.status == 0, "\(result.output)")
  }

  /// What validators stumble over.
  static let awkward = """
    # \u{1}&#x85; "quoted" 'id' <i>

    # 1st

    #

    [x <http://a.b>](c) ![![a](b)](c) [a](#\\"x y) [b](http://[::1]/) [c](http://a_b/) [d](//x)
    [e](mailto:) [f](http://) [g](file:///etc) [h](http://é.org/ü?q#f#g) [i](%) [j](tel:+1-2) [k]()
    [l](#1ST) [m](http://a.b:99999/) [n](ftp://x.y/z) [o](x:y) [p](HTTP://EXAMPLE.ORG) [q](http:a)

    | a |
    |---|

    ~~~ "x<&
    ~~~

    -
    """
}
