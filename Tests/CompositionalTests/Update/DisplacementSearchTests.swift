import Testing

@testable import Compositional

/// The search for the first element from which on a predicate holds.
@Suite struct DisplacementSearchTests {
  /// Compared with a linear search, in slices that start anywhere; looks are counted.
  @Test(arguments: [0, 1, 2, 3, 7, 8, 1_000])
  func theFirstElementIsFoundInLogarithmicTime(count: Int) {
    let numbers = (0..<count + 5).map { 2 * $0 }
    let slice = numbers[3..<count + 3]
    for wanted in stride(from: 0, through: 2 * (count + 6), by: max(1, count / 50)) {
      var looks = 0
      let found = slice.firstIndex(fromWhich: { number in
        looks += 1
        return number >= wanted
      })
      #expect(found == slice.indices.first { slice[$0] >= wanted } ?? slice.endIndex)
      // Each look halves what is left: 10 looks for 1,000 elements.
      #expect(looks <= count.bitWidth - count.leadingZeroBitCount)
    }
  }
}
