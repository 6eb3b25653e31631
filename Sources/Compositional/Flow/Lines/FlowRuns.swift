/// The sizes of the items of a section, as runs of items of one size.
struct FlowRuns: Sendable {
  /// Items of one size that follow each other.
  private struct Run {
    /// The first item; the run ends where the next one begins.
    var first: Int
    /// The size of each item; nil for items that have the size of all that wait.
    let size: FlowSize?
  }

  /// The runs in order; two that follow each other differ.
  private var runs: [Run] = []
  /// The number of items.
  let count: Int
  /// The size of the items that wait until they are measured.
  private var waiting = FlowSize(across: 0, along: 0)
  /// The items that no longer wait: their number, and the sums of their lengths in points.
  private var measured = (count: 0, across: 0.0, along: 0.0)

  /// Creates runs of the items of a section.
  ///
  /// - Parameter content: The sizes of the items and the rules.
  /// - Complexity: O(1) if all items have one size, otherwise O(items).
  init(_ content: FlowContent) {
    count = content.count
    guard count > 0 else { return }
    switch content.sizes {
    case .even(let size, _):
      waiting = size
      runs = [Run(first: 0, size: content.rules.unmeasuredItemsAreAverage ? nil : size)]
    case .each(let sizes):
      for (item, size) in sizes.enumerated() where runs.last?.size != size {
        runs.append(Run(first: item, size: size))
      }
    }
  }

  /// Returns the size of the items of a run.
  func size(ofRun index: Int) -> FlowSize { runs[index].size ?? waiting }

  /// Returns the end of the items of a run.
  func end(ofRun index: Int) -> Int { index + 1 < runs.count ? runs[index + 1].first : count }

  /// Returns the index of the run of an item.
  ///
  /// - Complexity: O(log runs)
  func run(of item: Int) -> Int { max(0, runs.leadingCount(where: { $0.first <= item }) - 1) }

  /// True if all items have one size.
  var areEven: Bool { runs.count <= 1 }

  /// Returns the size of an item, and whether it waits until it is measured.
  ///
  /// - Complexity: O(log runs)
  func size(of item: Int) -> (size: FlowSize, waits: Bool) {
    let run = run(of: item)
    return (size(ofRun: run), runs[run].size == nil)
  }

  /// True if items have been measured, whose average size is that of those that wait.
  var haveAverage: Bool { measured.count > 0 }

  /// The first item that is longer than a limit across the scroll direction, and its length in points.
  ///
  /// - Complexity: O(runs)
  func firstItem(longerThan limit: Double) -> (item: Int, length: Double)? {
    runs.indices.first { size(ofRun: $0).across > limit }
      .map { (runs[$0].first, size(ofRun: $0).across) }
  }

  /// Changes the sizes of items, which are measured then.
  ///
  /// Items that still wait have the average size of the others.
  ///
  /// - Parameter changes: The sizes, by item.
  /// - Returns: Items among which are all whose size has changed; nil if there is none.
  /// - Complexity: O(changes · log changes + runs)
  mutating func change(_ changes: [Int: FlowSize]) -> ClosedRange<Int>? {
    let changes = changes.filter { 0..<count ~= $0.key }.sorted { $0.key < $1.key }
    guard let first = changes.first?.key, let last = changes.last?.key else { return nil }
    // The runs beside those that change may have their new sizes.
    let replaced = max(0, run(of: first) - 1)..<min(runs.count, run(of: last) + 2)
    var fresh: [Run] = []
    func append(_ run: Run) {
      guard let before = fresh.last, before.size == run.size else { return fresh.append(run) }
    }
    var changed: ClosedRange<Int>?
    var rest = changes[...]
    for index in replaced {
      var run = runs[index]
      let (old, end) = (size(ofRun: index), end(ofRun: index))
      while let (item, size) = rest.first, item < end {
        if run.first < item { append(run) }
        append(Run(first: item, size: size))
        count(size, instead: run.size)
        if old != size { changed = (changed?.lowerBound ?? item)...item }
        run.first = item + 1
        rest.removeFirst()
      }
      if run.first < end { append(run) }
    }
    runs.replaceSubrange(replaced, with: fresh)
    guard let waited = average() else { return changed }
    guard let changed else { return waited }
    return min(changed.lowerBound, waited.lowerBound)...max(changed.upperBound, waited.upperBound)
  }

  /// Counts a size of a measured item among those of others; nil instead of one that has waited.
  private mutating func count(_ size: FlowSize, instead old: FlowSize?) {
    // Where none has waited, none will.
    guard old == nil || measured.count > 0 else { return }
    if old == nil { measured.count += 1 }
    measured.across += size.across - (old?.across ?? 0)
    measured.along += size.along - (old?.along ?? 0)
  }

  /// Gives the items that wait the average size of the others.
  ///
  /// - Returns: Items among which are all whose size has changed; nil if there is none.
  private mutating func average() -> ClosedRange<Int>? {
    guard measured.count > 0 else { return nil }
    let average = FlowSize(
      across: measured.across / Double(measured.count),
      along: measured.along / Double(measured.count))
    guard average != waiting, let first = runs.firstIndex(where: { $0.size == nil }),
      let last = runs.lastIndex(where: { $0.size == nil })
    else { return nil }
    waiting = average
    return runs[first].first...(end(ofRun: last) - 1)
  }
}
