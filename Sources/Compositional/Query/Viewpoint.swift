/// A viewpoint on a layout: the viewport, and the way from left-to-right content coordinates to those
/// of returned frames.
struct Viewpoint {
  /// The size of the content, in points.
  let content: Vector
  /// True if frames are mirrored before they are returned.
  let isMirrored: Bool
  /// The rectangle in which pinned items stay, in the coordinates of returned frames; nil to leave
  /// them at their natural positions.
  let visibleRect: Box?
  /// The distance of a row from its unscrolled position, in points of returned coordinates.
  private var shift = Vector.zero
  /// True if frames are neither moved nor mirrored.
  private(set) var keepsFrames: Bool

  /// Creates a viewpoint.
  ///
  /// - Parameters:
  ///   - stack: The sections. They are borrowed, because a copy would count a reference to each part.
  ///   - viewport: The viewport; nil to leave pinned items at their natural positions.
  @inline(__always)
  init(_ stack: borrowing SectionStack, at viewport: Viewport? = nil) {
    content = stack.contentSize
    isMirrored = stack.isMirrored
    visibleRect = viewport.map { Box($0.visibleRect) }
    keepsFrames = !stack.isMirrored
  }

  /// The rectangle in which pinned items stay, left to right.
  var visible: Box? { visibleRect.map { mirrored($0) } }

  /// Returns a rounded box in the coordinates of returned frames: mirrored in a right-to-left
  /// layout, and then moved with its row.
  ///
  /// A mirrored frame is rounded once more, because its own width or that of the content may be off
  /// the pixel grid (rule 2.32.10).
  ///
  /// - Parameters:
  ///   - box: The rounded box, in left-to-right content coordinates.
  ///   - resolver: The rounding of mirrored frames.
  @inline(__always)
  func turned(_ box: Box, _ resolver: DimensionResolver) -> Box {
    keepsFrames ? box : mirroredAndMoved(box, resolver)
  }

  // Out of line, because most layouts keep their frames.
  @inline(never)
  private func mirroredAndMoved(_ box: Box, _ resolver: DimensionResolver) -> Box {
    (isMirrored ? resolver.frame(mirrored(box)) : box).moved(by: shift)
  }

  /// Returns the box of a group where its elements are returned: mirrored and moved with its row.
  ///
  /// No group is returned, so its box is not rounded once more. It would no longer hold the frames
  /// of its elements, whose widths differ from its own.
  @inline(__always)
  func placed(_ box: Box) -> Box { keepsFrames ? box : mirrored(box).moved(by: shift) }

  /// Returns a box mirrored in a right-to-left layout, neither moved nor rounded; it converts in both
  /// directions.
  @inline(__always)
  func mirrored(_ box: Box) -> Box {
    isMirrored ? box.mirrored(in: content.x) : box
  }

  /// Returns a distance that is larger than any by which rounding moves the elements that meet a
  /// span, in points.
  ///
  /// It is in proportion to the coordinates there, not to all of the content. Mirrored frames are
  /// as exact as the far end of the content.
  ///
  /// - Parameters:
  ///   - span: A span, in points of left-to-right coordinates of the unscrolled content.
  ///   - axis: Its axis.
  ///   - grid: The pixel grid.
  func slack(of span: Span, along axis: LayoutAxis, on grid: PixelGrid) -> Double {
    let farthest = max(span.low.magnitude, span.high.magnitude)
    guard isMirrored, axis == .horizontal else {
      return grid.slack(in: min(farthest, content[axis]))
    }
    // Each of two roundings moves a frame by half a pixel.
    return grid.slack(in: content[axis]) + grid.pixel
  }

  /// Returns this viewpoint for a scrolled row.
  ///
  /// Frames are moved after rounding, so that they are the frames of the unscrolled row minus its
  /// offset (rule 2.15.4).
  ///
  /// - Parameter shift: The distance of the row from its unscrolled position, in points of
  ///   left-to-right coordinates.
  func moved(by shift: Vector) -> Viewpoint {
    guard shift != .zero else { return self }
    var viewpoint = self
    viewpoint.shift = isMirrored ? Vector(x: -shift.x, y: shift.y) : shift
    viewpoint.keepsFrames = false
    return viewpoint
  }
}
