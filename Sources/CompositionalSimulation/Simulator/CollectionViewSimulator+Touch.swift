import Compositional

/// A finger: it drags the view or an orthogonal section, and lets go.
extension CollectionViewSimulator {
  /// Puts a finger on the view; one that is down already is lifted first.
  ///
  /// It stops the view, and the orthogonal section under it, where they are.
  ///
  /// - Parameter point: in points of the view, from its upper left corner.
  /// - Complexity: O(log sections)
  public mutating func touchDown(at point: CGPoint) {
    if touch != nil { touchUp() }
    let row = orthogonalSection(at: point)
    note(.touched, section: row, "at \(Self.text(point))")
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
      row: row, unbandedOffset: base, startOffset: viewport.contentOffset, finger: point)
    if let row, let scroller = layout.orthogonalScroller(ofSection: row) {
      let offset = Double(viewport.orthogonalOffsets[row] ?? 0)
      touch.startRowOffset = offset
      touch.unbandedRowOffset = physics.unbanded(
        offset, in: scroller.range, extent: Double(scroller.viewLength))
    }
    self.touch = touch
  }

  /// Moves the finger.
  ///
  /// Once it has left the slop it drags: the orthogonal section under it where it goes along the
  /// section, else the view.
  ///
  /// - Parameter point: in points of the view.
  /// - Precondition: a finger is down.
  public mutating func touchMove(to point: CGPoint) {
    guard var touch else {
      preconditionFailure("Invalid touch: no finger is down; put one down with touchDown(at:).")
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

  /// Lifts the finger: what it has dragged goes on and comes to rest.
  ///
  /// - Precondition: a finger is down.
  public mutating func touchUp() {
    guard let touch else {
      preconditionFailure("Invalid touch: no finger is down; put one down with touchDown(at:).")
    }
    let velocity = touch.tracker.velocity(at: time)
    switch touch.target {
    case .row(let section):
      self.touch = nil
      let speed = velocity[layout.configuration.scrollDirection.perpendicular]
      let speedAlong = speed * readingSign
      note(.released, section: section, "at \(points: speedAlong) points a second")
      releaseRow(section, velocity: speedAlong, from: touch.startRowOffset)
      releaseView(velocity: CGPoint(x: 0, y: 0), from: touch.startOffset)
    case .view:
      self.touch = nil
      note(.released, "at \(Self.text(velocity)) points a second")
      releaseView(velocity: velocity, from: touch.startOffset, asksHost: true)
      if let row = touch.row { releaseRow(row, velocity: 0, from: touch.startRowOffset) }
    case .nothing, nil:
      liftFinger()
    }
  }

  /// The orthogonal section whose row is at a point of the view.
  ///
  /// - Complexity: O(log sections)
  public func orthogonalSection(at point: CGPoint) -> Int? {
    guard layout.hasOrthogonalSections else { return nil }
    let content = CGRect(
      x: viewport.contentOffset.x + point.x, y: viewport.contentOffset.y + point.y, width: 0,
      height: 0)
    return layout.row(at: content.origin)
  }

  /// What a finger drags that has just left the slop.
  private func target(of touch: Touch) -> Touch.Target {
    guard let row = touch.row, let scroller = layout.orthogonalScroller(ofSection: row),
      scroller.bounces || scroller.range.lowerBound < scroller.range.upperBound,
      touch.tracker.lockedAxis == scroller.axis
    else { return .view }
    return .row(row)
  }

  /// Moves what a finger drags under it.
  mutating func drag(_ touch: Touch) {
    let way = touch.tracker.contentOffset
    switch touch.target {
    case .nothing, nil: return
    case .row(let section):
      guard let scroller = layout.orthogonalScroller(ofSection: section) else { return }
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

  /// What is shown of an offset that a finger asks for.
  private func held(
    _ asked: Double, in range: ClosedRange<Double>, extent: Double, bounces: Bool
  ) -> Double {
    bounces
      ? physics.rubberBanded(asked, in: range, extent: extent)
      : min(max(asked, range.lowerBound), range.upperBound)
  }

  /// 1 where the offset of a row grows to the right or downwards, -1 where it grows to the left.
  var readingSign: Double {
    let isMirrored =
      environment.layoutDirection == .rightToLeft
      && layout.configuration.scrollDirection == .vertical
    return isMirrored ? -1 : 1
  }
}

extension OrthogonalScroller {
  /// The offsets between which it scrolls, in points.
  var range: ClosedRange<Double> {
    Double(offsetRange.lowerBound)...Double(offsetRange.upperBound)
  }
}
