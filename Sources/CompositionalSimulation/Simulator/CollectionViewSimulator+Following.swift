import Compositional

/// What becomes of motions, touches and rests when the content changes under them.
extension CollectionViewSimulator {
  /// Lets what goes on go on in content that has changed.
  ///
  /// A fling and a spring follow from where and how fast they are, so both simply start again there.
  /// What nobody moves or holds comes into what can be scrolled to.
  ///
  /// - Parameter shift: how far everything in sight was moved, in points.
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

  /// Lets the finger hold the content where it is, also where the ends have moved under its pull.
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

  /// Brings a view that nobody moves or holds into what can be scrolled to.
  private mutating func keepInRange() {
    guard touch == nil else { return }
    for axis in LayoutAxis.allCases where motions[axis] == nil {
      let offset = viewport.contentOffset[axis]
      let nearest = contentOffsetRange(along: axis).nearest(to: offset)
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
