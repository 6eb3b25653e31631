import Compositional
import Foundation

/// What goes on when a finger has let go of the view, or a programme throws it.
extension CollectionViewSimulator {
  /// Throws the view along its scroll direction, as a finger does that flicks it.
  ///
  /// - Parameter velocity: in points a second; positive goes on towards the end of the content.
  public mutating func fling(velocity: CGFloat) {
    requireFinite(velocity, "velocity")
    liftFinger()
    pursuit = nil
    note(.scrolled, "flung at \(points: velocity) points a second")
    let axis = layout.configuration.scrollDirection
    releaseView(
      velocity: CGPoint(along: axis, Double(velocity), across: 0), from: viewport.contentOffset,
      asksHost: true)
  }

  /// Throws an orthogonal section along its row.
  ///
  /// - Parameters:
  ///   - section: the section; one that does not scroll stays as it is.
  ///   - velocity: in points a second; positive goes on towards the far end of the row.
  public mutating func fling(section: Int, velocity: CGFloat) {
    requireFinite(velocity, "velocity")
    guard layout.orthogonalScroller(ofSection: section) != nil else { return }
    liftFinger()
    note(.scrolled, section: section, "flung at \(points: velocity) points a second")
    releaseRow(
      section, velocity: Double(velocity),
      from: Double(viewport.orthogonalOffsets[section] ?? 0))
  }

  /// Lifts a finger that is down, for whatever moves the view next: what it held goes to where it may
  /// rest.
  mutating func liftFinger() {
    guard let touch else { return }
    self.touch = nil
    releaseView(velocity: CGPoint(x: 0, y: 0), from: touch.startOffset)
    if let row = touch.row { releaseRow(row, velocity: 0, from: touch.startRowOffset) }
  }

  // MARK: The view

  /// Lets the view go where a finger has left it.
  ///
  /// - Parameters:
  ///   - velocity: in points a second.
  ///   - start: where the view was when the drag began, in points.
  ///   - asksHost: whether it was dragged or thrown, so that the host is asked where it is to end.
  mutating func releaseView(velocity: CGPoint, from start: CGPoint, asksHost: Bool = false) {
    let targets = releaseTargets(velocity: velocity, from: start, asksHost: asksHost)
    let wasMoving = movesView
    for axis in LayoutAxis.allCases {
      guard let (motion, purpose) = release(along: axis, velocity[axis], on: targets[axis]) else {
        motions[axis] = nil
        self.velocity[axis] = 0
        continue
      }
      setOut(motion, along: axis, for: purpose)
    }
    guard !movesView else { return }
    if needsLayout { layOut() }
    if wasMoving || velocity != CGPoint(x: 0, y: 0) {
      note(.rested, "at \(Self.text(viewport.contentOffset))")
    }
  }

  /// Brings a view that is past an end back to it, without paging.
  mutating func springBack() {
    for axis in LayoutAxis.allCases
    where !contentOffsetRange(along: axis).contains(
      viewport.contentOffset[axis])
    {
      guard let (motion, purpose) = release(along: axis, 0, on: nil) else { continue }
      setOut(motion, along: axis, for: purpose)
    }
  }

  /// Where the view is to come to rest, by axis; nil where it ends where it ends.
  private func releaseTargets(
    velocity: CGPoint, from start: CGPoint, asksHost: Bool
  ) -> PerAxis<Double?> {
    var targets = PerAxis<Double?>(nil)
    var proposed = viewport.contentOffset
    for axis in LayoutAxis.allCases {
      let range = contentOffsetRange(along: axis)
      let position = viewport.contentOffset[axis]
      func projected(_ rate: Double) -> Double {
        ScrollPhysics.projected(
          from: position, velocity: velocity[axis], decelerationRate: rate)
      }
      if isPagingEnabled, viewport.size[axis] > 0 {
        // As for a section that pages: an ordinary fling decides, and a flick turns the page.
        targets[axis] = ScrollPhysics.page(
          of: viewport.size[axis], from: start[axis],
          projected: projected(physics.normalDecelerationRate), in: range,
          origin: range.lowerBound)
      }
      let end = targets[axis] ?? projected(physics.decelerationRate(decelerationRate))
      proposed[axis] = min(max(end, range.lowerBound), range.upperBound)
    }
    guard asksHost, let willEndDragging else { return targets }
    let wanted = willEndDragging(velocity, proposed)
    requireFinite(wanted.x, "target of a drag", noun: "offset")
    requireFinite(wanted.y, "target of a drag", noun: "offset")
    for axis in LayoutAxis.allCases where wanted[axis] != proposed[axis] {
      let range = contentOffsetRange(along: axis)
      targets[axis] = min(max(wanted[axis], range.lowerBound), range.upperBound)
    }
    return targets
  }

  /// What a view does along an axis when it is let go, and what for; nil where it stays.
  private func release(
    along axis: LayoutAxis, _ velocity: Double, on target: Double?
  ) -> (ScrollMotion, AxisMotion.Purpose)? {
    let range = contentOffsetRange(along: axis)
    let position = viewport.contentOffset[axis]
    guard
      !range.contains(position) || range.lowerBound < range.upperBound || bounces(along: axis)
    else { return nil }
    let rate = physics.decelerationRate(decelerationRate)
    guard let target, isInside(position, of: range) else {
      let motion = ScrollMotion.release(
        at: position, velocity: velocity, in: range, decelerationRate: rate,
        bounces: bounces(along: axis), physics: physics, displayScale: scale)
      return (motion, .fling)
    }
    let motion = settling(
      at: position, velocity: velocity, on: target, rate: rate, in: range,
      bounces: bounces(along: axis))
    return (motion, .settle)
  }

  /// Whether a position is in a range but for what is not seen.
  func isInside(_ position: Double, of range: ClosedRange<Double>) -> Bool {
    let distance = (range.nearest(to: position) - position).magnitude
    return distance <= physics.restThreshold(displayScale: scale)
  }

  /// A motion that comes to rest on a target.
  ///
  /// Towards the target it slows down as the rate of the scroll view has it, or harder where it would
  /// go too far; the spring of the ends brings it there otherwise. What does not bounce is stopped where
  /// it would turn round beyond an end.
  func settling(
    at position: Double, velocity: Double, on target: Double, rate: Double,
    in range: ClosedRange<Double>, bounces: Bool
  ) -> ScrollMotion {
    var physics = physics
    var velocity = velocity
    let isTowards = velocity * (target - position) > 0
    if isTowards, velocity.magnitude >= physics.minimumFlingSpeed {
      physics.springRate = min(
        physics.springRate,
        1 / ScrollPhysics.projected(from: 0, velocity: 1, decelerationRate: rate))
    }
    if !isTowards, !bounces, velocity != 0 {
      let gain = velocity + physics.springRate * (position - target)
      let turn = 1 - physics.springRate * (position - target) / gain
      let farthest = target + gain / physics.springRate * exp(-turn)
      if !range.contains(farthest) { velocity = 0 }
    }
    return .settle(
      at: position, velocity: velocity, on: target, physics: physics, displayScale: scale)
  }

  /// A motion that starts now; nil for one that is over at once.
  func started(_ motion: ScrollMotion, for purpose: AxisMotion.Purpose) -> AxisMotion? {
    motion.duration > 0 ? AxisMotion(motion: motion, start: time, purpose: purpose) : nil
  }

  /// Lets the view set out along an axis; where the motion is over at once, it is at its end.
  mutating func setOut(
    _ motion: ScrollMotion, along axis: LayoutAxis, for purpose: AxisMotion.Purpose
  ) {
    motions[axis] = started(motion, for: purpose)
    velocity[axis] = motion.velocity(at: 0)
    guard motions[axis] == nil, viewport.contentOffset[axis] != motion.end else { return }
    viewport.contentOffset[axis] = motion.end
    needsLayout = true
  }

  /// Whether the view is on its way.
  var movesView: Bool { motions.horizontal != nil || motions.vertical != nil }

  /// Pixels a point.
  var scale: Double { Double(environment.displayScale) }
}
