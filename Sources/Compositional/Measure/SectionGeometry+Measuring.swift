// Measured sizes in a section.

extension SectionGeometry {
  /// Records the measured size of a cell, or discards it, and places the section again.
  ///
  /// - Parameters:
  ///   - item: A cell of the section.
  ///   - answer: The lengths of the cell, in points; NaN keeps the current length, and nil discards
  ///     all.
  ///   - opensLine: True to leave a line that wraps open.
  /// - Returns: The effect; nil if the cell is not measured or the size is not new.
  mutating func measure(item: Int, _ answer: Vector?, opensLine: Bool) -> MeasuredChange? {
    // A group between flexible edges moves as a whole when its length across changes.
    let isCentered = track.edges.shareAcross > 0
    let firstBefore = isCentered ? firstItem(ofGroupWith: item) : item
    let change = groups.changeMeasured(
      strips: { $0.measure(item: item, answer) },
      sized: { $0.measure(item: item, answer, opensLine: opensLine) })
    guard var change else { return nil }
    place()
    if isCentered {
      change.firstItem = min(firstBefore, firstItem(ofGroupWith: change.firstItem))
    }
    return change
  }

  /// Returns the first item of the group that contains an item; the item itself in other groups than
  /// sized ones, which have one length across.
  private func firstItem(ofGroupWith item: Int) -> Int {
    if case .sized(let sized) = groups { sized.firstItem(ofGroupWith: item) } else { item }
  }

  /// Gives all cells their frames, after measurements of the section.
  mutating func closeLine() {
    _ = groups.changeMeasured(strips: { _ in nil }, sized: { $0.closeLine() })
  }

  /// Returns the proposal for a cell; nil if it is not measured.
  ///
  /// - Complexity: O(log measured groups + cells of the group)
  func proposal(ofItem item: Int) -> CellProposal? {
    switch groups {
    case .uniform: nil
    case .strips(let strips): strips.proposal(ofItem: item)
    case .sized(let sized): sized.proposal(ofItem: item)
    }
  }

  /// Returns the measured size of an item, also if its group does not let it choose one now.
  func measuredSize(ofItem item: Int) -> MeasuredSize {
    switch groups {
    case .uniform: .none
    case .strips(let strips): strips.measuredSize(ofItem: item)
    case .sized(let sized): sized.sizes[item]
    }
  }

  /// Returns the first item that an item may move or resize when it changes.
  ///
  /// - Complexity: O(log measured groups)
  func firstItem(affectedBy item: Int) -> Int {
    switch groups {
    case .uniform: item
    case .strips(let strips): min(item, strips.firstItem(affectedBy: item))
    case .sized(let sized): min(item, sized.firstItem(affectedBy: item))
    }
  }

  /// True if a cell or a boundary item was measured.
  var hasMeasurements: Bool {
    !boundarySizes.isEmpty || groups.hasMeasurements
  }
}
