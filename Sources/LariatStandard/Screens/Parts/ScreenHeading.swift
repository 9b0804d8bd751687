import LariatViews

/// What stands on top of the shipped screens: a title, and a few words where there are any.
struct ScreenHeading: View, nonisolated Equatable {
  let title: String
  let text: String

  init(title: String, text: String = "") {
    self.title = title
    self.text = text
  }

  var body: some View {
    Text(title).style(.title)
    if !text.isEmpty { Text(text) }
  }
}
