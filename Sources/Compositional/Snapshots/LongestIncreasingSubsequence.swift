/// Returns a flag for each of some distinct numbers: true if it is in a longest increasing
/// subsequence.
///
/// Patience sorting: a number greater than all before it is appended without a search, so that
/// sorted numbers cost O(*n*); any other costs a search.
///
/// - Complexity: O(*n* + *k* log *n*) for *k* numbers that are smaller than one before them.
package func longestIncreasingSubsequence(_ numbers: [Int]) -> [Bool] {
  // The index of the smallest last number of a subsequence of each length.
  var ends: [Int] = []
  ends.reserveCapacity(numbers.count)
  var predecessors = [Int](repeating: -1, count: numbers.count)
  for index in numbers.indices {
    var length = ends.count
    if let last = ends.last, numbers[last] > numbers[index] {
      length = ends[...].firstIndex(fromWhich: { numbers[$0] > numbers[index] })
    }
    if length > 0 { predecessors[index] = ends[length - 1] }
    if length == ends.count { ends.append(index) } else { ends[length] = index }
  }
  var isKept = [Bool](repeating: false, count: numbers.count)
  var index = ends.last ?? -1
  while index >= 0 {
    isKept[index] = true
    index = predecessors[index]
  }
  return isKept
}
