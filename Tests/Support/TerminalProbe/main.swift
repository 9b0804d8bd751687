// What a test does to a terminal from a program of its own: TerminalProbe ACTION

import Glibc
import LariatTerminal

let device = TerminalDevice(input: 0, output: 1)
let reader = LineReader(0)
/// Shows the main screen again, and the cursor.
let reset = "\u{1B}[?1049l\u{1B}[?25h"

@MainActor func say(_ text: String) throws { try device.write(text + "\n") }

@MainActor func showScreen() throws {
  try device.readKeys(resetting: reset)
  try say("ready")
}

/// Returns as far as the compiler knows.
@inline(never) func trap() {
  if CommandLine.argc > 0 { fatalError("on purpose") }
}

@inline(never) func overflow(_ depth: Int) -> Int {
  unsafe withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 1) { bytes in
    unsafe bytes.storeBytes(of: UInt8(truncatingIfNeeded: depth), as: UInt8.self)
    return overflow(depth + 1) + Int(unsafe bytes[0])
  }
}

switch CommandLine.arguments.dropFirst().first {
case "password":
  try device.write("Password: ")
  try device.hideTyping()
  let answer = try await reader.next() ?? ""
  try device.restore()
  try say("\(answer.count) characters")
case "lines":
  while let line = try await reader.next() { try say("<\(line)>") }
  try say("end")
case "size":
  try say("\(device.size.columns)x\(device.size.rows)")
case "controlling":
  try TerminalDevice.controlling()?.write("to the terminal\n")
  try say("to the output")
case "keys":
  try showScreen()
  _ = try await reader.next()
case "exit":
  try showScreen()
  exit(3)
case "abort":
  try showScreen()
  abort()
case "trap":
  try showScreen()
  trap()
case "trap in the background":
  try showScreen()
  await Task { @concurrent in trap() }.value
case "stack overflow":
  try showScreen()
  print(overflow(0))
case "closed pipe":
  TerminalDevice.surviveBrokenPipes()
  while !device.isGone { try say("y") }
default:
  preconditionFailure("usage: TerminalProbe ACTION")
}
