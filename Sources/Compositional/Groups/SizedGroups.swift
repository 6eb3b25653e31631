/// Groups with measured cells that each have a template of their own.
///
/// The groups follow from the measured sizes: they are solved, or filled again, from these alone.
package struct SizedGroups: MeasuredGroups {
  package var ledger: SizedLedger
  /// The measured sizes of all items.
  var sizes: MeasuredSizes
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

extension SizedGroups {
  package func template(_ found: FoundGroup) -> GroupTemplate {
    ledger.value(found)?.template ?? standardTemplate
  }

  package func cell(_ index: Int, of found: FoundGroup) -> SolvedGroup.Cell {
    template(found).cells[index]
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
