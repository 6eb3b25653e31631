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
  /// Where its boundary items and backgrounds are counted from.
  let origin: Vector
  /// Where its groups are counted from: the same, less what an orthogonal section is scrolled.
  let scrolled: Vector

  /// The corner of a group.
  @inline(__always)
  func corner(ofGroup group: Int, in section: SectionGeometry) -> Vector {
    scrolled + section.corner(ofGroup: group)
  }
}
