import Compositional
import CompositionalDocuments

/// `--measure HOW`: what elements with estimated sizes measure, in place of the document's own.
enum MeasureOption {
  /// Nothing measures itself.
  case none
  /// Every cell is as high.
  case height(Double)
  /// Every cell has a height of its own between two.
  case heights(ClosedRange<Double>)

  /// Reads the option; nil when it is absent.
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
        "--measure is none, a height such as 80, or a range such as 40-300, not \"\(text)\".")
    }
  }

  /// The measurement of a document that says the same; nil where nothing measures itself.
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
  /// The same layout with what an option says about measuring.
  func measuring(_ option: MeasureOption?) -> LoadedLayout {
    guard let option else { return self }
    var loaded = self
    loaded.measurer = option.measurement.map { ClosureMeasurer($0.preferredSize) }
    return loaded
  }
}
