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
  func keys(within seconds: Double) -> [UInt8]? {
    var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    guard poll(&descriptor, 1, Int32(max(0, seconds * 1000))) > 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(STDIN_FILENO, &bytes, bytes.count)
    return count > 0 ? Array(bytes[..<count]) : nil
  }

  /// The current size of the screen, in characters.
  var size: (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
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
  private let output = FileOutput(descriptor: STDOUT_FILENO)
  private var before = termios()
  private var isEntered = false

  init?() {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1,
      tcgetattr(STDIN_FILENO, &before) == 0
    else { return nil }
  }

  @Sendable func enter() {
    lock.withLock {
      guard !isEntered else { return }
      isEntered = true
      var raw = before
      raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
      tcsetattr(STDIN_FILENO, TCSANOW, &raw)
      // The alternate screen, without a cursor.
      write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[2J")
    }
  }

  @Sendable func leave() {
    lock.withLock {
      guard isEntered else { return }
      isEntered = false
      write("\u{1B}[?25h\u{1B}[?1049l")
      tcsetattr(STDIN_FILENO, TCSANOW, &before)
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
