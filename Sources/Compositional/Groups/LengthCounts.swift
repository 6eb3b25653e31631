/// Lengths with the number of times that each occurs, of which the longest is known.
package struct LengthCounts: Sendable {
  private var counts: [Double: Int] = [:]
  /// A heap with the longest length first.
  ///
  /// It holds every length, and some that no longer occur.
  private var heap: [Double] = []

  /// The longest length; nil if there is none.
  package var longest: Double? { heap.first }

  /// Creates no lengths.
  package init() {}

  /// Adds a length.
  ///
  /// - Complexity: O(log lengths)
  package mutating func add(_ length: Double) {
    if let count = counts[length] {
      counts[length] = count + 1
      return
    }
    counts[length] = 1
    // The heap never grows beyond twice the lengths that occur.
    if heap.count > 2 * counts.count + 16 {
      heap = counts.keys.sorted(by: >)
      return
    }
    heap.append(length)
    var index = heap.count - 1
    while index > 0, heap[index] > heap[(index - 1) / 2] {
      heap.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  /// Removes a length once.
  ///
  /// - Complexity: O(log lengths) amortized
  package mutating func remove(_ length: Double) {
    guard let count = counts[length] else { return }
    counts[length] = count > 1 ? count - 1 : nil
    while let first = heap.first, counts[first] == nil { removeFirst() }
  }

  /// Removes the first length of the heap.
  private mutating func removeFirst() {
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    var index = 0
    while true {
      var longest = index
      for child in [2 * index + 1, 2 * index + 2]
      where child < heap.count && heap[child] > heap[longest] {
        longest = child
      }
      guard longest != index else { return }
      heap.swapAt(index, longest)
      index = longest
    }
  }
}
