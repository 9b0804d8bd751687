/// Where a link leads, and whether a written document may lead there.
enum LinkTarget: Hashable {
  /// A heading of the document, as an index into its outline.
  case heading(Int)
  /// A whole reference with a scheme.
  case absolute(String)
  /// A file beside the document, or a place in the document that does not exist.
  case relative(String)
  /// Would run a script, or hold its own data.
  case refused

  init(_ destination: [UInt8], in outline: Outline) {
    let reference = PercentCoding.encode(destination)
    if reference.hasPrefix("#") {
      let heading = outline.heading(for: Substring(reference))
      self = heading.map { .heading($0) } ?? .relative(reference)
    } else if let scheme = Self.scheme(reference) {
      self = Self.refusedSchemes.contains(scheme) ? .refused : .absolute(reference)
    } else {
      self = .relative(reference)
    }
  }

  /// Whether an EPUB may link there: such a file must stand on its own, and readers are strict
  /// about the form of what it refers to.
  static func isPortable(_ reference: String) -> Bool {
    guard let scheme = scheme(reference) else { return false }
    let rest = reference.dropFirst(scheme.utf8.count + 1)
    switch scheme {
    case "mailto", "tel":
      return !rest.isEmpty && !rest.contains("/")
    case "http", "https", "ftp":
      guard rest.hasPrefix("//") else { return false }
      let authority = rest.dropFirst(2).prefix { $0 != "/" && $0 != "?" && $0 != "#" }
      let parts = authority.split(separator: ":", omittingEmptySubsequences: false)
      guard let host = parts.first, parts.count <= 2 else { return false }
      let labels = host.split(separator: ".", omittingEmptySubsequences: false)
      let areLabels = labels.allSatisfy { label in
        !label.isEmpty && label.utf8.allSatisfy { ASCII.isAlphanumeric($0) || $0 == ASCII.hyphen }
          && label.first != "-" && label.last != "-"
      }
      return areLabels && (parts.count == 1 || UInt16(parts[1]) != nil)
    default:
      return false
    }
  }

  private static func scheme(_ reference: String) -> String? {
    guard let first = reference.utf8.first, ASCII.isLetter(first) else { return nil }
    let scheme = reference.utf8.prefix {
      ASCII.isAlphanumeric($0) || $0 == ASCII.plus || $0 == ASCII.dot || $0 == ASCII.hyphen
    }
    guard scheme.endIndex < reference.utf8.endIndex,
      reference.utf8[scheme.endIndex] == ASCII.colon
    else { return nil }
    return String(Substring(scheme)).lowercased()
  }

  private static let refusedSchemes: Set = ["javascript", "vbscript", "data"]
}
