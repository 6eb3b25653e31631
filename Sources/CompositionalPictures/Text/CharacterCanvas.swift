/// A grid of characters to draw boxes and text on.
///
/// A box covers earlier ones. Boxes that share an edge share its line, with junctions where lines
/// meet. The lines of a box are in its first and last column and row. Drawing is clipped to the
/// canvas.
package struct CharacterCanvas {
  /// A rectangle of characters, with its first and last columns and rows.
  package struct Area: Equatable {
    package var columns: ClosedRange<Int>
    package var rows: ClosedRange<Int>

    package init(columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
      self.columns = columns
      self.rows = rows
    }
  }

  private struct Square {
    var ends: LineEnds = []
    var horizontal = LineStyle.light
    var vertical = LineStyle.light
    var text: Character?
    var ink = Ink.plain
  }

  package let width: Int
  package let height: Int
  private var squares: [Square]

  /// Creates an empty canvas.
  ///
  /// A side below 0 counts as 0.
  package init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    squares = Array(repeating: Square(), count: self.width * self.height)
  }

  /// Draws a box.
  ///
  /// It clears the inside, and joins the outline with lines that end at it.
  package mutating func box(_ area: Area, _ style: LineStyle, ink: Ink) {
    guard let columns = visible(area.columns, width), let rows = visible(area.rows, height)
    else { return }
    for row in rows {
      for column in columns {
        let ends = Self.ends(of: area, column, row)
        draw(ends, style, ink, column, row, outward: Self.outward(of: area, column, row))
      }
    }
  }

  /// Draws the outline of a box, and keeps what is inside.
  package mutating func outline(_ area: Area, _ style: LineStyle, ink: Ink) {
    guard let columns = visible(area.columns, width), let rows = visible(area.rows, height)
    else { return }
    for row in rows {
      for column in columns {
        let ends = Self.ends(of: area, column, row)
        // Text and the lines of elements take precedence.
        guard !ends.isEmpty, squares[row * width + column].text == nil,
          squares[row * width + column].ends.isEmpty
        else { continue }
        draw(ends, style, ink, column, row, outward: [])
      }
    }
  }

  /// Writes text, clipped to the canvas.
  package mutating func text(_ text: String, column: Int, row: Int, ink: Ink) {
    guard (0..<height).contains(row) else { return }
    for (offset, character) in text.enumerated() where (0..<width).contains(column + offset) {
      let index = row * width + column + offset
      squares[index] = Square(text: character, ink: ink)
    }
  }

  /// Returns the lines of the canvas.
  ///
  /// - Parameters:
  ///   - unicode: True for box drawing, false for ASCII.
  ///   - usesColor: True for escape sequences of color.
  ///   - padded: True to fill the lines with spaces up to the width.
  package func lines(
    unicode: Bool, usesColor: Bool = false, padded: Bool = false
  ) -> [String] {
    (0..<height).map { row in
      var line = ""
      var run = ""
      var ink = Ink.plain
      for square in squares[(row * width)..<((row + 1) * width)] {
        if square.ink != ink {
          line += ink.paint(run, usesColor: usesColor)
          run = ""
          ink = square.ink
        }
        run.append(glyph(square, unicode))
      }
      if ink == .plain, !padded { run = run.trimmingEnd() }
      line += ink.paint(run, usesColor: usesColor)
      return padded ? line : line.trimmingEnd()
    }
  }

  private func glyph(_ square: Square, _ unicode: Bool) -> Character {
    if let text = square.text { return text }
    if square.ends.isEmpty { return " " }
    return LineGlyphs.glyph(
      square.ends, horizontal: square.horizontal, vertical: square.vertical, unicode: unicode)
  }

  /// Sets the lines of one character, and keeps those that point outward.
  private mutating func draw(
    _ ends: LineEnds, _ style: LineStyle, _ ink: Ink, _ column: Int, _ row: Int, outward: LineEnds
  ) {
    let index = row * width + column
    var square = squares[index]
    var kept = square.text == nil ? square.ends.intersection(outward) : []
    // A line that leads out of the canvas joins nothing.
    if row == 0 { kept.remove(.up) }
    if row == height - 1 { kept.remove(.down) }
    if column == 0 { kept.remove(.left) }
    if column == width - 1 { kept.remove(.right) }
    square.text = nil
    square.ends = kept.union(ends)
    if !ends.isDisjoint(with: .horizontal) || kept.isDisjoint(with: .horizontal) {
      square.horizontal = style
    }
    if !ends.isDisjoint(with: .vertical) || kept.isDisjoint(with: .vertical) {
      square.vertical = style
    }
    square.ink = square.ends.isEmpty ? .plain : ink
    squares[index] = square
  }

  /// Returns the directions of a box's outline at one of its characters.
  private static func ends(of area: Area, _ column: Int, _ row: Int) -> LineEnds {
    var ends: LineEnds = []
    let (columns, rows) = (area.columns, area.rows)
    if row == rows.lowerBound || row == rows.upperBound {
      if column > columns.lowerBound { ends.insert(.left) }
      if column < columns.upperBound { ends.insert(.right) }
    }
    if column == columns.lowerBound || column == columns.upperBound {
      if row > rows.lowerBound { ends.insert(.up) }
      if row < rows.upperBound { ends.insert(.down) }
    }
    return ends
  }

  /// Returns the directions out of a box from one of its characters; none from the inside.
  private static func outward(of area: Area, _ column: Int, _ row: Int) -> LineEnds {
    var ends: LineEnds = []
    if column == area.columns.lowerBound { ends.insert(.left) }
    if column == area.columns.upperBound { ends.insert(.right) }
    if row == area.rows.lowerBound { ends.insert(.up) }
    if row == area.rows.upperBound { ends.insert(.down) }
    return ends
  }

  private func visible(_ range: ClosedRange<Int>, _ limit: Int) -> ClosedRange<Int>? {
    let low = max(0, range.lowerBound)
    let high = min(limit - 1, range.upperBound)
    return low <= high ? low...high : nil
  }
}

extension String {
  /// Returns the text without trailing spaces.
  package func trimmingEnd() -> String {
    guard let last = lastIndex(where: { $0 != " " }) else { return "" }
    return String(self[...last])
  }
}
