/// A finished group, ready to be repeated and searched.
///
/// All groups of a section without measured sizes are this one, moved; item `n` stands in group
/// `n / cells.count` (semantics 2.9.1). It never changes, and is shared rather than copied.
package final class GroupTemplate: Sendable {
  /// The outer size in points, estimated axes included.
  package let size: Vector
  /// The cells in the order of the data.
  package let cells: [SolvedGroup.Cell]
  /// The anchored views in layout order.
  package let supplementaries: [SolvedGroup.Supplementary]
  /// The boxes of this group and of the groups within, the outermost first.
  package let hosts: [Box]
  /// The cells by place; nil while there are few.
  package let cellTree: BoxTree?
  /// The anchored views by place; nil while there are few.
  package let supplementaryTree: BoxTree?
  /// The smallest box around every element.
  package let ink: Box
  /// Whether the origins of all elements are whole pixels.
  package let isOnGrid: Bool
  /// Whether there are cells only, each with an area and inside the group.
  package let isPlain: Bool
  /// The anchored views of each kind, by ordinal.
  package let supplementariesByKind: [String: [Int]]
  /// The pixels of the display.
  let grid: PixelGrid

  /// A group without anything in it.
  static var empty: GroupTemplate {
    GroupTemplate(SolvedGroup(size: .zero), grid: PixelGrid(scale: 1))
  }

  /// Finishes a group: numbers its anchored views and builds what queries need.
  ///
  /// - Complexity: O(n log² n) for n elements.
  package init(_ group: SolvedGroup, grid: PixelGrid) {
    var byKind: [String: [Int]] = [:]
    var views = group.supplementaries
    for index in views.indices {
      views[index].ordinal = byKind[views[index].kind]?.count ?? 0
      if views[index].slot < 0 { views[index].slot = index }
      byKind[views[index].kind, default: []].append(index)
    }
    var ink = group.cells.first?.frame ?? .zero
    var isOnGrid = true
    var hasEmptyFrames = false
    func include(_ frame: Box) {
      ink = ink.union(frame)
      isOnGrid = isOnGrid && grid.contains(frame.origin)
      hasEmptyFrames = hasEmptyFrames || frame.size.x <= 0 || frame.size.y <= 0
    }
    for cell in group.cells { include(cell.frame) }
    for view in views { include(view.frame) }
    self.grid = grid
    size = group.size
    cells = group.cells
    supplementaries = views
    hosts = group.hosts
    cellTree = BoxTree(group.cells.map(\.frame))
    supplementaryTree = BoxTree(views.map(\.frame))
    self.ink = ink
    self.isOnGrid = isOnGrid
    isPlain =
      !hasEmptyFrames && views.isEmpty && Box(origin: .zero, size: group.size).contains(ink)
    supplementariesByKind = byKind
  }

  /// How far the first `count` cells reach along an axis, in points (semantics 2.9.3, 2.30).
  package func reach(ofFirst count: Int, along axis: Axis, quirks: Quirks) -> Double {
    let bySlots = quirks.contains(.trimsBySlots)
    return cells.prefix(count).reduce(-.infinity) {
      max($0, bySlots ? $1.slot.max(axis) : $1.frame.max(axis))
    }
  }

  /// The same group with its first `count` cells only, and the views that then exist.
  ///
  /// - Parameters:
  ///   - count: the cells that are there, at least one.
  ///   - length: the length along `axis` after trimming, in points; below zero counts as zero.
  ///   - axis: the axis in which groups follow one another.
  ///   - resolver: how frames are rounded, and the policies.
  package func partlyFilled(
    count: Int, length: Double, along axis: Axis, resolver: DimensionResolver
  ) -> GroupTemplate {
    let quirks = resolver.quirks
    var group = SolvedGroup(size: size)
    group.size[axis] = max(0, length)
    group.hosts = hosts
    group.hosts[0].size = group.size
    group.cells = Array(cells.prefix(count))
    group.supplementaries = supplementaries.filter { view in
      let isThere = view.owner.lowerBound < count
      guard view.anchor != nil else { return isThere }
      let dropsEmpty = quirks.contains(.emptyNestedGroupsHaveNoSupplementaries)
      return view.host == 0 || isThere || !dropsEmpty
    }
    if quirks.contains(.groupSupplementariesFollowTrim) {
      for index in group.supplementaries.indices where group.supplementaries[index].host == 0 {
        guard let anchor = group.supplementaries[index].anchor else { continue }
        group.supplementaries[index].frame.origin[axis] +=
          anchor.containerAnchor.edges.fraction(axis) * (length - size[axis])
      }
    }
    return GroupTemplate(group, grid: resolver.grid)
  }
}
