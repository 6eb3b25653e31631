/// Numbers that look random and are the same on every platform for a seed (SplitMix64).
package struct RandomSource: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number from zero up to, but not including, one.
  package mutating func fraction() -> Double { Double(next() >> 11) / 0x1p53 }

  /// Returns true with a probability in percent.
  package mutating func chance(_ percent: Double) -> Bool { fraction() * 100 < percent }

  package mutating func integer(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  package mutating func number(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + fraction() * (range.upperBound - range.lowerBound)
  }

  package mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[integer(0...(choices.count - 1))]
  }

  /// Returns a length: mostly whole points, sometimes halves, rarely any number.
  package mutating func length(_ range: ClosedRange<Double>) -> Double {
    let length = number(range)
    switch integer(0...9) {
    case 0: return length
    case 1: return (length * 2).rounded() / 2
    case 2: return (length * 3).rounded() / 3
    default: return length.rounded()
    }
  }
}
