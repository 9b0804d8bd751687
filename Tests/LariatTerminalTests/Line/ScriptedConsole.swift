import LariatTerminal

/// Answers with prepared lines as they are asked for, and keeps what was shown.
@MainActor
final class ScriptedConsole: LineConsole {
  var isInteractive: Bool
  var showsUnicode = true
  var received: ((String?) -> Void)?
  private(set) var transcript = ""
  /// Which requests hid what was typed.
  private(set) var secrets: [Bool] = []
  private var lines: [String]

  init(_ lines: [String], isInteractive: Bool = false) {
    self.lines = lines
    self.isInteractive = isInteractive
  }

  func write(_ text: String) { transcript += text }

  func requestLine(isSecret: Bool) {
    secrets.append(isSecret)
    let line = lines.isEmpty ? nil : lines.removeFirst()
    received?(line)
  }
}
