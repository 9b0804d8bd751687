public import Lariat
public import LariatFlows

extension Scenario {
  /// Its input with paths led from the scenario's folder instead of from the folder a run works in.
  public func resolvedInput(for flow: Flow) -> Object {
    let setting = WalkSetting(folder: folder)
    var resolved = input
    for field in flow.inputs where field.type == .string(.path) {
      if case .string(let path)? = input[field.name] {
        resolved[field.name] = .string(setting.resolve(path: path))
      }
    }
    return resolved
  }
}
