/// An element in the content, left to right, rounded.
package struct FoundElement {
  /// What names the element.
  package var id: ElementID
  /// Where it is, in points.
  package var frame: Box
  /// Its order in depth.
  package var zIndex: Int
  /// The list of its section that it stands in.
  var source: ElementFrame.Source
  /// Its place in that list.
  var slot: Int
}

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
