import Compositional

/// The cells of a group, cut into rows and columns.
indirect enum CellNode {
  /// A cell, with its slot in each view.
  case cell([Box])
  /// Parts side by side along an axis, with the box around them in each view.
  case group(LayoutAxis, [CellNode], [Box])

  /// The box around the cells, in each view.
  var boxes: [Box] {
    switch self {
    case .cell(let boxes), .group(_, _, let boxes): boxes
    }
  }

  /// The number of cells.
  var count: Int {
    switch self {
    case .cell: 1
    case .group(_, let parts, _): parts.reduce(0) { $0 + $1.count }
    }
  }

  /// The most cells that stand one after another along an axis, up to a dozen.
  func length(along axis: LayoutAxis) -> Int {
    guard case .group(let own, let parts, _) = self else { return 1 }
    let lengths = parts.map { $0.length(along: axis) }
    return Swift.min(12, own == axis ? lengths.reduce(0, +) : lengths.max() ?? 1)
  }

  /// The axis along which the parts of a group stand; nil for a cell.
  var axis: LayoutAxis? { if case .group(let axis, _, _) = self { axis } else { nil } }

  var isCell: Bool { if case .cell = self { true } else { false } }

  /// True if the cuts of two nodes are the same.
  func isLike(_ other: CellNode) -> Bool {
    switch (self, other) {
    case (.cell, .cell): true
    case (.group(let axis, let parts, _), .group(let otherAxis, let others, _)):
      axis == otherAxis && parts.count == others.count
        && zip(parts, others).allSatisfy { $0.isLike($1) }
    default: false
    }
  }

  /// True if the cells of a node of the same cuts stand where those of another do, to a pixel.
  func hasCells(of other: CellNode, _ scales: [Double]) -> Bool {
    guard case .group(_, let parts, let boxes) = self,
      case .group(_, let others, let otherBoxes) = other
    else { return true }
    return zip(parts, others).allSatisfy { part, other in
      boxes.indices.allSatisfy { view in
        var box = part.boxes[view]
        for axis in LayoutAxis.allCases {
          box.origin[axis] += otherBoxes[view].min(axis) - boxes[view].min(axis)
        }
        return box.isNear(other.boxes[view], 1.1 / scales[view])
      } && part.hasCells(of: other, scales)
    }
  }

  /// Cuts cells into rows and columns; nil if no straight line parts some of them.
  ///
  /// - Parameters:
  ///   - cells: The slots of each cell, by view.
  ///   - overlap: How far neighbors may overlap, in points.
  init?(_ cells: ArraySlice<[Box]>, overlap: Double) {
    guard let first = cells.first else { return nil }
    if cells.count == 1 {
      self = .cell(first)
      return
    }
    let cuts = PerAxisCuts(cells, overlap)
    let axis: LayoutAxis = cuts.horizontal.count >= cuts.vertical.count ? .horizontal : .vertical
    let places = axis == .horizontal ? cuts.horizontal : cuts.vertical
    guard !places.isEmpty else { return nil }
    var parts: [CellNode] = []
    var start = cells.startIndex
    for end in places + [cells.endIndex] {
      guard let part = CellNode(cells[start..<end], overlap: overlap) else { return nil }
      parts.append(part)
      start = end
    }
    let boxes = first.indices.map { view in
      cells.reduce(first[view]) { $0.union($1[view]) }
    }
    self = .group(axis, parts, boxes)
  }

  private struct PerAxisCuts {
    var horizontal: [Int]
    var vertical: [Int]

    init(_ cells: ArraySlice<[Box]>, _ overlap: Double) {
      horizontal = Self.cuts(cells, .horizontal, overlap)
      vertical = Self.cuts(cells, .vertical, overlap)
    }

    /// Returns the cells before which a straight line cuts, in every view.
    static func cuts(_ cells: ArraySlice<[Box]>, _ axis: LayoutAxis, _ overlap: Double) -> [Int] {
      let views = cells[cells.startIndex].indices
      var least = [[Double]](repeating: views.map { _ in .infinity }, count: cells.count + 1)
      for (place, index) in cells.indices.enumerated().reversed() {
        for view in views {
          least[place][view] = Swift.min(least[place + 1][view], cells[index][view].min(axis))
        }
      }
      var most = views.map { _ in -Double.infinity }
      var cuts: [Int] = []
      for (place, index) in cells.indices.enumerated() {
        if place > 0, views.allSatisfy({ most[$0] <= least[place][$0] + overlap }) {
          cuts.append(index)
        }
        for view in views { most[view] = Swift.max(most[view], cells[index][view].max(axis)) }
      }
      return cuts
    }
  }
}
