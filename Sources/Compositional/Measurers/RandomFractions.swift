/// Two pseudorandom numbers for each index path, equal on every platform.
///
/// With `next(s)` the SplitMix64 step of a state `s`, everything modulo 2^64:
/// ```
/// next(s) = mix(s + 0x9E3779B97F4A7C15)
/// mix(z):   z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9
///           z = (z ^ (z >> 27)) * 0x94D049BB133111EB
///           z ^ (z >> 31)
/// ```
/// the section and the item are mixed into the state one after the other,
/// `state = next(next(seed) ^ section) ^ item`, and the two draws of a generator that starts there
/// are the width, then the height: `next(state)` and `next(state + 0x9E3779B97F4A7C15)`. The upper
/// 53 bits of a draw are the fraction. Each draw is independent of the use of the other.
struct RandomFractions {
  private static let step: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// The fraction for the width, from zero up to one.
  let width: Double
  /// The fraction for the height, from zero up to one.
  let height: Double

  /// Creates the numbers of an index path.
  ///
  /// - Parameters:
  ///   - seed: Any number.
  ///   - path: The element; an element of the layout as a whole counts as item 0.
  init(seed: Int, at path: ElementIndexPath) {
    let item = path.isOfLayout ? 0 : path.item
    var state = UInt64(bitPattern: Int64(seed))
    state = Self.next(state) ^ UInt64(bitPattern: Int64(path.section))
    state = Self.next(state) ^ UInt64(bitPattern: Int64(item))
    width = Self.fraction(Self.next(state))
    height = Self.fraction(Self.next(state &+ Self.step))
  }

  private static func next(_ state: UInt64) -> UInt64 {
    var mixed = state &+ step
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  private static func fraction(_ draw: UInt64) -> Double { Double(draw >> 11) / 0x1p53 }
}
