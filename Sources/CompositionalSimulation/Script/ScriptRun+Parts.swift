import Compositional

/// Actions on an orthogonal section or a single item.
extension ScriptRun {
  mutating func moveSection(
    _ action: ScrollAction, _ index: Int, _ simulator: inout CollectionViewSimulator
  ) throws(ScriptError) {
    switch action {
    case .dragSection(let section, let way, let duration):
      let start = try middle(ofSection: section, index, simulator)
      let axis = simulator.layout.configuration.scrollDirection.perpendicular
      let finger = CGPoint(along: axis, -Double(way) * simulator.readingSign, across: 0)
      simulator.touchDown(at: start)
      move(from: start, by: finger, duration: duration, &simulator) { $0.tick(&$1, finger: $2) }
      if simulator.touch != nil { simulator.touchUp() }
    case .flingSection(let section, let velocity):
      _ = try scroller(ofSection: section, index, simulator)
      simulator.fling(section: section, velocity: velocity)
    case .scrollSection(let section, let offset, let animated):
      _ = try scroller(ofSection: section, index, simulator)
      simulator.scroll(section: section, to: offset, animated: animated)
    default: break
    }
  }

  mutating func moveItem(
    _ action: ScrollAction, _ index: Int, _ simulator: inout CollectionViewSimulator
  ) throws(ScriptError) {
    switch action {
    case .lift(let path):
      guard simulator.liftItem(at: path) else {
        throw ScriptError(action: index, reason: "there is no item \(path) to lift")
      }
    case .dragItem(let point, let duration):
      guard let start = simulator.movement?.finger else {
        throw ScriptError(action: index, reason: "no item is lifted; lift one first")
      }
      let way = CGPoint(x: point.x - start.x, y: point.y - start.y)
      move(from: start, by: way, duration: duration, &simulator) { run, simulator, finger in
        simulator.dragItem(to: finger)
        run.tick(&simulator)
      }
    case .drop: simulator.dropItem()
    case .cancelMovement: simulator.cancelItemMovement()
    default: break
    }
  }

  private func scroller(
    ofSection section: Int, _ index: Int, _ simulator: CollectionViewSimulator
  ) throws(ScriptError) -> OrthogonalScroller {
    guard let scroller = simulator.layout.orthogonalScroller(ofSection: section) else {
      throw ScriptError(
        action: index, reason: "there is no section \(section) that scrolls orthogonally")
    }
    return scroller
  }

  /// Returns the center of the visible part of an orthogonal row, in points of the view.
  private func middle(
    ofSection section: Int, _ index: Int, _ simulator: CollectionViewSimulator
  ) throws(ScriptError) -> CGPoint {
    let scroller = try scroller(ofSection: section, index, simulator)
    let axis = scroller.axis.perpendicular
    let row = simulator.layout.rowSpan(ofSection: section)
    let visible = Box(simulator.viewport.visibleRect).span(axis)
    let low = max(row.low, visible.low)
    let high = min(row.high, visible.high)
    guard low < high else {
      throw ScriptError(
        action: index, reason: "section \(section) is not visible; scroll to it first")
    }
    return CGPoint(
      along: axis, (low + high) / 2 - simulator.contentOffset[axis],
      across: simulator.viewport.size[scroller.axis] / 2)
  }
}
