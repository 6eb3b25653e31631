import Compositional
import Foundation

/// The offsets of a scroll: equal steps from a start to an end, the last one shortened to fit.
struct ScrollPlan: Equatable {
  /// The most steps of a run without `--step`.
  static let stepsByDefault = 10_000
  /// The most steps of a run with `--step`.
  static let stepsAtMost = 1_000_000

  let start: Double
  let end: Double
  /// The length of a step, in points, above zero.
  let step: Double
  /// The number of offsets, with the first and the last.
  let count: Int

  /// Creates the plan of a scroll.
  ///
  /// - Parameters:
  ///   - start: The first offset, in points.
  ///   - end: The last offset, before or after the first.
  ///   - step: The length of a step, in points; nil for three quarters of the view, or more where
  ///     that would take too many steps.
  ///   - extent: The length of the view, in points.
  ///   - followsEnd: True if the run ends at the current end of the content.
  init(
    from start: Double, to end: Double, step: Double?, extent: Double, followsEnd: Bool = false
  ) throws {
    self.start = start
    self.end = end
    self.followsEnd = followsEnd
    let distance = abs(end - start)
    guard distance.isFinite else {
      throw CommandFailure.data("the layout is too long to scroll through.")
    }
    if let step {
      guard step > 0 else {
        throw CommandFailure.usage("--step must be above 0, not \(NumberText(step)).")
      }
      guard distance / step <= Double(Self.stepsAtMost) else {
        throw CommandFailure.usage(
          "--step \(NumberText(step, decimals: 12)) would take more than \(Self.stepsAtMost) steps "
            + "for \(NumberText(distance)) points; use a larger --step or a nearer --to.")
      }
      self.step = step
    } else {
      // Whole points read better than fractions of them.
      let comfortable = max(1, (extent * 0.75).rounded(.down))
      let bounded = (distance / Double(Self.stepsByDefault - 2)).rounded(.up)
      self.step = max(comfortable, bounded)
    }
    count = distance > 0 ? Int((distance / self.step).rounded(.up)) + 1 : 1
  }

  /// True if the run ends at the current end of the content.
  let followsEnd: Bool
  /// The element that the run ends at, wherever it is by then; nil for an offset.
  var target: ElementID?

  /// Returns the offset after a step, counted from 0; nil after the last.
  func nextOffset(afterStep index: Int) -> Double? {
    index + 1 < count ? offset(index + 1) : nil
  }

  /// Returns the offset after a step of a run that changes the content; nil after the last.
  ///
  /// - Parameters:
  ///   - index: The step, counted from 0.
  ///   - offset: The current offset, in points.
  ///   - range: The current range of offsets.
  func nextOffset(
    afterStep index: Int, at offset: Double, in range: ClosedRange<Double>
  ) -> Double? {
    let isBackward = end < start
    let end =
      followsEnd
      ? isBackward ? range.lowerBound : range.upperBound : self.end.clamped(to: range)
    guard index + 1 < Self.stepsAtMost, isBackward ? offset > end : offset < end else { return nil }
    return isBackward ? max(end, offset - step) : min(end, offset + step)
  }

  /// Returns the offset after a step of a run that ends at an element; nil after the last.
  ///
  /// - Parameters:
  ///   - index: The step, counted from 0.
  ///   - offset: The current offset, in points.
  ///   - end: The offset that shows the element where it is now.
  func nextOffset(afterStep index: Int, at offset: Double, toward end: Double) -> Double? {
    guard index + 1 < Self.stepsAtMost, offset != end else { return nil }
    return end < offset ? max(end, offset - step) : min(end, offset + step)
  }

  /// Returns the offset of a step, counted from 0.
  func offset(_ index: Int) -> Double {
    if index >= count - 1 { return end }
    return start + (end < start ? -1 : 1) * Double(index) * step
  }
}
