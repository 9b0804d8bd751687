/// A view for each element, told apart by id and not by place.
///
/// Within a `List` the views are made only for the rows that are asked for.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable & Sendable, Content: View> {
  private let data: Data
  private let id: KeyPath<Data.Element, ID>
  private let content: (Data.Element) -> Content
  private var deletion: (@MainActor (Int) -> Void)?

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
  }

  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, Data.Element.ID == ID {
    self.init(data, id: \.id, content: content)
  }

  public init(_ data: Data, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data, id: \.self, content: content)
  }

  /// Lets people delete rows of a list; `perform` is told how far from the first it is.
  public func onDelete(_ perform: @escaping @MainActor (_ offset: Int) -> Void) -> Self {
    var copy = self
    copy.deletion = perform
    return copy
  }

  private func element(at offset: Int) -> Data.Element {
    data[data.index(data.startIndex, offsetBy: offset)]
  }
}

extension ForEach: PrimitiveView {
  func shape(in environment: EnvironmentValues) -> Shape {
    if environment.wantsRows {
      return Shape(
        rows: RowViews(
          count: data.count,
          id: { ElementID(element(at: $0)[keyPath: id]) },
          view: { content(element(at: $0)) },
          delete: deletion))
    }
    var seen: [ElementID: Int] = [:]
    return Shape(
      children: data.map { element in
        let id = ElementID(element[keyPath: id])
        let occurrence = seen[id, default: 0]
        seen[id] = occurrence + 1
        return Shape.Child(.element(id, occurrence: occurrence), content(element))
      })
  }
}
