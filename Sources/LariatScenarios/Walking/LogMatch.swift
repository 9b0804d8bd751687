/// Looks for lines in a log, in order.
public enum LogMatch {
  /// The first of `expected` that is not found after the ones before it; nil if all are.
  ///
  /// A line is found if it equals the expected one, or begins with it and goes on with a space or an
  /// opening bracket: so `entered format` need not say with what input, nor `action form edited` with
  /// what text. How deep a line is indented does not matter.
  public static func missing(_ expected: [String], in lines: [String]) -> Int? {
    var rest = lines[...]
    for (index, wanted) in expected.enumerated() {
      guard let found = rest.firstIndex(where: { matches($0, wanted) }) else { return index }
      rest = rest[(found + 1)...]
    }
    return nil
  }

  static func matches(_ line: String, _ wanted: String) -> Bool {
    let line = line.drop { $0 == " " }
    return line == wanted || line.hasPrefix(wanted + " ") || line.hasPrefix(wanted + "(")
  }
}
