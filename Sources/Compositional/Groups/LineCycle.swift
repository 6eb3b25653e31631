/// The search for a cycle while lines are filled with the items of a run of equal lines.
///
/// The sizes of the items repeat with each line of the run. So if as many items are in no line yet as
/// at an earlier place of the run, and the next item has the same place in its old line, the lines
/// between both places repeat as long as the run lasts.
struct LineCycle {
  /// What the next lines depend on.
  private struct State: Hashable {
    /// The place of the next item in its old line.
    let phase: Int
    /// The number of items that are in no line yet.
    let open: Int
  }

  /// The number of items of an old line.
  private let period: Int
  /// The items that were in a line before the run.
  private let start: Int
  /// The items of the run that were appended, by the state after them.
  private var seen: [State: Int] = [:]
  /// The items that were in a line at the last look.
  private var closed: Int

  /// Starts at the first item of a run.
  ///
  /// - Parameters:
  ///   - period: The number of items of an old line.
  ///   - builder: The builder of the new lines.
  init(period: Int, _ builder: LedgerBuilder) {
    self.period = period
    start = builder.itemCount
    closed = builder.closedItems
  }

  /// Repeats the lines of a cycle, if the last item completes one.
  ///
  /// - Parameters:
  ///   - builder: The builder of the new lines.
  ///   - next: The next item, counted from the first of the run.
  ///   - end: The end of the items of the run.
  /// - Returns: The number of items that the repeated lines stand for.
  mutating func skip(_ builder: inout LedgerBuilder, from next: Int, to end: Int) -> Int {
    guard builder.closedItems != closed else { return 0 }
    closed = builder.closedItems
    // Items before the run are in no line yet.
    guard closed >= start else { return 0 }
    let state = State(phase: next % period, open: builder.itemCount - closed)
    guard let earlier = seen.updateValue(next, forKey: state) else { return 0 }
    let length = next - earlier
    let times = (end - next) / length
    builder.repeatGroups(ofLast: length, times: times)
    closed = builder.closedItems
    return times * length
  }
}

extension SizedLedger.Entry {
  /// Returns true if the groups are those of another entry: of the same sizes, and with the same
  /// frames.
  ///
  /// - Complexity: O(cells of a group)
  func isAlike(_ other: SizedLedger.Entry) -> Bool {
    guard let value, let same = other.value, length == other.length, across == other.across,
      items == other.items
    else { return false }
    return value === same
      || value.hasSizes(same.sizes[...])
        && value.template.cells.count == same.template.cells.count
        && zip(value.template.cells, same.template.cells).allSatisfy { $0.frame == $1.frame }
  }
}
