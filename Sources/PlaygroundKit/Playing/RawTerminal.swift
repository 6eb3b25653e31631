import Foundation

/// A terminal that hands on keys as they are pressed, with a screen of its own.
///
/// As it goes, the terminal is as it was before.
final class RawTerminal {
  private let output: any TextOutput
  private var before = termios()

  /// Takes the terminal over; nil where standard input and output are not both one.
  init?(_ output: any TextOutput) {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1,
      tcgetattr(STDIN_FILENO, &before) == 0
    else { return nil }
    self.output = output
    var raw = before
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(STDIN_FILENO, TCSANOW, &raw)
    // A screen of its own, without a cursor.
    output.write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[2J")
  }

  deinit {
    output.write("\u{1B}[?25h\u{1B}[?1049l")
    output.flush()
    tcsetattr(STDIN_FILENO, TCSANOW, &before)
  }

  /// Waits for keys, but no longer than some seconds; nil when nobody can press any more.
  func keys(within seconds: Double) -> [UInt8]? {
    var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    guard poll(&descriptor, 1, Int32(max(0, seconds * 1000))) > 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(STDIN_FILENO, &bytes, bytes.count)
    return count > 0 ? Array(bytes[..<count]) : nil
  }

  /// The characters of the screen by now: across and down.
  var size: (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Shows lines from the top of the screen on, and nothing else.
  func show(_ lines: [String]) {
    let screen = lines.map { $0 + "\u{1B}[K" }.joined(separator: "\r\n")
    output.write("\u{1B}[H" + screen + "\u{1B}[J")
    output.flush()
  }
}
