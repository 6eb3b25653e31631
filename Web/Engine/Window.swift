// Queries that a page asks in every frame: numbers in and out of memory that stays, nothing else.

/// The memory of a query: the rectangle and a margin that go in, and the elements that come out.
struct Window {
  /// The numbers of an element: x, y, width, height, section, item, z-index, and what it is.
  static let each = 8
  /// The numbers before the elements: the rectangle and the margin.
  private static let head = 5

  /// The elements that there is room for.
  private(set) var room = 0
  private var memory = UnsafeMutableBufferPointer<Double>(start: nil, count: 0)

  /// The first number.
  var start: UnsafeMutablePointer<Double>? { memory.baseAddress }

  /// Makes room for elements; what was in the memory is lost.
  mutating func reserve(_ count: Int) {
    guard count > room || memory.isEmpty else { return }
    memory.deallocate()
    memory = .allocate(capacity: Self.head + count * Self.each)
    memory.initialize(repeating: 0)
    room = count
  }

  /// The rectangle that was written.
  var rect: CGRect { CGRect(x: memory[0], y: memory[1], width: memory[2], height: memory[3]) }

  /// The rectangle with its margin, in which elements are found.
  var wideRect: CGRect {
    let margin = memory[4]
    return CGRect(
      x: memory[0] - margin, y: memory[1] - margin, width: memory[2] + 2 * margin,
      height: memory[3] + 2 * margin)
  }

  /// The most elements of a query, unless there is room for more.
  static let elementsAtMost = 20_000

  /// Writes the elements that a view shows at the rectangle as far as there is room, and returns
  /// their number; -1 if there may be too many.
  func fill(
    _ stack: SectionStack, inset: PhysicalEdgeInsets, rows: [Int: CGFloat],
    naming names: ElementNames
  ) -> Int32 {
    guard let start else { return 0 }
    let viewpoint = Viewpoint(
      stack,
      at: Viewport(contentOffset: rect.origin, size: rect.size, adjustedContentInset: inset))
    // A billion elements would be counted for seconds.
    let bound = stack.elementBound(meeting: wideRect, from: viewpoint, orthogonalOffsets: rows)
    guard bound <= max(room, Self.elementsAtMost) else { return -1 }
    var visitor = WindowVisitor(
      next: start + Self.head, room: room, stack: stack, names: names)
    stack.visit(meeting: wideRect, from: viewpoint, orthogonalOffsets: rows, &visitor)
    return Int32(clamping: visitor.count)
  }

  /// Writes the row of a section at an offset; false if the section has none.
  ///
  /// The numbers are the range of its offsets, the offset, where it rests from there, and its span
  /// along the scroll direction.
  ///
  /// - Parameter offset: The offset, in points; NaN for the initial one.
  func writeRow(_ section: Int, of layout: CollectionLayout, at offset: Double) -> Bool {
    guard let start, let scroller = layout.orthogonalScroller(ofSection: section) else {
      return false
    }
    let range = scroller.offsetRange
    let place =
      offset.isNaN
      ? scroller.initialOffset : min(max(offset, range.lowerBound), range.upperBound)
    let span = layout.rowSpan(ofSection: section)
    start[0] = range.lowerBound
    start[1] = range.upperBound
    start[2] = place
    start[3] = scroller.restOffset(nearest: place)
    start[4] = span.low
    start[5] = span.high
    return true
  }
}

/// The element kinds that the queries of an instance have found, which numbers stand for.
final class ElementNames {
  private(set) var list: [String]

  init(_ list: [String] = []) { self.list = list }

  /// Returns the number of a name.
  func index(of name: String) -> Int {
    if let index = list.firstIndex(of: name) { return index }
    list.append(name)
    return list.count - 1
  }
}

/// Writes elements into memory until it is full, and counts all of them.
private struct WindowVisitor: ElementVisitor {
  var next: UnsafeMutablePointer<Double>
  let room: Int
  let stack: SectionStack
  let names: ElementNames
  var count = 0

  @inline(__always)
  mutating func takeCell(_ path: ElementIndexPath, _ frame: Box, _ zIndex: Int) {
    guard count < room else { return count += 1 }
    write(path, frame, zIndex, 0)
  }

  @inline(__always)
  mutating func takeCells(_ groups: Range<Int>, of run: CellRun) {
    // Those of a full window are counted at once: there may be a billion.
    let fitting = max(0, room - count)
    var path = run.path(ofGroup: groups.lowerBound)
    var left = fitting
    count += max(0, groups.count * run.cells.count - fitting)
    for group in groups {
      let corner = run.corner(ofGroup: group)
      for cell in run.cells {
        guard left > 0 else { return }
        left -= 1
        write(path, cell.frame.moved(by: corner), cell.zIndex, 0)
        path.item &+= 1
      }
    }
  }

  mutating func take(_ element: FoundElement) {
    guard count < room else { return count += 1 }
    let kind = ElementRole(element.source)
    let name = element.id.kind.map { names.index(of: $0) } ?? -1
    write(
      element.id.indexPath, element.frame, element.zIndex,
      Double(Int(kind.rawValue) + (isPinned(element) ? 4 : 0) + 8 * (name + 1)))
  }

  private func isPinned(_ element: FoundElement) -> Bool {
    switch element.source {
    case .boundary:
      stack.sections[element.id.indexPath.section].geometry.boundaryItems[element.slot].pin != nil
    case .layoutBoundary: stack.boundary.items[element.slot].pin != nil
    case .cell, .anchored, .decoration: false
    }
  }

  @inline(__always)
  private mutating func write(
    _ path: ElementIndexPath, _ frame: Box, _ zIndex: Int, _ what: Double
  ) {
    let rect = CGRect(frame)
    next[0] = rect.origin.x
    next[1] = rect.origin.y
    next[2] = rect.size.width
    next[3] = rect.size.height
    next[4] = Double(path.section)
    next[5] = path.isOfLayout ? .infinity : Double(path.item)
    next[6] = Double(zIndex)
    next[7] = what
    next += Window.each
    count += 1
  }
}

/// What an element is, as pages know it.
enum ElementRole: UInt8 {
  case cell, supplementary, decoration, boundary

  init(_ source: ElementFrame.Source) {
    self =
      switch source {
      case .cell: .cell
      case .anchored: .supplementary
      case .decoration: .decoration
      case .boundary, .layoutBoundary: .boundary
      }
  }
}
