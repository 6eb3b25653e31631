/// The abilities of the output.
struct Terminal: Equatable {
  /// The characters of a line.
  var columns = 80
  /// The lines of the screen; nil if nothing limits them.
  var rows: Int?
  /// True if the output is a terminal.
  var isTerminal = false
  /// True if the output shows box drawing and other characters beyond ASCII.
  var usesUnicode = false
  /// True if the output shows color and bold text.
  var usesColor = false

  /// True if the output can move the cursor, so that an answer can be painted over another.
  var usesCursor = false

  /// The widths of a line that pictures support.
  static let columnRange = 20...1000
  /// The heights of a screen that pictures support.
  static let rowRange = 10...1000

  /// Creates the abilities of standard output.
  ///
  /// - Parameters:
  ///   - environment: The variables `COLUMNS`, `LINES`, `NO_COLOR`, `TERM` and those of the locale.
  ///   - isTerminal: True if standard output is a terminal.
  init(environment: [String: String], isTerminal: Bool) {
    let screen = isTerminal ? System.screenSize : nil
    let columns = Self.number(environment["COLUMNS"]) ?? screen?.columns ?? 80
    self.columns = columns.clamped(to: Self.columnRange)
    rows = (Self.number(environment["LINES"]) ?? screen?.rows)?.clamped(to: Self.rowRange)
    self.isTerminal = isTerminal
    let isDumb = environment["TERM"] == "dumb"
    usesCursor = isTerminal && !isDumb
    usesUnicode = isTerminal && !isDumb && Self.isUTF8(environment)
    let refusesColor = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    usesColor = isTerminal && !isDumb && !refusesColor
  }

  /// Creates a terminal for plain text of 80 columns.
  init() {}

  /// Returns true if the locale uses UTF-8.
  ///
  /// The first variable that is set decides.
  private static func isUTF8(_ environment: [String: String]) -> Bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy
      .compactMap { environment[$0] }.first { !$0.isEmpty }
    let name = locale?.uppercased() ?? ""
    return name.contains("UTF-8") || name.contains("UTF8")
  }

  /// Returns the number of a variable; nil unless it is above zero.
  private static func number(_ text: String?) -> Int? {
    text.flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
  }
}

extension Comparable {
  /// Returns the nearest value within a range.
  func clamped(to range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
