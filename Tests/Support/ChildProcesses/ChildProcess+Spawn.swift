import Glibc

extension ChildProcess {
  /// `POSIX_SPAWN_SETSID`, which Swift does not import.
  private static let newSession: Int16 = 0x80

  /// The words of the environment of this process.
  private static var ownEnvironment: [String] {
    var words: [String] = []
    var next = unsafe environ
    while let word = unsafe next.pointee {
      unsafe words.append(String(cString: word))
      unsafe next += 1
    }
    return words
  }

  static func spawn(
    _ words: [String], environment: [String: String]?, terminal: String?, streams: [ByteStream]
  ) throws -> Int32 {
    var actions = unsafe posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawnattr_init(&attributes)
    defer {
      unsafe posix_spawn_file_actions_destroy(&actions)
      unsafe posix_spawnattr_destroy(&attributes)
    }
    // Test runners ignore or block signals that the program is to be tested with.
    var all = sigset_t()
    var none = sigset_t()
    unsafe sigfillset(&all)
    unsafe sigemptyset(&none)
    unsafe posix_spawnattr_setsigdefault(&attributes, &all)
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    let flags = Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK)
    unsafe posix_spawnattr_setflags(&attributes, flags | newSession)
    if let terminal {
      unsafe posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
      for stream in Int32(1)...2 { unsafe posix_spawn_file_actions_adddup2(&actions, 0, stream) }
    }
    for (place, stream) in streams.enumerated() {
      unsafe posix_spawn_file_actions_adddup2(&actions, stream.descriptor, Int32(place))
    }

    var id: Int32 = 0
    let settings = environment.map { $0.map { "\($0.key)=\($0.value)" } } ?? ownEnvironment
    let result = Descriptors.keepingOthersOut {
      unsafe withWords(words) { arguments in
        unsafe withWords(settings) { settings in
          unsafe posix_spawnp(&id, words[0], &actions, &attributes, arguments, settings)
        }
      }
    }
    guard result == 0 else { throw CallFailure(call: "posix_spawnp \(words[0])", code: result) }
    return id
  }

  /// Calls `body` with a C array of C strings that ends with a null pointer.
  private static func withWords<Result>(
    _ words: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    var pointers = unsafe words.map { unsafe strdup($0) } + [nil]
    defer { while let pointer = unsafe pointers.popLast() { unsafe free(pointer) } }
    return unsafe body(&pointers)
  }
}

/// A call to the system that failed, with its `errno`.
public struct CallFailure: Error, Hashable {
  public var call: String
  public var code: Int32
}
