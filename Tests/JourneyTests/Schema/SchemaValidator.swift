import Foundation
import LariatFlows

/// Python's `jsonschema`, where it is installed: the judge of our schemas.
enum SchemaValidator {
  static let isInstalled =
    (try? python(["-c", "import jsonschema"], input: Data()))?.status == 0

  /// What is wrong with each document: the paths of the errors, sorted, `steps/ask/on`.
  ///
  /// One process judges all of them; it judges the schema itself first.
  static func errors(
    in documents: [(name: String, text: String)], schema: String
  ) throws -> [String: [String]] {
    let input: [String: Any] = [
      "schema": schema,
      "documents": Dictionary(documents.map { ($0.name, $0.text) }) { first, _ in first },
    ]
    let data = try JSONSerialization.data(withJSONObject: input)
    let result = try python(["-W", "ignore", "-c", program], input: data)
    let errors = try JSONSerialization.jsonObject(with: result.output) as? [String: [String]]
    guard let errors else { throw CocoaError(.coderReadCorrupt) }
    return errors
  }

  private static let program = """
    import json, sys, jsonschema
    given = json.load(sys.stdin)
    schema = json.loads(given["schema"])
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    def errors(text):
        return sorted({"/".join(map(str, error.absolute_path))
                       for error in validator.iter_errors(json.loads(text))})
    json.dump({name: errors(text) for name, text in given["documents"].items()}, sys.stdout)
    """

  private static func python(
    _ arguments: [String], input: Data
  ) throws -> (status: Int32, output: Data) {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try input.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3"] + arguments
    process.standardInput = try FileHandle(forReadingFrom: file)
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, output)
  }
}
