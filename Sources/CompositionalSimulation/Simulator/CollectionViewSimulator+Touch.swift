import Compositional

/// A finger that drags the view or an orthogonal section.
extension CollectionViewSimulator {
  /// Puts a finger on the view, and lifts a finger that is already down.
  ///
  /// The touch stops the view and the orthogonal section under the finger.
  ///
  /// - Parameter point: The position of the finger, in points from the upper left corner of the
  ///   view.
  /// - Complexity: O(log sections)
  public mutating func touchDown(at point: CGPoint) {
    if touch != nil { touchUp() }
    let row = orthogonalSection(at: point)
    note(.touched, section: row, "at \(Self.text(point))")
    let stopped = CGPoint(
      x: remainingVelocity(along: .horizontal), y: remainingVelocity(along: .vertical))
    let stoppedRow = row.map { remainingVelocity(ofRow: $0) } ?? 0
    if movesView {
      motions = PerAxis(nil)
      velocity = CGPoint(x: 0, y: 0)
      note(.stopped, "at \(Self.text(viewport.contentOffset))")
    }
    pursuit = nil
    if let row, rows[row]?.motion != nil {
      rows[row] = RowState()
      note(.stopped, section: row, "at \(points: viewport.orthogonalOffsets[row] ?? 0)")
    }
    var base = viewport.contentOffset
    for axis in LayoutAxis.allCases {
      base[axis] = physics.unbanded(
        base[axis], in: contentOffsetRange(along: axis), extent: viewport.size[axis])
    }
    var touch = Touch(
      tracker: DragTracker(
        finger: point, contentOffset: CGPoint(x: 0, y: 0), time: time,
        isDirectionalLockEnabled: isDirectionalLockEnabled || row != nil, physics: physics),
      row: row, unbandedOffset: base, startOffset: viewport.contentOffset, finger: point,
      stoppedVelocity: stopped, stoppedRowVelocity: stoppedRow)
    if let row, let scroller = content.orthogonalScroller(ofSection: row) {
      let offset = Double(viewport.orthogonalOffsets[row] ?? 0)
      touch.startRowOffset = offset
      touch.unbandedRowOffset = physics.unbanded(
        offset, in: scroller.range, extent: Double(scroller.viewLength))
    }
    self.touch = touch
  }

  /// Moves the finger.
  ///
  /// Once the finger has left the slop, it drags the orthogonal section under it if it moves along
  /// that section, and otherwise the view.
  ///
  /// - Parameter point: The position of the finger, in points of the view.
  /// - Precondition: A finger is down.
  public mutating func touchMove(to point: CGPoint) {
    guard var touch else {
      halt("Invalid touch: no finger is down; put one down with touchDown(at:).")
    }
    touch.finger = point
    touch.tracker.move(to: point, at: time)
    if touch.target == nil, touch.tracker.isDragging {
      let target = target(of: touch)
      touch.target = target
      if case .row(let section) = target {
        note(.dragBegan, section: section)
      } else {
        note(.dragBegan)
      }
    }
    self.touch = touch
    drag(touch)
  }

  /// Lifts the finger, so that the dragged view or section moves on and comes to rest.
  ///
  /// A flick in the direction of the motion that the touch stopped takes over some of its speed
  /// (``ScrollPhysics/carriedVelocity(from:release:)``), unless the finger has rested for
  /// ``ScrollPhysics/velocityWindow`` in between.
  ///
  /// - Precondition: A finger is down.
  public mutating func touchUp() {
    guard let touch else {
      halt("Invalid touch: no finger is down; put one down with touchDown(at:).")
    }
    var velocity = touch.tracker.velocity(at: time)
    let carriesOver = !touch.tracker.hasRested(at: time)
    switch touch.target {
    case .row(let section):
      self.touch = nil
      let speed = velocity[content.scrollDirection.perpendicular]
      var speedAlong = speed * readingSign
      if carriesOver {
        speedAlong += physics.carriedVelocity(
          from: touch.stoppedRowVelocity, release: speedAlong)
      }
      note(.released, section: section, "at \(points: speedAlong) points a second")
      releaseRow(section, velocity: speedAlong, from: touch.startRowOffset)
      releaseView(velocity: CGPoint(x: 0, y: 0), from: touch.startOffset)
    case .view:
      self.touch = nil
      for axis in LayoutAxis.allCases where carriesOver {
        velocity[axis] += physics.carriedVelocity(
          from: touch.stoppedVelocity[axis], release: velocity[axis])
      }
      note(.released, "at \(Self.text(velocity)) points a second")
      releaseView(velocity: velocity, from: touch.startOffset, asksHost: true)
      if let row = touch.row { releaseRow(row, velocity: 0, from: touch.startRowOffset) }
    case .nothing, nil:
      liftFinger()
    }
  }

  /// The way of the finger since it left the slop, in points; zero without a finger.
  package var dragTranslation: CGPoint {
    let way = touch?.tracker.contentOffset ?? .zero
    return CGPoint(x: -way.x, y: -way.y)
  }

  /// The velocity of the finger, in points per second; zero without a finger.
  package var dragVelocity: CGPoint {
    let velocity = touch?.tracker.velocity(at: time) ?? .zero
    return CGPoint(x: -velocity.x, y: -velocity.y)
  }

  /// Returns the orthogonal section whose row contains a point of the view.
  ///
  /// - Parameter point: The point, in points from the upper left corner of the view.
  /// - Returns: The index of the section; nil if no row contains the point.
  /// - Complexity: O(log sections)
  public func orthogonalSection(at point: CGPoint) -> Int? {
    guard content.hasOrthogonalSections else { return nil }
    let offset = viewport.contentOffset
    return content.orthogonalSection(at: CGPoint(x: offset.x + point.x, y: offset.y + point.y))
  }

  /// Returns the target of a drag that has just begun.
  private func target(of touch: Touch) -> Touch.Target {
    guard let row = touch.row, let scroller = content.orthogonalScroller(ofSection: row),
      scroller.bounces || scroller.range.lowerBound < scroller.range.upperBound,
      touch.tracker.lockedAxis == scroller.axis
    else { return .view }
    return .row(row)
  }

  /// Moves the target of a drag with the finger.
  mutating func drag(_ touch: Touch) {
    let way = touch.tracker.contentOffset
    switch touch.target {
    case .nothing, nil: return
    case .row(let section):
      guard let scroller = content.orthogonalScroller(ofSection: section) else { return }
      let asked = touch.unbandedRowOffset + way[scroller.axis] * readingSign
      setRow(
        section,
        to: held(
          asked, in: scroller.range, extent: Double(scroller.viewLength),
          bounces: scroller.bounces))
    case .view:
      for axis in LayoutAxis.allCases {
        let range = contentOffsetRange(along: axis)
        guard bounces(along: axis) || range.lowerBound < range.upperBound else { continue }
        viewport.contentOffset[axis] = held(
          touch.unbandedOffset[axis] + way[axis], in: range, extent: viewport.size[axis],
          bounces: bounces(along: axis))
        velocity[axis] = touch.tracker.velocity(at: time)[axis]
      }
      needsLayout = true
    }
  }

  /// Returns the offset that is shown when a finger drags to an offset.
  private func held(
    _ asked: Double, in range: ClosedRange<Double>, extent: Double, bounces: Bool
  ) -> Double {
    bounces
      ? physics.rubberBanded(asked, in: range, extent: extent)
      : min(max(asked, range.lowerBound), range.upperBound)
  }

  /// The direction in which the offset of a row grows: 1 to the right or down, -1 to the left.
  var readingSign: Double {
    let isMirrored =
      environment.layoutDirection == .rightToLeft
      && content.scrollDirection == .vertical
    return isMirrored ? -1 : 1
  }
}

extension OrthogonalScroller {
  /// The range of offsets, in points.
  var range: ClosedRange<Double> {
    Double(offsetRange.lowerBound)...Double(offsetRange.upperBound)
  }
}
