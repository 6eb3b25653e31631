/// Uniform groups that consist of cells only, each inside its group and on whole pixels.
///
/// Most sections have such groups. A query over them rounds nothing, so it needs no more than this.
package struct CellGroups {
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

  /// Describes the groups of a section; nil if they are of any other kind.
  init?(_ geometry: SectionGeometry) {
    guard case .uniform(let uniform) = geometry.groups, geometry.isOnGrid,
      geometry.template.hasExactCells, uniform.last?.hasExactCells ?? true
    else { return nil }
    template = geometry.template
    last = uniform.last
    fullCount = uniform.count - (uniform.last == nil ? 0 : 1)
    corner = geometry.origin
    var step = Vector.zero
    step[geometry.surroundings.advance] = geometry.pitch
    self.step = step
  }
}

extension GroupTemplate {
  /// True if the group consists of cells only, which need no rounding.
  fileprivate var hasExactCells: Bool { isOnGrid && hasOnlyCellsInside }
}
