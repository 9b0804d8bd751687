import LariatViews

/// A button that counts how often it was pressed; it logs each run of its body.
struct Counter: View {
  let name: String
  var log: Log?
  @State var count = 0

  var body: some View {
    let _ = log?("body \(name)")
    Button("\(name) \(count)") { count += 1 }
  }
}
