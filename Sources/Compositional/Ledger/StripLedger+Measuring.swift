// Measured lengths of the cells of strips.

extension GroupLedger where Details == StripDetails {
  /// The effect of a measurement.
  package struct Change {
    /// The first item of the group.
    package var firstItem: Int
    /// True if the length of the group has not changed.
    package var isSameLength: Bool
  }

  /// Records the measured length of a cell, or discards it.
  ///
  /// - Parameters:
  ///   - item: The cell.
  ///   - size: The length along the advance axis, in points; NaN keeps the current length, and nil
  ///     discards it.
  /// - Returns: The effect; nil if the length is not new.
  /// - Complexity: O(log entries + cells of a group); the search is O(1) near the last change.
  package mutating func measure(item: Int, _ size: Double?) -> Change? {
    var place = page(ofItem: item)
    let (found, first) = slot(ofItem: item, in: place)
    let (offset, cell) = position(of: item - first, in: found)
    let strip = lanes.details
    let known = strip.sizes[found * strip.each + cell]
    let estimate = strip.cells[cell].length
    let current = StripDetails.isMeasured(known) ? known : estimate
    let size = size.map { StripDetails.isMeasured($0) ? $0 : current } ?? .nan
    guard known != size, StripDetails.isMeasured(known) || StripDetails.isMeasured(size) else {
      return nil
    }
    set(size, of: cell, group: offset, at: found, &place)
    return Change(firstItem: item - cell, isSameLength: current == size)
  }

  /// Returns the group of an entry that contains an item, and the cell.
  @inline(__always)
  private func position(of item: Int, in slot: Int) -> (group: Int, cell: Int) {
    guard lanes.groups[slot] > 1 else { return (0, item) }
    let each = lanes.details.each
    return each == 1 ? (item, 0) : (item / each, item % each)
  }

  private mutating func set(
    _ size: Double, of cell: Int, group offset: Int, at slot: Int, _ place: inout PagePlace
  ) {
    prepareToChange()
    let slot = isolate(slot, group: offset, in: &place)
    let strip = lanes.details
    let known = strip.sizes[slot * strip.each + cell]
    strip.sizes[slot * strip.each + cell] = size
    let isMeasured = StripDetails.isMeasured(size)
    if StripDetails.isMeasured(known) != isMeasured,
      strip.measuredCells(slot) == (isMeasured ? 1 : 0)
    {
      state.measuredEntries += isMeasured ? 1 : -1
    }
    setLength(strip.length(slot, present: lanes.items[slot]), of: slot)
    state.remember(place)
    sumUpLengths(from: place.node)
    checkInvariants()
  }
}
