import Lariat
import LariatViews

struct PreviewScreenView: View {
  let store: PreviewScreen.ViewStore

  var body: some View {
    ScreenHeading(title: store.title, text: store.text)
    LabeledContent("Document", value: store.document)
    LabeledContent("Format", value: DocumentFormat.label(of: store.format))
    switch store.excerpt {
    case .reading: ProgressView("Reading")
    case .failed(let reason): Text(reason).style(.error)
    case .read(let excerpt):
      LabeledContent("Size", value: ByteCount(excerpt.bytes).description)
      Divider()
      Text(excerpt.text).style(.code)
      if !excerpt.isWhole { Text("… and more").style(.secondary) }
      Divider()
    }
    HStack {
      Button(store.confirm, role: .default, target: store, action: .confirmTapped)
      Button("Back", role: .cancel, target: store, action: .backTapped)
    }
  }
}
