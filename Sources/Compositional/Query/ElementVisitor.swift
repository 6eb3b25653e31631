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
