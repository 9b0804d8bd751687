import Synchronization
import Testing

/// Runs `body`, which must record exactly these issues: each given by a part of its text. Nothing else
/// may fail.
@MainActor
func expectNoticed(
  _ parts: String..., sourceLocation: SourceLocation = #_sourceLocation,
  by body: @MainActor () async throws -> Void
) async throws {
  let noticed = Mutex<[String]>([])
  try await withKnownIssue(isIntermittent: true, sourceLocation: sourceLocation) {
    try await body()
  } matching: { issue in
    let text = issue.comments.map(\.rawValue).joined(separator: "\n")
    noticed.withLock { $0.append(text) }
    return true
  }
  let texts = noticed.withLock { $0 }
  let isSame =
    texts.count == parts.count && zip(texts, parts).allSatisfy { $0.contains($1) }
  if !isSame {
    Issue.record("noticed \(texts), not \(parts)", sourceLocation: sourceLocation)
  }
}
