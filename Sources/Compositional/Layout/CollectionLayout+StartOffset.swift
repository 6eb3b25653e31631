// Where a view stands before it scrolls, and what it measures there.

extension CollectionLayout {
  /// Returns the content offset of a view before it scrolls, in points: where reading starts.
  ///
  /// It is the least offset along each axis, but the greatest one along x in a layout that reads
  /// from right to left (rule 2.17). Both are whole pixels.
  ///
  /// - Parameter viewport: The size and the insets of the view; its offset does not count.
  public func startOffset(in viewport: Viewport) -> CGPoint {
    let x = offsetSpan(in: viewport, along: .horizontal)
    let y = offsetSpan(in: viewport, along: .vertical)
    return CGPoint(
      x: startsHigh(along: .horizontal) && x.high.isFinite ? x.high : x.low, y: y.low)
  }

  /// Measures what a view shows before it scrolls, and then what it shows at an offset.
  ///
  /// Measuring moves the start of a layout that reads from right to left, which may bring further
  /// elements into view.
  ///
  /// - Parameters:
  ///   - viewport: The size and the insets of the view, which gets the offset.
  ///   - offset: The offset, in points; nil for the start.
  ///   - measurer: Measures the elements; nil if nothing is measured.
  ///   - limit: The most elements to measure at once.
  /// - Complexity: That of ``measure(in:keeping:anchor:with:atMost:)``.
  package mutating func open(
    _ viewport: inout Viewport, at offset: CGPoint?, with measurer: (some Measuring)?,
    atMost limit: Int
  ) {
    for _ in 0..<Self.openingsAtMost {
      viewport.contentOffset = startOffset(in: viewport)
      guard let measurer else { break }
      // The start moves with the content, so that nothing is measured that was pushed out of sight.
      let change = measure(in: viewport, keeping: .top, with: measurer, atMost: limit)
      viewport.contentOffset.x += change.contentOffsetAdjustment.x
      viewport.contentOffset.y += change.contentOffsetAdjustment.y
      if startOffset(in: viewport) == viewport.contentOffset { break }
    }
    guard let offset, offset != viewport.contentOffset else { return }
    viewport.contentOffset = offset
    if let measurer { measure(in: viewport, keeping: nil, with: measurer, atMost: limit) }
  }

  /// The most times that the start moves before it is taken as it is.
  private static let openingsAtMost = 16
}
