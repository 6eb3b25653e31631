import Compositional

/// Motions of orthogonal sections after a finger has released them.
extension CollectionViewSimulator {
  /// Releases an orthogonal section.
  mutating func releaseRow(_ section: Int, velocity: Double, from start: Double) {
    guard let scroller = content.orthogonalScroller(ofSection: section) else { return }
    let position = Double(viewport.orthogonalOffsets[section] ?? 0)
    let range = scroller.range
    let release = rowRelease(scroller, from: position, velocity: velocity)
    let wasMoving = rows[section]?.motion != nil
    if scroller.behavior == .continuous || !isInside(position, of: range) && !scroller.centersEnds {
      setOutRow(section, .release(release), for: .fling)
    } else {
      let isPaged = scroller.behavior != .continuousGroupLeadingBoundary
      let projected = physics.projected(
        from: position, velocity: velocity,
        decelerationRate: isPaged
          ? physics.normalDecelerationRate : release.decelerationRate)
      let target = scroller.targetOffset(
        proposed: CGFloat(projected), velocity: CGFloat(velocity), from: CGFloat(start),
        at: CGFloat(position))
      let purpose: AxisMotion.Purpose = isPaged ? .turn : .settle
      setOutRow(
        section, settling(release, on: Double(target), for: purpose), for: purpose)
    }
    guard rows[section]?.motion == nil else { return }
    if needsLayout, !movesView { layOut() }
    if wasMoving || velocity != 0 {
      note(.rested, section: section, "at \(points: viewport.orthogonalOffsets[section] ?? 0)")
    }
  }

  /// Returns the release of an orthogonal section at an offset and a velocity.
  func rowRelease(
    _ scroller: OrthogonalScroller, from position: Double, velocity: Double
  ) -> ScrollRelease {
    var release = ScrollRelease(
      at: position, velocity: velocity, in: scroller.range, physics: physics)
    release.decelerationRate = physics.decelerationRate(scroller.decelerationRate)
    release.bounces = scroller.bounces
    release.displayScale = scale
    return release
  }

  /// Starts a motion of an orthogonal section, or moves it to the end if the motion has no
  /// duration.
  mutating func setOutRow(
    _ section: Int, _ motion: ScrollMotion, for purpose: AxisMotion.Purpose,
    pursued: RowState.Goal? = nil
  ) {
    let started = started(motion, for: purpose)
    rows[section] = RowState(
      motion: started, velocity: motion.velocity(at: 0), pursued: pursued)
    if started == nil { setRow(section, to: grid.rest(motion.end)) }
  }
}
