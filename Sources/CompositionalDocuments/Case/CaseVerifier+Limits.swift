import Compositional

extension CaseVerifier {
  /// The most items that are listed to compare them; more would fill the memory.
  static let itemLimit = 1_000_000

  /// Whether the data has few enough items to list them all.
  static func isSmall(_ itemCounts: [Int]) -> Bool {
    var rest = itemLimit
    for count in itemCounts {
      guard count <= rest else { return false }
      rest -= count
    }
    return true
  }

  /// Whether a rectangle meets few enough elements to list them.
  ///
  /// - Complexity: O(log sections + sections met).
  static func isListable(
    _ rect: CGRect, of layout: CollectionLayout, itemCounts: [Int]
  ) -> Bool {
    isSmall(itemCounts) || layout.elementBound(in: rect) <= itemLimit
  }
}
