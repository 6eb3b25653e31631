/// Groups at even distances, as one query finds them.
struct CellRun {
  /// The cells of each group.
  let cells: UnsafeBufferPointer<SolvedGroup.Cell>
  /// The number of cells of a full group.
  let itemsPerGroup: Int
  /// The origin of the section, in content coordinates.
  let origin: Vector
  /// The corner of the first group, in points of the section.
  let corner: Vector
  /// The distance from a group to the next, in points.
  let step: Vector
  /// The index of the section.
  let section: Int

  /// Returns the corner of a group, in content coordinates.
  ///
  /// The section is added last, as for a single element: both round alike.
  @inline(__always)
  func corner(ofGroup index: Int) -> Vector {
    Vector(
      x: origin.x + (corner.x + Double(index) * step.x),
      y: origin.y + (corner.y + Double(index) * step.y))
  }

  /// Returns the index path of the first cell of a group.
  @inline(__always)
  func path(ofGroup index: Int) -> ElementIndexPath {
    ElementIndexPath(item: index &* itemsPerGroup, section: section)
  }

  /// Calls a closure with the index path, the frame in content coordinates and the z-index of all
  /// cells of consecutive groups, in order.
  @inline(__always)
  func forEachCell(
    of groups: Range<Int>, _ body: (ElementIndexPath, Box, _ zIndex: Int) -> Void
  ) {
    var path = path(ofGroup: groups.lowerBound)
    for group in groups {
      let corner = corner(ofGroup: group)
      for cell in cells {
        body(path, cell.frame.moved(by: corner), cell.zIndex)
        path.item &+= 1
      }
    }
  }
}
