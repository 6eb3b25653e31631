/// Writes frames to the caller's buffer until it is full, and counts all of them.
struct FrameVisitor: ElementVisitor {
  let memory: UnsafeMutableBufferPointer<ElementFrame>
  var count = 0

  @inline(__always)
  mutating func takeCell(_ path: ElementIndexPath, _ frame: Box, _ zIndex: Int) {
    write(ElementFrame(frame: CGRect(frame), indexPath: path, source: .cell, slot: 0))
  }

  @inline(__always)
  mutating func takeCells(_ groups: Range<Int>, of run: CellRun) {
    let room = memory.count - count
    let cells = groups.count * run.cells.count
    defer { count += cells }
    guard room > 0, let start = memory.baseAddress else { return }
    // Groups that fit as a whole are written without a look at the room. A loop that all visitors
    // share takes two to three times as long.
    let fitting = cells <= room ? groups.count : room / run.cells.count
    var next = start + count
    var path = run.path(ofGroup: groups.lowerBound)
    for group in groups.lowerBound..<groups.lowerBound + fitting {
      let corner = run.corner(ofGroup: group)
      for cell in run.cells {
        next.initialize(to: Self.frame(of: cell, path, corner))
        next += 1
        path.item &+= 1
      }
    }
    guard fitting < groups.count else { return }
    let corner = run.corner(ofGroup: groups.lowerBound + fitting)
    for cell in run.cells.prefix(room - fitting * run.cells.count) {
      next.initialize(to: Self.frame(of: cell, path, corner))
      next += 1
      path.item &+= 1
    }
  }

  @inline(__always)
  private static func frame(
    of cell: SolvedGroup.Cell, _ path: ElementIndexPath, _ corner: Vector
  ) -> ElementFrame {
    ElementFrame(
      frame: CGRect(cell.frame.moved(by: corner)), indexPath: path, source: .cell, slot: 0)
  }

  @inline(__always)
  mutating func take(_ element: FoundElement) {
    write(ElementFrame(element))
  }

  @inline(__always)
  private mutating func write(_ frame: ElementFrame) {
    if count < memory.count {
      (memory.baseAddress.unsafelyUnwrapped + count).initialize(to: frame)
    }
    count += 1
  }
}
