import CompositionalInspection
import Foundation

/// Computes the numbers of an explanation again, from the numbers of the description alone.
///
/// It shares no code with the engine or with the explanations: it knows the arithmetic by its
/// published names only.
struct StepCalculator {
  /// The recomputed results of the steps.
  private(set) var results: [Double] = []
  /// The first contradiction between a step and its recomputation; nil if there is none.
  private(set) var complaint: String?

  /// Computes all steps.
  init(_ explanation: Explanation) {
    for (index, step) in explanation.steps.enumerated() {
      var numbers: [Double] = []
      var scale: Double?
      for input in step.inputs {
        var value = input.value
        if let source = input.source {
          guard source < index else {
            complaint = complaint ?? "step \(index) uses a later step"
            continue
          }
          if abs(results[source] - value) > 1e-6 * max(1, abs(value)) {
            complaint = complaint ?? "step \(index) states another \(input.name)"
          }
          value = results[source]
        }
        if input.name == "scale", step.arithmetic.rawValue != "product" {
          scale = value
        } else {
          numbers.append(value)
        }
      }
      let result = Self.result(step.arithmetic.rawValue, numbers, scale)
      if abs(result - step.result) > 1e-6 * max(1, abs(result)) {
        complaint =
          complaint
          ?? "step \(index) (\(step.title)) states \(step.result), its numbers give \(result)"
      }
      results.append(result)
    }
  }

  private static func result(_ name: String, _ numbers: [Double], _ scale: Double?) -> Double {
    let first = numbers[0]
    // From left to right, because iOS 14 rounds without a tolerance for noise.
    let sum = numbers.dropFirst().reduce(first, +)
    let difference = numbers.dropFirst().reduce(first, -)
    /// A pixel count is whole apart from noise far below a pixel (rule 2.30).
    func floored(_ points: Double) -> Double {
      guard let scale else { return points }
      return (points * scale + 1e-6).rounded(.down) / scale
    }
    switch name {
    case "given": return first
    case "sum": return sum
    case "difference": return difference
    case "room": return max(difference, 0)
    case "distance": return abs(difference)
    case "product": return numbers.reduce(1, *)
    case "quotient": return first / numbers[1]
    case "fraction": return max(floored(max(first, 0) * max(numbers[1], 0)), 0)
    case "equalShare": return max(floored(first / numbers[1]), 0)
    case "largest": return numbers.max() ?? .nan
    case "smallest": return numbers.min() ?? .nan
    case "nearestPixel":
      let pixels = first * (scale ?? .nan)
      let whole = (abs(pixels) + 0.5 + 1e-6).rounded(.down)
      return (pixels < 0 ? -whole : whole) / (scale ?? .nan)
    case "plainlyNearestPixel":
      let scale = scale ?? .nan
      return (first * scale).rounded(.toNearestOrAwayFromZero) / scale
    case "wholeQuotient": return max(((first + 1e-6) / numbers[1]).rounded(.down), 0)
    default: return .nan
    }
  }
}
