import Compositional
import Foundation

extension NSCollectionLayoutGroup {
  /// Returns a drawing of the group in characters, for a container of 390 x 844 points (rule 2.24).
  ///
  /// ```
  /// <NSCollectionLayoutGroup 390 x 100, 2 items>
  /// +-------------------------++-------------------------+
  /// |            0            ||            1            |
  /// +-------------------------++-------------------------+
  /// ```
  ///
  /// - Complexity: O(*n*), where *n* is the number of items in one group; at most 60 rows are
  ///   drawn.
  public func visualDescription() -> String {
    if let invalidCall { return "<NSCollectionLayoutGroup, not laid out: \(invalidCall)>" }
    let container = CGSize(width: 390, height: 844)
    let environment = CollectionLayoutEnvironment(size: container)
    var solver = GroupSolver(
      resolver: DimensionResolver(grid: PixelGrid(scale: 2), quirks: []),
      environment: environment, cellZIndex: 0)
    let template = solver.template(
      of: value, in: Vector(x: Double(container.width), y: Double(container.height)))
    let items = template.cells.count
    let head =
      "<NSCollectionLayoutGroup \(points(template.size.x)) x \(points(template.size.y)), "
      + "\(items) \(items == 1 ? "item" : "items")>"
    guard let picture = BoxPicture(template) else { return head }
    return head + "\n" + picture.text
  }

  private func points(_ length: Double) -> String {
    let rounded = (length * 100).rounded() / 100
    guard let whole = Int(exactly: rounded) else { return "\(rounded)" }
    return "\(whole)"
  }
}

/// The cells of a group as boxes of characters.
private struct BoxPicture {
  private static let columns = 54
  private static let mostRows = 60
  /// The height of a character divided by its width.
  private static let aspect = 2.0

  private var rows: [[Character]]
  private let scale: Vector

  /// Draws a group; nil if its area is empty.
  init?(_ template: GroupTemplate) {
    let size = template.size
    guard size.x > 0, size.y > 0, size.x.isFinite, size.y.isFinite else { return nil }
    let high = Double(Self.columns) * size.y / size.x / Self.aspect
    let rowCount = max(3, min(Self.mostRows, Int(min(high, 1e6).rounded())))
    rows = Array(repeating: Array(repeating: " ", count: Self.columns), count: rowCount)
    scale = Vector(x: Double(Self.columns) / size.x, y: Double(rowCount) / size.y)
    for (index, cell) in template.cells.enumerated() { draw(cell.frame, label: "\(index)") }
  }

  var text: String {
    rows.map { row in
      let last = row.lastIndex { $0 != " " }
      return String(row.prefix(last.map { $0 + 1 } ?? 0))
    }.joined(separator: "\n")
  }

  private mutating func draw(_ frame: Box, label: String) {
    let left = column(frame.min(.horizontal))
    let right = max(left, column(frame.max(.horizontal)) - 1)
    let top = row(frame.min(.vertical))
    let bottom = max(top, row(frame.max(.vertical)) - 1)
    for x in left...right {
      let corner = x == left || x == right
      set(x, top, corner ? "+" : "-")
      set(x, bottom, corner ? "+" : "-")
    }
    if bottom - top > 1 {
      for y in top + 1..<bottom {
        set(left, y, "|")
        set(right, y, "|")
      }
    }
    let start = (left + right + 1 - label.count) / 2
    for (offset, character) in label.enumerated() {
      set(start + offset, (top + bottom) / 2, character)
    }
  }

  private func column(_ x: Double) -> Int { clamped(x * scale.x, 4 * Self.columns) }

  private func row(_ y: Double) -> Int { clamped(y * scale.y, 4 * rows.count) }

  /// Returns a position rounded to an integer and clamped near the picture.
  private func clamped(_ position: Double, _ limit: Int) -> Int {
    guard position.isFinite else { return 0 }
    return Int(max(Double(-limit), min(Double(limit), position)).rounded())
  }

  private mutating func set(_ x: Int, _ y: Int, _ character: Character) {
    guard rows.indices.contains(y), rows[y].indices.contains(x) else { return }
    rows[y][x] = character
  }
}
