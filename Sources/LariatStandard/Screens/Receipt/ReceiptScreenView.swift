import Lariat
import LariatViews

struct ReceiptScreenView: View {
  let store: ReceiptScreen.ViewStore

  var body: some View {
    ScreenHeading(title: store.title)
    LabeledContent("File", value: store.path)
    if let bytes = store.bytes { LabeledContent("Size", value: ByteCount(bytes).description) }
    if !store.text.isEmpty { Text(store.text) }
    HStack {
      Button("Done", role: .default, target: store, action: .doneTapped)
      if let again = store.again { Button(again, target: store, action: .againTapped) }
    }
  }
}
