internal import FoundationEssentials
internal import LariatFlows

extension SettingsReader {
  func json(_ bytes: [UInt8]) throws(StateError) -> Value {
    do {
      return try JSONDecoder().decode(DecodedValue.self, from: Data(bytes)).value
    } catch {
      throw .corrupt(file: file, problem: "it is not JSON")
    }
  }
}

/// Stands in until the reader of flow files serves here too.
private struct DecodedValue: Decodable {
  var value: Value

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      value = .null
    } else if let flag = try? container.decode(Bool.self) {
      value = .boolean(flag)
    } else if let number = try? container.decode(Int.self) {
      value = .integer(number)
    } else if let number = try? container.decode(Double.self) {
      value = .number(number)
    } else if let text = try? container.decode(String.self) {
      value = .string(text)
    } else if let elements = try? container.decode([DecodedValue].self) {
      value = .array(elements.map(\.value))
    } else {
      var object = Object()
      for (name, part) in try container.decode([String: DecodedValue].self) {
        object[name] = part.value
      }
      value = .object(object)
    }
  }
}
