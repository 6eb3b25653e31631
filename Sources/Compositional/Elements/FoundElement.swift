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

extension ElementFrame {
  /// Creates the frame of an element that a query has found.
  init(_ element: FoundElement) {
    self.init(
      frame: CGRect(element.frame), indexPath: element.id.indexPath, source: element.source,
      slot: element.slot)
  }
}
