import Foundation

/// What the place the answer goes to can show.
struct Terminal: Equatable {
  /// Characters in a line.
  var columns = 80
  /// Whether box drawing and other characters beyond ASCII may be used.
  var usesUnicode = false
  /// Whether colour and bold may be used.
  var usesColor = false

  /// The narrowest and the widest line that is worth drawing in.
  static let columnRange = 20...1000

  /// Finds out what standard output can show.
  ///
  /// - Parameters:
  ///   - environment: `COLUMNS`, `NO_COLOR`, `TERM` and the locale.
  ///   - isTerminal: whether standard output is a terminal at all.
  init(environment: [String: String], isTerminal: Bool) {
    let asked = environment["COLUMNS"].flatMap { Int($0) } ?? (isTerminal ? Self.width() : nil)
    columns = (asked.flatMap { $0 > 0 ? $0 : nil } ?? 80).clamped(to: Self.columnRange)
    let isDumb = environment["TERM"] == "dumb"
    usesUnicode = isTerminal && !isDumb && Self.isUTF8(environment)
    let refusesColor = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    usesColor = isTerminal && !isDumb && !refusesColor
  }

  /// Plain text of 80 columns.
  init() {}

  /// Whether the locale writes UTF-8; the first variable that is set decides.
  private static func isUTF8(_ environment: [String: String]) -> Bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy
      .compactMap { environment[$0] }.first { !$0.isEmpty }
    let name = locale?.uppercased() ?? ""
    return name.contains("UTF-8") || name.contains("UTF8")
  }

  private static func width() -> Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}

extension Comparable {
  /// The nearest value within a range.
  func clamped(to range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
