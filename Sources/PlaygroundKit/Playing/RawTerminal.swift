import Foundation

/// A terminal in raw mode, on the alternate screen.
///
/// Deinitialization restores the terminal.
final class RawTerminal {
  private let output: any TextOutput
  private var before = termios()

  /// Enters raw mode; nil unless standard input and output are both terminals.
  init?(_ output: any TextOutput) {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1,
      tcgetattr(STDIN_FILENO, &before) == 0
    else { return nil }
    self.output = output
    var raw = before
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(STDIN_FILENO, TCSANOW, &raw)
    // The alternate screen, without a cursor.
    output.write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[2J")
  }

  deinit {
    output.write("\u{1B}[?25h\u{1B}[?1049l")
    output.flush()
    tcsetattr(STDIN_FILENO, TCSANOW, &before)
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

  /// Replaces the contents of the screen by lines.
  func show(_ lines: [String]) {
    let screen = lines.map { $0 + "\u{1B}[K" }.joined(separator: "\r\n")
    output.write("\u{1B}[H" + screen + "\u{1B}[J")
    output.flush()
  }
}
