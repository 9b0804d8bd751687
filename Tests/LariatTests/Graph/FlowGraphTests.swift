import Foundation
import Lariat
import LariatFlows
import Testing

@Suite struct FlowGraphTests {
  @Test func `tells a flow as an outline`() throws {
    let graph = FlowGraph(try GraphSample.definition())
    #expect(
      graph.outline() == """
        tour: A tour

        start
          → menu    if input.size is one of 1, 2
          → load
            if (input.size ≤ -1 or not (input.size ≥ 99)) and input.name ≠ "a
            ${input.name} b"
          end left  else

        menu: screen picker
          chosen     push → pin  if context.pin is not set
                     → load      else
          cancelled  end left

        pin: screen form
          submitted  → check
          helped     push → help
          cancelled  back → menu

        check: screen message
          done   back → menu
          again  stay

        help: screen message
          done  back → pin

        load: service data.load
          loaded    → nest
          failed    end left
          timedOut  end late

        nest: journey sign-in
          signedIn  end done
          failed    → any

        any: journey ${input.name}
          finished  → menu

        outcomes
          done   success      from nest
          left   cancelled    from start, menu, load
          late   timedOut     from load
          never  unavailable

        """)
  }

  @Test func `back leads to every step that can lie underneath`() throws {
    let graph = FlowGraph(
      try GraphSample.definition(
        GraphSample.text.replacing(
          #""again": { "stay": true }"#, with: #""again": { "push": "pin" }"#))
    )
    let back = graph.edges.first { $0.from == .step("pin") && $0.way == .back }
    #expect(
      back
        == FlowGraph.Edge(
          from: .step("pin"), output: "cancelled", way: .back,
          targets: [.step("menu"), .step("check")]))
  }

  @Test func `draws for Mermaid`() throws {
    #expect(
      FlowGraph(try GraphSample.definition()).mermaid == """
        flowchart TD
          n0(("start"))
          n1["menu<br/>screen picker"]
          n2["pin<br/>screen form"]
          n3["check<br/>screen message"]
          n4["help<br/>screen message"]
          n5(["load<br/>service data.load"])
          n6[["nest<br/>journey sign-in"]]
          n7[["any<br/>journey #36;#123;input.name#125;"]]
          n8{{"done<br/>success"}}
          n9{{"left<br/>cancelled"}}
          n10{{"late<br/>timedOut"}}
          n11{{"never<br/>unavailable"}}
          n0 -->|"if input.size is one of 1, 2"| n1
          n0 -->|"if #40;input.size #8804; -1 or not #40;input.size #8805; 99#41;#41; and input.name \
        #8800; #34;a #36;#123;input.name#125; b#34;"| n5
          n0 -->|"else"| n9
          n1 ==>|"chosen if context.pin is not set #40;push#41;"| n2
          n1 -->|"chosen else"| n5
          n1 -->|"cancelled"| n9
          n2 -->|"submitted"| n3
          n2 ==>|"helped #40;push#41;"| n4
          n2 -.->|"cancelled #40;back#41;"| n1
          n3 -.->|"done #40;back#41;"| n1
          n3 -.->|"again #40;stay#41;"| n3
          n4 -.->|"done #40;back#41;"| n2
          n5 -->|"loaded"| n6
          n5 -->|"failed"| n9
          n5 -->|"timedOut"| n10
          n6 -->|"signedIn"| n8
          n6 -->|"failed"| n7
          n7 -->|"finished"| n1
          class n8 success
          class n9 cancelled
          class n10 timedOut
          class n11 unavailable
          classDef success fill:#b7e4c7,color:#000
          classDef failure fill:#f4b6b6,color:#000
          classDef cancelled fill:#dddddd,color:#000
          classDef timedOut fill:#ffe0a3,color:#000
          classDef unavailable fill:#e0c3fc,color:#000

        """)
  }

  /// Texts that would end a label, begin a comment or an entity, or switch to Markdown.
  static let hostile = [
    #"\"]; end"#, "%%{init: {}}%%", "`code`", "#35; #quot;", "<b>&amp;</b>", "a|b", #"\\\" \\n"#,
    #"\u0000\n\u2028"#, "end", "日本語 ünïcödé", "--> ==> -.->", "click n0 href",
  ]

  @Test(arguments: hostile)
  func `lets no text break a Mermaid label`(text: String) throws {
    let drawing = FlowGraph(try definition(comparing: text)).mermaid
    let lines = drawing.split(separator: "\n")
    #expect(lines.count == 22)
    let label = ##""(?:[^"\[\](){}|`%#<>&;]|<br/>|#\d+;)*""##
    let node = try Regex(#"  n\d+(\(\(|\[|\(\[|\[\[|\{\{)"# + label + #"(\)\)|\]|\]\)|\]\]|\}\})"#)
    let edge = try Regex(#"  n\d+ (-->|==>|-\.->)(\|"# + label + #"\|)? n\d+"#)
    let other = /flowchart TD|  class n\d+ \w+|  classDef \w+ fill:#\w+,color:#000/
    for line in lines {
      let isGood =
        try node.wholeMatch(in: line) != nil || edge.wholeMatch(in: line) != nil
        || other.wholeMatch(in: line) != nil
      #expect(isGood, "\(line)")
    }
  }

  static let dot = ["/usr/bin/dot", "/usr/local/bin/dot"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  @Test(.enabled(if: dot != nil, "needs Debian's graphviz"), arguments: ["plain"] + hostile)
  func `draws for Graphviz`(text: String) throws {
    let drawing = FlowGraph(try definition(comparing: text)).dot
    let process = Process()
    process.executableURL = URL(filePath: try #require(Self.dot))
    process.arguments = ["-Tsvg"]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = output
    try process.run()
    input.fileHandleForWriting.write(Data(drawing.utf8))
    try input.fileHandleForWriting.close()
    let svg = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(svg.hasPrefix("<?xml"))
    #expect(svg.matches(of: /<g id="node\d+" class="node">/).count == 7)
    #expect(svg.matches(of: /<g id="edge\d+" class="edge">/).count == 7)
  }

  /// A flow with the text in a guard; seven nodes and seven edges.
  private func definition(comparing text: String) throws -> FlowDefinition {
    try GraphSample.definition(
      """
      { "lariat": 1, "journey": "tour", "input": { "name": "string" },
        "outcomes": { "end": { "status": "success" }, "no": { "status": "failure" } },
        "start": [ { "when": { "value": "${input.name}", "equals": "\(text)" }, "go": "a" }, "b" ],
        "steps": {
          "a": { "screen": "x", "on": { "p": { "push": "b" }, "q": "c" } },
          "b": { "service": "y", "on": { "r": { "back": true } } },
          "c": { "journey": "z", "on": { "s": "d", "t": { "end": "no" } } },
          "d": { "screen": "x", "on": { } } } }
      """)
  }
}
