/// Where a section is in the content, left to right.
struct SectionPlace {
  /// The section.
  let index: Int
  /// Where everything in it is counted from.
  let origin: Vector
  /// How far its groups are moved from there: less what an orthogonal section is scrolled.
  let shift: Vector

  /// The corner of a group before it is moved.
  @inline(__always)
  func corner(ofGroup group: Int, in section: SectionGeometry) -> Vector {
    origin + section.corner(ofGroup: group)
  }
}
