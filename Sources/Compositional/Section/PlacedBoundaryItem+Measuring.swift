extension PlacedBoundaryItem {
  /// Returns the measured size for an answer: the lengths on estimated axes, and the
  /// proposed lengths on the others.
  func measuredSize(_ answer: Vector) -> MeasuredSize {
    var size = MeasuredSize.none
    for axis in LayoutAxis.allCases {
      let length = slot.size[axis] - item.contentInsets.total(axis)
      if item.layoutSize[axis].isEstimated {
        size.size[axis] = answer[axis].isNaN ? length : answer[axis]
      } else {
        size.proposal[axis] = length
      }
    }
    return size
  }
}

extension [PlacedBoundaryItem] {
  /// Returns the index of the first item of a kind, and its measured size for an answer.
  ///
  /// - Parameters:
  ///   - answer: The lengths of the item, in points; nil for no measured size.
  ///   - kind: The kind.
  ///   - sizes: The measured sizes of these items.
  /// - Returns: nil if the item does not exist or is not measured, or if the size is not new.
  func size(
    for answer: Vector?, of kind: String, insteadOf sizes: [Int: MeasuredSize]
  ) -> (index: Int, size: MeasuredSize?)? {
    guard let index = firstIndex(where: { $0.item.elementKind == kind }),
      !self[index].item.layoutSize.estimatedAxes.isEmpty
    else { return nil }
    let size = answer.map { self[index].measuredSize($0) }
    return size == sizes[index] ? nil : (index, size)
  }

  /// The measured sizes of these items whose proposals are unchanged.
  func sizesThatHold(of sizes: [Int: MeasuredSize], from old: [PlacedBoundaryItem]) -> [Int:
    MeasuredSize]
  {
    sizes.filter { index, size in
      guard indices.contains(index), old.indices.contains(index),
        self[index].item.elementKind == old[index].item.elementKind
      else { return false }
      let item = self[index].item
      let room = Vector(
        x: slotRoom(index, .horizontal), y: slotRoom(index, .vertical))
      return size.holds(for: room, measuredOn: AxisSet(item.layoutSize.estimatedAxes))
    }
  }

  private func slotRoom(_ index: Int, _ axis: LayoutAxis) -> Double {
    self[index].slot.size[axis] - self[index].item.contentInsets.total(axis)
  }
}
