/// Look-up of identifiers in a sequence by their last known positions.
///
/// A sequence keeps a hint for each identifier and the maximum error of all hints, its drift. Appending
/// changes neither, an insert in the middle increases the drift, and once the drift exceeds the
/// square root of the sequence's length all hints are renewed. A look-up costs at most that root, and
/// O(1) in a sequence that was only appended to.
enum PositionHints {
  /// Returns the position of an identifier in a sequence that contains it.
  ///
  /// - Complexity: O(`drift`) comparisons.
  static func position<ID: Equatable>(
    of identifier: ID, in sequence: [ID], hint: Int, drift: Int
  ) -> Int {
    for distance in 0...drift {
      let behind = hint + distance
      if sequence.indices.contains(behind), sequence[behind] == identifier { return behind }
      let before = hint - distance
      if sequence.indices.contains(before), sequence[before] == identifier { return before }
    }
    halt(
      """
      \(identifier: identifier) is not where its hash value says. Identifiers must not change how they compare \
      while a snapshot holds them: use values or constants.
      """)
  }

  /// Returns true if the hints of a sequence have drifted too far to be useful.
  static func needRenewal(drift: Int, count: Int) -> Bool {
    drift > 8 && drift > count / drift
  }
}

extension Array {
  /// Removes the elements at sorted, unique positions.
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
