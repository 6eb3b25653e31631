/// The frame of a view, with scroll bars along the axes that scroll.
package struct PictureFrame {
  /// The bounds of the view.
  package let bounds: CGRect
  /// The area that scroll bars represent.
  package let range: CGRect

  package init(bounds: CGRect, range: CGRect) {
    self.bounds = bounds
    self.range = range
  }

  private struct Sides {
    let corners: [String]
    let top: String
    let left: String
    let bottom: (rest: String, thumb: String)
    let right: (rest: String, thumb: String)

    init(unicode: Bool) {
      if unicode {
        corners = ["▛", "▜", "▙", "▟"]
        (top, left) = ("▀", "▌")
        (bottom, right) = (("▄", "█"), ("▐", "█"))
      } else {
        corners = [".", ".", "'", "'"]
        (top, left) = ("-", "|")
        (bottom, right) = (("-", "="), ("|", "#"))
      }
    }
  }

  /// Returns the lines of a picture inside the frame.
  ///
  /// - Parameters:
  ///   - lines: The lines, all as wide as the picture.
  ///   - width: The width of the picture, in characters.
  ///   - unicode: True for block characters, false for ASCII.
  ///   - usesColor: True for escape sequences of color.
  package func around(
    _ lines: [String], width: Int, unicode: Bool, usesColor: Bool
  ) -> [String] {
    let sides = Sides(unicode: unicode)
    let across = Self.thumb(
      length: width, low: bounds.minX, extent: bounds.width, range: range.minX...range.maxX)
    let down = Self.thumb(
      length: lines.count, low: bounds.minY, extent: bounds.height, range: range.minY...range.maxY)
    func faint(_ text: String) -> String { Ink.faint.paint(text, usesColor: usesColor) }
    let top = sides.corners[0] + String(repeating: sides.top, count: width) + sides.corners[1]
    let bottom = (0..<width).map { column in
      across.contains(column) ? sides.bottom.thumb : sides.bottom.rest
    }.joined()
    return [faint(top)]
      + lines.enumerated().map { row, line in
        let right = down.contains(row) ? sides.right.thumb : sides.right.rest
        return faint(sides.left) + line + faint(right)
      } + [faint(sides.corners[2] + bottom + sides.corners[3])]
  }

  /// Returns the visible part of a track; empty if all of it is visible.
  package static func thumb(
    length: Int, low: CGFloat, extent: CGFloat, range: ClosedRange<CGFloat>
  ) -> Range<Int> {
    let total = Double(range.upperBound - range.lowerBound)
    guard length > 0, total > Double(extent), total.isFinite else { return 0..<0 }
    let size = max(1, min((Double(extent) / total * Double(length)).rounded(), Double(length)))
    let start = Double(low - range.lowerBound) / (total - Double(extent))
    let first = Int((max(0, min(start, 1)) * (Double(length) - size)).rounded())
    return first..<(first + Int(size))
  }
}
