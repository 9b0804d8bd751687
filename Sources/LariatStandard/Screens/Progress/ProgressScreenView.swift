import Lariat
import LariatViews

struct ProgressScreenView: View {
  let store: ProgressScreen.ViewStore

  var body: some View {
    ScreenHeading(title: store.title)
    ProgressView(store.isStopping ? "Stopping" : store.message, value: store.fraction)
    Button("Cancel", role: .cancel, target: store, action: .cancelTapped)
  }
}
