extension SectionStack {
  /// True if the sections have finite places, and what surrounds them too.
  ///
  /// The lengths of sections are bounded, so that only the spacing between them can be too much.
  ///
  /// - Complexity: O(boundary items of the layout)
  var isFinite: Bool { boundary.isFinite }

  /// The path in the layout of what is not finite.
  var pathNotFinite: String {
    let item = boundary.items.firstIndex { !$0.slot.isFinite }
    return item.map { "boundarySupplementaryItems[" + String($0) + "]" } ?? "interSectionSpacing"
  }
}
