/// Where a line front writes and reads: a terminal, a pipe, or a test.
public protocol LineConsole: AnyObject {
  /// Whether a person may type at any moment; a pipe's lines are all answers to questions.
  var isInteractive: Bool { get }
  /// Whether other characters than ASCII can be shown.
  var showsUnicode: Bool { get }
  /// Called with each line that was asked for, without its newline; nil once the input has ended.
  var received: ((String?) -> Void)? { get set }

  func write(_ text: String)
  /// Asks for one line. While one is awaited, asking again changes only whether it is echoed.
  func requestLine(isSecret: Bool)
}
