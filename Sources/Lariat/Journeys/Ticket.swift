/// Names one visit of a run. Numbers count from 1 in the order of entering and are never reused.
public struct Ticket: Sendable, Hashable, Comparable, CustomStringConvertible {
  public let number: Int

  public init(_ number: Int) { self.number = number }

  public static func < (left: Ticket, right: Ticket) -> Bool { left.number < right.number }
  public var description: String { "#\(number)" }
}
