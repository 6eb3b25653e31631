import Compositional

/// The lines of a section whose items all have one size; nothing is stored for each of them.
struct EvenLines: Sendable {
  let size: FlowSize
  let count: Int
  /// The items of a full line.
  let columns: Int
  private let gap: Double
  private let indent: Double
  /// The distance from line to line, in points.
  private let pitch: Double

  /// Arranges items.
  ///
  /// - Parameters:
  ///   - size: The size of every item.
  ///   - count: The number of items.
  ///   - available: The length of a line, in points.
  ///   - rules: The distances.
  /// - Complexity: O(1)
  init(_ size: FlowSize, count: Int, in available: Double, _ rules: FlowRules) {
    self.size = size
    self.count = max(0, count)
    let spare = available - size.across
    let sharing = FlowSharing(
      ofLast: spare, among: 1, like: size.across, spacing: rules.itemSpacing)
    gap = sharing.gap
    indent = sharing.indent
    let step = size.across + rules.itemSpacing
    let fitting =
      step > FlowSharing.tolerance
      ? ((spare + FlowSharing.tolerance) / step).rounded(.down) + 1 : .infinity
    columns = fitting < Double(max(1, count)) ? max(1, Int(fitting)) : max(1, count)
    pitch = max(0, size.along + rules.lineSpacing)
  }

  /// The number of lines.
  var lineCount: Int { count / columns + (count % columns == 0 ? 0 : 1) }

  /// The length of all lines along the scroll direction, in points.
  var length: Double { count == 0 ? 0 : Double(lineCount - 1) * pitch + size.along }

  /// Returns the frame of an item.
  func frame(_ item: Int) -> FlowFrame {
    let (line, column) = item.quotientAndRemainder(dividingBy: columns)
    return FlowFrame(
      across: indent + Double(column) * (size.across + gap), along: Double(line) * pitch,
      size: size)
  }

  /// Returns the items of the lines that may meet a span; it may begin and end a line too early or
  /// too late.
  func items(in span: Span) -> Range<Int> {
    guard count > 0, span.high >= span.low else { return 0..<0 }
    guard pitch > 0 else { return 0..<count }
    let first = index(((span.low - size.along) / pitch).rounded(.down) - 1)
    let last = index((span.high / pitch).rounded(.up) + 1)
    return min(first * columns, count)..<min(Self.product(last, columns), count)
  }

  private func index(_ line: Double) -> Int {
    line > 0 ? (line < Double(lineCount) ? Int(line) : lineCount) : 0
  }

  private static func product(_ lines: Int, _ columns: Int) -> Int {
    let (product, overflows) = lines.multipliedReportingOverflow(by: columns)
    return overflows ? .max : product
  }
}
