/// One character of a line, set: its glyph, its width, how it looks and where it leads.
struct TextCell: Hashable {
  struct Marks: OptionSet, Hashable {
    let rawValue: UInt8
    static let struck = Marks(rawValue: 1)
    /// On a grey ground, as code in running text is.
    static let shaded = Marks(rawValue: 2)
    static let space = Marks(rawValue: 4)
    /// A line may end behind it.
    static let breakAfter = Marks(rawValue: 8)
    /// A line may begin with it.
    static let breakBefore = Marks(rawValue: 16)
  }

  var glyph: Glyph
  /// Of the type, in points.
  var size: Float
  var marks: Marks = []
  /// An index into the composer's targets; -1 where it leads nowhere.
  var link: Int32 = -1

  /// In points.
  var advance: Double { Double(glyph.width) * Double(size) / 1000 }
}

/// A line's cells, without the spaces at its end.
struct SetLine: Hashable {
  var cells: [TextCell] = []

  var width: Double { cells.reduce(0) { $0 + $1.advance } }
}
