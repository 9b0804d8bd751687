/// Where a line may end beside a space, in the parts of Unicode's rules (UAX 14) that matter to
/// plain text: behind hyphens and dashes, and between the characters of scripts without spaces.
enum BreakRule {
  static func marks(_ scalar: Unicode.Scalar) -> TextCell.Marks {
    switch scalar.value {
    case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F: [.space]
    case 0x2D, 0x2010, 0x2012...0x2014, 0x2F, 0x200B: [.breakAfter]
    // What closes stays with what is before it, what opens with what follows.
    case 0x3001, 0x3002, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0xFF01, 0xFF09, 0xFF0C, 0xFF0E,
      0xFF1A, 0xFF1B, 0xFF1F:
      [.breakAfter]
    case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0xFF08: [.breakBefore]
    case 0x3000: [.space]
    case 0x0E00...0x0EFF, 0x1780...0x17FF: [.breakAfter]
    case 0x2E80...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF, 0xAC00...0xD7AF,
      0xF900...0xFAFF, 0x20000...0x3FFFF:
      [.breakBefore, .breakAfter]
    default: []
    }
  }

  /// What is not shown: joiners, marks of direction, variation selectors, soft hyphens.
  static func isInvisible(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xAD, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFE00...0xFE0F, 0xFEFF,
      0xE0000...0xE0FFF:
      true
    default: false
    }
  }
}
