/// A group solved: where its cells and anchored views stand, in the group's coordinates.
///
/// What the solver builds, from the inside out. Positions are exact; rounding comes last, in the
/// query. A finished one becomes a ``GroupTemplate``.
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
    /// The axes on which the cell is measured (rule 2.8).
    package var measuredAxes: AxisSet = []
    /// The axes on which it is to be as long as the longest of its siblings.
    package var uniformAxes: AxisSet = []
  }

  /// A view anchored to an item or a group.
  package struct Supplementary: Sendable {
    /// The frame, in points from the group's outer corner.
    package var frame: Box
    /// The element kind.
    package var kind: String
    /// The place among the views of this kind in one group.
    package var ordinal: Int
    /// The place of the kind among ``GroupTemplate/kinds``; known once the group is finished.
    package var kindIndex = 0
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
  package init(size: Vector) {
    self.size = size
    hosts = [Box(origin: .zero, size: size)]
  }
}
