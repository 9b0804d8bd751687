/// The named character references of the HTML standard, section 13.5.
enum EntityTable {
  /// The characters of a name in UTF-8.
  static let named: [String: [UInt8]] = {
    var named: [String: [UInt8]] = [:]
    for entry in (firstNames + " " + secondNames).split(separator: " ") {
      let parts = entry.split(separator: "=")
      guard let name = parts.first, let codes = parts.last else { continue }
      let scalars = codes.split(separator: "+").compactMap { code in
        UInt32(code, radix: 16).flatMap(Unicode.Scalar.init)
      }
      named[String(name)] = scalars.flatMap { Array(String(Character($0)).utf8) }
    }
    return named
  }()
}
