extension GroupSolver {
  /// Makes uniform subitems as long as the longest self-sizing one (rule 2.8.4).
  ///
  /// Only groups that are estimated on the axis call it. The missing cells of a last group are
  /// ignored, unless all cells are missing.
  ///
  /// - Parameters:
  ///   - sequence: The subitems of the group.
  ///   - axis: An axis on which the group is estimated.
  ///   - firstCell: The index of the group's first cell among the measured ones.
  func equalize(
    _ sequence: inout RepeatedSubitems<SolvedSubitem>, on axis: LayoutAxis, firstCell: Int
  ) {
    func sizesItself(_ placed: SolvedSubitem) -> Bool {
      !placed.item.isGroup && placed.solved.cells[0].measuredAxes.contains(axis)
    }
    let hasUniform = sequence.distinct.contains {
      $0.solved.cells.first?.uniformAxes.contains(axis) == true
    }
    guard hasUniform else { return }
    var present: Double?
    var missing: Double?
    var cellsBefore = 0
    // Repetitions have the sizes of the subitems that they repeat.
    for placed in sequence.distinct {
      let isPresent = sizes.map { firstCell + cellsBefore < $0.present } ?? true
      if sizesItself(placed) {
        let length = placed.solved.size[axis]
        if isPresent {
          present = max(present ?? 0, length)
        } else {
          missing = max(missing ?? 0, length)
        }
      }
      cellsBefore += placed.solved.cellCount
    }
    var longest = present ?? missing ?? 0
    if let shared = sizes?.shared, !shared[axis].isNaN { longest = max(longest, shared[axis]) }
    for index in sequence.distinct.indices {
      let placed = sequence.distinct[index]
      guard !placed.item.isGroup, placed.solved.cells[0].uniformAxes.contains(axis) else {
        continue
      }
      stretch(&sequence.distinct[index], to: longest, on: axis)
    }
  }

  /// Removes the uniform axes on which the group is not estimated.
  ///
  /// Its cells share no length there, and none is measured for it.
  func forgetUniformAxes(of sequence: inout RepeatedSubitems<SolvedSubitem>, besides axes: AxisSet)
  {
    for index in sequence.distinct.indices where !sequence.distinct[index].item.isGroup {
      guard !sequence.distinct[index].solved.cells[0].uniformAxes.isSubset(of: axes) else {
        continue
      }
      sequence.distinct[index].solved.cells[0].uniformAxes.formIntersection(axes)
    }
  }

  /// Stretches a cell to a length in points, and anchors its views again.
  private func stretch(_ placed: inout SolvedSubitem, to length: Double, on axis: LayoutAxis) {
    placed.solved.size[axis] = length
    placed.solved.cells[0].slot.size[axis] = length
    placed.solved.cells[0].frame.size[axis] = length
    let frame = placed.solved.cells[0].frame
    placed.solved.supplementaries = placed.item.supplementaryItems.map {
      anchored($0, to: frame, reference: frame.size, owner: 0..<1, isGroup: false)
    }
  }
}
