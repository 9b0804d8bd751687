/// A leaf's text taken apart: `events` point into `bytes`, and what begins in them ends in them.
struct InlineText {
  enum Style: Hashable {
    case emphasis
    case strong
    case strike
  }

  struct Event: Hashable {
    enum Kind: Hashable {
      case text(ByteRange)
      /// Line endings in it stand for spaces.
      case code(ByteRange)
      case softBreak
      case hardBreak
      case begin(Style)
      case end(Style)
      /// Links hold no links, images hold their alternative text.
      case beginLink(destination: ByteRange, title: ByteRange)
      case endLink
      case beginImage(destination: ByteRange, title: ByteRange)
      case endImage
    }

    var kind: Kind
    /// Of the source, from 1.
    var line: Int32
  }

  var bytes: [UInt8]
  var events: [Event]

  /// The text alone, with spaces for breaks.
  var plain: [UInt8] {
    var text: [UInt8] = []
    for event in events {
      switch event.kind {
      case .text(let range): text += bytes[range.indices]
      case .code(let range):
        text += bytes[range.indices].lazy.map { $0 == ASCII.newline ? ASCII.space : $0 }
      case .softBreak, .hardBreak: text.append(ASCII.space)
      case .begin, .end, .beginLink, .endLink, .beginImage, .endImage: break
      }
    }
    return text
  }
}
