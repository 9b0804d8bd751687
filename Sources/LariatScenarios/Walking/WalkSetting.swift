public import LariatFlows

/// What a walk needs of the world beside the run.
public struct WalkSetting: Sendable {
  /// The folder that paths typed by a script start from; nil leaves them as they are.
  public var folder: String?
  /// Secrets by name.
  public var secret: @Sendable (String) -> Secret?

  public init(
    folder: String? = nil, secret: @escaping @Sendable (String) -> Secret? = { _ in nil }
  ) {
    self.folder = folder
    self.secret = secret
  }

  func resolve(path: String) -> String {
    guard let folder, !path.hasPrefix("/"), folder != "." else { return path }
    return path == "." ? folder : "\(folder)/\(path)"
  }
}
