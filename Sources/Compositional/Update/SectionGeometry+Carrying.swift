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
    let groupsSolved = groups.carryOver(from: old.groups, edits)
    if groups.isMeasured || !boundarySizes.isEmpty { place() }
    return groupsSolved
  }

  /// Changes the items of a section with measured groups in place.
  ///
  /// - Returns: The number of groups that were solved.
  /// - Complexity: O(c log n) for c changes if groups contain one item; else O(n) for the n
  ///   measured items after the first change.
  mutating func splice(_ edits: ItemEdits) -> Int {
    let groupsSolved = groups.changeMeasured(
      strips: {
        $0.splice(edits)
        return 0
      }, sized: { $0.splice(edits) })
    guard let groupsSolved else { return 0 }
    dataCount = edits.sequence.newCount
    place()
    return groupsSolved
  }
}

extension SectionGroups {
  /// Takes over the measured sizes of other groups.
  ///
  /// - Returns: The number of groups that were solved.
  fileprivate mutating func carryOver(from old: SectionGroups, _ edits: ItemEdits?) -> Int {
    let groupsSolved: Int? = changeMeasured(
      strips: { strips in
        switch old {
        case .uniform: break
        case .strips(let old): strips.carryOver(from: old, edits)
        case .sized(let old): strips.refill(from: old, edits)
        }
        return 0
      },
      sized: { sized in
        switch old {
        case .uniform: 0
        case .strips(let old): sized.refill(from: old, edits)
        case .sized(let old): sized.carryOver(from: old, edits)
        }
      })
    return groupsSolved ?? 0
  }
}
