// Measured sizes that stay when a section is solved again, or when its items change.

extension SectionGeometry {
  /// Takes over the measured sizes of another solution of the section.
  ///
  /// A size stays as long as its element is proposed the same length on the other axis, and is
  /// discarded when the section is solved for another (rule 2.8.7).
  ///
  /// - Parameters:
  ///   - old: The section as it was.
  ///   - edits: The changes of the items; nil if they are the same.
  /// - Returns: The number of groups that were solved.
  /// - Complexity: O(1) if the description, the room and the items are the same as before; else
  ///   O(n log n) for n measured items.
  mutating func carryOver(from old: SectionGeometry, _ edits: ItemEdits?) -> Int {
    guard sizing != nil, old.sizing != nil else { return 0 }
    boundarySizes = boundaryItems.sizesThatHold(of: old.boundarySizes, from: old.boundaryItems)
    var groupsSolved = 0
    if case .measured(let old) = old.groups {
      groupsSolved = groups.changeMeasured { $0.carryOver(from: old, edits) } ?? 0
    }
    if groups.isMeasured || !boundarySizes.isEmpty { updatePlacement() }
    return groupsSolved
  }

  /// Changes the items of a section with measured groups in place.
  ///
  /// - Returns: The number of groups that were solved.
  /// - Complexity: O(c log n) for c changes if groups contain one item; else O(n) for the n
  ///   measured items after the first change.
  mutating func splice(_ edits: ItemEdits) -> Int {
    let groupsSolved = groups.changeMeasured { $0.splice(edits) }
    guard let groupsSolved else { return 0 }
    dataCount = edits.sequence.newCount
    updatePlacement()
    return groupsSolved
  }
}
