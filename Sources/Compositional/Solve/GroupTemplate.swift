/// A solved group that can be repeated and searched.
///
/// All groups of a section without measured sizes are this one at other positions (rule 2.2.2);
/// item `n` is in group `n / cells.count` (rule 2.9.1). It is immutable and shared.
package final class GroupTemplate: Sendable {
  /// The outer size in points, estimated axes included.
  package let size: Vector
  /// The cells in the order of the data.
  package let cells: [SolvedGroup.Cell]
  /// The cells beyond those that the section has items for.
  package let omitted: SolvedGroup.Omission
  /// The anchored views in layout order.
  package let supplementaries: [SolvedGroup.Supplementary]
  /// The boxes of this group and of its nested groups, the outermost first.
  package let hosts: [Box]
  /// The spatial index of the cells; nil for a few cells.
  package let cellTree: BoxTree?
  /// The spatial index of the anchored views; nil for a few views.
  package let supplementaryTree: BoxTree?
  /// The bounding box of all elements, in points from the corner of the group.
  package let ink: Box
  /// True if the origins of all elements are on whole pixels.
  package let isOnGrid: Bool
  /// True if the group has cells only, each with a positive area and inside the group.
  package let hasOnlyCellsInside: Bool
  /// The order in depth of all cells; nil if it differs.
  package let zIndex: Int?
  /// The kinds of anchored views, in the same order in all groups of a section.
  package let kinds: [String]
  /// The indices of the anchored views of each of ``kinds``, by ordinal.
  package let viewsByKind: [[Int]]
  /// The pixel grid of the display.
  let grid: PixelGrid

  /// An empty group.
  static var empty: GroupTemplate {
    GroupTemplate(SolvedGroup(size: .zero), grid: PixelGrid(scale: 1))
  }

  /// Creates a template: numbers the anchored views of a group and indexes its elements.
  ///
  /// - Parameters:
  ///   - group: The solved group.
  ///   - grid: The pixel grid of the display.
  ///   - kinds: The kinds of all views that groups of the section may have, each once.
  /// - Complexity: O(n log² n) for n elements.
  package init(_ group: SolvedGroup, grid: PixelGrid, kinds: [String] = []) {
    var views = group.supplementaries
    (self.kinds, viewsByKind) = Self.number(&views, kinds: kinds)
    var frames = Frames(group.cells, grid)
    for view in views { frames.include(view.frame, grid) }
    self.grid = grid
    size = group.size
    cells = group.cells
    omitted = group.omitted
    supplementaries = views
    hosts = group.hosts
    zIndex = group.cells.first.flatMap { first in
      group.cells.allSatisfy { $0.zIndex == first.zIndex } ? first.zIndex : nil
    }
    cellTree = BoxTree(group.cells) { $0.frame }
    supplementaryTree = BoxTree(views) { $0.frame }
    ink = frames.ink
    isOnGrid = frames.areOnGrid
    hasOnlyCellsInside = views.isEmpty && frames.areInside(group.size)
  }

  /// What queries need to know about the frames of a group.
  private struct Frames {
    /// The bounding box of the frames.
    private(set) var ink: Box
    /// True if the origins of all frames are on whole pixels.
    private(set) var areOnGrid = true
    /// True if a frame has no area.
    private var hasEmpty = false

    init(_ cells: [SolvedGroup.Cell], _ grid: PixelGrid) {
      ink = cells.first?.frame ?? .zero
      for cell in cells { include(cell.frame, grid) }
    }

    mutating func include(_ frame: Box, _ grid: PixelGrid) {
      ink = ink.union(frame)
      areOnGrid = areOnGrid && grid.contains(frame.origin)
      hasEmpty = hasEmpty || frame.size.x <= 0 || frame.size.y <= 0
    }

    /// Returns true if each frame has a positive area and is inside a group of a size.
    func areInside(_ size: Vector) -> Bool {
      !hasEmpty && Box(origin: .zero, size: size).contains(ink)
    }
  }

  /// Assigns each view its kind index and its ordinal in that kind.
  private static func number(_ views: inout [SolvedGroup.Supplementary], kinds: [String])
    -> (kinds: [String], byKind: [[Int]])
  {
    var kinds = kinds
    var byKind: [[Int]] = Array(repeating: [], count: kinds.count)
    guard !views.isEmpty else { return (kinds, byKind) }
    var places: [String: Int] = [:]
    for (index, kind) in kinds.enumerated() { places[kind] = index }
    for index in views.indices {
      let kind = places[views[index].kind] ?? kinds.count
      if kind == kinds.count {
        places[views[index].kind] = kind
        kinds.append(views[index].kind)
        byKind.append([])
      }
      views[index].kindIndex = kind
      views[index].ordinal = byKind[kind].count
      byKind[kind].append(index)
    }
    return (kinds, byKind)
  }

  /// The number of cells of the group, held or not.
  package var cellCount: Int { cells.count + omitted.cells }

  /// Returns the end of the first `count` cells along an axis, in points (rules 2.9.3, 2.30).
  ///
  /// - Precondition: The cells are held, or `count` is that of all.
  package func reach(ofFirst count: Int, along axis: LayoutAxis, quirks: Quirks) -> Double {
    let bySlots = quirks.contains(.trimsBySlots)
    let held = cells.prefix(count).reduce(-.infinity) {
      max($0, bySlots ? $1.slot.max(axis) : $1.frame.max(axis))
    }
    guard count > cells.count else { return held }
    return max(held, bySlots ? omitted.slotReach[axis] : omitted.reach[axis])
  }

  /// Returns this group with its first `count` cells only, and the anchored views that remain.
  ///
  /// The missing cells leave holes, and the views of the group itself remain (rules 2.27, P8).
  ///
  /// - Parameters:
  ///   - count: The number of cells, at least one.
  ///   - length: The length along `axis` after trimming, in points; clamped to zero.
  ///   - axis: The axis along which groups follow one another.
  ///   - resolver: The pixel grid and the policies to follow.
  package func partlyFilled(
    count: Int, length: Double, along axis: LayoutAxis, resolver: DimensionResolver
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
    return GroupTemplate(group, grid: resolver.grid, kinds: kinds)
  }
}
