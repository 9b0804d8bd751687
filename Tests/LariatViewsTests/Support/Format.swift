import LariatViews

/// Something to pick.
struct Format: Identifiable, Sendable {
  let id: String
  let label: String
  var detail: String?

  static let all = [
    Format(id: "epub", label: "EPUB 3", detail: "for readers"), Format(id: "html", label: "HTML"),
  ]
}

extension Options<String> {
  static var formats: Options<String> {
    Options(Format.all, id: \.id, label: \.label, detail: \.detail)
  }
}
