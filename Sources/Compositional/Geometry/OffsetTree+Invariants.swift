// The invariants of a tree of lengths, for tests and for builds that check them.

extension OffsetTree {
  /// Returns a sentence about the first invariant that does not hold; nil if all hold.
  ///
  /// * Every entry is the sum of the node below it: its lengths, its inks, the largest extent across.
  /// * Every node keeps the ends of its entries.
  /// * Entries after the last extent are empty.
  /// * All extents are as long as the even length, if there is one.
  /// * The extents that reach beyond their length, or have none, are counted.
  ///
  /// - Complexity: O(`count`)
  package func invariantViolation() -> String? {
    var entries = count
    var exceptions = (0..<count).count { !extent(ofEntry: $0).isWithinLength }
    exceptions -= irregular
    guard exceptions == 0 else { return "\(exceptions) more extents are irregular." }
    guard even == 0 || lengthsAreEven else { return "The lengths are not even." }
    for level in levels.indices {
      let nodes = max(1, (entries + Self.fanOut - 1) / Self.fanOut)
      for number in 0..<nodes {
        let node = levels[level] + number
        var sum = Extent.none
        for child in 0..<Self.fanOut {
          let entry = extent(ofEntry: Self.fanOut * node + child)
          let isUsed = number * Self.fanOut + child < entries
          if !isUsed, !entry.isSame(as: .none) {
            return "Entry \(child) of node \(node) is not used and not empty."
          }
          sum = child == 0 ? entry : sum.joined(with: entry)
          guard ends(ofNode: node)[child].isSame(as: sum.length) else {
            return "Entry \(child) of node \(node) does not end where its length ends."
          }
        }
        let isLast = level + 1 == levels.count
        let above = isLast ? total : extent(ofEntry: Self.fanOut * levels[level + 1] + number)
        guard above.isSame(as: sum) else { return "Node \(node) is not the sum of its entries." }
      }
      entries = nodes
    }
    return nil
  }

  private var lengthsAreEven: Bool {
    (0..<count).allSatisfy { extent(ofEntry: $0).length == even }
  }

  /// Ends the program if an invariant does not hold, in builds that check them in small trees.
  @inline(__always)
  func checkInvariants() {
    #if COMPOSITIONAL_CHECK_INVARIANTS
      guard count <= 256, let violation = invariantViolation() else { return }
      preconditionFailure(violation)
    #endif
  }
}

extension OffsetTree.Extent {
  /// Returns true if the numbers are equal; no number equals no number.
  fileprivate func isSame(as other: Self) -> Bool {
    length.isSame(as: other.length) && ink.low.isSame(as: other.ink.low)
      && ink.high.isSame(as: other.ink.high) && across.isSame(as: other.across)
  }
}

extension Double {
  /// Returns true if both are equal or neither is a number.
  fileprivate func isSame(as other: Double) -> Bool { self == other || isNaN && other.isNaN }
}
