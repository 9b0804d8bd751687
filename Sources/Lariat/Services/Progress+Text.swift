extension Progress: CustomStringConvertible {
  /// `40 % copying`; without a fraction only the message.
  public var description: String {
    let percent = fraction.map { "\(Int(($0 * 100).rounded(.down))) %" }
    return [percent, message.isEmpty ? nil : message].compactMap { $0 }.joined(separator: " ")
  }
}
