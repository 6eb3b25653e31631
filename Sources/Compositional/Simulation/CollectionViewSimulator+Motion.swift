/// What goes on when a finger has let go, and what becomes of it when the content changes.
extension CollectionViewSimulator {
  /// Throws the view along its scroll direction, as a finger does that flicks it.
  ///
  /// - Parameter velocity: in points a second; positive goes on towards the end of the content.
  public mutating func fling(velocity: CGFloat) {
    requireFinite(velocity, "velocity")
    liftFinger()
    note(.scrolled, "flung at \(points: velocity) points a second")
    let axis = layout.configuration.scrollDirection
    releaseView(
      velocity: CGPoint(along: axis, Double(velocity), across: 0), from: viewport.contentOffset)
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

  /// Ends a touch without a motion of its own, for whatever moves the view next.
  mutating func liftFinger() {
    touch = nil
    pursuit = nil
  }

  // MARK: The view

  /// Lets the view go where a finger has left it.
  mutating func releaseView(velocity: CGPoint, from start: CGPoint) {
    var motions = PerAxis<AxisMotion?>(nil)
    let targets = releaseTargets(velocity: velocity, from: start)
    for axis in Axis.allCases {
      motions[axis] = motion(
        along: axis, velocity: velocity[axis], target: targets[axis],
        scrollsAtAll: bounces(along: axis))
    }
    let wasMoving = self.motions.horizontal != nil || self.motions.vertical != nil
    self.motions = motions
    for axis in Axis.allCases {
      self.velocity[axis] = motions[axis]?.velocity(at: time) ?? 0
    }
    let isMoving = motions.horizontal != nil || motions.vertical != nil
    if !isMoving, wasMoving || velocity != CGPoint(x: 0, y: 0) {
      note(.rested, "at \(Self.text(viewport.contentOffset))")
    }
  }

  /// Where the view is to come to rest, by axis; nil where it ends where it ends.
  private func releaseTargets(velocity: CGPoint, from start: CGPoint) -> PerAxis<Double?> {
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
    guard let willEndDragging else { return targets }
    let wanted = willEndDragging(velocity, proposed)
    for axis in Axis.allCases where wanted[axis] != proposed[axis] {
      let range = contentOffsetRange(along: axis)
      targets[axis] = min(max(wanted[axis], range.lowerBound), range.upperBound)
    }
    return targets
  }

  /// The motion along an axis of a view that is let go; nil where it stays.
  private func motion(
    along axis: Axis, velocity: Double, target: Double?, scrollsAtAll: Bool
  ) -> AxisMotion? {
    let range = contentOffsetRange(along: axis)
    let position = viewport.contentOffset[axis]
    let isInside = range.contains(position)
    guard !isInside || range.lowerBound < range.upperBound || scrollsAtAll else { return nil }
    let rate = physics.decelerationRate(decelerationRate)
    guard let target, isInside else {
      return started(
        .release(
          at: position, velocity: velocity, in: range, decelerationRate: rate,
          bounces: bounces(along: axis), physics: physics, displayScale: scale), for: .fling)
    }
    return started(settling(at: position, velocity: velocity, on: target, rate: rate), for: .settle)
  }

  /// A motion that comes to rest on a target.
  ///
  /// Towards the target it slows down as the rate of the scroll view has it, or harder where it would
  /// go too far; the spring of the ends brings it there otherwise.
  func settling(
    at position: Double, velocity: Double, on target: Double, rate: Double
  ) -> ScrollMotion {
    var physics = physics
    let isTowards = velocity * (target - position) > 0
    if isTowards, velocity.magnitude >= physics.minimumFlingSpeed {
      physics.springRate = min(
        physics.springRate,
        1 / ScrollPhysics.projected(from: 0, velocity: 1, decelerationRate: rate))
    }
    return .settle(
      at: position, velocity: velocity, on: target, physics: physics, displayScale: scale)
  }

  /// A motion that starts now; nil for one that is over at once.
  func started(_ motion: ScrollMotion, for purpose: AxisMotion.Purpose) -> AxisMotion? {
    motion.duration > 0 ? AxisMotion(motion: motion, start: time, purpose: purpose) : nil
  }

  /// Pixels a point.
  var scale: Double { Double(environment.displayScale) }

  // MARK: Orthogonal sections

  /// Lets an orthogonal section go where a finger has left it.
  mutating func releaseRow(_ section: Int, velocity: Double, from start: Double) {
    guard let scroller = layout.orthogonalScroller(ofSection: section) else { return }
    let position = Double(viewport.orthogonalOffsets[section] ?? 0)
    let range = scroller.range
    let rate = physics.decelerationRate(scroller.decelerationRate)
    let motion: AxisMotion?
    if scroller.behavior == .continuous || !range.contains(position) && !scroller.isCentered {
      motion = started(
        .release(
          at: position, velocity: velocity, in: range, decelerationRate: rate,
          bounces: scroller.bounces, physics: physics, displayScale: scale), for: .fling)
    } else {
      let isPaged = scroller.behavior != .continuousGroupLeadingBoundary
      let projected = ScrollPhysics.projected(
        from: position, velocity: velocity,
        decelerationRate: isPaged ? physics.normalDecelerationRate : rate)
      let target = scroller.targetOffset(
        proposed: CGFloat(projected), velocity: CGFloat(velocity), from: CGFloat(start))
      motion = started(
        settling(at: position, velocity: velocity, on: Double(target), rate: rate), for: .settle)
    }
    let wasMoving = rows[section]?.motion != nil
    rows[section] = RowState(motion: motion, velocity: motion?.velocity(at: time) ?? 0)
    if motion == nil, wasMoving || velocity != 0 {
      note(.rested, section: section, "at \(points: position)")
    }
  }

  // MARK: Content that changes

  /// Lets what goes on go on in content that has changed.
  ///
  /// A fling and a spring follow from where and how fast they are, so both simply start again there.
  ///
  /// - Parameter shift: how far everything in sight was moved, in points.
  mutating func followContent(moved shift: CGPoint) {
    for axis in Axis.allCases { follow(along: axis, shift[axis]) }
    if touch != nil {
      for axis in Axis.allCases {
        touch?.unbandedOffset[axis] += shift[axis]
        touch?.startOffset[axis] += shift[axis]
      }
    }
    guard movesRows else { return }
    for section in scrolledRows { followRow(section) }
  }

  private mutating func follow(along axis: Axis, _ shift: Double) {
    guard var motion = motions[axis] else { return }
    motion.shift += shift
    let range = contentOffsetRange(along: axis)
    let position = motion.position(at: time)
    let speed = motion.velocity(at: time)
    switch motion.purpose {
    case .fling:
      motions[axis] = started(
        .release(
          at: position, velocity: speed, in: range,
          decelerationRate: physics.decelerationRate(decelerationRate),
          bounces: bounces(along: axis), physics: physics, displayScale: scale), for: .fling)
    case .settle:
      let target = min(max(motion.end, range.lowerBound), range.upperBound)
      motions[axis] =
        target == motion.end
        ? motion
        : started(
          settling(
            at: position, velocity: speed, on: target,
            rate: physics.decelerationRate(decelerationRate)), for: .settle)
    case .glide:
      let target = pursuedOffset.map { $0[axis] } ?? motion.end
      motions[axis] =
        target == motion.end
        ? motion
        : started(
          .settle(
            at: position, velocity: speed, on: target, physics: physics, displayScale: scale),
          for: .glide)
    }
    guard motions[axis] == nil else { return }
    velocity[axis] = 0
  }

  private mutating func followRow(_ section: Int) {
    guard let motion = rows[section]?.motion else { return }
    guard let scroller = layout.orthogonalScroller(ofSection: section) else {
      rows[section] = nil
      return
    }
    guard !scroller.range.contains(motion.end) else { return }
    let target = scroller.restOffset(nearest: CGFloat(motion.end))
    let next = started(
      .settle(
        at: motion.position(at: time), velocity: motion.velocity(at: time), on: Double(target),
        physics: physics, displayScale: scale), for: .settle)
    rows[section]?.motion = next
  }
}

extension OrthogonalScroller {
  /// Whether it rests with a group in the middle, so that it may rest before its row begins.
  var isCentered: Bool { behavior == .groupPagingCentered }
}
