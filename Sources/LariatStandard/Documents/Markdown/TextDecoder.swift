/// Takes the backslashes off escaped punctuation and puts characters in place of entities.
enum TextDecoder {
  static func decode(_ bytes: [UInt8], _ range: ByteRange) -> [UInt8] {
    let source = bytes[range.indices]
    if !source.contains(where: { $0 == ASCII.backslash || $0 == ASCII.ampersand }) {
      return Array(source)
    }
    var text: [UInt8] = []
    text.reserveCapacity(source.count)
    var position = source.startIndex
    while position < source.endIndex {
      let byte = bytes[position]
      if byte == ASCII.backslash, position + 1 < source.endIndex,
        ASCII.isPunctuation(bytes[position + 1])
      {
        text.append(bytes[position + 1])
        position += 2
      } else if byte == ASCII.ampersand,
        let entity = Entity(bytes, position, source.endIndex)
      {
        text += entity.text
        position = entity.next
      } else {
        text.append(byte)
        position += 1
      }
    }
    return text
  }
}
