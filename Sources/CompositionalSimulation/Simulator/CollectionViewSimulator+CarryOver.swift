import Compositional

/// The speed that a new fling takes over from the motion that it interrupts.
extension CollectionViewSimulator {
  /// Returns the velocity of the view that a new fling may take over, in points per second.
  ///
  /// Zero for an animated scroll, and for a view that bounces past an end.
  func remainingVelocity(along axis: LayoutAxis) -> Double {
    guard let motion = motions[axis] else { return 0 }
    return remainingVelocity(of: motion, in: contentOffsetRange(along: axis))
  }

  /// Returns the velocity of an orthogonal section that a new fling may take over, in points per
  /// second.
  func remainingVelocity(ofRow section: Int) -> Double {
    guard let motion = rows[section]?.motion,
      let scroller = content.orthogonalScroller(ofSection: section)
    else { return 0 }
    return remainingVelocity(of: motion, in: scroller.range)
  }

  private func remainingVelocity(of motion: AxisMotion, in range: ClosedRange<Double>) -> Double {
    guard motion.purpose != .glide, isInside(motion.position(at: time), of: range) else { return 0 }
    return motion.velocity(at: time)
  }

  /// Returns the text of a fling for events, with the velocity that it takes over.
  static func flungText(_ velocity: CGFloat, _ carried: Double) -> String {
    carried == 0
      ? "flung at \(points: velocity) points a second"
      : "flung at \(points: velocity) + \(points: CGFloat(carried)) points a second"
  }
}
