import Foundation

/// The offsets of a scroll: from a start to an end in equal steps, the last one cut to fit.
struct ScrollPlan: Equatable {
  /// Steps a run takes when nobody says how far to move at a time.
  static let stepsByDefault = 10_000
  /// Steps a run may take when somebody does.
  static let stepsAtMost = 1_000_000

  let start: Double
  let end: Double
  /// Points from a step to the next, above zero.
  let step: Double
  /// Offsets in all, the first and the last included.
  let count: Int

  /// Plans a scroll.
  ///
  /// - Parameters:
  ///   - start: the first offset, in points.
  ///   - end: the last offset, before or after the first.
  ///   - step: points to move at a time; nil for three quarters of what is in sight, or more where
  ///     that would take too many steps.
  ///   - extent: the length of what is in sight, in points.
  ///   - followsEnd: whether the run goes to wherever the content ends by then.
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
            + "for \(NumberText(distance)) points; give a larger one, or a nearer --to.")
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

  /// Whether the run goes to wherever the content ends.
  let followsEnd: Bool

  /// The offset after a step, counted from 0; nil after the last.
  func nextOffset(afterStep index: Int) -> Double? {
    index + 1 < count ? offset(index + 1) : nil
  }

  /// The offset after a step of a run whose content changes on the way; nil after the last.
  ///
  /// - Parameters:
  ///   - index: the step, counted from 0.
  ///   - offset: where the view is.
  ///   - range: the offsets that can be scrolled to by now.
  func nextOffset(
    afterStep index: Int, at offset: Double, in range: ClosedRange<Double>
  ) -> Double? {
    let isBackward = end < start
    let end =
      followsEnd ? isBackward ? range.lowerBound : range.upperBound : self.end
    guard index + 1 < Self.stepsAtMost, isBackward ? offset > end : offset < end else { return nil }
    return isBackward ? max(end, offset - step) : min(end, offset + step)
  }

  /// The offset of a step, counted from 0.
  func offset(_ index: Int) -> Double {
    if index >= count - 1 { return end }
    return start + (end < start ? -1 : 1) * Double(index) * step
  }
}
