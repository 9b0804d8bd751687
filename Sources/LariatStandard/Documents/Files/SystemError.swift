/// A system call's `errno`, kept from the moment it failed.
struct SystemError: Error, Hashable {
  let code: Int32
}
