import Compositional

/// Motions, touches and rest offsets when the content changes under them.
extension CollectionViewSimulator {
  /// Adapts all motions to changed content.
  ///
  /// A fling or a spring depends only on its position and velocity, so it starts again from there.
  /// A view that is neither moving nor held is clamped to its scrollable range.
  ///
  /// - Parameter shift: The translation of the visible content, in points.
  mutating func followContent(moved shift: CGPoint) {
    let wasMoving = movesView
    for axis in LayoutAxis.allCases { follow(along: axis, shift[axis]) }
    if wasMoving, !movesView {
      pursuit = nil
      note(.rested, "at \(Self.text(viewport.contentOffset))")
    }
    holdContent(moved: shift)
    keepInRange()
    guard movesRows else { return }
    for section in scrolledRows { followRow(section) }
  }

  /// Keeps the content under the finger, even if the pulled end has moved.
  private mutating func holdContent(moved shift: CGPoint) {
    guard var touch else { return }
    let way = touch.tracker.contentOffset
    for axis in LayoutAxis.allCases {
      touch.startOffset[axis] += shift[axis]
      touch.unbandedOffset[axis] =
        bounces(along: axis)
        ? physics.unbanded(
          viewport.contentOffset[axis], in: contentOffsetRange(along: axis),
          extent: viewport.size[axis]) - way[axis] : touch.unbandedOffset[axis] + shift[axis]
    }
    self.touch = touch
  }

  /// Clamps a view that is neither moving nor held to a whole pixel of its scrollable range.
  private mutating func keepInRange() {
    guard touch == nil else { return }
    for axis in LayoutAxis.allCases where motions[axis] == nil {
      let offset = viewport.contentOffset[axis]
      let rest = movement == nil ? grid.rest(offset) : offset
      let nearest = contentOffsetRange(along: axis).nearest(to: rest)
      guard nearest != offset else { continue }
      viewport.contentOffset[axis] = nearest
      needsLayout = true
    }
  }

  private mutating func follow(along axis: LayoutAxis, _ shift: Double) {
    guard var motion = motions[axis] else { return }
    motion.shift += shift
    motions[axis] = motion
    let range = contentOffsetRange(along: axis)
    let position = motion.position(at: time)
    let speed = motion.velocity(at: time)
    let next: ScrollMotion
    switch motion.purpose {
    case .fling:
      var release = release(along: axis, from: position, speed)
      release.continuesMotion = true
      next = .release(release)
    case .turn, .settle:
      let target = range.nearest(to: motion.end)
      guard target != motion.end else { return }
      next = settling(
        release(along: axis, from: position, speed), on: target, for: motion.purpose)
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
    guard let scroller = content.orthogonalScroller(ofSection: section) else {
      rows[section] = nil
      return
    }
    let target = rest(of: section, scroller, nearest: motion.end)
    guard target != motion.end else { return }
    var release = rowRelease(
      scroller, from: motion.position(at: time), velocity: motion.velocity(at: time))
    release.continuesMotion = true
    let next: ScrollMotion =
      switch motion.purpose {
      case .fling: .release(release)
      case .turn, .settle: settling(release, on: target, for: motion.purpose)
      case .glide:
        .settle(
          at: release.position, velocity: release.velocity, on: target, physics: physics,
          displayScale: scale)
      }
    setOutRow(section, next, for: motion.purpose, pursued: row.pursued)
  }

  /// Moves orthogonal sections that are neither moving nor held to a rest offset of their current
  /// rows.
  mutating func settleRows(_ sections: some Sequence<Int>) {
    for section in sections {
      guard rows[section]?.motion == nil, touch?.row != section,
        let scroller = content.orthogonalScroller(ofSection: section)
      else { continue }
      let offset = Double(viewport.orthogonalOffsets[section] ?? 0)
      setRow(
        section,
        to: rows[section] == nil
          ? Double(scroller.initialOffset) : rest(of: section, scroller, nearest: offset))
    }
  }

  /// Returns the rest offset of an orthogonal section for a current offset, or for the item it
  /// scrolls to.
  private func rest(
    of section: Int, _ scroller: OrthogonalScroller, nearest offset: Double
  ) -> Double {
    if let goal = rows[section]?.pursued, let asked = rowOffset(bringing: goal, from: offset) {
      return Double(scroller.restOffset(nearest: CGFloat(asked)))
    }
    return Double(scroller.restOffset(nearest: CGFloat(offset)))
  }
}
