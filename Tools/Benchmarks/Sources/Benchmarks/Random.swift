/// The pseudorandom generator of the scenarios: a 32-bit linear congruential generator.
struct Random {
  private var state: UInt32

  init(seed: UInt32) { state = seed }

  /// Returns the upper 24 bits of the next state.
  mutating func draw() -> UInt32 {
    state = state &* 1_664_525 &+ 1_013_904_223
    return state >> 8
  }

  /// Returns a number from 0 up to 1.
  mutating func fraction() -> Double { Double(draw()) / 16_777_216 }

  /// Returns a height from 30 to 300 points.
  mutating func height() -> Double { Double(30 + draw() % 271) }

  /// Returns an index below `count`.
  mutating func pick(_ count: Int) -> Int { Int(draw()) % count }
}
