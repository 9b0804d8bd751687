/// What the inline parser has found so far, in the order of the text. Small, as hostile texts make
/// one of every byte.
struct InlineToken {
  enum Kind: UInt8 {
    case text
    case code
    case softBreak
    case hardBreak
    /// `range.start` is an index into the parser's `runs`.
    case run
    /// `range.start` is an index into the parser's `targets`.
    case beginLink
    case endLink
    case beginImage
    case endImage
  }

  var kind: Kind
  var range: ByteRange
}

/// A row of `*`, `_` or `~` that may begin or end emphasis (CommonMark, "Phase 2").
struct DelimiterRun {
  let character: UInt8
  let position: Int32
  let length: Int32
  let canOpen: Bool
  let canClose: Bool
  /// Characters that are not part of any emphasis yet.
  var remaining: Int32
  /// Neighbours among the runs still in play, as indices; -1 for none.
  var previous: Int32
  var next: Int32 = -1
  /// The innermost emphasis that begins here, and the first that ends here, as indices into the
  /// parser's `matches`; -1 for none.
  var openings: Int32 = -1
  var closings: Int32 = -1
  var lastClosing: Int32 = -1
}

/// One end of an emphasis, chained to the next further out.
struct DelimiterMatch {
  let style: InlineText.Style
  var next: Int32 = -1
}

/// A `[` or `![` that may begin a link or an image.
struct LinkBracket {
  let token: Int
  /// The index after the bracket.
  let position: Int
  let isImage: Bool
  /// The last run before it, as an index; -1 for none.
  let lastRun: Int32
  /// Whether another bracket came later, so that the text between cannot be a label.
  var isFollowed = false
}
