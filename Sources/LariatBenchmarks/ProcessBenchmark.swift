import FoundationEssentials
import Glibc

/// The time that a whole program takes, from its start to its end.
enum ProcessBenchmark {
  /// Milliseconds for one run of the executable with these arguments; its output is dropped.
  static func milliseconds(_ executable: String, _ arguments: [String]) throws -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    let status = try run(executable, arguments)
    let time = start.duration(to: clock.now)
    try require(status == 0, "\(executable) ended well, not with \(status)")
    return time.seconds * 1000
  }

  private static func run(_ executable: String, _ arguments: [String]) throws -> Int32 {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    var words: [UnsafeMutablePointer<CChar>?] = unsafe ([executable] + arguments).map {
      unsafe strdup($0)
    }
    unsafe words.append(nil)
    defer { while let word = unsafe words.popLast() { unsafe free(word) } }
    var id: pid_t = 0
    let code = unsafe posix_spawn(&id, executable, &actions, nil, words, environ)
    try require(code == 0, "\(executable) could be started")
    var status: Int32 = 0
    _ = unsafe waitpid(id, &status, 0)
    return status
  }
}
