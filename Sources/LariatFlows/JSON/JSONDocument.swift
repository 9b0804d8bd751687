/// A JSON text that was read: its tree and the text that places are found in.
public struct JSONDocument: Sendable {
  public let root: JSONNode
  public let source: SourceText

  public init(root: JSONNode, source: SourceText) {
    self.root = root
    self.source = source
  }

  public func place(of node: JSONNode) -> Place { source.place(of: node.range) }
  public func place(ofKey member: JSONMember) -> Place { source.place(of: member.keyRange) }
}
