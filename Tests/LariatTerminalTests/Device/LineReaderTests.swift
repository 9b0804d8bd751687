import ChildProcesses
import LariatTerminal
import Testing

@MainActor @Suite struct LineReaderTests {
  @Test func `lines come as they are written, then the end, again and again`() async throws {
    let (reading, writing) = try ByteStream.pipe()
    let reader = LineReader(reading.descriptor)
    try writing.write("one\ntwo\nthr")
    #expect(try await reader.next() == "one")
    #expect(try await reader.next() == "two")
    try writing.write("ee")
    writing.close()
    #expect(try await reader.next() == "three")
    #expect(try await reader.next() == nil)
    #expect(try await reader.next() == nil)
    reading.close()
  }

  @Test func `waiting leaves the main actor free`() async throws {
    let (reading, writing) = try ByteStream.pipe()
    let reader = LineReader(reading.descriptor)
    async let line = reader.next()
    let other = Task { @MainActor in try writing.write("from the main actor\n") }
    #expect(try await line == "from the main actor")
    try await other.value
    reading.close()
  }

  @Test func `who is cancelled leaves the line for the next one`() async throws {
    let (reading, writing) = try ByteStream.pipe()
    let reader = LineReader(reading.descriptor)
    let first = Task { try await reader.next() }
    await Task.yield()
    first.cancel()
    async let second = reader.next()
    await #expect(throws: CancellationError.self) { try await first.value }
    try writing.write("kept\n")
    #expect(try await second == "kept")
    reading.close()
  }
}
