/// What a query hands its elements to; one type a purpose, so that the loops are compiled for it.
protocol ElementVisitor {
  /// Takes an element: its name, its frame in the content, its order in depth.
  mutating func take(_ id: ElementID, _ frame: Box, _ zIndex: Int)
}

/// Appends names and frames to a buffer.
struct FrameVisitor: ElementVisitor {
  var buffer: [ElementFrame]

  @inline(__always)
  mutating func take(_ id: ElementID, _ frame: Box, _ zIndex: Int) {
    buffer.append(ElementFrame(id: id, frame: CGRect(frame)))
  }
}

/// Appends attributes to a buffer.
struct AttributesVisitor: ElementVisitor {
  var buffer: [LayoutAttributes]

  @inline(__always)
  mutating func take(_ id: ElementID, _ frame: Box, _ zIndex: Int) {
    buffer.append(LayoutAttributes(id: id, frame: CGRect(frame), zIndex: zIndex))
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

  /// Looks at a stack from a viewport; nil leaves pinned items at rest.
  init(_ stack: SectionStack, at viewport: Viewport?) {
    content = stack.contentSize
    isMirrored = stack.isMirrored
    guard let viewport else {
      visible = nil
      return
    }
    let visible = Box(viewport.visibleRect)
    self.visible = isMirrored ? visible.mirrored(in: content.x) : visible
  }

  /// A box of the content seen the other way, where reading starts at the right.
  @inline(__always)
  func turned(_ box: Box) -> Box { isMirrored ? box.mirrored(in: content.x) : box }
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
