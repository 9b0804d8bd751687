/// A line front's console on a terminal or a pipe: questions to one end, answers from the other.
public final class StandardConsole: LineConsole {
  private let device: TerminalDevice
  private let reader: LineReader
  private var reading: Task<Void, Never>?
  private var isHidden = false

  public let showsUnicode: Bool
  public var received: ((String?) -> Void)?

  /// - Parameter showsUnicode: Whether the locale speaks UTF-8.
  public init(device: TerminalDevice, showsUnicode: Bool) {
    self.device = device
    self.showsUnicode = showsUnicode
    reader = LineReader(device.input)
  }

  public var isInteractive: Bool { device.isTerminal }

  /// What cannot be written is dropped: there is nobody to tell it to.
  public func write(_ text: String) { try? device.write(text) }

  public func requestLine(isSecret: Bool) {
    hide(isSecret)
    guard reading == nil else { return }
    reading = Task { [weak self, reader] in
      let line = try? await reader.next()
      self?.take(line)
    }
  }

  private func take(_ line: String?) {
    reading = nil
    hide(false)
    received?(line)
  }

  private func hide(_ isSecret: Bool) {
    guard isSecret != isHidden else { return }
    isHidden = isSecret
    if isSecret { try? device.hideTyping() } else { try? device.restore() }
  }
}
