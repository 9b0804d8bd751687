import Glibc
import Lariat

/// Where a command writes: results to standard output, everything else to standard error.
public protocol Output: AnyObject {
  func result(_ text: String)
  func message(_ text: String)
}

extension Output {
  func resultLine(_ text: String) { result(text + "\n") }
  func messageLine(_ text: String) { message(text + "\n") }

  /// `lariat: what is wrong; how to mend it`.
  func complain(_ error: some CustomStringConvertible) {
    for line in "\(error)".split(separator: "\n") { messageLine("lariat: \(line)") }
  }
}
