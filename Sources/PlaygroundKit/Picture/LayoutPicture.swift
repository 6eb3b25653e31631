import Compositional

/// A picture of a solved layout with characters, a box for each element, in order of depth.
struct LayoutPicture {
  /// The bounds of the view, in points of the content.
  let bounds: CGRect
  /// The area that scroll bars represent, in points of the content.
  let scrollRange: CGRect
  let elements: [LayoutAttributes]
  /// The kinds of headers, footers and other boundary items.
  let boundaryKinds: Set<String>
  /// The most characters across and down, with the frame.
  let columns: Int
  let rows: Int

  /// The scale of the picture.
  ///
  /// The frame takes two characters each way.
  var scale: PictureScale { PictureScale(bounds, columns: columns - 2, rows: rows - 2) }

  /// The roles of the elements, in the order of the legend.
  var roles: [ElementRole] {
    let present = Set(elements.map { ElementRole($0, boundaryKinds: boundaryKinds) })
    return ElementRole.allCases.filter(present.contains)
  }

  /// Returns the lines of the picture, with its frame.
  func lines(on terminal: Terminal) -> [String] {
    let scale = scale
    var canvas = CharacterCanvas(width: scale.lastColumn + 1, height: scale.lastRow + 1)
    for element in inDepthOrder where !element.isHidden {
      let role = ElementRole(element, boundaryKinds: boundaryKinds)
      let area = scale.area(element.frame)
      if role == .badge, area.columns.count < 3 || area.rows.count < 2 {
        mark(area, role, &canvas, terminal)
      } else {
        canvas.box(area, role.line, ink: role.ink)
        label(element, role, area, &canvas, terminal)
      }
    }
    let inside = canvas.lines(unicode: terminal.usesUnicode, terminal: terminal)
    let width = terminal.usesColor ? visibleWidths(of: canvas) : inside.map(\.count)
    let padded = zip(inside, width).map { line, count in
      line + String(repeating: " ", count: max(0, canvas.width - count))
    }
    return PictureFrame(bounds: bounds, range: scrollRange).around(
      padded, width: canvas.width, on: terminal)
  }

  /// The elements by depth.
  ///
  /// Those of the same depth keep the order of the layout.
  private var inDepthOrder: [LayoutAttributes] {
    elements.enumerated().sorted { one, other in
      (one.element.zIndex, one.offset) < (other.element.zIndex, other.offset)
    }.map(\.element)
  }

  private func visibleWidths(of canvas: CharacterCanvas) -> [Int] {
    canvas.lines(unicode: true).map(\.count)
  }

  private func mark(
    _ area: CharacterCanvas.Area, _ role: ElementRole, _ canvas: inout CharacterCanvas,
    _ terminal: Terminal
  ) {
    let column = (area.columns.lowerBound + area.columns.upperBound) / 2
    let row = (area.rows.lowerBound + area.rows.upperBound) / 2
    let text = ElementRole.mark(terminal.usesUnicode)
    canvas.text(text, column: column, row: row, ink: role.ink)
  }

  /// Writes the best label that fits, into the middle of the visible part or into the upper line.
  private func label(
    _ element: LayoutAttributes, _ role: ElementRole, _ area: CharacterCanvas.Area,
    _ canvas: inout CharacterCanvas, _ terminal: Terminal
  ) {
    let labels = role.labels(element, unicode: terminal.usesUnicode)
    let left = max(area.columns.lowerBound + 1, 0)
    let right = min(area.columns.upperBound - 1, canvas.width - 1)
    let room = right - left + 1
    guard let text = labels.first(where: { $0.count <= room }) else { return }
    let top = max(area.rows.lowerBound + 1, 0)
    let bottom = min(area.rows.upperBound - 1, canvas.height - 1)
    if role == .decoration || top > bottom {
      let column = role == .decoration ? left + 1 : left + (room - text.count) / 2
      guard column + text.count - 1 <= right else { return }
      canvas.text(text, column: column, row: area.rows.lowerBound, ink: role.ink)
    } else {
      let row = (top + bottom) / 2
      canvas.text(text, column: left + (room - text.count) / 2, row: row, ink: role.ink)
    }
  }
}
