/// The groups of a section with measured cells.
package protocol MeasuredGroups: Sendable {
  associatedtype Details: GroupDetails where Details.Summary == GroupOutline
  associatedtype Sizes: Sequence<MeasuredSize>

  /// The groups in order.
  var ledger: GroupLedger<Details> { get }
  /// The solver of groups for measured sizes.
  var sizing: SectionSizing { get }

  /// Returns the cells and anchored views of a group.
  ///
  /// - Complexity: O(1); O(cells of the group) for a strip, which creates a template.
  func template(_ found: FoundGroup) -> GroupTemplate
  /// Returns a cell of a group.
  func cell(_ index: Int, of found: FoundGroup) -> SolvedGroup.Cell
  /// Returns the measured size of a cell of a group.
  func measuredSize(ofCell index: Int, of found: FoundGroup) -> MeasuredSize
  /// Returns the measured sizes of the items from the first of a group on, at least of its cells.
  func measuredSizes(_ found: FoundGroup) -> Sizes
  /// Returns true if it is known that every cell of a group was measured.
  func isWhollyMeasured(_ found: FoundGroup) -> Bool
  /// Calls a closure with the measured sizes of items, in order.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - body: A closure that takes a size and a number of consecutive items that have it.
  /// - Complexity: O(log entries + entries of these items)
  func forEachSize(of items: Range<Int>, _ body: (MeasuredSize, Int) -> Void)
}

extension MeasuredGroups {
  /// The group with all estimates.
  var standardTemplate: GroupTemplate { sizing.template }
  /// The axis along which the groups follow one another.
  var advance: LayoutAxis { sizing.surroundings.advance }

  /// Returns the measured size of an item, also if its group does not let it choose one now.
  ///
  /// - Complexity: O(log measured groups + cells of the group)
  func measuredSize(ofItem item: Int) -> MeasuredSize {
    guard 0..<ledger.itemCount ~= item else { return .none }
    let found = ledger.group(ofItem: item)
    return measuredSize(ofCell: item - found.firstItem, of: found)
  }

  /// Returns the first item of the group that contains an item.
  ///
  /// - Complexity: O(log measured groups); O(1) if each group contains one item.
  func firstItem(ofGroupWith item: Int) -> Int {
    let isAlone = ledger.standard.items == 1 && !sizing.countsVary
    return isAlone || !(0..<ledger.itemCount ~= item) ? item : ledger.entry(ofItem: item).firstItem
  }
}
