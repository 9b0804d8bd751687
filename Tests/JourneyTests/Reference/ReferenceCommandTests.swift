import LariatCommands
import Testing

@MainActor
@Suite struct ReferenceCommandTests {
  @Test func `explains a screen`() async throws {
    let bench = try Bench()
    #expect(await bench.lariat("screens", "preview") == .success)
    #expect(bench.messages == "")
    #expect(bench.results == Self.preview)
  }

  static let preview = """
    preview: The beginning of a document, to be looked at before it is exported

    Inputs:
      title     string           default "Preview"  Heading
      document  string (path)    required           The file
      format    document-format  required           What it is to become (epub, html, pdf)
      text      string           default ""         A few words below the heading
      confirm   string           default "Export"   Label of the button that agrees

    Outputs:
      confirmed: The person agreed; nothing is written yet
      back: The person wants to change something

    Capabilities, bound to services under "use":
      excerpt: The beginning of a document
        takes { document: string (path) }
        says excerpt { bytes: integer, text: string, isWhole: boolean }
        fits document.excerpt

    Example:
      "preview": {
        "screen": "preview",
        "use": { "excerpt": "document.excerpt" },
        "with": { "document": "notes.md", "format": "epub" },
        "on": { "confirmed": { "end": "confirmed" }, "back": { "end": "back" } }
      }

    """

  @Test func `explains a service`() async throws {
    let bench = try Bench()
    #expect(await bench.lariat("services", "settings.read") == .success)
    #expect(bench.messages == "")
    #expect(bench.results == Self.settingsRead)
  }

  static let settingsRead = """
    settings.read: Reads one setting

    Inputs:
      key  string  required  The setting's name

    Outputs:
      found: What is kept under the key
        value     any      The value
        text      string   The value in words
        revision  integer  Which change made it so
      absent: Nothing is kept under the key
      failed: The work could not be done
        reason  string
      cancelled: The person left while it ran
      timedOut: It took longer than the step's "timeout", where the step has one

    Example:
      "read": {
        "service": "settings.read",
        "with": { "key": "key" },
        "on": {
          "found": {
            "end": "found",
            "with": {
              "value": "${output.value}",
              "text": "${output.text}",
              "revision": "${output.revision}"
            }
          },
          "absent": { "end": "absent" },
          "failed": { "end": "failed", "with": { "reason": "${output.reason}" } },
          "cancelled": { "end": "cancelled" }
        }
      }

    """

  @Test func `shows a journey`() async throws {
    let bench = try Bench(["Flows/preferences.json"])
    #expect(await bench.lariat("show", "preferences") == .success)
    #expect(bench.messages == "")
    #expect(bench.results == Self.preferences)
  }

  static let preferences = """
    preferences: Preferences
    Chooses the format that exports offer first.

    Inputs:
      none

    Steps:
      load      service settings.read
      pick      screen picker
      save      service settings.update  Written only if nobody has changed the setting since it was loaded.
      conflict  screen message

    Outcomes:
      saved: success, "Exports offer ${result.label} first from now on."
        format  document-format  (epub, html, pdf)
        label   string
      unchanged: success, "Exports offer ${result.label} first, as before."
        format  document-format  (epub, html, pdf)
        label   string
      cancelled: cancelled, "Nothing was changed."
      failed: failure, result.reason
        reason  string

    lariat graph preferences shows how the steps follow each other.

    """

  @Test(arguments: [
    (["screens"], "picker"), (["services"], "settings.read"),
  ])
  func `lists every name with its summary`(arguments: [String], name: String) async throws {
    let bench = try Bench()
    #expect(await bench.lariat(arguments) == .success)
    let names = bench.results.split(separator: "\n").compactMap { $0.split(separator: " ").first }
    #expect(names == names.sorted())
    #expect(names.contains(Substring(name)))
    #expect(bench.results.split(separator: "\n").allSatisfy { $0.split(separator: " ").count > 2 })
  }

  @Test(arguments: [
    (["screens", "pickr"], "no screen is named \"pickr\"; did you mean \"picker\"?"),
    (["screens", "zzz"], "no screen is named \"zzz\"; lariat screens lists those there are"),
    (
      ["services", "setings.read"],
      "no service is named \"setings.read\"; did you mean \"settings.read\"?"
    ),
    (["show", "exprt"], "no journey is named \"exprt\"; did you mean \"export\"?"),
    (["graph", "exprt"], "no journey is named \"exprt\"; did you mean \"export\"?"),
    (["graph"], "which journey? lariat list shows those there are"),
    (
      ["graph", "export", "--format", "dott"], "--format cannot be \"dott\"; did you mean \"dot\"?"
    ),
  ])
  func `knows what was meant`(arguments: [String], message: String) async throws {
    let bench = try Bench(["Flows/export.json"])
    #expect(await bench.lariat(arguments) == .badUsage)
    #expect(bench.messages == "lariat: \(message)\n")
    #expect(bench.results == "")
  }

  @Test(arguments: ["text", "mermaid", "dot"])
  func `draws a journey`(format: String) async throws {
    let bench = try Bench(["Flows/export.json"])
    #expect(await bench.lariat("graph", "export", "--format", format) == .success)
    let begin = ["text": "export: Export", "mermaid": "flowchart TD\n", "dot": "digraph journey {"]
    #expect(bench.results.hasPrefix(try #require(begin[format])))
    #expect(bench.messages == "")
  }

  @Test func `writes the schema that it prints`() async throws {
    let bench = try Bench()
    #expect(await bench.lariat("schema") == .success)
    let printed = bench.results
    #expect(await bench.lariat("schema", "--write") == .success)
    #expect(bench.results == "Wrote Config/journey.schema.json\n")
    #expect(try bench.text(of: "Config/journey.schema.json") == printed)
  }
}
