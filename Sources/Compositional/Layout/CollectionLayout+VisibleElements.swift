// Queries of a host that keeps a list of its visible elements.

extension CollectionLayout {
  /// The pixels to which the frames of views go (rule 2.16).
  package var pixels: PixelGrid { stack.resolver.grid }

  /// The quirks that the prepared layout follows.
  package var quirks: Quirks { stack.resolver.quirks }

  /// Appends the visible elements to a buffer, without the backgrounds of lists, and returns the
  /// work of the query.
  package func find(in viewport: Viewport, _ buffer: inout [ElementFrame]) -> QueryWork {
    var visitor = BufferVisitor(buffer: [])
    swap(&visitor.buffer, &buffer)
    let work = visit(viewport.bounds, viewport, &visitor)
    swap(&visitor.buffer, &buffer)
    return work
  }

  /// Returns the visible sections.
  ///
  /// - Complexity: O(log sections + sections in the result)
  package func sections(in viewport: Viewport) -> [Int] {
    stack.sections(meeting: viewport.bounds, from: Viewpoint(stack))
  }

  /// Returns the frame of an element; nil if it does not exist.
  package func frame(of id: ElementID, at viewport: Viewport) -> ElementFrame? {
    stack.element(
      id, from: Viewpoint(stack, at: viewport), orthogonalOffsets: viewport.orthogonalOffsets
    ).map { ElementFrame($0) }
  }
}

/// A visitor that appends frames to a buffer.
private struct BufferVisitor: ElementVisitor {
  var buffer: [ElementFrame]

  @inline(__always)
  mutating func takeCell(_ path: ElementIndexPath, _ frame: Box, _ zIndex: Int) {
    buffer.append(ElementFrame(frame: CGRect(frame), indexPath: path, source: .cell, slot: 0))
  }

  mutating func take(_ element: FoundElement) {
    guard !element.id.isListBackground else { return }
    buffer.append(ElementFrame(element))
  }
}
