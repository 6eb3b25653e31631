/// From where a layout is looked at: a viewport, left to right, in the coordinates of the content.
struct Eye {
  /// The size of the content, in points.
  let content: Vector
  /// Whether frames are mirrored before they are handed out.
  let isMirrored: Bool
  /// The rectangle in which pinned items stay; nil leaves them at rest.
  let visible: Box?
  /// How far a row is moved against where it stands unscrolled, in points.
  private(set) var shift = Vector.zero
  /// True if frames are neither moved nor mirrored.
  private var keepsFrames: Bool

  /// Looks at a stack from nowhere in particular: pinned items are at rest.
  @inline(__always)
  init(_ stack: SectionStack) {
    content = stack.contentSize
    isMirrored = stack.isMirrored
    visible = nil
    keepsFrames = !stack.isMirrored
  }

  /// Looks at a stack from a viewport.
  init(_ stack: SectionStack, at viewport: Viewport) {
    content = stack.contentSize
    isMirrored = stack.isMirrored
    let visible = Box(viewport.visibleRect)
    self.visible = isMirrored ? visible.mirrored(in: content.x) : visible
    keepsFrames = !stack.isMirrored
  }

  /// Looks at a stack from a viewport; nil leaves pinned items at rest.
  init(_ stack: SectionStack, at viewport: Viewport?) {
    if let viewport {
      self.init(stack, at: viewport)
    } else {
      self.init(stack)
    }
  }

  /// A box of the content seen the other way, where reading starts at the right.
  @inline(__always)
  func turned(_ box: Box) -> Box {
    if keepsFrames { return box }
    let moved = box.moved(by: shift)
    return isMirrored ? moved.mirrored(in: content.x) : moved
  }

  /// The same eye for a row that is scrolled: frames are moved once they are rounded, so that they
  /// are those of the row at rest less its offset (rule 2.15.4).
  func moved(by shift: Vector) -> Eye {
    guard shift != .zero else { return self }
    var eye = self
    eye.shift = shift
    eye.keepsFrames = false
    return eye
  }
}
