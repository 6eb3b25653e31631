/// Two coordinates along an axis, in points; a span whose high is below its low holds nothing.
///
/// Unlike a range it may be made of any two numbers: outlandish descriptions must not stop it.
package struct Span: Hashable, Sendable {
  /// The lower coordinate.
  package var low: Double
  /// The higher coordinate.
  package var high: Double

  /// The span that nothing meets.
  package static let none = Span(low: .infinity, high: -.infinity)

  package init(low: Double, high: Double) {
    self.low = low
    self.high = high
  }

  /// The distance between the two.
  package var length: Double { high - low }

  /// The smallest span that holds both.
  package func union(_ other: Span) -> Span {
    Span(low: min(low, other.low), high: max(high, other.high))
  }

  /// The same span moved.
  package func moved(by distance: Double) -> Span {
    Span(low: low + distance, high: high + distance)
  }

  /// Returns the span with both ends moved outwards, or inwards by a negative distance in points.
  package func widened(by distance: Double) -> Span {
    Span(low: low - distance, high: high + distance)
  }
}

extension Box {
  /// What the box covers along an axis.
  package func span(_ axis: LayoutAxis) -> Span { Span(low: min(axis), high: max(axis)) }
}
