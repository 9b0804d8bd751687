import LariatFlows

/// Renames a journey in its files and leaves everything else as its author wrote it.
struct JourneyCopy {
  let source: String
  let name: String

  init(of source: String, named name: String) {
    self.source = source
    self.name = name
  }

  /// The flow file under the new name, with a title of its own and without the other names that only
  /// one journey may have; nil where the file is no flow.
  func flow(_ bytes: [UInt8]) -> String? {
    guard let root = JSONReader.read(bytes, file: "flow").document?.root,
      case .object(let members) = root.content
    else { return nil }
    var edits: [(range: Range<Int>, text: String)] = []
    for (index, member) in members.enumerated() {
      switch member.key {
      case "journey": edits.append((member.node.range, Value.quote(name)))
      case "title":
        edits.append((member.node.range, Value.quote(JourneySketch.title(name))))
      case "also":
        if index > 0 {
          let last = members[index - 1].node.range.upperBound
          edits.append((last..<member.node.range.upperBound, ""))
        } else if members.count > 1 {
          let next = members[1].keyRange.lowerBound
          edits.append((member.keyRange.lowerBound..<next, ""))
        }
      default: break
      }
    }
    return apply(edits, to: bytes)
  }

  /// The scenario under the new name; nil where it is none of the source's.
  func scenario(_ bytes: [UInt8]) -> String? {
    guard let root = JSONReader.read(bytes, file: "scenario").document?.root,
      let journey = root["journey"], case .string(source) = journey.content
    else { return nil }
    return apply([(journey.range, Value.quote(name))], to: bytes)
  }

  /// `export-again.json` of `export` is `trip-again.json` of `trip`.
  func rename(fileName: String) -> String {
    fileName.hasPrefix(source) ? name + fileName.dropFirst(source.count) : "\(name)-\(fileName)"
  }

  private func apply(_ edits: [(range: Range<Int>, text: String)], to bytes: [UInt8]) -> String {
    var bytes = bytes
    for edit in edits.reversed() { bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8)) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
