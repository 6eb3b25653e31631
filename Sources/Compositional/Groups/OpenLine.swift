/// A line that wraps, while its cells are measured one after another.
///
/// It has the lengths of its cells and no frames. So a new length takes time in proportion to the
/// cells behind it, not to all cells of the line.
struct OpenLine: Sendable {
  /// The first item of the line.
  let firstItem: Int
  /// The measured sizes of the cells.
  private(set) var sizes: [MeasuredSize] = []
  /// The sums of the lengths of the cells along the line up to each cell, in points.
  private var points: [Double] = []
  /// The greatest length across the line up to each cell, in points.
  private var longest: [Double] = []

  /// Creates a line without cells.
  ///
  /// - Parameter firstItem: The first item of the line.
  init(from firstItem: Int) { self.firstItem = firstItem }

  /// The item behind the last one.
  var end: Int { firstItem + sizes.count }

  /// The greatest length of a cell across, in points; zero without cells.
  var longestCell: Double { longest.last ?? 0 }

  /// Returns the distance of a cell from the first, in points.
  func position(of index: Int, in line: WrappingLine) -> Double {
    index > 0 ? points[index - 1] + Double(index) * line.spacing : 0
  }

  /// Appends a cell if there is room for it; returns false if there is none.
  mutating func append(_ size: MeasuredSize, in line: WrappingLine) -> Bool {
    let count = sizes.count
    guard count < line.limit else { return false }
    let sum = (points.last ?? 0) + line.length(of: size, at: count, along: line.axis)
    guard line.hasRoom(for: count + 1, points: sum) else { return false }
    sizes.append(size)
    points.append(sum)
    longest.append(
      max(longestCell, line.length(of: size, at: count, along: line.axis.perpendicular)))
    return true
  }

  /// Takes the cells from an item on away, and returns their sizes.
  mutating func removeCells(from item: Int) -> [MeasuredSize] {
    let count = item - firstItem
    defer {
      sizes.removeSubrange(count...)
      points.removeSubrange(count...)
      longest.removeSubrange(count...)
    }
    return Array(sizes[count...])
  }
}

extension WrappingLine {
  /// Returns a cell of a line that is open.
  func cell(_ index: Int, of line: OpenLine) -> SolvedGroup.Cell {
    cell(index, of: line.sizes[index], at: line.position(of: index, in: self))
  }

  /// Returns the entry that keeps the place of a line that is open.
  func place(of line: OpenLine) -> SizedLedger.Entry {
    entry(
      items: line.sizes.count, groupSize(longest: line.longestCell),
      SizedGroup(isMeasured: line.sizes.contains { $0.isMeasured }))
  }
}
