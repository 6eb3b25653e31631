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
    let cells = groups.count * run.cells.count
    defer { count += cells }
    var path = run.path(ofGroup: groups.lowerBound)
    // Counted in a local variable, which stays in a register.
    var written = count
    for group in groups {
      let corner = run.corner(ofGroup: group)
      for cell in run.cells {
        guard written < memory.count else { return }
        (memory.baseAddress.unsafelyUnwrapped + written).initialize(
          to: ElementFrame(
            frame: CGRect(cell.frame.moved(by: corner)), indexPath: path, source: .cell, slot: 0))
        written &+= 1
        path.item &+= 1
      }
    }
  }

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
