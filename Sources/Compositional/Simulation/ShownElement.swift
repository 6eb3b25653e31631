/// An element in sight and the view that shows it.
struct ShownElement: Sendable {
  /// Where in the layout it is; the frame itself is that of the moment it came into sight.
  var frame: ElementFrame
  /// The element kind; nil for a cell.
  var kind: String?
  /// The number of its view.
  var view: Int

  /// What names it.
  var id: ElementID {
    switch (frame.category, kind) {
    case (.supplementaryView, let kind?): .supplementary(kind: kind, frame.indexPath)
    case (.decorationView, let kind?): .decoration(kind: kind, frame.indexPath)
    default: .cell(frame.indexPath)
    }
  }
}

extension ElementFrame {
  /// Whether both are the same element of one layout.
  @inline(__always)
  func isSameElement(as other: ElementFrame) -> Bool {
    indexPath == other.indexPath && source == other.source && slot == other.slot
  }

  /// An order of elements that does not depend on where they are: by section, then by list.
  @inline(__always)
  func isPlacedBefore(_ other: ElementFrame) -> Bool {
    if indexPath.section != other.indexPath.section {
      return indexPath.section < other.indexPath.section
    }
    if source != other.source { return source.rawValue < other.source.rawValue }
    if indexPath.item != other.indexPath.item { return indexPath.item < other.indexPath.item }
    return slot < other.slot
  }
}

extension [ElementFrame] {
  /// Whether elements are in the order of ``ElementFrame/isPlacedBefore(_:)``.
  var isSortedByPlace: Bool {
    guard count > 1 else { return true }
    for index in 1..<count where !self[index - 1].isPlacedBefore(self[index]) { return false }
    return true
  }
}

extension CollectionLayout {
  /// Appends what a viewport shows to a buffer, and says what that cost.
  func find(in viewport: Viewport, _ buffer: inout [ElementFrame]) -> QueryWork {
    var visitor = BufferVisitor(buffer: [])
    swap(&visitor.buffer, &buffer)
    let work = visit(viewport.bounds, viewport, &visitor)
    swap(&visitor.buffer, &buffer)
    return work
  }

  /// The sections a viewport shows something of.
  ///
  /// - Complexity: O(log sections + answer)
  func sections(in viewport: Viewport) -> [Int] {
    stack.sections(meeting: viewport.bounds, from: Eye(stack))
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
    buffer.append(
      ElementFrame(
        frame: CGRect(element.frame), indexPath: element.id.indexPath, source: element.source,
        slot: element.slot))
  }
}
