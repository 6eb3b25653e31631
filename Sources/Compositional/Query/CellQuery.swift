/// The input of a query for cells that are returned where the content has them, on whole pixels.
///
/// It is smaller than a ``GroupQuery``, and most queries need no more.
struct CellQuery {
  /// The index of the section.
  let section: Int
  /// The origin of the section, in content coordinates.
  let origin: Vector
  /// The rectangle that the cells must meet, in content coordinates.
  let rect: Box
  /// A distance that is larger than any by which rounding moves a position, in points.
  let slack: Double

  /// Returns the extent of the rectangle along an axis, with slack, in points of the section.
  @inline(__always)
  func span(_ axis: LayoutAxis) -> Span {
    rect.span(axis).moved(by: -origin[axis]).widened(by: slack)
  }

  /// Returns the rectangle with slack in the coordinates of a group.
  ///
  /// - Parameter corner: The corner of the group, in content coordinates.
  func local(_ corner: Vector) -> Box {
    Box(
      origin: Vector(x: rect.origin.x - corner.x - slack, y: rect.origin.y - corner.y - slack),
      size: Vector(x: rect.size.x + 2 * slack, y: rect.size.y + 2 * slack))
  }
}
