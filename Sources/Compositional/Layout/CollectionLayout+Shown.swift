// What a host asks to keep a list of the elements it shows.

extension CollectionLayout {
  /// Appends what a viewport shows to a buffer, and says what that cost.
  package func find(in viewport: Viewport, _ buffer: inout [ElementFrame]) -> QueryWork {
    var visitor = BufferVisitor(buffer: [])
    swap(&visitor.buffer, &buffer)
    let work = visit(viewport.bounds, viewport, &visitor)
    swap(&visitor.buffer, &buffer)
    return work
  }

  /// The sections a viewport shows something of.
  ///
  /// - Complexity: O(log sections + answer)
  package func sections(in viewport: Viewport) -> [Int] {
    stack.sections(meeting: viewport.bounds, from: Eye(stack))
  }

  /// The frame of an element by its name; nil where there is none.
  package func frame(of id: ElementID, at viewport: Viewport) -> ElementFrame? {
    stack.element(
      id, from: Eye(stack, at: viewport), orthogonalOffsets: viewport.orthogonalOffsets
    ).map { ElementFrame($0) }
  }
}

/// Appends frames to a buffer.
private struct BufferVisitor: ElementVisitor {
  var buffer: [ElementFrame]

  @inline(__always)
  mutating func takeCell(_ path: ElementIndexPath, _ frame: Box, _ zIndex: Int) {
    buffer.append(ElementFrame(frame: CGRect(frame), indexPath: path, source: .cell, slot: 0))
  }

  mutating func take(_ element: FoundElement) {
    buffer.append(ElementFrame(element))
  }
}
