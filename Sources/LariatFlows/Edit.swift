/// A change to a text that mends a finding.
///
/// It says which word stands where rather than bytes: who makes it need not have the text at hand.
public struct Edit: Sendable, Hashable {
  /// The stretch that is changed, or that holds the word which is.
  public var place: Place
  /// The name that is replaced; nil where all of the stretch is.
  public var word: String?
  public var replacement: String

  public init(place: Place, word: String? = nil, replacement: String) {
    self.place = place
    self.word = word
    self.replacement = replacement
  }
}
