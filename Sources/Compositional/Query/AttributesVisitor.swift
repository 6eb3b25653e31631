/// A visitor that appends attributes to a buffer.
struct AttributesVisitor: ElementVisitor {
  static var keepsOrder: Bool { @inline(__always) get { true } }

  var buffer: [LayoutAttributes]

  @inline(__always)
  mutating func takeCell(_ path: ElementIndexPath, _ frame: Box, _ zIndex: Int) {
    buffer.append(LayoutAttributes(id: .cell(path), frame: CGRect(frame), zIndex: zIndex))
  }

  @inline(__always)
  mutating func takeCells(_ groups: Range<Int>, of run: CellRun) {
    // Appended at once: the buffer is checked once for room and owners.
    buffer.append(contentsOf: RunAttributes(groups, of: run))
  }

  mutating func take(_ element: FoundElement) {
    buffer.append(
      LayoutAttributes(id: element.id, frame: CGRect(element.frame), zIndex: element.zIndex))
  }
}

/// The attributes of all cells of consecutive groups.
private struct RunAttributes: Sequence, IteratorProtocol {
  private let run: CellRun
  private let end: Int
  private var group: Int
  private var cell = 0
  private var corner: Vector
  private var path: ElementIndexPath

  @inline(__always)
  init(_ groups: Range<Int>, of run: CellRun) {
    self.run = run
    group = groups.lowerBound
    end = groups.upperBound
    corner = run.corner(ofGroup: group)
    path = run.path(ofGroup: group)
  }

  var underestimatedCount: Int { (end &- group) &* run.cells.count }

  @inline(__always)
  mutating func next() -> LayoutAttributes? {
    if cell == run.cells.count {
      cell = 0
      group &+= 1
      corner = run.corner(ofGroup: group)
    }
    guard group < end, cell < run.cells.count else { return nil }
    let found = run.cells[cell]
    let attributes = LayoutAttributes(
      id: .cell(path), frame: CGRect(found.frame.moved(by: corner)), zIndex: found.zIndex)
    cell &+= 1
    path.item &+= 1
    return attributes
  }
}
