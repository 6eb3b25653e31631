import Compositional

extension CaseVerifier {
  /// Returns true if the data has few enough items to list them all.
  static func isSmall(_ itemCounts: [Int]) -> Bool {
    var rest = DocumentBounds.elements
    for count in itemCounts {
      guard count <= rest else { return false }
      rest -= count
    }
    return true
  }

  /// Returns true if a rectangle intersects few enough elements to list them.
  ///
  /// - Complexity: O(log sections + sections in the rectangle)
  static func isListable(
    _ rect: CGRect, of layout: CollectionLayout, itemCounts: [Int]
  ) -> Bool {
    isSmall(itemCounts) || layout.elementBound(in: rect) <= DocumentBounds.elements
  }
}
