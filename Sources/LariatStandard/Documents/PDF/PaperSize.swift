/// The sheets that pages are made for.
public enum PaperSize: String, Sendable, Hashable, CaseIterable {
  case a4
  case letter

  /// In points of 1/72 inch.
  var width: Double { self == .a4 ? 595.28 : 612 }
  var height: Double { self == .a4 ? 841.89 : 792 }
}
