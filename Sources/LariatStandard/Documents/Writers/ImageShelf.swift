#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The images beside a document that go into what is written from it, each once.
final class ImageShelf {
  struct Image: Hashable {
    /// `image-1.png`.
    let name: String
    let mediaType: String
    let bytes: [UInt8]
  }

  /// In the order of their first use.
  private(set) var images: [Image] = []
  /// Indices into `images` by path; nil for a file that is no image.
  private var known: [String: Int?] = [:]
  private let folder: String
  private var room: Int

  /// In bytes: larger files stay where they are.
  private static let sizeLimit = 16 * 1_048_576

  /// - Parameter source: the document, beside which relative paths start.
  init(besides source: String) {
    let end = source.lastIndex(of: "/")
    folder = end.map { String(source[...$0]) } ?? ""
    room = 4 * Self.sizeLimit
  }

  /// The image that a document calls by a relative path; nil where there is none to take.
  func image(_ destination: [UInt8]) -> Image? {
    let path = PercentCoding.decode(Substring(String(decoding: destination, as: UTF8.self)))
    if let index = known[path] { return index.map { images[$0] } }
    guard !path.hasPrefix("/"), !path.contains(":"), known.count < 10_000,
      let bytes = read(FilePath.join(folder, path)), let type = Self.type(bytes)
    else {
      known[path] = .some(nil)
      return nil
    }
    known[path] = images.count
    room -= bytes.count
    let image = Image(
      name: "image-\(images.count + 1).\(type.ending)", mediaType: type.media, bytes: bytes)
    images.append(image)
    return image
  }

  private func read(_ path: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    do throws(SystemError) {
      let file = try DocumentFile(path, O_RDONLY | O_NONBLOCK)
      guard try file.status.kind == .regular else { return nil }
      while true {
        let chunk = try file.read(262_144)
        if chunk.isEmpty { return bytes }
        bytes += chunk
        if bytes.count > min(Self.sizeLimit, room) { return nil }
      }
    } catch {
      return nil
    }
  }

  /// By their first bytes: the kinds that every reader of EPUB knows.
  private static func type(_ bytes: [UInt8]) -> (media: String, ending: String)? {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      return ("image/png", "png")
    }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return ("image/jpeg", "jpg") }
    if bytes.starts(with: Array("GIF8".utf8)) { return ("image/gif", "gif") }
    return nil
  }
}
