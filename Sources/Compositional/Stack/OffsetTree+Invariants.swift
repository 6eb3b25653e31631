// The invariants of a tree of lengths, for tests and for builds that check them.

extension OffsetTree {
  /// Returns a sentence about the first invariant that does not hold; nil if all hold.
  ///
  /// * Every node is the sum of its children: their lengths, their inks, the larger extent across.
  /// * Leaves behind the last extent are empty.
  /// * The extents that reach beyond their length, or have none, are counted.
  ///
  /// - Complexity: O(`count`)
  package func invariantViolation() -> String? {
    var exceptions = 0
    for leaf in width..<2 * width {
      let extent = extent(ofNode: leaf)
      if leaf < width + count {
        exceptions += extent.isWithinLength ? 0 : 1
      } else if !extent.isSame(as: Extent(length: 0, ink: .none, across: 0)) {
        return "Leaf \(leaf) is not used and not empty."
      }
    }
    for node in stride(from: width - 1, to: 0, by: -1) {
      let sum = extent(ofNode: 2 * node).joined(with: extent(ofNode: 2 * node + 1))
      if !extent(ofNode: node).isSame(as: sum) {
        return "Node \(node) is not the sum of its children."
      }
    }
    return exceptions == irregular ? nil : "\(exceptions) extents are irregular."
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
    func same(_ one: Double, _ other: Double) -> Bool { one == other || one.isNaN && other.isNaN }
    return same(length, other.length) && same(ink.low, other.ink.low)
      && same(ink.high, other.ink.high) && same(across, other.across)
  }
}
