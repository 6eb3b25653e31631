import Compositional

#if !hasFeature(Embedded)
  import Foundation
#endif

/// Motions after a finger has released the view, or the program has thrown it.
extension CollectionViewSimulator {
  /// Throws the view along its scroll direction, like the flick of a finger.
  ///
  /// A view that already moves in this direction takes over some of its speed
  /// (``ScrollPhysics/carriedVelocity(from:release:)``).
  ///
  /// - Parameter velocity: The velocity, in points per second; positive scrolls toward the end of
  ///   the content.
  public mutating func fling(velocity: CGFloat) {
    requireFinite(velocity, "velocity")
    let axis = content.scrollDirection
    let carried = physics.carriedVelocity(
      from: remainingVelocity(along: axis), release: Double(velocity))
    liftFinger()
    pursuit = nil
    note(.scrolled, Self.flungText(velocity, carried))
    releaseView(
      velocity: CGPoint(along: axis, Double(velocity) + carried, across: 0),
      from: viewport.contentOffset, asksHost: true)
  }

  /// Throws an orthogonal section along its row.
  ///
  /// A row that already moves in this direction takes over some of its speed
  /// (``ScrollPhysics/carriedVelocity(from:release:)``).
  ///
  /// - Parameters:
  ///   - section: The index of the section. A section that does not scroll is ignored.
  ///   - velocity: The velocity, in points per second; positive scrolls toward the trailing end of
  ///     the row.
  public mutating func fling(section: Int, velocity: CGFloat) {
    requireFinite(velocity, "velocity")
    guard content.orthogonalScroller(ofSection: section) != nil else { return }
    let carried = physics.carriedVelocity(
      from: remainingVelocity(ofRow: section), release: Double(velocity))
    liftFinger()
    note(.scrolled, section: section, Self.flungText(velocity, carried))
    releaseRow(
      section, velocity: Double(velocity) + carried,
      from: Double(viewport.orthogonalOffsets[section] ?? 0))
  }

  /// Lifts a finger that is down before something else moves the view.
  ///
  /// The view and the row that it held move to their rest offsets.
  mutating func liftFinger() {
    guard let touch else { return }
    self.touch = nil
    releaseView(velocity: CGPoint(x: 0, y: 0), from: touch.startOffset)
    if let row = touch.row { releaseRow(row, velocity: 0, from: touch.startRowOffset) }
  }

  // MARK: The view

  /// Releases the view.
  ///
  /// - Parameters:
  ///   - velocity: The velocity, in points per second.
  ///   - start: The content offset at the start of the drag, in points.
  ///   - asksHost: True if ``willEndDragging`` may change the target, after a drag or a fling.
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

  /// Returns a view that is past an end to it, without paging.
  mutating func springBack() {
    for axis in LayoutAxis.allCases
    where !contentOffsetRange(along: axis).contains(
      viewport.contentOffset[axis])
    {
      guard let (motion, purpose) = release(along: axis, 0, on: nil) else { continue }
      setOut(motion, along: axis, for: purpose)
    }
  }

  /// The offset where a release ends.
  private struct ReleaseTarget {
    /// The offset, in points.
    var offset: Double
    /// True if the host chose it; a view past an end goes to a page only from within its range.
    var isOfHost = false
  }

  /// Returns the targets of a release by axis; nil along an axis without a target.
  private func releaseTargets(
    velocity: CGPoint, from start: CGPoint, asksHost: Bool
  ) -> PerAxis<ReleaseTarget?> {
    var targets = PerAxis<ReleaseTarget?>(nil)
    var proposed = viewport.contentOffset
    for axis in LayoutAxis.allCases {
      let range = contentOffsetRange(along: axis)
      if isPagingEnabled, viewport.size[axis] > 0 {
        // As in a section that pages, the normal rate gives the projection, and a flick turns one
        // page.
        let projected = physics.projected(
          from: viewport.contentOffset[axis], velocity: velocity[axis],
          decelerationRate: physics.normalDecelerationRate)
        var turn = PageTurn(
          of: viewport.size[axis], from: start[axis], projected: projected, in: range)
        turn.position = viewport.contentOffset[axis]
        turn.tolerance = grid.pixel
        turn.origin = range.lowerBound
        turn.velocity = velocity[axis]
        turn.flickSpeed = physics.flickSpeed
        targets[axis] = ReleaseTarget(offset: ScrollPhysics.page(turn))
      }
      // A slow release and a view past its end do not come to rest where they are projected to.
      guard let (motion, _) = release(along: axis, velocity[axis], on: targets[axis]) else {
        continue
      }
      proposed[axis] = grid.rest(motion.target)
    }
    guard asksHost, let willEndDragging else { return targets }
    let wanted = willEndDragging(velocity, proposed)
    requireFinite(wanted.x, "target of a drag", noun: "offset")
    requireFinite(wanted.y, "target of a drag", noun: "offset")
    for axis in LayoutAxis.allCases where wanted[axis] != proposed[axis] {
      let range = contentOffsetRange(along: axis)
      targets[axis] = ReleaseTarget(offset: range.nearest(to: wanted[axis]), isOfHost: true)
    }
    return targets
  }

  /// Returns the motion of a released view along an axis, and its purpose; nil if the view stays.
  private func release(
    along axis: LayoutAxis, _ velocity: Double, on target: ReleaseTarget?
  ) -> (ScrollMotion, AxisMotion.Purpose)? {
    let range = contentOffsetRange(along: axis)
    let position = viewport.contentOffset[axis]
    guard
      !range.contains(position) || range.lowerBound < range.upperBound || bounces(along: axis)
    else { return nil }
    let release = release(along: axis, from: position, velocity)
    guard let target, target.isOfHost || isInside(position, of: range) else {
      return (.release(release), .fling)
    }
    let purpose: AxisMotion.Purpose = target.isOfHost ? .settle : .turn
    return (settling(release, on: target.offset, for: purpose), purpose)
  }

  /// Returns the release of the view along an axis from a position with a velocity.
  func release(along axis: LayoutAxis, from position: Double, _ velocity: Double) -> ScrollRelease {
    var release = ScrollRelease(
      at: position, velocity: velocity, in: contentOffsetRange(along: axis), physics: physics)
    release.decelerationRate = physics.decelerationRate(decelerationRate)
    release.bounces = bounces(along: axis)
    release.displayScale = scale
    return release
  }

  /// Returns true if a position is within a range, or outside by less than is visible.
  func isInside(_ position: Double, of range: ClosedRange<Double>) -> Bool {
    let distance = (range.nearest(to: position) - position).magnitude
    return distance <= physics.restThreshold(displayScale: scale)
  }

  /// Returns a motion that comes to rest on a target.
  ///
  /// The spring of the ends turns a page, whatever the deceleration rate. Another target is usually
  /// near the projection: toward it, the view slows down at its deceleration rate, as without a
  /// target, or faster if it would otherwise pass the target. In all other cases the spring of the
  /// ends moves it. If its turning point would be past an end, a view that does not bounce is
  /// stopped first, and one that bounces is slowed down to ``ScrollPhysics/maximumBounceSpeed``.
  func settling(
    _ release: ScrollRelease, on target: Double, for purpose: AxisMotion.Purpose
  ) -> ScrollMotion {
    var physics = release.physics
    let position = release.position
    var velocity = release.velocity
    let isTowards = velocity * (target - position) > 0
    if isTowards, purpose != .turn, velocity.magnitude >= physics.minimumFlingSpeed {
      physics.springRate = min(
        physics.springRate,
        -Deceleration(from: 0, velocity: 0, rate: release.decelerationRate).decay)
    }
    if !isTowards, velocity != 0 {
      let gain = velocity + physics.springRate * (position - target)
      let turn = 1 - physics.springRate * (position - target) / gain
      let farthest = target + gain / physics.springRate * exp(-turn)
      if !release.range.contains(farthest) {
        velocity = release.bounces ? physics.bounceVelocity(velocity) : 0
      }
    }
    return .settle(
      at: position, velocity: velocity, on: target, physics: physics,
      displayScale: release.displayScale)
  }

  /// Returns a motion that starts now; nil if it has no duration.
  func started(_ motion: ScrollMotion, for purpose: AxisMotion.Purpose) -> AxisMotion? {
    guard motion.duration > 0 else { return nil }
    return AxisMotion(motion: motion, start: time, purpose: purpose, grid: grid)
  }

  /// Starts a motion of the view along an axis, or moves the view to its end if it has no duration.
  mutating func setOut(
    _ motion: ScrollMotion, along axis: LayoutAxis, for purpose: AxisMotion.Purpose
  ) {
    motions[axis] = started(motion, for: purpose)
    velocity[axis] = motion.velocity(at: 0)
    let end = grid.rest(motion.end)
    guard motions[axis] == nil, viewport.contentOffset[axis] != end else { return }
    viewport.contentOffset[axis] = end
    needsLayout = true
  }

  /// True if the view is moving.
  var movesView: Bool { motions.horizontal != nil || motions.vertical != nil }

  /// The display scale, in pixels per point.
  var scale: Double { Double(environment.displayScale) }

  /// The pixels of the display.
  var grid: PixelGrid { PixelGrid(scale: scale) }
}
