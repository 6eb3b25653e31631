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

  /// Whether a rectangle meets few enough items to list them; a guess where the data is large.
  ///
  /// A section of very many items repeats its group, which spreads them evenly along it.
  ///
  /// - Complexity: O(log sections) a section.
  static func isListable(
    _ rect: CGRect, of layout: CollectionLayout, itemCounts: [Int]
  ) -> Bool {
    if isSmall(itemCounts) { return true }
    let axis = layout.configuration.scrollDirection
    let rect = Box(rect)
    var total = 0.0
    for (section, count) in itemCounts.enumerated() where count > 0 {
      guard let first = layout.attributes(for: .cell(section: section, item: 0)),
        let last = layout.attributes(for: .cell(section: section, item: count - 1))
      else { continue }
      let extent = Box(first.frame).union(Box(last.frame))
      guard let shared = extent.intersection(rect) else { continue }
      let isFlat = extent.size[axis] == 0
      total += Double(count) * (isFlat ? 1 : shared.size[axis] / extent.size[axis])
    }
    // Not the other way round: where sizes overflow, the sum is no number.
    return total <= Double(itemLimit)
  }
}
