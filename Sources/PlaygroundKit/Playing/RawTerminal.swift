import Foundation

/// A terminal in raw mode, on the alternate screen.
///
/// Deinitialization restores the terminal, and so do signals that end or stop the process.
final class RawTerminal {
  private let screen: Screen
  private let effect: Int

  /// Enters raw mode; nil unless standard input and output are both terminals.
  init?(_ output: any TextOutput) {
    output.flush()
    guard let screen = Screen() else { return nil }
    self.screen = screen
    screen.enter()
    effect = ProcessSignals.shared.add(
      .init(undo: screen.leave, pause: screen.leave, resume: screen.enter))
  }

  deinit {
    ProcessSignals.shared.remove(effect)
    screen.leave()
  }

  /// Waits for keys, at most for a number of seconds; nil if the input is closed.
  func keys(within seconds: Double) -> [UInt8]? { System.keys(within: seconds) }

  /// The current size of the screen, in characters.
  var size: (columns: Int, rows: Int) {
    guard let size = System.screenSize, let columns = size.columns, let rows = size.rows else {
      return (80, 24)
    }
    return (columns, rows)
  }

  /// True if the terminal has gone away.
  var isClosed: Bool { screen.isClosed }

  /// Replaces the contents of the screen by lines.
  func show(_ lines: [String]) {
    let text = lines.map { $0 + "\u{1B}[K" }.joined(separator: "\r\n")
    screen.show("\u{1B}[H" + text + "\u{1B}[J")
  }
}

/// The alternate screen and the mode of the terminal, which signals may restore at any time.
private final class Screen: @unchecked Sendable {
  private let lock = NSLock()
  private let output = FileOutput(descriptor: System.standardOutput)
  private let keys: TerminalMode
  private var isEntered = false

  init?() {
    guard [System.standardInput, System.standardOutput].allSatisfy(System.isTerminal),
      let keys = System.keyMode()
    else { return nil }
    self.keys = keys
  }

  @Sendable func enter() {
    lock.withLock {
      guard !isEntered else { return }
      isEntered = true
      keys.enter()
      // The alternate screen, without a cursor.
      write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[2J")
    }
  }

  @Sendable func leave() {
    lock.withLock {
      guard isEntered else { return }
      isEntered = false
      write("\u{1B}[?25h\u{1B}[?1049l")
      keys.leave()
    }
  }

  var isClosed: Bool { lock.withLock { output.isClosed } }

  /// Writes text unless the terminal is restored.
  func show(_ text: String) {
    lock.withLock { if isEntered { write(text) } }
  }

  private func write(_ text: String) {
    output.write(raw: text)
    output.flush()
  }
}
