/// Where a view stands in the range of its content offsets along an axis.
///
/// It is found before a change, and gives the offset after it. This is the rule of what stays in
/// place:
/// * A view at its start, or pulled past it, keeps its distance from the start.
/// * A view at its end stays there while elements are measured and while its insets change.
/// * Elsewhere an element, or the content at the edge of the view, keeps its place on screen, as far
///   as the range reaches. A view that was pulled past its end is not clamped.
///
/// The start is where reading starts: at the top, and at the left or, in a layout that is read from
/// right to left, at the right.
package enum ScrollStand: Hashable, Sendable {
  /// At the start, or past it by a distance in points.
  case start(beyond: Double)
  /// At the end.
  case end
  /// Between the ends, or at one that is not kept.
  case between
  /// Past an end that is not kept.
  case pulled

  /// A change of the range.
  package enum Change: Hashable, Sendable {
    /// Elements are measured, or insets change: both ends are kept.
    case lengths
    /// The data, the layout or the size of the view changes.
    ///
    /// The start is kept by a view that keeps what is at its top. What comes to the end of a
    /// conversation is below what is read.
    case content
  }

  /// Finds where a view stands.
  ///
  /// - Parameters:
  ///   - offset: The content offset, in points.
  ///   - range: The range of content offsets, in points.
  ///   - startsHigh: True if the start is the highest offset.
  ///   - grid: The pixels of the display; an offset that is rounded to an end is at this end.
  ///   - edge: The edge of the view whose content stays in place; it decides if the content fits, so
  ///     that both ends are one.
  ///   - change: The change that follows.
  package init(
    at offset: Double, in range: Span, startsHigh: Bool = false, on grid: PixelGrid,
    keeping edge: ScrollAnchor.Edge, through change: Change
  ) {
    let (low, high) = (offset - range.low, range.high - offset)
    let (fromStart, toEnd) = startsHigh ? (high, low) : (low, high)
    // As far as rounding to pixels goes.
    let slack = (0.5 + PixelGrid.tolerance) * grid.pixel
    let isAtEnd = toEnd <= slack
    let keepsEnd = change == .lengths && isAtEnd && toEnd >= -grid.pixel
    let keepsStart = edge == .top || change == .lengths && !keepsEnd
    if keepsStart, fromStart <= slack {
      self = .start(beyond: max(0, -fromStart))
    } else if keepsEnd {
      self = .end
    } else {
      self = min(fromStart, toEnd) < -grid.pixel ? .pulled : .between
    }
  }

  /// True at the start, and past it.
  package var isAtStart: Bool {
    if case .start = self { true } else { false }
  }

  /// True if something in the view keeps its place, and not an end.
  package var keepsContent: Bool { self == .between || self == .pulled }

  /// Returns the content offset after the change, in points.
  ///
  /// - Parameters:
  ///   - range: The range of content offsets after the change, in points.
  ///   - startsHigh: True if the start is the highest offset.
  ///   - kept: The offset at which the content keeps its place, in points.
  package func offset(in range: Span, startsHigh: Bool = false, keeping kept: Double) -> Double {
    switch self {
    case .start(let beyond): startsHigh ? range.high + beyond : range.low - beyond
    case .end: startsHigh ? range.low : range.high
    case .between: min(max(kept, range.low), range.high)
    case .pulled: kept
    }
  }
}
