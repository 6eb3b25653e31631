/// A walk over groups of a section for one query.
struct GroupPass {
  /// The query.
  let query: GroupQuery
  /// The corner of the first group, in points of the section.
  let corner: Vector
  /// True if the corner of every group is on whole pixels.
  let isOnGrid: Bool
  /// The number of items of a full group, where all groups are alike.
  var itemsPerGroup = 0
  /// The distance from a group to the next, where all groups are alike, in points.
  var step = Vector.zero

  /// A group in the content.
  struct Group {
    /// The corner of the group, in content coordinates.
    let corner: Vector
    /// The first item of the group.
    let firstItem: Int
    /// True if neither the corner nor any element of the group needs rounding.
    let isOnGrid: Bool
  }

  /// Returns the group at an index, where all groups are alike.
  ///
  /// - Parameters:
  ///   - index: The index of the group.
  ///   - isOnGrid: True if no element of the group needs rounding.
  @inline(__always)
  func group(_ index: Int, isOnGrid: Bool) -> Group {
    Group(corner: corner(ofGroup: index), firstItem: index * itemsPerGroup, isOnGrid: isOnGrid)
  }

  /// Returns the corner of a group in content coordinates, where all groups are alike.
  @inline(__always)
  func corner(ofGroup index: Int) -> Vector {
    // The section is added last, as for a single element, so that both round alike.
    Vector(
      x: query.origin.x + (corner.x + Double(index) * step.x),
      y: query.origin.y + (corner.y + Double(index) * step.y))
  }
}
