/// One flow file as typed values: what can be known without a catalogue.
///
/// Every part keeps its place, so that later checks can point at it. Lists keep the file's order.
public struct FlowDefinition: Sendable, Hashable {
  /// The newest format that this version reads: the number under `lariat`.
  public static let newestFormat = 1

  public var file: String
  public var formatVersion: Int
  public var journey: Located<JourneyID>
  /// The journey's name where the file gives no title.
  public var title: String
  public var group: String?
  public var note: String?
  /// Kept off the menu: a journey that is there to be nested.
  public var isHidden: Bool
  /// Other names that the journey answers to: `also`.
  public var aliases: [Located<JourneyID>]
  public var inputs: [DeclaredField]
  public var outcomes: [Outcome]
  public var stores: [StoreDeclaration]
  public var types: [TypeDefinition]
  /// Context names that have an initial value, a type of their own, or both.
  public var context: [DeclaredField]
  public var start: [Transition]
  public var steps: [Step]

  public init(
    file: String, formatVersion: Int = FlowDefinition.newestFormat, journey: Located<JourneyID>,
    title: String, group: String? = nil, note: String? = nil, isHidden: Bool = false,
    aliases: [Located<JourneyID>] = [], inputs: [DeclaredField] = [], outcomes: [Outcome],
    stores: [StoreDeclaration] = [], types: [TypeDefinition] = [], context: [DeclaredField] = [],
    start: [Transition], steps: [Step]
  ) {
    self.file = file
    self.formatVersion = formatVersion
    self.journey = journey
    self.title = title
    self.group = group
    self.note = note
    self.isHidden = isHidden
    self.aliases = aliases
    self.inputs = inputs
    self.outcomes = outcomes
    self.stores = stores
    self.types = types
    self.context = context
    self.start = start
    self.steps = steps
  }
}
