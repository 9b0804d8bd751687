import Lariat
import LariatViews

struct PickerScreenView: View {
  let store: PickerScreen.ViewStore

  var body: some View {
    ScreenHeading(title: store.title, text: store.text)
    if store.entries.isEmpty {
      Text("There is nothing to choose from.").style(.secondary)
    } else {
      Picker(
        store.title, boundTo: store, selection: \.highlighted, options: Options(store.entries),
        action: PickerScreen.Action.highlighted
      )
      .error(store.problem)
    }
    HStack {
      if !store.entries.isEmpty {
        Button("Continue", role: .default, target: store, action: .continueTapped)
      }
      Button("Cancel", role: .cancel, target: store, action: .cancelTapped)
    }
  }
}
