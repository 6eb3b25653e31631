import Compositional

extension ExplanationStep {
  /// The arithmetic by which a step's result follows from its inputs.
  public enum Arithmetic: String, Hashable, Sendable, CaseIterable {
    /// The input is the result.
    case given
    /// The inputs are added.
    case sum
    /// The other inputs are subtracted from the first.
    case difference
    /// The other inputs are subtracted from the first, and what is below zero counts as zero.
    case room
    /// The other inputs are subtracted from the first, without the sign of the result.
    case distance
    /// The inputs are multiplied.
    case product
    /// The first input is divided by the second.
    case quotient
    /// A fraction of a length, both at least zero, floored to pixels if there is a `scale`.
    case fraction
    /// The first input divided by the second, at least zero, floored to pixels if there is a
    /// `scale`.
    case equalShare
    /// How often the second input fits into the first, at least zero; a millionth of a point less
    /// counts as enough.
    case wholeQuotient
    /// The largest input.
    case largest
    /// The smallest input.
    case smallest
    /// The first input, rounded to the nearest multiple of a pixel, halves away from zero; a
    /// millionth of a pixel less than a half counts as a half (rule 2.30).
    case nearestPixel
    /// The same without that tolerance, as in iOS 14.
    case plainlyNearestPixel
  }
}

extension ExplanationStep.Arithmetic {
  /// Returns the result for inputs.
  ///
  /// - Parameters:
  ///   - numbers: The inputs without the scale.
  ///   - scale: The pixels per point; nil if the step does not round.
  func result(_ numbers: [Double], scale: Double?) -> Double {
    let first = numbers.first ?? 0
    let rest = numbers.dropFirst()
    let grid = scale.map { PixelGrid(scale: $0) }
    switch self {
    case .given: return first
    case .sum: return numbers.reduce(0, +)
    case .difference: return rest.reduce(first, -)
    case .room: return max(0, rest.reduce(first, -))
    case .distance: return rest.reduce(first, -).magnitude
    case .product: return numbers.reduce(1, *)
    case .quotient: return first / (rest.first ?? 1)
    case .fraction:
      let length = max(0, first) * max(0, rest.first ?? 0)
      return max(0, grid?.floor(length) ?? length)
    case .equalShare:
      let length = first / (rest.first ?? 1)
      return max(0, grid?.floor(length) ?? length)
    case .wholeQuotient:
      return max(0, ((first + FlowArrangement.tolerance) / (rest.first ?? 1)).rounded(.down))
    case .largest: return numbers.max() ?? 0
    case .smallest: return numbers.min() ?? 0
    case .nearestPixel: return grid?.nearest(first) ?? first
    case .plainlyNearestPixel: return grid?.plainlyNearest(first) ?? first
    }
  }
}
