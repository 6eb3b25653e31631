import Foundation

/// What goes on when a finger has let go, and what becomes of it when the content changes.
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
    for axis in Axis.allCases {
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
    for axis in Axis.allCases
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
    for axis in Axis.allCases {
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
    for axis in Axis.allCases where wanted[axis] != proposed[axis] {
      let range = contentOffsetRange(along: axis)
      targets[axis] = min(max(wanted[axis], range.lowerBound), range.upperBound)
    }
    return targets
  }

  /// What a view does along an axis when it is let go, and what for; nil where it stays.
  private func release(
    along axis: Axis, _ velocity: Double, on target: Double?
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
  private func isInside(_ position: Double, of range: ClosedRange<Double>) -> Bool {
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
    _ motion: ScrollMotion, along axis: Axis, for purpose: AxisMotion.Purpose
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

  // MARK: Orthogonal sections

  /// Lets an orthogonal section go where a finger has left it.
  mutating func releaseRow(_ section: Int, velocity: Double, from start: Double) {
    guard let scroller = layout.orthogonalScroller(ofSection: section) else { return }
    let position = Double(viewport.orthogonalOffsets[section] ?? 0)
    let range = scroller.range
    let rate = physics.decelerationRate(scroller.decelerationRate)
    let wasMoving = rows[section]?.motion != nil
    if scroller.behavior == .continuous || !isInside(position, of: range) && !scroller.isCentered {
      let motion = ScrollMotion.release(
        at: position, velocity: velocity, in: range, decelerationRate: rate,
        bounces: scroller.bounces, physics: physics, displayScale: scale)
      setOutRow(section, motion, for: .fling)
    } else {
      let isPaged = scroller.behavior != .continuousGroupLeadingBoundary
      let projected = ScrollPhysics.projected(
        from: position, velocity: velocity,
        decelerationRate: isPaged ? physics.normalDecelerationRate : rate)
      let target = scroller.targetOffset(
        proposed: CGFloat(projected), velocity: CGFloat(velocity), from: CGFloat(start))
      let motion = settling(
        at: position, velocity: velocity, on: Double(target), rate: rate, in: range,
        bounces: scroller.bounces)
      setOutRow(section, motion, for: .settle)
    }
    guard rows[section]?.motion == nil else { return }
    if needsLayout, !movesView { layOut() }
    if wasMoving || velocity != 0 {
      note(.rested, section: section, "at \(points: viewport.orthogonalOffsets[section] ?? 0)")
    }
  }

  /// Lets an orthogonal section set out; where the motion is over at once, it is at its end.
  mutating func setOutRow(
    _ section: Int, _ motion: ScrollMotion, for purpose: AxisMotion.Purpose,
    pursued: RowState.Goal? = nil
  ) {
    let started = started(motion, for: purpose)
    rows[section] = RowState(
      motion: started, velocity: motion.velocity(at: 0), pursued: pursued)
    if started == nil { setRow(section, to: motion.end) }
  }

  // MARK: Content that changes

  /// Lets what goes on go on in content that has changed.
  ///
  /// A fling and a spring follow from where and how fast they are, so both simply start again there.
  /// What nobody moves or holds comes into what can be scrolled to.
  ///
  /// - Parameter shift: how far everything in sight was moved, in points.
  mutating func followContent(moved shift: CGPoint) {
    let wasMoving = movesView
    for axis in Axis.allCases { follow(along: axis, shift[axis]) }
    if wasMoving, !movesView {
      pursuit = nil
      note(.rested, "at \(Self.text(viewport.contentOffset))")
    }
    holdContent(moved: shift)
    keepInRange()
    guard movesRows else { return }
    for section in scrolledRows { followRow(section) }
  }

  /// Lets the finger hold the content where it is, also where the ends have moved under its pull.
  private mutating func holdContent(moved shift: CGPoint) {
    guard var touch else { return }
    let way = touch.tracker.contentOffset
    for axis in Axis.allCases {
      touch.startOffset[axis] += shift[axis]
      touch.unbandedOffset[axis] =
        bounces(along: axis)
        ? physics.unbanded(
          viewport.contentOffset[axis], in: contentOffsetRange(along: axis),
          extent: viewport.size[axis]) - way[axis] : touch.unbandedOffset[axis] + shift[axis]
    }
    self.touch = touch
  }

  /// Brings a view that nobody moves or holds into what can be scrolled to.
  private mutating func keepInRange() {
    guard touch == nil else { return }
    for axis in Axis.allCases where motions[axis] == nil {
      let offset = viewport.contentOffset[axis]
      let nearest = contentOffsetRange(along: axis).nearest(to: offset)
      guard nearest != offset else { continue }
      viewport.contentOffset[axis] = nearest
      needsLayout = true
    }
  }

  private mutating func follow(along axis: Axis, _ shift: Double) {
    guard var motion = motions[axis] else { return }
    motion.shift += shift
    motions[axis] = motion
    let range = contentOffsetRange(along: axis)
    let position = motion.position(at: time)
    let speed = motion.velocity(at: time)
    let rate = physics.decelerationRate(decelerationRate)
    let next: ScrollMotion
    switch motion.purpose {
    case .fling:
      next = .release(
        at: position, velocity: speed, in: range, decelerationRate: rate,
        bounces: bounces(along: axis), physics: physics, displayScale: scale)
    case .settle:
      let target = range.nearest(to: motion.end)
      guard target != motion.end else { return }
      next = settling(
        at: position, velocity: speed, on: target, rate: rate, in: range,
        bounces: bounces(along: axis))
    case .glide:
      let target = range.nearest(to: pursuedOffset.map { $0[axis] } ?? motion.end)
      guard target != motion.end else { return }
      next = .settle(
        at: position, velocity: speed, on: target, physics: physics, displayScale: scale)
    }
    setOut(next, along: axis, for: motion.purpose)
  }

  private mutating func followRow(_ section: Int) {
    guard let row = rows[section], let motion = row.motion else { return }
    guard let scroller = layout.orthogonalScroller(ofSection: section) else {
      rows[section] = nil
      return
    }
    let target = rest(of: section, scroller, nearest: motion.end)
    guard target != motion.end else { return }
    setOutRow(
      section,
      .settle(
        at: motion.position(at: time), velocity: motion.velocity(at: time), on: target,
        physics: physics, displayScale: scale),
      for: .settle, pursued: row.pursued)
  }

  /// Brings orthogonal sections that nobody moves to where they rest in their rows as they are now.
  mutating func settleRows(_ sections: some Sequence<Int>) {
    for section in sections {
      guard rows[section]?.motion == nil, touch?.row != section,
        let scroller = layout.orthogonalScroller(ofSection: section)
      else { continue }
      let offset = Double(viewport.orthogonalOffsets[section] ?? 0)
      setRow(
        section,
        to: rows[section] == nil
          ? Double(scroller.initialOffset) : rest(of: section, scroller, nearest: offset))
    }
  }

  /// Where an orthogonal section rests that is somewhere, or is on its way to an item.
  private func rest(
    of section: Int, _ scroller: OrthogonalScroller, nearest offset: Double
  ) -> Double {
    if let goal = rows[section]?.pursued, let asked = rowOffset(bringing: goal, from: offset) {
      return Double(scroller.restOffset(nearest: CGFloat(asked)))
    }
    guard scroller.behavior != .continuous else { return scroller.range.nearest(to: offset) }
    return Double(scroller.restOffset(nearest: CGFloat(offset)))
  }
}

extension OrthogonalScroller {
  /// Whether it rests with a group in the middle, so that it may rest before its row begins.
  var isCentered: Bool { behavior == .groupPagingCentered }
}
