/// One arranged section of a flow layout: its header, its lines and its footer.
package struct FlowSection: Sendable {
  /// The distances and views.
  package let rules: FlowRules
  /// The number of items.
  package let count: Int
  let axis: LayoutAxis
  private(set) var lines: FlowLines
  /// The length of a line, in points.
  package let available: Double

  /// Arranges a section.
  ///
  /// - Parameters:
  ///   - content: The items and the rules.
  ///   - axis: The axis of scrolling.
  ///   - across: The length of the content across it, in points.
  /// - Complexity: O(1) if all items have one size, otherwise O(items).
  init(_ content: FlowContent, along axis: LayoutAxis, across: Double) {
    rules = content.rules
    count = content.count
    self.axis = axis
    let side = axis.perpendicular
    available = across - rules.inset.low(side) - rules.inset.high(side)
    lines = FlowLines(FlowRuns(content), in: available, rules)
  }

  /// The distance of the first line from the beginning of the section, in points.
  var linesStart: Double { rules.header + rules.inset.low(axis) }

  /// The length of the section, which is at least that of its header and footer, in points.
  package var length: Double {
    let inside = rules.inset.low(axis) + lines.length + rules.inset.high(axis)
    return rules.header + max(0, inside) + rules.footer
  }

  /// The part along the scroll direction that its views occupy, from its beginning, in points.
  var reach: Span {
    Span(low: min(0, linesStart), high: max(length, linesStart + lines.length))
  }

  /// Returns the frame of an item, from the beginning of the section and of the content across.
  func frame(_ item: Int) -> FlowFrame? {
    guard item >= 0, item < count else { return nil }
    return placed(lines.frame(item))
  }

  /// Calls a closure with the items that may meet a span from the beginning of the section; nil for
  /// all items.
  func visit(in span: Span?, _ body: (Int, FlowFrame) -> Void) {
    let span = span.map(inLines) ?? Span(low: -.infinity, high: .infinity)
    lines.visit(in: span) { body($0, placed($1)) }
  }

  /// Returns an upper bound of the number of items that meet a span from the beginning of the section.
  func itemBound(in span: Span) -> Int { lines.itemCount(in: inLines(span)) }

  /// Returns a span from the first line; a pixel more on both sides, because origins are rounded.
  private func inLines(_ span: Span) -> Span { span.moved(by: -linesStart).widened(by: 1) }

  /// The first item that is longer than a line, and its length in points.
  var firstItemLongerThanLine: (item: Int, length: Double)? {
    lines.sizes.firstItem(longerThan: available + FlowSharing.tolerance)
  }

  private func placed(_ frame: FlowFrame) -> FlowFrame {
    FlowFrame(
      across: rules.inset.low(axis.perpendicular) + frame.across, along: linesStart + frame.along,
      size: frame.size)
  }

  /// Changes the sizes of items, which are measured then.
  ///
  /// - Complexity: O(changes · log changes + runs of items of one size + lines)
  mutating func resize(_ changes: [Int: FlowSize]) { lines.resize(changes) }
}
