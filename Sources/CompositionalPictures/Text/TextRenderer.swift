/// Draws a picture with characters, a box for each shape, from back to front.
struct TextRenderer {
  let picture: LayoutPicture
  /// The most characters across and down, with the frame and the legend.
  let columns: Int
  let rows: Int
  let style: PictureTextStyle
  /// True to change the scale so that equal frames look equal; false to depend on the bounds alone.
  var isEven = true

  /// The lines of the picture, with its frame and legend.
  var lines: [String] {
    guard columns >= 4, rows >= 4 else { return tooSmall }
    let legend = style.showsLegend ? self.legend : []
    let room = rows - legend.count
    // A frame and two rows; below that the legend is left out.
    guard room >= 4 else { return drawn(rows: rows) }
    return drawn(rows: room) + legend
  }

  /// The scale of the picture.
  ///
  /// The frame takes two characters each way.
  func scale(rows: Int) -> PictureScale {
    PictureScale(
      picture.bounds, columns: columns - 2, rows: rows - 2,
      frames: isEven ? picture.commands.filter { !$0.style.isOutline }.map { $0.frame } : [])
  }

  /// Where there is no room for a frame, a mark says that there is something.
  private var tooSmall: [String] {
    columns > 0 && rows > 0 ? [style.usesUnicode ? "…" : "."] : []
  }

  private func drawn(rows: Int) -> [String] {
    let scale = scale(rows: rows)
    var canvas = CharacterCanvas(width: scale.lastColumn + 1, height: scale.lastRow + 1)
    for command in picture.commands {
      guard let line = command.style.line, let part = command.visible(in: picture.bounds)
      else { continue }
      // The bounds of the picture cut at the edge of the canvas; a clip leaves the box open.
      let area = scale.area(command.frame)
      if command.style.isOutline {
        canvas.outline(area, line, ink: command.style.ink)
        if command.style == .before || command.style == .after {
          label(command, area, scale.area(part), &canvas)
        }
      } else if command.style == .badge, area.columns.count < 3 || area.rows.count < 2 {
        mark(area, command.style, &canvas)
      } else {
        canvas.box(area, line, ink: command.style.ink)
        label(command, area, scale.area(part), &canvas)
      }
    }
    let inside = canvas.lines(
      unicode: style.usesUnicode, usesColor: style.usesColor, padded: true)
    return PictureFrame(bounds: picture.bounds, range: picture.scrollArea).around(
      inside, width: canvas.width, unicode: style.usesUnicode, usesColor: style.usesColor)
  }

  private func mark(
    _ area: CharacterCanvas.Area, _ style: PictureStyle, _ canvas: inout CharacterCanvas
  ) {
    let column = (area.columns.lowerBound + area.columns.upperBound) / 2
    let row = (area.rows.lowerBound + area.rows.upperBound) / 2
    canvas.text(self.style.usesUnicode ? "●" : "o", column: column, row: row, ink: style.ink)
  }

  /// Writes the best label that fits, into the middle of the visible part or into the upper line.
  ///
  /// - Parameters:
  ///   - command: The shape.
  ///   - area: The characters of its frame.
  ///   - visible: The characters of its visible part.
  ///   - canvas: The canvas.
  private func label(
    _ command: PictureCommand, _ area: CharacterCanvas.Area, _ visible: CharacterCanvas.Area,
    _ canvas: inout CharacterCanvas
  ) {
    // An edge in sight takes a character; an edge that is cut off takes none.
    func inner(_ range: ClosedRange<Int>, _ shown: ClosedRange<Int>, _ limit: Int) -> (Int, Int) {
      (
        max(shown.lowerBound, range.lowerBound + 1, 0),
        min(shown.upperBound, range.upperBound - 1, limit - 1)
      )
    }
    let (left, right) = inner(area.columns, visible.columns, canvas.width)
    let (top, bottom) = inner(area.rows, visible.rows, canvas.height)
    let room = right - left + 1
    guard let text = LabelText.fitting(command.labels, in: room, ellipsis: ellipsis) else { return }
    let ink = command.style.ink
    if command.style == .decoration || top > bottom {
      let isDecoration = command.style == .decoration
      let column = isDecoration ? left + 1 : left + (room - text.count) / 2
      guard column + text.count - 1 <= right else { return }
      canvas.text(text, column: column, row: max(area.rows.lowerBound, 0), ink: ink)
    } else {
      canvas.text(
        text, column: left + (room - text.count) / 2, row: (top + bottom) / 2, ink: ink)
    }
  }

  private var ellipsis: Character { style.usesUnicode ? "…" : "~" }

  // MARK: Legend

  /// The legend of what the picture shows, such as `┌─┐ cell   ╔═╗ header, footer`.
  var legend: [String] {
    var names: [String] = []
    var entries: [(plain: String, painted: String)] = []
    let present = Set(picture.commands.map { $0.style })
    for shape in PictureStyle.all where present.contains(shape) {
      guard let line = shape.line, !names.contains(shape.name) else { continue }
      names.append(shape.name)
      let sample = sample(line)
      entries.append(
        (
          sample + " " + shape.name,
          shape.ink.paint(sample, usesColor: style.usesColor) + " "
            + Ink.faint.paint(shape.name, usesColor: style.usesColor)
        ))
    }
    return wrapped(entries)
  }

  private func wrapped(_ entries: [(plain: String, painted: String)]) -> [String] {
    var lines: [String] = []
    var width = 0
    for entry in entries where entry.plain.count <= columns {
      if !lines.isEmpty, width + 3 + entry.plain.count <= columns {
        lines[lines.count - 1] += "   " + entry.painted
        width += 3 + entry.plain.count
      } else {
        lines.append(entry.painted)
        width = entry.plain.count
      }
    }
    return lines
  }

  private func sample(_ line: LineStyle) -> String {
    func glyph(_ ends: LineEnds) -> Character {
      LineGlyphs.glyph(ends, horizontal: line, vertical: line, unicode: style.usesUnicode)
    }
    return String([glyph([.down, .right]), glyph(.horizontal), glyph([.down, .left])])
  }
}
