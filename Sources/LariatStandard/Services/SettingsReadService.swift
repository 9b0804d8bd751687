public import Lariat
public import LariatFlows

/// Reads one setting.
public struct SettingsReadService: Service {
  public static let name: ServiceName = "settings.read"
  public static let summary = "Reads one setting"

  public struct Input: Record, Hashable {
    public let key: String

    public init(_ fields: inout Fields<Self>) {
      key = fields("key", \.key, "The setting's name")
    }
  }

  public struct Output: PortList {
    public let found = Port<KeptSetting>("found", "What is kept under the key")
    public let absent = Port<Nothing>("absent", "Nothing is kept under the key")
    public init() {}
  }

  private let settings: SettingsFile

  public init(_ settings: SettingsFile) { self.settings = settings }

  @concurrent
  public func perform(_ input: Input, _ call: ServiceCall<Output>) async throws -> Answer {
    guard let setting = try settings.read(input.key) else {
      return call.output.absent.answer(Nothing())
    }
    return call.output.found.answer(KeptSetting(setting))
  }
}
