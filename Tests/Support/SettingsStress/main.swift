// One of several processes that change the same setting: SettingsStress FOLDER NAME TIMES
//
// Each change expects the revision that was read just before. What came of it is a line:
// `updated REVISION VALUE`, or `conflict REVISION VALUE` with what was there instead.

import Foundation
import LariatFlows
import LariatStandard

let arguments = CommandLine.arguments
guard arguments.count == 4, let times = Int(arguments[3]) else {
  preconditionFailure("usage: SettingsStress FOLDER NAME TIMES")
}
let file = SettingsFile(in: StateFolder(path: arguments[1]), patience: .seconds(60))

/// Writes a line at once, so that nothing said is lost to a kill.
func say(_ words: String...) {
  FileHandle.standardOutput.write(Data((words.joined(separator: " ") + "\n").utf8))
}

for turn in 1...times {
  let expected = try file.read("shared")?.revision ?? 0
  let value = Value.string("\(arguments[2]) \(turn)")
  switch try await file.update("shared", to: value, expecting: expected) {
  case .updated(let revision): say("updated", String(revision), value.json)
  case .unchanged(let revision): say("unchanged", String(revision), value.json)
  case .conflict(let present?): say("conflict", String(present.revision), present.value.json)
  case .conflict(nil): say("conflict", "0", "nothing")
  }
}
