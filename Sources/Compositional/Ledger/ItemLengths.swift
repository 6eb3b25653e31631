/// The measured lengths of consecutive items, apart from their groups.
///
/// An edit uses them to move the later items into their new groups.
package struct ItemLengths {
  /// The lengths in order, in points; NaN for items that were not measured.
  private(set) var lengths: [Double]
  /// The runs of items that were not measured, each with the index in ``lengths`` it precedes.
  private(set) var gaps: [(index: Int, count: Int)] = []

  package init(_ lengths: [Double] = []) { self.lengths = lengths }

  mutating func append(contentsOf more: [Double]) { lengths += more }

  mutating func append(_ length: Double) { lengths.append(length) }

  mutating func append(_ more: UnsafeBufferPointer<Double>) { lengths.append(contentsOf: more) }

  package mutating func append(unmeasured count: Int) {
    guard count > 0 else { return }
    if let last = gaps.indices.last, gaps[last].index == lengths.count {
      gaps[last].count += count
    } else {
      gaps.append((lengths.count, count))
    }
  }
}

extension GroupLedger where Details == StripDetails {
  /// Appends the measured lengths of items to others.
  ///
  /// - Complexity: O(log entries + entries of these items). Pages of single full groups are copied
  ///   as a whole.
  func appendLengths(of items: Range<Int>, to lengths: inout ItemLengths) {
    guard !items.isEmpty else { return }
    var place = page(ofItem: items.lowerBound)
    while true {
      let sizes = wholeSizes(ofPage: place.node)
      let next = place.items + lanes.counts(ofNode: place.node).items
      if let sizes {
        let part =
          max(0, items.lowerBound - place.items)..<min(sizes.count, items.upperBound - place.items)
        lengths.append(UnsafeBufferPointer(rebasing: sizes[part]))
      } else {
        forEachLength(of: (place.items..<next).clamped(to: items)) { length, _, count in
          if length.isNaN { lengths.append(unmeasured: count) } else { lengths.append(length) }
        }
      }
      place.items = next
      guard next < items.upperBound, let page = lanes.page(after: place.node) else { return }
      place.node = page
    }
  }

  /// Returns the lengths of all items of a page; nil unless each entry is one full group, whose
  /// extent is all there is to sum up.
  func wholeSizes(ofPage page: Int) -> UnsafeBufferPointer<Double>? {
    let slots = lanes.slots(ofNode: page)
    let (groups, items) = lanes.counts(ofNode: page)
    guard lanes.summaries == nil, groups == slots.count,
      items == slots.count * lanes.details.each
    else { return nil }
    return UnsafeBufferPointer(
      start: lanes.details.sizes + slots.lowerBound * lanes.details.each, count: items)
  }

  /// Appends items in groups, if the last group is full.
  ///
  /// Each page is summed up once.
  ///
  /// - Complexity: O(log entries + items that were measured)
  package mutating func append(_ items: ItemLengths) {
    prepareToChange()
    var filler = GroupFiller(page: lastPage)
    var taken = 0
    items.lengths.withUnsafeBufferPointer { lengths in
      for gap in items.gaps {
        filler.append(lengths[taken..<gap.index], to: &self)
        taken = gap.index
        filler.append(unmeasured: gap.count, to: &self)
      }
      filler.append(lengths[taken...], to: &self)
    }
    filler.finish(&self)
    checkInvariants()
  }
}

/// Fills strips with items, in the slots after the last of a ledger.
private struct GroupFiller {
  var page: PagePlace
  /// The number of items of the group that is being filled.
  private var filled = 0

  init(page: PagePlace) { self.page = page }

  /// Appends items with a length each.
  mutating func append(_ lengths: Slice<UnsafeBufferPointer<Double>>, to ledger: inout StripLedger)
  {
    let each = ledger.lanes.details.each
    var next = lengths.startIndex
    while next < lengths.endIndex {
      let slot = nextSlot(&ledger)
      let count = min(each - filled, lengths.endIndex - next)
      let sizes = ledger.lanes.details.sizes + slot * each
      for index in 0..<count { sizes[filled + index] = lengths.base[next + index] }
      next += count
      filled += count
      if filled == each { finishGroup(slot, &ledger) }
    }
  }

  /// Appends items that were not measured; those that fill groups form a run.
  mutating func append(unmeasured count: Int, to ledger: inout StripLedger) {
    let each = ledger.lanes.details.each
    var rest = count
    if filled > 0 {
      let more = min(rest, each - filled)
      filled += more
      rest -= more
      if filled == each { finishGroup(nextSlot(&ledger), &ledger) }
    }
    if rest >= each {
      let slot = nextSlot(&ledger)
      let node = page.node
      ledger.lanes.heads[node].count += 1
      ledger.write(ledger.unmeasuredEntry(groups: rest / each), to: slot)
      rest %= each
    }
    filled += rest
  }

  /// Writes the last group, full or not.
  mutating func finish(_ ledger: inout StripLedger) {
    if filled > 0 { finishGroup(nextSlot(&ledger), &ledger) }
    ledger.state.forgetRecent()
    ledger.sumUp(from: page.node)
  }

  /// Returns the slot after the last, in a new page if the last is full.
  @inline(__always)
  private mutating func nextSlot(_ ledger: inout StripLedger) -> Int {
    if ledger.lanes.heads[page.node].count == LedgerNode.fanOut {
      ledger.startPage(behind: &page)
    }
    return ledger.lanes.slots(ofNode: page.node).upperBound
  }

  /// Writes the group that is being filled.
  @inline(__always)
  private mutating func finishGroup(_ slot: Int, _ ledger: inout StripLedger) {
    let length = ledger.lanes.details.length(slot, present: filled)
    ledger.lanes.heads[page.node].count += 1
    ledger.write(
      StripLedger.Entry(
        groups: 1, items: filled, length: length, across: ledger.standard.across, value: ()),
      to: slot)
    filled = 0
  }
}
