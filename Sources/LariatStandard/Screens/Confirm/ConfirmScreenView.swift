import Lariat
import LariatViews

struct ConfirmScreenView: View {
  let store: ConfirmScreen.ViewStore

  var body: some View {
    ScreenHeading(title: store.title, text: store.message)
    HStack {
      Button(
        store.confirm, role: store.isDestructive ? .destructive : .default, target: store,
        action: .confirmTapped)
      Button(store.cancel, role: .cancel, target: store, action: .cancelTapped)
    }
  }
}
