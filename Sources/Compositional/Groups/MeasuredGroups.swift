/// The groups of a section with measured cells.
///
/// The groups follow from the measured sizes: they are filled again from these alone.
package struct MeasuredGroups: Sendable {
  /// The groups in order.
  package var ledger: SizedLedger
  /// The measured sizes of all items.
  var sizes: MeasuredSizes
  /// The solver of groups for measured sizes.
  package let sizing: SectionSizing

  /// Creates the groups of items.
  ///
  /// - Parameters:
  ///   - sizes: The measured sizes of the items.
  ///   - sizing: The solver of the groups.
  ///   - standard: The properties of groups without measured cells.
  ///   - work: The work, which is added to.
  init(
    _ sizes: MeasuredSizes, _ sizing: SectionSizing, _ standard: SizedLedger.Standard,
    _ work: inout SolveWork
  ) {
    ledger = SizedLedger(standard)
    self.sizes = sizes
    self.sizing = sizing
    work += fill()
  }

  /// Creates the measured sizes of the items of a section.
  static func sizes(_ runs: [MeasuredSizes.Run], for sizing: SectionSizing) -> MeasuredSizes {
    MeasuredSizes(runs, keepsLongest: !sizing.sharedAxes.isEmpty)
  }

  /// The lengths that all uniform cells share, where they do: those of the longest measured cells
  /// (rule 2.8).
  var shared: MeasuredSize {
    var shared = MeasuredSize.none
    for axis in sizing.sharedAxes { shared.size[axis] = sizes.longest[axis] }
    return shared
  }

  /// The lengths that uniform cells have at least, in points; nil if none is known.
  var sharedLengths: Vector? { shared.isMeasured ? shared.size : nil }
}

extension MeasuredGroups {
  /// The group with all estimates.
  var standardTemplate: GroupTemplate { sizing.template }
  /// The axis along which the groups follow one another.
  var advance: LayoutAxis { sizing.room.advance }

  /// Returns the first item of the group that contains an item.
  ///
  /// - Complexity: O(log measured groups); O(1) if each group contains one item.
  func firstItem(ofGroupWith item: Int) -> Int {
    let isAlone = ledger.standard.items == 1 && !sizing.countsVary
    return isAlone || !(0..<ledger.itemCount ~= item) ? item : ledger.entry(ofItem: item).firstItem
  }

  /// Returns the cells and anchored views of a group.
  ///
  /// - Complexity: O(log measured groups + cells of the group), in which it creates a template.
  package func template(_ found: FoundGroup) -> GroupTemplate {
    let (details, count) = (ledger.value(found), ledger.itemsPerGroup(found))
    if let solved = details.solved { return solved.template }
    if !details.isMeasured, count == ledger.standard.items { return standardTemplate }
    var group = SolvedGroup(
      size: sizing.size(length: ledger.length(found), across: ledger.across(found)))
    group.hosts = standardTemplate.hosts
    group.hosts[0].size = group.size
    var cells = CellReader(self)
    cells.enter(found)
    group.cells = (0..<count).map { _ in cells.next() }
    return GroupTemplate(group, grid: standardTemplate.grid, kinds: standardTemplate.kinds)
  }

  /// Returns a cell of a group.
  ///
  /// - Complexity: O(log measured groups + cells before it)
  package func cell(_ index: Int, of found: FoundGroup) -> SolvedGroup.Cell {
    var cells = CellReader(self)
    cells.enter(found)
    for _ in 0..<index { _ = cells.next() }
    return cells.next()
  }
}

/// The cells of groups, one after another.
///
/// It reads the sizes of groups that follow one another without a search for each.
struct CellReader {
  private let groups: MeasuredGroups
  /// The cells of the group, if it was solved or has no measured cells.
  private var cells: [SolvedGroup.Cell]?
  /// The size of the next cell; nil before the first group.
  private var sizes: LedgerCursor<ItemDetails>?
  /// The index of the next cell in its group.
  private(set) var index = 0
  /// The start of the next cell of a line, in points from that of the first.
  private var position = 0.0

  /// Creates a reader that is in no group yet.
  init(_ groups: MeasuredGroups) { self.groups = groups }

  /// The measured size of the next cell.
  var size: MeasuredSize { sizes?.size ?? .none }

  /// Goes to the first cell of a group.
  ///
  /// - Complexity: O(1) for the group after the last one read to its end, else O(log measured items)
  @inline(__always)
  mutating func enter(_ found: FoundGroup) {
    let details = groups.ledger.value(found)
    (index, position) = (0, 0)
    cells = details.solved?.template.cells
    if cells == nil, !details.isMeasured { cells = groups.standardTemplate.cells }
    if sizes == nil {
      sizes = groups.sizes.cursor(at: found.firstItem)
    } else {
      sizes?.move(to: found.firstItem, in: groups.sizes.ledger)
    }
  }

  /// Returns the next cell of the group.
  ///
  /// The caller knows how many there are.
  @inline(__always)
  mutating func next() -> SolvedGroup.Cell {
    let size = sizes?.next() ?? .none
    defer { index += 1 }
    if let cells { return cells[index] }
    guard let line = groups.sizing.wrappingLine else {
      return groups.sizing.template.cells[index].resized(to: size, along: groups.advance)
    }
    let cell = line.cell(index, of: size, at: position)
    position += cell.frame.size[line.axis] + line.spacing
    return cell
  }

  /// Passes cells that follow from their sizes and were measured for the lengths they have.
  ///
  /// It makes no cell of them.
  ///
  /// - Parameter end: The number of cells of the group.
  /// - Returns: True if there is another cell.
  mutating func passSettled(before end: Int) -> Bool {
    while index < end {
      guard cells == nil, isSettled else { return true }
      if let line = groups.sizing.wrappingLine {
        position += line.length(of: size, at: index, along: line.axis) + line.spacing
      }
      index += 1
      sizes?.advance()
    }
    return false
  }

  /// True if the next cell, which follows from its size, was measured for the lengths it has.
  private var isSettled: Bool {
    let sizing = groups.sizing
    return sizing.wrappingLine?.isSettled(size, at: index)
      ?? size.holds(for: sizing.template.cells[index])
  }
}

extension SolvedGroup.Cell {
  /// Returns the cell with the length that was measured along an axis.
  fileprivate func resized(to size: MeasuredSize, along axis: LayoutAxis) -> Self {
    guard !size.size[axis].isNaN else { return self }
    var cell = self
    cell.frame.size[axis] = size.size[axis]
    cell.slot.size[axis] = size.size[axis]
    return cell
  }
}
