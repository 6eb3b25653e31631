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
  /// Rounds mirrored frames; nil if mirroring leaves them on the pixel grid.
  private let rounding: DimensionResolver?

  /// Creates a viewpoint without a viewport: pinned items are at their natural positions.
  @inline(__always)
  init(_ stack: SectionStack) {
    content = stack.contentSize
    isMirrored = stack.isMirrored
    visibleRect = nil
    keepsFrames = !stack.isMirrored
    rounding = stack.isMirrored ? Self.rounding(of: stack) : nil
  }

  /// Creates a viewpoint at a viewport.
  init(_ stack: SectionStack, at viewport: Viewport) {
    content = stack.contentSize
    isMirrored = stack.isMirrored
    visibleRect = Box(viewport.visibleRect)
    keepsFrames = !stack.isMirrored
    rounding = stack.isMirrored ? Self.rounding(of: stack) : nil
  }

  /// Creates a viewpoint at a viewport; nil to leave pinned items at their natural positions.
  init(_ stack: SectionStack, at viewport: Viewport?) {
    if let viewport {
      self.init(stack, at: viewport)
    } else {
      self.init(stack)
    }
  }

  /// Returns the rounding of mirrored frames: a width off the grid would move every frame off it
  /// (rule 2.32).
  @inline(never)
  private static func rounding(of stack: SectionStack) -> DimensionResolver? {
    stack.resolver.grid.isNear(stack.contentSize.x) ? nil : stack.resolver
  }

  /// The rectangle in which pinned items stay, left to right.
  var visible: Box? { visibleRect.map { mirrored($0) } }

  /// Returns a rounded box in the coordinates of returned frames: mirrored in a right-to-left
  /// layout, and then moved with its row.
  @inline(__always)
  func turned(_ box: Box) -> Box { keepsFrames ? box : mirroredAndMoved(box) }

  // Out of line, because most layouts keep their frames.
  @inline(never)
  private func mirroredAndMoved(_ box: Box) -> Box {
    let frame = mirrored(box)
    return (rounding?.frame(frame) ?? frame).moved(by: shift)
  }

  /// Returns a box mirrored in a right-to-left layout, neither moved nor rounded; it converts in both
  /// directions.
  @inline(__always)
  func mirrored(_ box: Box) -> Box {
    isMirrored ? box.mirrored(in: content.x) : box
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
