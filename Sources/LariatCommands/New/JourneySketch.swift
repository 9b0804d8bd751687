import LariatFlows

/// A new journey and the scenario that comes true of it.
struct JourneySketch {
  var flow: String
  var scenario: String

  /// Sketches from the richest to the one that needs no screen at all.
  static func all(named name: String) -> [JourneySketch] { [asking(name), plain(name)] }

  /// Asks, tells, ends.
  private static func asking(_ name: String) -> JourneySketch {
    let flow = """
      {
        "$schema": "../Config/journey.schema.json",
        "lariat": 1,
        "journey": "\(name)",
        "title": "\(title(name))",
        "outcomes": {
          "done": { "status": "success", "message": "Done." },
          "cancelled": { "status": "cancelled" }
        },
        "start": "ask",
        "steps": {
          "ask": {
            "screen": "confirm",
            "with": { "title": "Shall we begin?" },
            "on": { "confirmed": "tell", "cancelled": { "end": "cancelled" } }
          },
          "tell": {
            "screen": "message",
            "with": { "title": "\(title(name))", "text": "This is where it begins." },
            "on": { "done": { "end": "done" } }
          }
        }
      }

      """
    let scenario = """
      {
        "scenario": "\(name) comes to its end",
        "journey": "\(name)",
        "steps": [
          { "at": "ask", "see": "Shall we begin?", "do": [{ "press": "Continue" }] },
          { "at": "tell", "see": "This is where it begins.", "do": [{ "press": "Done" }] }
        ],
        "outcome": "done"
      }

      """
    return JourneySketch(flow: flow, scenario: scenario)
  }

  /// Ends where it starts: for plugins without the screens that ship.
  private static func plain(_ name: String) -> JourneySketch {
    let flow = """
      {
        "$schema": "../Config/journey.schema.json",
        "lariat": 1,
        "journey": "\(name)",
        "title": "\(title(name))",
        "outcomes": { "done": { "status": "success", "message": "Done." } },
        "start": { "end": "done" },
        "steps": {}
      }

      """
    let scenario = """
      {
        "scenario": "\(name) comes to its end",
        "journey": "\(name)",
        "steps": [],
        "outcome": "done"
      }

      """
    return JourneySketch(flow: flow, scenario: scenario)
  }

  /// A name as words: `book-a-trip` is "Book a trip".
  static func title(_ name: String) -> String {
    let words = name.split { $0 == "-" || $0 == "_" }.joined(separator: " ")
    return words.isEmpty ? name : words.prefix(1).uppercased() + words.dropFirst()
  }
}
