/// Makes any text fit to be shown on a terminal that interprets what it gets.
nonisolated public enum PlainText {
  /// One line: control characters, escape sequences and line ends are made harmless.
  public static func line(_ text: String, unicode: Bool = true) -> String {
    clean(text, keepsLines: false, unicode: unicode)
  }

  /// Several lines: newlines are kept, tabs become spaces, everything else is as in `line`.
  public static func block(_ text: String, unicode: Bool = true) -> String {
    clean(text, keepsLines: true, unicode: unicode)
  }

  private static func clean(_ text: String, keepsLines: Bool, unicode: Bool) -> String {
    if text.utf8.allSatisfy({ (32..<127).contains($0) }) { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.replacingLineEnds.unicodeScalars {
      switch scalar {
      case "\n" where keepsLines: result.append(scalar)
      case "\n": result.append(" ")
      case "\t": result.append(contentsOf: (keepsLines ? "    " : " ").unicodeScalars)
      case _ where isHarmful(scalar): result.append(unicode ? "\u{FFFD}" : "?")
      case _ where unicode || scalar.isASCII: result.append(scalar)
      default: result.append(contentsOf: ascii(scalar).unicodeScalars)
      }
    }
    return String(result)
  }

  /// C0 and C1 controls, DEL, and the marks that turn the direction of what follows.
  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<32, 127..<160, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private static func ascii(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\u{2026}": "..."
    case "\u{2018}", "\u{2019}": "'"
    case "\u{201C}", "\u{201D}": "\""
    case "\u{2013}", "\u{2014}", "\u{2212}": "-"
    case "\u{2192}": "->"
    case "\u{2022}", "\u{00B7}": "*"
    case "\u{00A0}", "\u{202F}": " "
    default: "?"
    }
  }
}

extension String {
  nonisolated fileprivate var replacingLineEnds: String {
    var result = ""
    for character in self {
      result.append(character == "\r\n" || character == "\r" ? "\n" : character)
    }
    return result
  }
}
