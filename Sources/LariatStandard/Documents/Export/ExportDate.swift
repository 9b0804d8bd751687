/// A moment in universal time, to the second.
public struct ExportDate: Sendable, Hashable {
  public var secondsSince1970: Int64

  /// Moments outside the years 1 to 9999 are moved to the nearest one inside, as the formats that
  /// carry dates have room for four digits.
  public init(secondsSince1970: Int64) {
    self.secondsSince1970 = min(max(secondsSince1970, -62_135_596_800), 253_402_300_799)
  }

  /// As ISO 8601 and the EPUB metadata write it: `2026-01-31T09:05:00Z`.
  public var iso8601: String {
    let (year, month, day) = date
    let second = timeOfDay
    return "\(Self.digits(year, 4))-\(Self.digits(month, 2))-\(Self.digits(day, 2))"
      + "T\(Self.digits(second / 3600, 2)):\(Self.digits(second / 60 % 60, 2))"
      + ":\(Self.digits(second % 60, 2))Z"
  }

  /// Seconds since midnight.
  var timeOfDay: Int {
    let rest = secondsSince1970 % 86_400
    return Int(rest < 0 ? rest + 86_400 : rest)
  }

  /// The date in the Gregorian calendar, counted in eras of 400 years that begin on the first of
  /// March, so that the leap day comes last.
  var date: (year: Int, month: Int, day: Int) {
    let days = (Int(secondsSince1970) - timeOfDay) / 86_400 + 719_468
    let era = (days >= 0 ? days : days - 146_096) / 146_097
    let dayOfEra = days - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }

  private static func digits(_ number: Int, _ count: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
  }
}
