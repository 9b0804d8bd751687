/// The rows of a list or picker, made one by one as they are asked for: a hundred thousand cost
/// nothing until then.
///
/// Offsets run from 0 to `count`; any other is a mistake of the caller.
@MainActor
public struct Rows: Sendable {
  public let count: Int
  private let identify: @MainActor (Int) -> ElementID
  private let make: @MainActor (Int) -> Row

  public init(
    count: Int, id: @escaping @MainActor (_ offset: Int) -> ElementID,
    row: @escaping @MainActor (_ offset: Int) -> Row
  ) {
    self.count = count
    identify = id
    make = row
  }

  public func id(at offset: Int) -> ElementID { identify(offset) }

  public func row(at offset: Int) -> Row { make(offset) }

  /// Where the row with this id is. Looks around `hint` first, so following a moving highlight costs
  /// the same in any list.
  public func offset(of id: ElementID, near hint: Int = 0) -> Int? {
    guard count > 0 else { return nil }
    let start = min(max(hint, 0), count - 1)
    for distance in 0...max(start, count - 1 - start) {
      if start + distance < count, identify(start + distance) == id { return start + distance }
      if distance > 0, start >= distance, identify(start - distance) == id {
        return start - distance
      }
    }
    return nil
  }

  /// The same rows, each changed when it is made.
  func mapRows(_ change: @escaping @MainActor (inout Row) -> Void) -> Rows {
    Rows(count: count, id: identify) { offset in
      var row = make(offset)
      change(&row)
      return row
    }
  }
}
