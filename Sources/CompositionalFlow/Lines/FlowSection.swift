import Compositional

/// One arranged section of a flow layout: its header, its lines and its footer.
struct FlowSection: Sendable {
  let rules: FlowRules
  let count: Int
  let axis: LayoutAxis
  /// The lines if all items have one size.
  private var even: EvenLines?
  /// The lines if they have not.
  private var varied: VariedLines?
  /// The length of a line, in points.
  let available: Double

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
    switch content.sizes {
    case .even(let size, let count):
      even = EvenLines(size, count: count, in: available, rules)
    case .each(let sizes):
      varied = VariedLines(sizes, in: available, rules)
    }
  }

  /// The distance of the first line from the beginning of the section, in points.
  var linesStart: Double { rules.header + rules.inset.low(axis) }

  /// The length of the lines, in points.
  private var linesLength: Double { even?.length ?? varied?.length ?? 0 }

  /// The length of the section, which is at least that of its header and footer, in points.
  var length: Double {
    let inside = rules.inset.low(axis) + linesLength + rules.inset.high(axis)
    return rules.header + max(0, inside) + rules.footer
  }

  /// The part along the scroll direction that its views occupy, from its beginning, in points.
  var reach: Span {
    Span(low: min(0, linesStart), high: max(length, linesStart + linesLength))
  }

  /// Returns the frame of an item, from the beginning of the section and of the content across.
  func frame(_ item: Int) -> FlowFrame? {
    guard item >= 0, item < count else { return nil }
    return (even?.frame(item) ?? varied?.frame(item)).map(placed)
  }

  /// Calls a closure with the items that may meet a span from the beginning of the section; nil for
  /// all items.
  func visit(in span: Span?, _ body: (Int, FlowFrame) -> Void) {
    let span = span.map(inLines)
    if let even {
      let items = span.map(even.items(in:)) ?? 0..<even.count
      for item in items { body(item, placed(even.frame(item))) }
    }
    varied?.visit(in: span ?? Span(low: -.infinity, high: .infinity)) { body($0, placed($1)) }
  }

  /// Returns an upper bound of the number of items that meet a span from the beginning of the section.
  func itemBound(in span: Span) -> Int {
    let span = inLines(span)
    return even?.items(in: span).count ?? varied?.itemCount(in: span) ?? 0
  }

  /// Returns a span from the first line; a pixel more on both sides, because origins are rounded.
  private func inLines(_ span: Span) -> Span { span.moved(by: -linesStart).widened(by: 1) }

  /// The first item that is longer than a line, and its length in points.
  var firstItemLongerThanLine: (item: Int, length: Double)? {
    let limit = available + FlowSharing.tolerance
    if let even { return even.count > 0 && even.size.across > limit ? (0, even.size.across) : nil }
    let sizes = varied?.sizes ?? []
    return sizes.firstIndex { $0.across > limit }.map { ($0, sizes[$0].across) }
  }

  private func placed(_ frame: FlowFrame) -> FlowFrame {
    FlowFrame(
      across: rules.inset.low(axis.perpendicular) + frame.across, along: linesStart + frame.along,
      size: frame.size)
  }

  /// Changes the sizes of items.
  ///
  /// - Complexity: O(changes + lines), and O(items) for the first change.
  mutating func resize(_ changes: [Int: FlowSize]) {
    if let even {
      guard changes.contains(where: { $0.value != even.size }) else { return }
      varied = VariedLines(
        [FlowSize](repeating: even.size, count: even.count), in: available, rules)
      self.even = nil
    }
    varied?.resize(changes)
  }
}
