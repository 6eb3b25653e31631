/// The input of a query for the cells and anchored views of one section.
struct GroupQuery {
  /// The index of the section.
  let section: Int
  /// The origin of the section, in content coordinates.
  let origin: Vector
  /// The rectangle that the elements must meet, in the coordinates of returned frames.
  let rect: Box
  /// The rectangle in left-to-right coordinates of the unscrolled content, for searches.
  ///
  /// Moving and mirroring may add noise, so only ``meets(_:)`` decides (rule 2.32.2).
  let box: Box
  /// Rounds frames, and names the policies to follow.
  let resolver: DimensionResolver
  /// The viewpoint on the layout.
  let viewpoint: Viewpoint

  /// True if the box must meet the innermost group of an element too.
  var meetsInnermostGroup: Bool { resolver.quirks.contains(.queriesMeetInnermostGroup) }

  /// True if frames are returned where the content has them, neither moved nor mirrored.
  @inline(__always)
  var keepsFrames: Bool { viewpoint.keepsFrames }

  /// Returns true if a rounded frame meets the rectangle where it is returned.
  @inline(__always)
  func meets(_ frame: Box) -> Bool { turned(frame).meets(rect) }

  /// Returns true if the rounded box of a group meets the rectangle.
  @inline(__always)
  func meetsGroup(_ box: Box) -> Bool { viewpoint.placed(box).meets(rect) }

  /// Returns a rounded frame where it is returned.
  @inline(__always)
  func turned(_ frame: Box) -> Box { viewpoint.turned(frame, resolver) }

  /// A distance that is larger than any by which rounding moves a frame, in points.
  ///
  /// A frame is rounded once, and once more if it is mirrored.
  var slack: Double { viewpoint.isMirrored ? 2 * resolver.grid.pixel : resolver.grid.pixel }

  /// Returns the extent of the box along an axis, with slack, in points from `start`.
  @inline(__always)
  func span(_ axis: LayoutAxis, from start: Double) -> Span {
    let span = box.span(axis)
    return span.moved(by: -start).widened(
      by: viewpoint.slack(of: span, along: axis, on: resolver.grid))
  }

  /// Returns the box with slack in the coordinates of a group.
  ///
  /// - Parameter corner: The corner of the group, in content coordinates.
  func local(_ corner: Vector) -> Box {
    Box(
      origin: Vector(x: box.origin.x - corner.x - slack, y: box.origin.y - corner.y - slack),
      size: Vector(x: box.size.x + 2 * slack, y: box.size.y + 2 * slack))
  }
}
