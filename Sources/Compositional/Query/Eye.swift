/// A viewpoint on a layout: the viewport in left-to-right content coordinates.
struct Eye {
  /// The size of the content, in points.
  let content: Vector
  /// True if frames are mirrored before they are returned.
  let isMirrored: Bool
  /// The rectangle in which pinned items stay; nil to leave them at their natural positions.
  let visible: Box?
  /// The distance from the unscrolled position of a row to its current one, in points.
  private(set) var shift = Vector.zero
  /// True if frames are neither moved nor mirrored.
  private var keepsFrames: Bool

  /// Creates a viewpoint without a viewport: pinned items are at their natural positions.
  @inline(__always)
  init(_ stack: SectionStack) {
    content = stack.contentSize
    isMirrored = stack.isMirrored
    visible = nil
    keepsFrames = !stack.isMirrored
  }

  /// Creates a viewpoint at a viewport.
  init(_ stack: SectionStack, at viewport: Viewport) {
    content = stack.contentSize
    isMirrored = stack.isMirrored
    let visible = Box(viewport.visibleRect)
    self.visible = isMirrored ? visible.mirrored(in: content.x) : visible
    keepsFrames = !stack.isMirrored
  }

  /// Creates a viewpoint at a viewport; nil to leave pinned items at their natural positions.
  init(_ stack: SectionStack, at viewport: Viewport?) {
    if let viewport {
      self.init(stack, at: viewport)
    } else {
      self.init(stack)
    }
  }

  /// Returns a box moved by the row's shift, and mirrored in a right-to-left layout.
  @inline(__always)
  func turned(_ box: Box) -> Box {
    if keepsFrames { return box }
    let moved = box.moved(by: shift)
    return isMirrored ? moved.mirrored(in: content.x) : moved
  }

  /// Returns this viewpoint for a scrolled row.
  ///
  /// Frames are moved after rounding, so that they are the frames of the unscrolled row minus its
  /// offset (rule 2.15.4).
  func moved(by shift: Vector) -> Eye {
    guard shift != .zero else { return self }
    var eye = self
    eye.shift = shift
    eye.keepsFrames = false
    return eye
  }
}
