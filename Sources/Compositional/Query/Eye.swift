/// A viewpoint on a layout: the viewport, and the way from left-to-right content coordinates to those
/// of returned frames.
struct Eye {
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
  /// True if mirroring moves frames off the pixel grid.
  private let needsRounding: Bool

  /// Creates a viewpoint without a viewport: pinned items are at their natural positions.
  @inline(__always)
  init(_ stack: SectionStack) {
    content = stack.contentSize
    isMirrored = stack.isMirrored
    visibleRect = nil
    keepsFrames = !stack.isMirrored
    needsRounding = Self.needsRounding(stack)
  }

  /// Creates a viewpoint at a viewport.
  @inline(__always)
  init(_ stack: SectionStack, at viewport: Viewport) {
    content = stack.contentSize
    isMirrored = stack.isMirrored
    visibleRect = Box(viewport.visibleRect)
    keepsFrames = !stack.isMirrored
    needsRounding = Self.needsRounding(stack)
  }

  /// Creates a viewpoint at a viewport; nil to leave pinned items at their natural positions.
  init(_ stack: SectionStack, at viewport: Viewport?) {
    if let viewport {
      self.init(stack, at: viewport)
    } else {
      self.init(stack)
    }
  }

  /// Returns true if frames are mirrored in a width off the grid, which moves every frame off it
  /// (rule 2.32).
  @inline(__always)
  private static func needsRounding(_ stack: SectionStack) -> Bool {
    stack.isMirrored && !stack.resolver.grid.isNear(stack.contentSize.x)
  }

  /// The rectangle in which pinned items stay, left to right.
  var visible: Box? { visibleRect.map { mirrored($0) } }

  /// Returns a rounded box in the coordinates of returned frames: mirrored in a right-to-left
  /// layout, and then moved with its row.
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
    let frame = mirrored(box)
    return (needsRounding ? resolver.frame(frame) : frame).moved(by: shift)
  }

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
    let isTurned = isMirrored && axis == .horizontal
    return grid.slack(in: isTurned ? content[axis] : min(farthest, content[axis]))
  }

  /// Returns this viewpoint for a scrolled row.
  ///
  /// Frames are moved after rounding, so that they are the frames of the unscrolled row minus its
  /// offset (rule 2.15.4).
  ///
  /// - Parameter shift: The distance of the row from its unscrolled position, in points of
  ///   left-to-right coordinates.
  func moved(by shift: Vector) -> Eye {
    guard shift != .zero else { return self }
    var eye = self
    eye.shift = isMirrored ? Vector(x: -shift.x, y: shift.y) : shift
    eye.keepsFrames = false
    return eye
  }
}
