import Testing

/// The sample flow with one thing changed, and where a validator points then.
struct SchemaCase: Sendable, CustomTestStringConvertible {
  let old: String
  let new: String
  /// Paths from the root: keys joined by slashes.
  let errors: [String]

  init(_ old: String, _ new: String, _ errors: String...) {
    self.old = old
    self.new = new
    self.errors = errors
  }

  var testDescription: String { "\(old) → \(new)" }
  var text: String { Self.sample.replacing(old, with: new) }

  /// A flow with a part of every kind; nothing is wrong with it.
  static let sample = """
    { "$schema": "../Config/journey.schema.json", "lariat": 1, "journey": "sample",
      "title": "Sample", "note": "All kinds of parts", "group": "Tests", "hidden": false,
      "also": ["example"],
      "input": {
        "file": { "type": "string", "format": "path", "argument": true, "description": "A file" },
        "size": { "type": "integer", "minimum": 1, "maximum": 9, "default": 3 },
        "kind": { "enum": ["a", { "value": "b", "label": "B", "detail": "Other" }], "optional": true },
        "key": { "type": "string", "writeOnly": true, "optional": true },
        "spot": { "type": "object", "properties": { "x": "number", "y": "number" }, "optional": true },
        "tags": { "type": "array", "items": "string", "default": [] },
        "free": "any" },
      "outcomes": {
        "done": { "status": "success", "result": { "value": "any" }, "message": "It is ${result.value}" },
        "left": { "status": "cancelled" },
        "failed": { "status": "failure", "result": { "reason": "string" } } },
      "types": { "tone": { "enum": ["warm", "cool"] } },
      "context": { "tries": { "type": "integer", "default": 0 } },
      "start": [
        { "when": { "all": [ { "isSet": "${input.kind?}" },
            { "not": { "value": "${input.size}", "atLeast": 5 } } ] },
          "set": { "old": "${input.kind}" }, "go": "pick" },
        { "when": { "value": "${input.size}", "in": [7, 8] }, "end": "left" },
        "load" ],
      "steps": {
        "load": { "service": "settings.read", "with": { "key": "a $${key}" },
          "show": { "title": "Loading" }, "timeout": "30s",
          "retry": { "times": 2, "after": "0s", "on": ["failed"] },
          "on": { "found": { "set": { "old": "${output.value}" }, "count": "tries", "go": "pick" },
            "absent": "pick", "failed": { "end": "failed", "with": { "reason": "${output.reason}" } },
            "timedOut": { "end": "left" }, "cancelled": { "end": "left" } } },
        "pick": { "screen": "picker",
          "with": { "title": "Pick for ${input.file}", "of": "document-format",
            "options": [ { "value": "c", "label": "C" }, { "value": "${input.size}", "label": "D" } ],
            "selected": "${context.old?}" },
          "on": {
            "chosen": [
              { "when": { "any": [ { "value": "${output.value}", "equals": "c" } ] }, "push": "ask" },
              { "set": { "picked": "${output.value}" }, "go": "see", "notice": "Picked ${output.label}" } ],
            "cancelled": { "end": "left" } } },
        "ask": { "screen": "confirm", "with": { "title": "Sure?", "destructive": true },
          "on": { "confirmed": { "back": true, "count": ["tries"] }, "cancelled": { "stay": true } } },
        "see": { "screen": "preview", "use": { "excerpt": "document.excerpt" },
          "with": { "document": "${input.file}", "format": "epub" },
          "on": { "confirmed": "nest", "back": { "go": "pick", "with": { "selected": "c" } } } },
        "nest": { "journey": "preferences", "on": {
          "saved": { "end": "done", "with": { "value": "${output.format}" } },
          "unchanged": "any", "cancelled": "pick", "failed": { "end": "left" } } },
        "any": { "journey": { "from": "${input.file}" },
          "on": { "finished": { "end": "left" } } } } }
    """

  static let bad: [SchemaCase] = [
    // The file.
    SchemaCase(#""lariat": 1"#, #""lariat": 2"#, "lariat"),
    SchemaCase(#""lariat": 1"#, #""lariat": "1""#, "lariat"),
    SchemaCase(#""title": "Sample""#, #""titel": "Sample""#, "titel"),
    SchemaCase(#""journey": "sample""#, #""journey": "a sample""#, "journey"),
    SchemaCase(#""hidden": false"#, #""hidden": "no""#, "hidden"),
    SchemaCase(#"["example"]"#, #"["example", "example"]"#, "also"),
    // Types.
    SchemaCase(#""argument": true"#, #""argument": 1"#, "input/file/argument"),
    SchemaCase(#""format": "path""#, #""format": "paths""#, "input/file/format"),
    SchemaCase(#""minimum": 1"#, #""minLength": 1"#, "input/size/minLength"),
    SchemaCase(#""default": 3"#, #""default": "3""#, "input/size/default"),
    SchemaCase(#""label": "B""#, #""lable": "B""#, "input/kind/enum/1/lable"),
    SchemaCase(#""writeOnly": true"#, #""writeOnly": true, "format": "date""#, "input/key/format"),
    SchemaCase(#""x": "number""#, #""x": "object""#, "input/spot/properties/x"),
    SchemaCase(#""items": "string""#, #""items": "string", "maximum": 2"#, "input/tags/maximum"),
    SchemaCase(#""default": []"#, #""default": [], "optional": true"#, "input/tags/default"),
    // Outcomes.
    SchemaCase(#""status": "success""#, #""status": "succes""#, "outcomes/done/status"),
    SchemaCase(#"${result.value}"#, #"${output.value}"#, "outcomes/done/message"),
    SchemaCase(#""left": { "status": "cancelled" }"#, #""left": {}"#, "outcomes/left"),
    // The start and conditions.
    SchemaCase(#""in": [7, 8]"#, #""in": 7"#, "start/1/when/in"),
    SchemaCase(
      #""in": [7, 8]"#, #""within": [7, 8]"#, "start/1/when", "start/1/when/value",
      "start/1/when/within"),
    SchemaCase(#""atLeast": 5"#, #""atLeast": 5, "atMost": 6"#, "start/0/when/all/1/not/atMost"),
    SchemaCase(
      #""isSet": "${input.kind?}""#, #""isSet": "input.kind""#, "start/0/when/all/0/isSet"),
    SchemaCase(
      #""set": { "old": "${input.kind}" }"#, #""set": { "old": "${output.kind}" }"#,
      "start/0/set/old"),
    SchemaCase(#"[7, 8] }, "end": "left""#, #"[7, 8] }, "back": true"#, "start/1", "start/1/back"),
    // Services.
    SchemaCase(#""service": "settings.read""#, #""service": "setings.read""#, "steps/load/service"),
    SchemaCase(#""key": "a $${key}""#, #""keys": "a""#, "steps/load/with/keys"),
    SchemaCase(#""key": "a $${key}""#, #""key": 4"#, "steps/load/with/key"),
    SchemaCase(
      #""show": { "title": "Loading" }"#, #""show": { "titel": "Loading" }"#,
      "steps/load/show/titel"),
    SchemaCase(#""timeout": "30s""#, #""timeout": "30""#, "steps/load/timeout"),
    SchemaCase(#""timeout": "30s","#, "", "steps/load/on/timedOut"),
    SchemaCase(#""times": 2"#, #""times": 0"#, "steps/load/retry/times"),
    SchemaCase(
      #""absent": "pick", "failed""#, #""absence": "pick", "failed""#, "steps/load/on",
      "steps/load/on/absence"),
    SchemaCase(
      #""count": "tries", "go""#, #""count": "tries", "push""#, "steps/load/on/found",
      "steps/load/on/found/push"),
    // Screens.
    SchemaCase(#""screen": "picker""#, #""screen": "pickr""#, "steps/pick/screen"),
    SchemaCase(
      #""screen": "picker""#, #""screen": "picker", "service": "settings.read""#,
      "steps/pick/service"),
    SchemaCase(
      #""screen": "picker""#, #""screen": "picker", "timeout": "3s""#, "steps/pick/timeout"),
    SchemaCase(
      #""screen": "picker""#, #""screen": "picker", "store": "weather""#, "steps/pick/store"),
    SchemaCase(
      #""selected": "${context.old?}""#, #""select": "${context.old?}""#, "steps/pick/with/select"),
    SchemaCase(#""title": "Pick for ${input.file}""#, #""title": true"#, "steps/pick/with/title"),
    SchemaCase(#"Pick for ${input.file}"#, #"Pick for ${inputs.file}"#, "steps/pick/with/title"),
    SchemaCase(#"Pick for ${input.file}"#, #"Pick for ${input.file"#, "steps/pick/with/title"),
    SchemaCase(
      #""value": "c", "label": "C""#, #""value": "c", "lable": "C""#,
      "steps/pick/with/options/0/lable"),
    SchemaCase(#""chosen": ["#, #""picked": ["#, "steps/pick/on", "steps/pick/on/picked"),
    SchemaCase(#""destructive": true"#, #""destructive": "true""#, "steps/ask/with/destructive"),
    SchemaCase(
      #"{ "stay": true }"#, #"{ "stay": true, "with": {} }"#, "steps/ask/on/cancelled/with"),
    SchemaCase(
      #"{ "stay": true }"#, #"{ "stay": true, "end": "left" }"#, "steps/ask/on/cancelled/end"),
    SchemaCase(#"{ "stay": true }"#, #"{ "stay": false }"#, "steps/ask/on/cancelled/stay"),
    SchemaCase(#"{ "stay": true }"#, #"[]"#, "steps/ask/on/cancelled"),
    SchemaCase(
      #""excerpt": "document.excerpt""#, #""excerpt": "settings.read""#, "steps/see/use/excerpt"),
    SchemaCase(
      #""excerpt": "document.excerpt""#, #""extract": "document.excerpt""#, "steps/see/use",
      "steps/see/use/extract"),
    SchemaCase(#""format": "epub""#, #""format": "epup""#, "steps/see/with/format"),
    SchemaCase(
      #""go": "pick", "with": { "selected": "c" }"#,
      #""go": "pick", "when": { "isSet": "${input.key?}" }"#, "steps/see/on/back/when"),
    // Journeys.
    SchemaCase(#""from": "${input.file}""#, #""from": "${output.file}""#, "steps/any/journey/from"),
    SchemaCase(#""finished""#, #""ended""#, "steps/any/on", "steps/any/on/ended"),
    SchemaCase(#""journey": "preferences", "on""#, #""on""#, "steps/nest"),
    SchemaCase(
      #""journey": "preferences""#, #""journey": "preferences", "use": {}"#, "steps/nest/use"),
  ]
}
