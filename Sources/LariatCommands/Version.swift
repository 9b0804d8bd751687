/// The version that `lariat version` tells.
enum Version {
  static let current = "0.1.0"
}
