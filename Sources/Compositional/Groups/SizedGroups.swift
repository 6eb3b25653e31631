/// Groups with measured cells that each have a template of their own.
///
/// The groups follow from the measured sizes: they are solved, or filled again, from these alone.
package struct SizedGroups: MeasuredGroups {
  package var ledger: SizedLedger
  /// The measured sizes of all items.
  var sizes: MeasuredSizes
  package let sizing: SectionSizing
  /// The state that one measurement leaves to the next.
  var measuring = Indirect(MeasuringState())

  /// The state that one measurement leaves to the next.
  struct MeasuringState: Sendable {
    /// The last groups that were solved for the shared lengths, if groups share everything.
    var solved: [LedgerBuilder.Solved] = []
    /// The line whose cells are measured one after another; nil if all groups have frames.
    var openLine: OpenLine?
  }

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

  /// The line whose cells are measured one after another; nil if all groups have frames.
  var openLine: OpenLine? {
    _read { yield measuring.value.openLine }
    _modify { yield &measuring.value.openLine }
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

extension SizedGroups {
  /// Returns true if a group is the line that is open.
  func isOpen(_ found: FoundGroup) -> Bool { openLine?.firstItem == found.firstItem }

  // Out of line, because a line is rarely open.
  @inline(never)
  private func openCell(_ index: Int) -> SolvedGroup.Cell? {
    guard let line = openLine, let wrapping = sizing.wrappingLine else { return nil }
    let size = sizes[line.firstItem + index]
    return wrapping.cell(index, of: size, at: line.position(of: index, in: wrapping))
  }

  /// Returns the line that is open, with its frames; nil if none is.
  ///
  /// - Complexity: O(n log² n) for n cells
  @inline(never)
  func openEntry() -> SizedLedger.Entry? {
    guard let line = openLine, let wrapping = sizing.wrappingLine else { return nil }
    var cursor = sizes.cursor(at: line.firstItem)
    let filling = WrappingLine.Filling(
      count: line.end - line.firstItem, isFull: true,
      isMeasured: sizes.areMeasured(line.firstItem..<line.end))
    return wrapping.entry(of: filling, &cursor)
  }

  package func template(_ found: FoundGroup) -> GroupTemplate {
    if isOpen(found), let template = openEntry()?.value?.template { return template }
    let template = ledger.value(found)?.template ?? standardTemplate
    guard let growth = ledger.growth(found), let stretch = sizing.stretch else { return template }
    return stretch.fitted(template, to: growth)
  }

  package func cell(_ index: Int, of found: FoundGroup) -> SolvedGroup.Cell {
    if isOpen(found), let cell = openCell(index) { return cell }
    let cell = (ledger.value(found)?.template ?? standardTemplate).cells[index]
    guard let growth = ledger.growth(found), let stretch = sizing.stretch else { return cell }
    return stretch.fitted(cell, to: growth)
  }

  package func measuredSize(ofCell index: Int, of found: FoundGroup) -> MeasuredSize {
    sizes[found.firstItem + index]
  }

  package func measuredSizes(_ found: FoundGroup) -> LedgerCursor<ItemDetails> {
    sizes.cursor(at: found.firstItem)
  }

  package func isWhollyMeasured(_ found: FoundGroup) -> Bool { false }

  package func forEachSize(of items: Range<Int>, _ body: (MeasuredSize, Int) -> Void) {
    var cursor = sizes.cursor(at: items.lowerBound)
    let end = min(items.upperBound, cursor.end)
    while cursor.item < end {
      let count = min(cursor.entryEnd, end) - cursor.item
      body(cursor.size, count)
      cursor.advanceToNextEntry()
    }
  }
}
