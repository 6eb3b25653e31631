// The parts inside elements, which a measurer knows.

extension CollectionLayout {
  /// Returns the parts inside the visible elements, in layout order.
  ///
  /// - Parameters:
  ///   - viewport: The current viewport.
  ///   - measurer: Knows what is inside the elements.
  /// - Complexity: O(log sections + visible elements), and the measurer's work for each.
  public func parts(in viewport: Viewport, of measurer: some Measuring) -> [PlacedPart] {
    parts(in: viewport.bounds, at: viewport, of: measurer)
  }

  /// Returns the parts inside the elements that meet a rectangle, in layout order.
  ///
  /// - Parameters:
  ///   - rect: A rectangle, in points in content coordinates.
  ///   - viewport: The current viewport; nil to leave pinned items at their natural positions.
  ///   - measurer: Knows what is inside the elements.
  /// - Complexity: O(log sections + elements found), and the measurer's work for each.
  public func parts(
    in rect: CGRect, at viewport: Viewport? = nil, of measurer: some Measuring
  ) -> [PlacedPart] {
    attributes(in: rect, at: viewport).flatMap { parts(inside: $0, of: measurer) }
  }

  /// Returns the parts inside an element.
  ///
  /// - Parameters:
  ///   - element: An element of this layout, where it is.
  ///   - measurer: Knows what is inside the element.
  public func parts(
    inside element: LayoutAttributes, of measurer: some Measuring
  ) -> [PlacedPart] {
    guard let environment else { return [] }
    let frame = element.frame
    let proposal = MeasurementProposal(
      id: element.id, size: frame.size, measuresWidth: false, measuresHeight: false,
      environment: environment)
    return measurer.parts(for: proposal).map { PlacedPart($0, of: element.id, in: frame) }
  }
}
