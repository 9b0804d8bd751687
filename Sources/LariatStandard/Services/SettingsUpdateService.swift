public import Lariat
public import LariatFlows

/// Changes one setting, on disk when it says so.
public struct SettingsUpdateService: Service {
  public static let name: ServiceName = "settings.update"
  public static let summary = "Changes one setting, if nobody else has changed it meanwhile"

  public struct Input: Record, Hashable {
    public let key: String
    public let value: Value
    public let revision: Int?

    public init(_ fields: inout Fields<Self>) {
      key = fields("key", \.key, "The setting's name")
      value = fields("value", \.value, "Its new value")
      revision = fields(
        "revision", \.revision,
        "The revision it must still have, 0 for none yet; without it, it is changed in any case",
        type: .integer(NumberRange(minimum: 0)))
    }
  }

  public struct Revision: Record, Hashable {
    public let revision: Int

    public init(_ revision: Int) { self.revision = revision }

    public init(_ fields: inout Fields<Self>) {
      revision = fields("revision", \.revision, "Which change made it so")
    }
  }

  public struct Output: PortList {
    public let updated = Port<Revision>("updated", "The new value is on disk")
    public let unchanged = Port<Revision>("unchanged", "The value was there already")
    public let conflict = Port<PresentSetting>(
      "conflict", "Somebody else changed it; nothing was written, and this is there now")
    public init() {}
  }

  private let settings: SettingsFile

  public init(_ settings: SettingsFile) { self.settings = settings }

  @concurrent
  public func perform(_ input: Input, _ call: ServiceCall<Output>) async throws -> Answer {
    try Task.checkCancellation()
    do throws(StateError) {
      switch try await settings.update(input.key, to: input.value, expecting: input.revision) {
      case .updated(let revision): return call.output.updated.answer(Revision(revision))
      case .unchanged(let revision): return call.output.unchanged.answer(Revision(revision))
      case .conflict(let present): return call.output.conflict.answer(PresentSetting(present))
      }
    } catch {
      if error == .cancelled { throw CancellationError() }
      throw error
    }
  }
}
