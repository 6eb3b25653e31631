/// A visitor that appends attributes to a buffer.
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
