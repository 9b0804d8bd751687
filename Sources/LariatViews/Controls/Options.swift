/// What a picker offers, in order; each option's words are made only when asked for.
@MainActor
public struct Options<ID: Hashable & Sendable> {
  public let count: Int
  let id: @MainActor (_ offset: Int) -> ID
  private let words: @MainActor (_ offset: Int) -> (label: String, detail: String?)

  public init<Data: RandomAccessCollection>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    label: @escaping @MainActor (Data.Element) -> String,
    detail: @escaping @MainActor (Data.Element) -> String? = { _ in nil }
  ) {
    count = data.count
    self.id = { data[data.index(data.startIndex, offsetBy: $0)][keyPath: id] }
    words = {
      let element = data[data.index(data.startIndex, offsetBy: $0)]
      return (label(element), detail(element))
    }
  }

  var rows: Rows {
    Rows(count: count, id: { ElementID(id($0)) }) { offset in
      let (label, detail) = words(offset)
      return Row(id: ElementID(id(offset)), label: label, detail: detail)
    }
  }
}
