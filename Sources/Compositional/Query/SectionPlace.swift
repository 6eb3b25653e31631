/// The position of a section in left-to-right content coordinates.
struct SectionPlace {
  /// The index of the section.
  let index: Int
  /// The origin of the section, in points.
  let origin: Vector
  /// The distance its groups are moved by: minus the offset of an orthogonal section, in points.
  let shift: Vector

  /// The index path of each boundary item of the section.
  var boundaryPath: ElementIndexPath { ElementIndexPath(item: 0, section: index) }

  /// Returns the corner of a group before it is moved.
  @inline(__always)
  func corner(ofGroup group: Int, in section: SectionGeometry) -> Vector {
    origin + section.corner(ofGroup: group)
  }
}
