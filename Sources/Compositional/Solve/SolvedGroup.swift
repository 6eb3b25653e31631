/// A group solved once: where its cells and anchored views stand, in the group's coordinates.
///
/// All groups of a section without measured sizes are this one, moved; item `n` stands in group
/// `n / cells.count` (semantics 2.9.1). Positions are exact; rounding comes last, in the query.
package struct SolvedGroup: Sendable {
  /// A cell.
  package struct Cell: Sendable {
    /// The frame after the item's insets, in points from the group's outer corner.
    package var frame: Box
    /// The place before the item's insets, in points from the group's outer corner.
    package var slot: Box
    /// The order in depth.
    package var zIndex: Int
    /// The innermost group of the cell, as an index of ``SolvedGroup/hosts``.
    package var host: Int
  }

  /// A view anchored to an item or a group.
  package struct Supplementary: Sendable {
    /// The frame, in points from the group's outer corner.
    package var frame: Box
    /// The element kind.
    package var kind: String
    /// The place among the views of this kind in one group.
    package var ordinal: Int
    /// The order in depth.
    package var zIndex: Int
    /// The innermost group of the view, as an index of ``SolvedGroup/hosts``.
    package var host: Int
    /// The cells of what it is anchored to; empty for a group that holds none.
    package var owner: Range<Int>
    /// What the view needs to stand in a trimmed group; nil when it is anchored to a cell.
    package var anchor: CollectionLayoutSupplementaryItem?
  }

  /// The outer size in points, estimated axes included.
  package var size: Vector
  /// The cells in the order of the data.
  package var cells: [Cell] = []
  /// The anchored views in layout order.
  package var supplementaries: [Supplementary] = []
  /// The boxes of this group and of the groups within, the outermost first.
  package var hosts: [Box]
  /// The same elements by place; nil while there are few.
  package var cellTree: BoxTree?
  /// The anchored views by place; nil while there are few.
  package var supplementaryTree: BoxTree?
  /// The smallest box around every element.
  package var ink = Box.zero
  /// Whether the origins of all elements are whole pixels.
  package var isOnGrid = false
  /// Whether some element has no area.
  package var hasEmptyFrames = false
  /// The anchored views of each kind, by ordinal.
  package var supplementariesByKind: [String: [Int]] = [:]

  package init(size: Vector) {
    self.size = size
    hosts = [Box(origin: .zero, size: size)]
  }

  /// How far the first `count` cells reach along an axis, in points (semantics 2.9.3, 2.30).
  package func reach(ofFirst count: Int, along axis: Axis, quirks: Quirks) -> Double {
    let bySlots = quirks.contains(.trimsBySlots)
    return cells.prefix(count).reduce(0) {
      max($0, bySlots ? $1.slot.max(axis) : $1.frame.max(axis))
    }
  }

  /// Numbers the anchored views and builds what queries need.
  package mutating func finish(grid: PixelGrid) {
    supplementariesByKind = [:]
    for index in supplementaries.indices {
      let kind = supplementaries[index].kind
      supplementaries[index].ordinal = supplementariesByKind[kind]?.count ?? 0
      supplementariesByKind[kind, default: []].append(index)
    }
    cellTree = BoxTree(cells.map(\.frame))
    supplementaryTree = BoxTree(supplementaries.map(\.frame))
    isOnGrid = true
    hasEmptyFrames = false
    ink = cells.first?.frame ?? .zero
    for cell in cells { include(cell.frame, grid: grid) }
    for supplementary in supplementaries { include(supplementary.frame, grid: grid) }
  }

  private mutating func include(_ frame: Box, grid: PixelGrid) {
    ink = ink.union(frame)
    isOnGrid = isOnGrid && grid.contains(frame.origin)
    hasEmptyFrames = hasEmptyFrames || frame.size.x <= 0 || frame.size.y <= 0
  }

  /// The same group with its first `count` cells only, and the views that then exist.
  ///
  /// - Parameters:
  ///   - count: the cells that are there, at least one.
  ///   - length: the length along `axis` after trimming, in points.
  ///   - axis: the axis in which groups follow one another.
  ///   - resolver: how the views of a trimmed group are sized.
  package func partlyFilled(
    count: Int, length: Double, along axis: Axis, resolver: DimensionResolver
  ) -> SolvedGroup {
    var group = self
    group.cells.removeLast(cells.count - count)
    group.size[axis] = length
    group.hosts[0].size[axis] = length
    let quirks = resolver.quirks
    group.supplementaries.removeAll { view in
      if view.anchor == nil { return view.owner.lowerBound >= count }
      let isTopLevel = view.host == 0
      return !isTopLevel && view.owner.lowerBound >= count
        && quirks.contains(.emptyNestedGroupsHaveNoSupplementaries)
    }
    if quirks.contains(.groupSupplementariesFollowTrim) {
      for index in group.supplementaries.indices where group.supplementaries[index].host == 0 {
        guard let anchor = group.supplementaries[index].anchor else { continue }
        let frame = group.supplementaries[index].frame
        let place = anchor.containerAnchor.edges.fraction(axis)
        group.supplementaries[index].frame.origin[axis] =
          frame.origin[axis] + place * (length - size[axis])
      }
    }
    group.finish(grid: resolver.grid)
    return group
  }
}
