/// The elements of a query compared with a list, without a list of what was found.
package struct ElementTally: ElementVisitor {
  static var keepsOrder: Bool { true }

  /// The elements of the list that were not found yet.
  package private(set) var missing: Set<ElementID>
  /// The first elements that the list does not have, in layout order.
  package private(set) var surplus: [ElementID] = []
  /// The number of elements that the list does not have.
  package private(set) var surplusCount = 0
  /// The number of times that elements of the list were found again.
  package private(set) var repeated = 0

  private let listed: Set<ElementID>
  private let limit: Int

  /// Creates a comparison.
  ///
  /// - Parameters:
  ///   - list: The elements that are expected.
  ///   - limit: The most elements that are kept of those that are not.
  package init(expecting list: [ElementID], keeping limit: Int) {
    listed = Set(list)
    missing = listed
    self.limit = limit
  }

  /// Compares an element that was found.
  package mutating func take(_ id: ElementID) {
    guard listed.contains(id) else {
      surplusCount += 1
      if surplus.count < limit { surplus.append(id) }
      return
    }
    if missing.remove(id) == nil { repeated += 1 }
  }

  mutating func takeCell(_ path: ElementIndexPath, _ frame: Box, _ zIndex: Int) {
    take(.cell(path))
  }

  mutating func take(_ element: FoundElement) { take(element.id) }
}
