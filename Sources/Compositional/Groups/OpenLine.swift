/// A line that wraps, while its cells are measured one after another.
///
/// It has sums of the lengths of its cells, and no frames. So a new length takes time in proportion
/// to the cells after it, not to all cells of the line.
struct OpenLine: Sendable {
  /// The first item of the line.
  let firstItem: Int
  /// The sums of the lengths of the cells along the line up to each cell, in points.
  private var points: [Double] = []
  /// The greatest length across the line up to each cell, in points.
  private var longest: [Double] = []

  /// Creates a line without cells.
  ///
  /// - Parameter firstItem: The first item of the line.
  init(from firstItem: Int) { self.firstItem = firstItem }

  /// The item after the last one.
  var end: Int { firstItem + points.count }

  /// The greatest length of a cell across, in points; zero without cells.
  var longestCell: Double { longest.last ?? 0 }

  /// Returns the distance of a cell from the first, in points.
  func position(of index: Int, in line: WrappingLine) -> Double {
    index > 0 ? points[index - 1] + Double(index) * line.spacing : 0
  }

  /// Returns true if there is room for a cell of a size after the last.
  func hasRoom(for size: MeasuredSize, in line: WrappingLine) -> Bool {
    var filling = filling
    return line.append(size, to: &filling)
  }

  private var filling: WrappingLine.Filling {
    WrappingLine.Filling(count: points.count, points: points.last ?? 0)
  }

  /// Takes the cells from an item on away.
  mutating func removeCells(from item: Int) {
    points.removeSubrange((item - firstItem)...)
    longest.removeSubrange((item - firstItem)...)
  }

  /// Appends cells as long as there is room.
  ///
  /// - Parameters:
  ///   - sizes: The sizes of all items.
  ///   - end: The item after the last to append.
  ///   - line: The solver of the line.
  /// - Returns: True if there is no room for an item before the end.
  mutating func fill(
    with sizes: MeasuredSizes, to end: Int, in line: WrappingLine
  ) -> Bool {
    var cursor = sizes.cursor(at: self.end)
    var filling = filling
    while cursor.item < end, line.append(cursor.size, to: &filling) {
      let across = line.axis.perpendicular
      let length = line.length(of: cursor.size, at: points.count, along: across)
      points.append(filling.points)
      longest.append(max(longestCell, length))
      cursor.advance()
    }
    return filling.isFull
  }
}
