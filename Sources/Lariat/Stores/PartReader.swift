/// Reads one part of a value, straight from its place in memory where it is a stored property.
///
/// A key path is some ten times slower, and a store reads one for every observer after every action.
@usableFromInline
struct PartReader<Whole, Part> {
  @usableFromInline let path: KeyPath<Whole, Part>
  /// Where the part lies in the whole; nil where it has to be computed.
  @usableFromInline let offset: Int?

  @inlinable init(_ path: KeyPath<Whole, Part>) {
    self.path = path
    offset = MemoryLayout<Whole>.offset(of: path)
  }

  @inlinable func read(_ whole: Whole) -> Part {
    guard let offset else { return whole[keyPath: path] }
    // The offset is that of a stored property of this type, so an initialized `Part` lies there.
    return unsafe withUnsafePointer(to: whole) { whole in
      unsafe UnsafeRawPointer(whole).advanced(by: offset).assumingMemoryBound(to: Part.self).pointee
    }
  }
}
