/// What a query hands its elements to; one type a purpose, so that the loops are compiled for it.
protocol ElementVisitor {
  /// Takes a cell: its place, its frame in the content, its order in depth.
  mutating func takeCell(_ path: ElementIndexPath, _ frame: Box, _ zIndex: Int)
  /// Takes any other element.
  mutating func take(_ element: FoundElement)
}

/// Writes frames to memory of the caller's as long as there is room, and counts them all.
struct FrameVisitor: ElementVisitor {
  let memory: UnsafeMutableBufferPointer<ElementFrame>
  var count = 0

  @inline(__always)
  mutating func takeCell(_ path: ElementIndexPath, _ frame: Box, _ zIndex: Int) {
    write(ElementFrame(frame: CGRect(frame), indexPath: path, source: .cell, slot: 0))
  }

  mutating func take(_ element: FoundElement) {
    write(
      ElementFrame(
        frame: CGRect(element.frame), indexPath: element.id.indexPath, source: element.source,
        slot: element.slot))
  }

  @inline(__always)
  private mutating func write(_ frame: ElementFrame) {
    if count < memory.count {
      (memory.baseAddress.unsafelyUnwrapped + count).initialize(to: frame)
    }
    count += 1
  }
}

/// Appends attributes to a buffer.
struct AttributesVisitor: ElementVisitor {
  var buffer: [LayoutAttributes]

  @inline(__always)
  mutating func takeCell(_ path: ElementIndexPath, _ frame: Box, _ zIndex: Int) {
    buffer.append(LayoutAttributes(id: .cell(path), frame: CGRect(frame), zIndex: zIndex))
  }

  mutating func take(_ element: FoundElement) {
    buffer.append(
      LayoutAttributes(id: element.id, frame: CGRect(element.frame), zIndex: element.zIndex))
  }
}

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
  /// Whether frames are handed out as they are.
  private var isPlain: Bool

  /// Looks at a stack from nowhere in particular: pinned items are at rest.
  @inline(__always)
  init(_ stack: SectionStack) {
    content = stack.contentSize
    isMirrored = stack.isMirrored
    visible = nil
    isPlain = !stack.isMirrored
  }

  /// Looks at a stack from a viewport.
  init(_ stack: SectionStack, at viewport: Viewport) {
    content = stack.contentSize
    isMirrored = stack.isMirrored
    let visible = Box(viewport.visibleRect)
    self.visible = isMirrored ? visible.mirrored(in: content.x) : visible
    isPlain = !stack.isMirrored
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
    if isPlain { return box }
    let moved = box.moved(by: shift)
    return isMirrored ? moved.mirrored(in: content.x) : moved
  }

  /// The same eye for a row that is scrolled: frames are moved once they are rounded, so that they
  /// are those of the row at rest less its offset (semantics 2.15.4).
  func moved(by shift: Vector) -> Eye {
    guard shift != .zero else { return self }
    var eye = self
    eye.shift = shift
    eye.isPlain = false
    return eye
  }
}

extension Box {
  /// The same box seen from the right of a content of some width.
  @inline(__always)
  func mirrored(in width: Double) -> Box {
    var box = self
    box.origin.x = width - origin.x - size.x
    return box
  }
}
