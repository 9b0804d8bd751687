/// What a field wants typed into it.
public enum TextContentType: String, Sendable, Hashable {
  case plain
  case path
  /// As ISO 8601 writes it: 2025-12-31.
  case date
  case integer
  case number
}
