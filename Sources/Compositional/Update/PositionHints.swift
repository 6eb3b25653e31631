/// Where an identifier stood in a row when it was last looked at, and how far off that may be.
///
/// A row keeps a hint for each of its identifiers and one number for how far the worst of them may
/// be off, its drift. Appending leaves both alone, an insert in the middle lets all that follow
/// drift by one, and once the drift is beyond the root of the row's length all hints are renewed:
/// a look-up costs at most that root, and nothing to speak of in a row that was only appended to.
enum PositionHints {
  /// Where an identifier stands in a row that has it.
  ///
  /// - Complexity: O(`drift`) comparisons
  static func position<ID: Equatable>(
    of identifier: ID, in row: [ID], hint: Int, drift: Int
  ) -> Int {
    for distance in 0...drift {
      let behind = hint + distance
      if row.indices.contains(behind), row[behind] == identifier { return behind }
      let before = hint - distance
      if row.indices.contains(before), row[before] == identifier { return before }
    }
    preconditionFailure(
      """
      \(identifier) is not where its hash value says. Identifiers must not change how they compare \
      while a snapshot holds them: use values or constants.
      """)
  }

  /// Whether the hints of a row are too far off to be of use.
  static func needRenewal(drift: Int, count: Int) -> Bool {
    drift > 8 && drift > count / drift
  }
}

extension Array {
  /// Removes the elements at positions that are in order and each once.
  ///
  /// - Complexity: O(`count`)
  mutating func remove(atSorted positions: [Int]) {
    guard let first = positions.first else { return }
    if positions.count == 1 {
      remove(at: first)
      return
    }
    var kept = first
    var next = 0
    for index in first..<count {
      if next < positions.count, positions[next] == index {
        next += 1
      } else {
        swapAt(kept, index)
        kept += 1
      }
    }
    removeSubrange(kept...)
  }
}
