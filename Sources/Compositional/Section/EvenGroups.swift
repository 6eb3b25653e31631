/// The uniform groups of a section, as queries need them.
package struct EvenGroups {
  /// The full group.
  let template: GroupTemplate
  /// The last group; nil if it is full.
  let last: GroupTemplate?
  /// The number of full groups.
  let fullCount: Int
  /// The corner of the first group, in points of the section.
  let corner: Vector
  /// The distance from a group to the next, in points.
  let step: Vector
  /// True if the corner of each group is on whole pixels.
  let isOnGrid: Bool
  /// True if the groups consist of cells only, each inside its group and on whole pixels.
  ///
  /// Most sections have such groups.
  let isExact: Bool

  /// Describes the groups of a section; nil if they are measured.
  init?(_ geometry: borrowing SectionGeometry) {
    guard case .uniform(let uniform) = geometry.groups else { return nil }
    template = geometry.template
    last = uniform.last
    fullCount = uniform.count - (uniform.last == nil ? 0 : 1)
    corner = geometry.origin
    var step = Vector.zero
    step[geometry.room.advance] = geometry.pitch
    self.step = step
    isOnGrid = geometry.isOnGrid
    isExact =
      geometry.isOnGrid && geometry.template.hasExactCells && uniform.last?.hasExactCells ?? true
  }
}

extension GroupTemplate {
  /// True if the group consists of cells only, which need no rounding.
  var hasExactCells: Bool { isOnGrid && hasOnlyCellsInside }
}
