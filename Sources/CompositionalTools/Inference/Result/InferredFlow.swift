import Compositional
import CompositionalDocuments

/// A flow layout: lines of cells of own sizes, whose room is shared between the cells of a line.
///
/// No compositional layout shares the room of lines that hold different numbers of cells.
public struct InferredFlow: Equatable, Sendable {
  /// The least spacing of the cells of a line, in points.
  public let minimumInteritemSpacing: Double
  /// The least spacing of lines, in points.
  public let minimumLineSpacing: Double
  /// The insets of the section, in points.
  public let sectionInset: PhysicalEdgeInsets
  /// The sizes of the cells, by item, in points.
  public let itemSizes: [CGSize]

  /// Recognizes a flow layout; nil if the frames are not those of one.
  ///
  /// - Parameters:
  ///   - observations: The frames in views of one or more sizes.
  ///   - tolerance: How much a frame may differ, in points.
  init?(_ observations: [LayoutObservation], tolerance: Double) {
    var finder = FlowFinder(tolerance: tolerance)
    for observation in observations {
      guard finder.add(observation) else { return nil }
    }
    guard let flow = finder.flow else { return nil }
    self = flow
  }

  init(
    minimumInteritemSpacing: Double, minimumLineSpacing: Double, sectionInset: PhysicalEdgeInsets,
    itemSizes: [CGSize]
  ) {
    self.minimumInteritemSpacing = minimumInteritemSpacing
    self.minimumLineSpacing = minimumLineSpacing
    self.sectionInset = sectionInset
    self.itemSizes = itemSizes
  }
}

/// Collects what the lines of a flow layout say about its spacings.
struct FlowFinder {
  let tolerance: Double
  private var sizes: [CGSize] = []
  /// The bounds of the spacing in a line.
  private var least = 0.0
  private var most = Double.infinity
  private var lines: [Double] = []
  private var insets: (left: Double, right: Double, top: Double)?
  /// True if a line shares its room.
  private var isShared = false

  init(tolerance: Double) { self.tolerance = tolerance }

  /// Adds the lines of a view; false if they are not those of a flow layout.
  mutating func add(_ observation: LayoutObservation) -> Bool {
    var cells: [Box] = []
    for element in observation.elements {
      guard case .cell(let path) = element.id, path.section == 0, path.item == cells.count else {
        return false
      }
      cells.append(Box(element.frame))
    }
    guard cells.count > 2 else { return false }
    let own = cells.map { CGSize(width: $0.size.x, height: $0.size.y) }
    if sizes.isEmpty { sizes = own }
    guard
      zip(sizes, own).allSatisfy({
        abs(Double($0.width - $1.width)) <= tolerance
          && abs(Double($0.height - $1.height)) <= tolerance
      })
    else { return false }
    let rows = Self.rows(cells, tolerance)
    guard let first = rows.first?.first else { return false }
    let left = first.min(.horizontal)
    let right =
      Double(observation.size.width)
      - (rows.compactMap { $0.last }.map { $0.max(.horizontal) }.max() ?? 0)
    if let insets {
      guard abs(insets.left - left) <= tolerance else { return false }
      self.insets?.right = min(insets.right, right)
    } else {
      insets = (left, right, rows[0].map { $0.min(.vertical) }.min() ?? 0)
    }
    guard let inset = insets else { return false }
    var bottom: Double?
    for (place, row) in rows.enumerated() {
      guard abs(row[0].min(.horizontal) - left) <= tolerance || row.count == 1 else { return false }
      let top = row.map { $0.min(.vertical) }.min() ?? 0
      if let bottom { lines.append(top - bottom) }
      bottom = row.map { $0.max(.vertical) }.max()
      let gaps = zip(row, row.dropFirst()).map { $1.min(.horizontal) - $0.max(.horizontal) }
      guard let gap = gaps.first else { continue }
      guard gaps.allSatisfy({ abs($0 - gap) <= 2 * tolerance + 0.5 }) else { return false }
      most = min(most, gaps.reduce(0, +) / Double(gaps.count))
      guard place + 1 < rows.count else { continue }
      // The next cell had no room in this line.
      let room = Double(observation.size.width) - inset.left - inset.right
      let width = row.reduce(0) { $0 + $1.size.x } + rows[place + 1][0].size.x
      least = max(least, (room - width) / Double(row.count))
      isShared = true
    }
    return true
  }

  /// The flow layout of all lines; nil if their spacings contradict one another.
  var flow: InferredFlow? {
    guard isShared, let inset = insets, least <= most + tolerance,
      let spacing = PlainNumber.length(max(0, least - tolerance), most + tolerance),
      let low = lines.min(), let high = lines.max(), high - low <= 2 * tolerance + 0.5,
      let line = PlainNumber.length(high - tolerance, low + tolerance)
        ?? PlainNumber.length(low, high)
    else { return nil }
    return InferredFlow(
      minimumInteritemSpacing: spacing.value, minimumLineSpacing: line.value,
      sectionInset: PhysicalEdgeInsets(
        top: CGFloat(inset.top), left: CGFloat(inset.left), right: CGFloat(max(0, inset.right))),
      itemSizes: sizes)
  }

  private static func rows(_ cells: [Box], _ tolerance: Double) -> [[Box]] {
    var rows: [[Box]] = []
    for cell in cells {
      if let last = rows.last?.last, cell.min(.horizontal) >= last.max(.horizontal) - tolerance {
        rows[rows.count - 1].append(cell)
      } else {
        rows.append([cell])
      }
    }
    return rows
  }
}
