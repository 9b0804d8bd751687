/// Why nothing was written. Paths are as the request gave them.
public enum ExportError: Error, Sendable, Hashable {
  case cancelled

  case sourceMissing(path: String)
  case sourceIsFolder(path: String)
  /// A pipe, a socket, a device.
  case sourceIsNoFile(path: String)
  case sourceUnreadable(path: String, reason: String)
  case sourceEmpty(path: String)
  case sourceTooLarge(path: String, limit: Int)
  case sourceNotUTF8(path: String, line: Int, looksLikeUTF16: Bool)

  /// No font at hand has the character.
  case characterNotShown(path: String, line: Int, character: UInt32)

  case nameUnusable(name: String)
  case directoryMissing(path: String)
  case directoryIsFile(path: String)
  case targetExists(path: String)
  case targetIsFolder(path: String)
  case targetIsSource(path: String)
  case noPermission(path: String)
  case diskFull(path: String)
  case notWritten(path: String, reason: String)
  case outputTooLarge(path: String)
}

extension ExportError: CustomStringConvertible {
  /// What is wrong, where, and how to mend it, in one line.
  public var description: String {
    switch self {
    case .cancelled:
      "the export was cancelled; nothing was written"
    case .sourceMissing(let path):
      "\(path): there is no such file; check the spelling and the folder you are in"
    case .sourceIsFolder(let path):
      "\(path): this is a folder; name a Markdown file in it"
    case .sourceIsNoFile(let path):
      "\(path): this is not a regular file; save the text to a file and name that"
    case .sourceUnreadable(let path, let reason):
      "\(path): the file cannot be read (\(reason)); check its permissions"
    case .sourceEmpty(let path):
      "\(path): the document is empty; there is nothing to export"
    case .sourceTooLarge(let path, let limit):
      "\(path): the document is larger than \(limit / 1_048_576) MB, the most that is read at "
        + "once; split it"
    case .sourceNotUTF8(let path, let line, true):
      "\(path):\(line): the file looks like UTF-16; convert it to UTF-8, for example with iconv"
    case .sourceNotUTF8(let path, let line, false):
      "\(path):\(line): this line is not UTF-8 text; convert the file to UTF-8, for example with "
        + "iconv"
    case .characterNotShown(let path, let line, let character):
      "\(path):\(line): no font has the character \(Self.name(character)); install one that has, "
        + "or export as EPUB or HTML"
    case .nameUnusable(let name):
      "\"\(name)\" cannot be a file's name; use one without \"/\", at most 200 bytes long"
    case .directoryMissing(let path):
      "\(path): there is no such folder; create it or name another"
    case .directoryIsFile(let path):
      "\(path): this is a file; name a folder to write to"
    case .targetExists(let path):
      "\(path): a file of that name exists; ask to overwrite it, or choose another folder"
    case .targetIsFolder(let path):
      "\(path): a folder of that name exists; choose another folder or name"
    case .targetIsSource(let path):
      "\(path): this is the document itself; choose another folder or name"
    case .noPermission(let path):
      "\(path): you may not write here; choose another folder"
    case .diskFull(let path):
      "\(path): the disk is full; free some space or choose a folder on another disk"
    case .notWritten(let path, let reason):
      "\(path): the file could not be written (\(reason)); choose another folder"
    case .outputTooLarge(let path):
      "\(path): the file would be larger than its format allows; split the document"
    }
  }

  /// `"Ж" (U+0416)`.
  private static func name(_ character: UInt32) -> String {
    let digits = String(character, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    guard let scalar = Unicode.Scalar(character) else { return code }
    return "\"\(Character(scalar))\" (\(code))"
  }
}
