// Measured sizes in a section.

extension SectionGeometry {
  /// Records the measured size of a cell, or discards it, and places the section again.
  ///
  /// - Parameters:
  ///   - item: A cell of the section.
  ///   - answer: The lengths of the cell, in points; NaN keeps the current length, and nil discards
  ///     all.
  /// - Returns: The effect; nil if the cell is not measured or the size is not new.
  mutating func record(item: Int, _ answer: Vector?) -> MeasuredChange? {
    // A group between flexible edges moves as a whole when its length across changes.
    let isCentered = track.edges.shareAcross > 0
    let firstBefore = isCentered ? firstItem(ofGroupWith: item) : item
    let change = groups.changeMeasured { $0.record(item: item, answer) }
    guard var change else { return nil }
    updatePlacement()
    if isCentered {
      change.firstItem = min(firstBefore, firstItem(ofGroupWith: change.firstItem))
    }
    return change
  }

  /// Returns the first item of the group that contains an item; the item itself in uniform groups.
  private func firstItem(ofGroupWith item: Int) -> Int {
    if case .measured(let groups) = groups { groups.firstItem(ofGroupWith: item) } else { item }
  }

  /// Returns the proposal for a cell; nil if it is not measured.
  ///
  /// - Complexity: O(log measured groups + cells of the group)
  func proposal(ofItem item: Int) -> CellProposal? {
    switch groups {
    case .uniform: nil
    case .measured(let groups): groups.proposal(ofItem: item)
    }
  }

  /// Returns the measured size of an item, also if its group does not let it choose one now.
  func measuredSize(ofItem item: Int) -> MeasuredSize {
    switch groups {
    case .uniform: .none
    case .measured(let groups): groups.sizes[item]
    }
  }

  /// Returns the first item that an item may move or resize when it changes.
  ///
  /// - Complexity: O(log measured groups)
  func firstItem(affectedBy item: Int) -> Int {
    switch groups {
    case .uniform: item
    case .measured(let groups): min(item, groups.firstItem(affectedBy: item))
    }
  }

  /// True if a cell or a boundary item was measured.
  var hasMeasurements: Bool {
    !boundarySizes.isEmpty || groups.hasMeasurements
  }
}
