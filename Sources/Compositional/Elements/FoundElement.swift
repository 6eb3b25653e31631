/// An element found by a query: left to right and rounded to pixels.
package struct FoundElement {
  /// The identifier of the element.
  package var id: ElementID
  /// The frame, in points in content coordinates.
  package var frame: Box
  /// The order in depth.
  package var zIndex: Int
  /// The list of its section that it belongs to.
  var source: ElementFrame.Source
  /// The position in that list.
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
