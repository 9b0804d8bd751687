/// Views that are made one by one, on demand.
@MainActor
struct RowViews {
  let count: Int
  let id: @MainActor (_ offset: Int) -> ElementID
  let view: @MainActor (_ offset: Int) -> any View
  let delete: (@MainActor (_ offset: Int) -> Void)?

  /// What deletes the row at `offset`, if it can be.
  func deletion(at offset: Int) -> (@MainActor () -> Void)? {
    guard let delete else { return nil }
    return { delete(offset) }
  }
}
