/// The measured sizes of the items of a section, in order.
///
/// Items without a size form runs, and so do most neighbors of one size. A value: a copy shares the
/// memory of the tree until one of them changes.
package struct MeasuredSizes: Sendable {
  /// The items, each as a group of its own that takes no room.
  var ledger: GroupLedger<ItemDetails>

  /// Consecutive items of one size.
  typealias Run = (size: MeasuredSize, count: Int)

  /// Creates the sizes of items.
  ///
  /// - Parameters:
  ///   - runs: The sizes in order.
  ///   - keepsLongest: True to keep the greatest lengths.
  /// - Complexity: O(runs)
  init(_ runs: [Run], keepsLongest: Bool) {
    ledger = GroupLedger(
      .init(
        items: 1, length: 0, across: 0, gap: 0, shape: .init(keepsLongest: keepsLongest)))
    ledger.append(contentsOf: runs.lazy.map { Self.entry($0.size, $0.count) })
  }

  /// The number of items.
  var count: Int { ledger.itemCount }

  /// Returns the measured size of an item.
  ///
  /// - Complexity: O(log n) for n measured items.
  subscript(item: Int) -> MeasuredSize {
    guard 0..<count ~= item else { return .none }
    return ledger.lanes.details.value(ledger.slot(ofItem: item, in: ledger.page(ofItem: item)).slot)
  }

  /// The greatest measured lengths, in points, if they are kept; NaN on an axis on which no item was
  /// measured.
  ///
  /// - Complexity: O(1)
  var longest: Vector { ledger.summary.size }

  /// Returns a cursor at an item, or after the last.
  ///
  /// - Complexity: O(log n) for n measured items.
  func cursor(at item: Int) -> LedgerCursor<ItemDetails> { LedgerCursor(ledger, at: item) }

  /// Calls a closure with the sizes of items, in order.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - body: A closure that takes a size and a number of consecutive items that have it.
  /// - Complexity: O(log entries + entries of these items)
  func forEachRun(of items: Range<Int>, _ body: (MeasuredSize, Int) -> Void) {
    var cursor = cursor(at: items.lowerBound)
    let end = min(items.upperBound, cursor.end)
    while cursor.item < end {
      body(cursor.size, min(cursor.entryEnd, end) - cursor.item)
      cursor.advanceToNextEntry()
    }
  }

  /// Sets the measured size of an item; `.none` discards it.
  ///
  /// - Complexity: O(log n) for n measured items
  mutating func set(_ size: MeasuredSize, of item: Int) {
    ledger.replace(ledger.group(ofItem: item), with: Self.entry(size, 1))
    ledger.joinRuns(at: item)
  }

  /// Returns items of one size.
  static func entry(_ size: MeasuredSize, _ count: Int) -> GroupLedger<ItemDetails>.Entry {
    .init(groups: count, items: 1, length: 0, across: 0, value: size)
  }
}

extension GroupLedger where Details == ItemDetails {
  /// Makes an item one run with those before and after it in its page that have the same size.
  mutating func joinRuns(at item: Int) {
    let place = page(ofItem: item)
    let slots = lanes.slots(ofNode: place.node)
    let found = slot(ofItem: item, in: place).slot
    for slot in (found...found + 1).reversed()
    where slot > slots.lowerBound && slot < slots.upperBound {
      guard lanes.details.value(slot - 1) == lanes.details.value(slot) else { continue }
      prepareToChange()
      state.measuredEntries -= lanes.isMeasured(slot) ? 1 : 0
      setGroups(lanes.groups[slot - 1] + lanes.groups[slot], of: slot - 1)
      removeSlots(slot..<slot + 1)
    }
    guard lanes.heads[place.node].count < slots.count else { return }
    sumUp(from: place.node)
    mergeIfSparse(place.node)
    checkInvariants()
  }
}

extension LedgerCursor: Sequence, IteratorProtocol where Details == ItemDetails {
  /// Returns the size of the item, and advances to the next; nil after the last.
  @inline(__always)
  package mutating func next() -> MeasuredSize? {
    guard item < end else { return nil }
    defer { advance() }
    return size
  }

  /// The measured size of the item.
  var size: MeasuredSize { @inline(__always) get { lanes.details.value(slot) } }

  /// Returns the measured length of the item along an axis, in points; NaN if it was not measured.
  @inline(__always)
  func length(along axis: LayoutAxis) -> Double { lanes.details.length(slot, along: axis) }

  /// Returns the sizes of the items from here on.
  func sizes(_ count: Int) -> [MeasuredSize] {
    var cursor = self
    return Array(unsafeUninitializedCapacity: count) { sizes, initialized in
      for index in 0..<count {
        sizes.initializeElement(at: index, to: cursor.size)
        cursor.advance()
      }
      initialized = count
    }
  }

  /// Returns the item after the last of those from here on that have the same size.
  func endOfRun() -> Int {
    var next = self
    repeat { next.advanceToNextEntry() } while next.item < end && next.size == size
    return next.item
  }
}
