import Lariat
import LariatViews

struct MessageScreenView: View {
  let store: MessageScreen.ViewStore

  var body: some View {
    ScreenHeading(title: store.title)
    if !store.text.isEmpty { Text(store.text).style(store.tone.style) }
    Button(store.done, role: .default, target: store, action: .doneTapped)
  }
}

extension MessageScreen.Tone {
  var style: TextStyle {
    switch self {
    case .plain: .body
    case .success: .success
    case .warning: .warning
    case .error: .error
    }
  }
}
