/// A pair of coordinates along an axis, in points; empty if high is below low.
///
/// Unlike a range, it accepts any two numbers, so that no description can trap.
package struct Span: Hashable, Sendable {
  /// The lower coordinate.
  package var low: Double
  /// The higher coordinate.
  package var high: Double

  /// The empty span, the identity of ``union(_:)``.
  package static var none: Span { Span(low: .infinity, high: -.infinity) }

  package init(low: Double, high: Double) {
    self.low = low
    self.high = high
  }

  /// The distance between the two coordinates.
  package var length: Double { high - low }

  /// Returns the smallest span that contains both.
  package func union(_ other: Span) -> Span {
    Span(low: min(low, other.low), high: max(high, other.high))
  }

  /// Returns the span moved by a distance, in points.
  package func moved(by distance: Double) -> Span {
    Span(low: low + distance, high: high + distance)
  }

  /// Returns the span with both ends moved outward, or inward by a negative distance in points.
  package func widened(by distance: Double) -> Span {
    Span(low: low - distance, high: high + distance)
  }
}
