/// The cells and anchored views of a solved group, in the group's coordinates.
///
/// The solver builds it from nested groups outward. Positions are exact; queries round them. The
/// finished group becomes a ``GroupTemplate``.
package struct SolvedGroup: Sendable {
  /// A cell.
  package struct Cell: Sendable {
    /// The frame after the item's insets, in points from the group's outer corner.
    package var frame: Box
    /// The box before the item's insets, in points from the group's outer corner.
    package var slot: Box
    /// The order in depth.
    package var zIndex: Int
    /// The innermost group of the cell, as an index of ``SolvedGroup/hosts``.
    package var host: Int
    /// The axes on which the cell is measured (rule 2.8).
    package var measuredAxes: AxisSet = []
    /// The axes on which it is as long as its longest sibling.
    package var uniformAxes: AxisSet = []
  }

  /// A view anchored to an item or a group.
  package struct Supplementary: Sendable {
    /// The frame, in points from the group's outer corner.
    package var frame: Box
    /// The element kind.
    package var kind: String
    /// The ordinal among the views of this kind in the group.
    package var ordinal: Int
    /// The index of the kind in ``GroupTemplate/kinds``; set when the template is created.
    package var kindIndex = 0
    /// The order in depth.
    package var zIndex: Int
    /// The innermost group of the view, as an index of ``SolvedGroup/hosts``.
    package var host: Int
    /// The cells of the host; empty for a group without cells.
    package var owner: Range<Int>
    /// The description, which a trimmed group needs; nil for a view anchored to a cell.
    package var anchor: CollectionLayoutSupplementaryItem?
  }

  /// The cells beyond the limit of a solver: counted, but not held.
  package struct Omission: Hashable, Sendable {
    /// The number of cells.
    package var cells = 0
    /// The number of views anchored to them.
    package var views = 0
    /// The end of the farthest frame along both axes, in points from the group's outer corner.
    package var reach = Vector(x: -.infinity, y: -.infinity)
    /// The end of the farthest slot.
    package var slotReach = Vector(x: -.infinity, y: -.infinity)

    /// Includes the ends of frames and slots.
    mutating func reach(_ frame: Vector, slot: Vector) {
      reach = Vector(x: max(reach.x, frame.x), y: max(reach.y, frame.y))
      slotReach = Vector(x: max(slotReach.x, slot.x), y: max(slotReach.y, slot.y))
    }
  }

  /// The outer size in points, estimated axes included.
  package var size: Vector
  /// The cells in the order of the data: those of a nested group are together (rule 2.2.3).
  package var cells: [Cell] = []
  /// The anchored views in layout order.
  package var supplementaries: [Supplementary] = []
  /// The boxes of this group and of its nested groups, the outermost first.
  package var hosts: [Box]
  /// The cells that ``cells`` lacks.
  package var omitted = Omission()
  /// True if the insets of this group or of a nested one leave it no room (rule 2.18).
  var hasNoRoom = false

  package init(size: Vector) {
    self.size = size
    hosts = [Box(origin: .zero, size: size)]
  }

  /// The number of cells, held or not.
  package var cellCount: Int { cells.count + omitted.cells }
  /// The number of cells and anchored views, held or not.
  var elementCount: Int { cellCount + supplementaries.count + omitted.views }

  /// The ends of all cells, from the corner of the group.
  var whole: Omission {
    var whole = omitted
    for cell in cells {
      whole.reach(
        Vector(x: cell.frame.max(.horizontal), y: cell.frame.max(.vertical)),
        slot: Vector(x: cell.slot.max(.horizontal), y: cell.slot.max(.vertical)))
    }
    return whole
  }
}
