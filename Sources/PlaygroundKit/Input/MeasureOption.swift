import Compositional
import CompositionalDocuments

/// `--measure HOW`: the measured sizes of cells, in place of the layout's own.
enum MeasureOption {
  /// Nothing is measured.
  case none
  /// All cells have the same height.
  case height(Double)
  /// Each cell has a height within a range.
  case heights(ClosedRange<Double>)

  /// Reads the option; nil if it is absent.
  init?(_ invocation: Invocation) throws {
    guard let text = invocation.value(.measure) else { return nil }
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    let numbers = parts.compactMap(Double.init).filter { (0...ArgumentLimits.side).contains($0) }
    switch (text, numbers.count) {
    case ("none", _): self = .none
    case (_, 1) where parts.count == 1: self = .height(numbers[0])
    case (_, 2) where parts.count == 2 && numbers[0] <= numbers[1]:
      self = .heights(numbers[0]...numbers[1])
    default:
      throw CommandFailure.usage(
        "--measure must be none, a height such as 80, or a range such as 40-300, not \"\(text)\".")
    }
  }

  /// The same as the measurement of a document; nil if nothing is measured.
  var measurement: CaseMeasurement? {
    var measurement = CaseMeasurement()
    switch self {
    case .none: return nil
    case .height(let height): measurement.cells = .constant(width: nil, height: CGFloat(height))
    case .heights(let range):
      measurement.cells = .random(
        seed: 1, height: CGFloat(range.lowerBound)...CGFloat(range.upperBound))
    }
    return measurement
  }
}

extension LoadedLayout {
  /// Returns the layout with the measurer of an option.
  func measuring(_ option: MeasureOption?) -> LoadedLayout {
    guard let option else { return self }
    var loaded = self
    loaded.measurer = option.measurement.map { ClosureMeasurer($0) }
    loaded.content = { _, _ in nil }
    return loaded
  }
}
