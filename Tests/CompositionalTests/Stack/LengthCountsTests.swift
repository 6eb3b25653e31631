import Compositional
import CompositionalTestSupport
import Testing

/// The longest of lengths that come and go is that of a sorted list.
@Suite struct LengthCountsTests {
  @Test(arguments: 1...20)
  func theLongestIsThatOfAList(seed: UInt64) {
    var random = RandomSource(seed: seed)
    var counts = LengthCounts()
    var list: [Double] = []
    for step in 0..<2000 {
      // First more come than go, then the other way around, down to none.
      if list.isEmpty || random.number(0...1) < (step < 1000 ? 0.6 : 0.4) {
        let length = random.number(0...60).rounded()
        counts.add(length)
        list.append(length)
      } else {
        let index = min(list.count - 1, Int(random.number(0...Double(list.count))))
        counts.remove(list.remove(at: index))
      }
      #expect(counts.longest == list.max())
    }
  }

  /// Many lengths that all differ: in any order the longest of the rest is known at once.
  ///
  /// A heap that was built anew for each of them would take hours.
  @Test func manyLengths() {
    let count = 200_000
    var counts = LengthCounts()
    // A step that has no divisor in common with the count visits each number once.
    let lengths = (0..<count).map { Double($0 * 70_001 % count) }
    for length in lengths { counts.add(length) }
    #expect(counts.longest == Double(count - 1))
    for length in lengths.dropLast() { counts.remove(length) }
    #expect(counts.longest == lengths.last)
  }
}
