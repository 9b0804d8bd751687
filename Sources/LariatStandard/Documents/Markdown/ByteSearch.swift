/// Finds ASCII words in bytes.
enum ByteSearch {
  /// The index of the first place in `range` where `word` stands.
  static func find(
    _ word: String, in bytes: [UInt8], _ range: Range<Int>, ignoringCase: Bool = false
  ) -> Int? {
    let word = Array(word.utf8)
    guard let first = word.first, range.count >= word.count else { return nil }
    var position = range.lowerBound
    while position <= range.upperBound - word.count {
      if bytes[position] == first {
        var index = 1
        while index < word.count {
          let byte = bytes[position + index]
          let folded = ignoringCase && ASCII.isLetter(byte) ? byte | 0x20 : byte
          if folded != word[index] { break }
          index += 1
        }
        if index == word.count { return position }
      }
      position += 1
    }
    return nil
  }
}
