/// Writes frames to the caller's buffer until it is full, and counts all of them.
struct FrameVisitor: ElementVisitor {
  let memory: UnsafeMutableBufferPointer<ElementFrame>
  var count = 0

  @inline(__always)
  mutating func takeCell(_ path: ElementIndexPath, _ frame: Box, _ zIndex: Int) {
    write(ElementFrame(frame: CGRect(frame), indexPath: path, source: .cell, slot: 0))
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
