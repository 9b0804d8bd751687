import Lariat
import LariatViews

struct DetailScreenView: View {
  let store: DetailScreen.ViewStore

  var body: some View {
    ScreenHeading(title: store.title)
    ForEach(store.pairs.indices) { index in
      LabeledContent(store.pairs[index].label, value: store.pairs[index].text)
    }
    if !store.text.isEmpty { Text(store.text) }
    HStack {
      ForEach(store.actions) { action in
        Button(
          action.label, role: action.id == store.actions.first?.id ? .default : .normal,
          target: store, action: .actionTapped(action.id)
        )
        .hint(action.detail.isEmpty ? nil : action.detail)
      }
      Button(
        store.done, role: store.actions.isEmpty ? .default : .cancel, target: store,
        action: .doneTapped)
    }
  }
}
