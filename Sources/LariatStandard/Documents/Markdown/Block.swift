/// One node of a document's block structure, in the order of the text.
///
/// A block's children follow it directly; `end` is the index after its last descendant, and so
/// that of its next sibling.
struct Block: Hashable {
  enum Kind: Hashable {
    case document
    case quote
    case list(ListStyle)
    case item(Task)
    case paragraph
    case heading(level: Int8)
    case code(language: ByteRange)
    case html
    /// `columns` is an index into the document's `tables`.
    case table(columns: Int32)
    case row(isHeader: Bool)
    case rule
    /// Held only definitions of references; nothing is shown.
    case nothing
  }

  /// The box of a task list's item.
  enum Task: Hashable {
    case none
    case open
    case done
  }

  var kind: Kind
  /// Of the first character, from 1.
  var line: Int32
  /// Of the last character that is not blank.
  var lastLine: Int32
  var end: Int32 = 0
  /// Of the first of `segments`.
  var textLine: Int32 = 0
  /// The lines of a leaf, as indices into the document's `segments`.
  var segments: Range<Int32> = 0..<0
}

/// A stretch of the source's bytes, or of text made from them.
struct ByteRange: Hashable {
  var start: Int32
  var end: Int32

  init(_ start: Int, _ end: Int) {
    self.start = Int32(truncatingIfNeeded: start)
    self.end = Int32(truncatingIfNeeded: end)
  }

  /// As indices; the sources are small enough that both ends fit 32 bits.
  var indices: Range<Int> { Int(start)..<Int(max(start, end)) }
  var isEmpty: Bool { end <= start }
}

/// What one line of the source gives to a leaf.
struct Segment: Hashable {
  var bytes: ByteRange
  /// Spaces to put in front: the rest of a tab that a container used in part.
  var indent: Int8 = 0
}

/// What a list's items have in common.
struct ListStyle: Hashable {
  /// `-`, `+`, `*`, or what follows the number: `.` or `)`.
  var delimiter: UInt8
  /// Nil for bullets.
  var start: Int32?
  /// Whether blank lines part the items, which are then paragraphs of their own.
  var isLoose = false

  func continues(_ other: ListStyle) -> Bool {
    delimiter == other.delimiter && (start == nil) == (other.start == nil)
  }
}

/// How a table's column is set.
enum ColumnAlignment: Hashable {
  case natural
  case left
  case center
  case right
}
