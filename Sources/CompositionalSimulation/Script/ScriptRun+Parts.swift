import Compositional

/// Actions on an orthogonal section or a single item, and drags along a path.
extension ScriptRun {
  mutating func moveSection(
    _ action: ScrollAction, _ index: Int, _ view: inout View
  ) throws(ScriptError) {
    switch action {
    case .dragSection(let section, let way, let duration):
      let start = try middle(ofSection: section, index, view.simulator)
      let axis = view.simulator.content.scrollDirection.perpendicular
      let finger = CGPoint(
        along: axis, -Double(way) * view.simulator.readingSign, across: 0)
      view.perform(.touchDown(start))
      move(from: start, by: finger, duration: duration, &view) { $0.tick(&$1, finger: $2) }
      if view.simulator.touch != nil { view.perform(.touchUp) }
    case .flingSection(let section, let velocity):
      _ = try scroller(ofSection: section, index, view.simulator)
      view.perform(.flingSection(section, velocity))
    case .scrollSection(let section, let offset, let animated):
      _ = try scroller(ofSection: section, index, view.simulator)
      view.perform(.scrollSection(section, offset, animated: animated))
    default: break
    }
  }

  /// Moves a finger through the points of a path, in straight lines between them.
  mutating func drag(along path: [ScrollAction.PathPoint], _ view: inout View) {
    guard let first = path.first, let last = path.last else { return }
    view.perform(.touchDown(first.point))
    let ticks = max(1, CollectionViewSimulator.ticks(in: last.time))
    let rate = Double(CollectionViewSimulator.ticksPerSecond)
    var next = 0
    for tick in 1...ticks {
      guard goesOn else { return }
      let time = tick == ticks ? last.time : Double(tick) / rate
      while next < path.count - 1, path[next].time < time { next += 1 }
      let before = path[max(0, next - 1)]
      let after = path[next]
      let span = after.time - before.time
      let part = span > 0 ? CGFloat(min(1, max(0, (time - before.time) / span))) : 1
      let finger = CGPoint(
        x: before.point.x + (after.point.x - before.point.x) * part,
        y: before.point.y + (after.point.y - before.point.y) * part)
      self.tick(&view, finger: finger)
    }
    if view.simulator.touch != nil { view.perform(.touchUp) }
  }

  mutating func moveItem(
    _ action: ScrollAction, _ index: Int, _ view: inout View
  ) throws(ScriptError) {
    switch action {
    case .lift(let path):
      guard view.lift(path) else {
        throw ScriptError(action: index, reason: "there is no item \(path) to lift")
      }
    case .dragItem(let point, let duration):
      guard let start = view.simulator.movement?.finger else {
        throw ScriptError(action: index, reason: "no item is lifted; lift one first")
      }
      let way = CGPoint(x: point.x - start.x, y: point.y - start.y)
      move(from: start, by: way, duration: duration, &view) { run, view, finger in
        view.perform(.dragItem(finger))
        run.tick(&view)
      }
    case .drop:
      let movement = view.simulator.movement
      view.perform(.dropItem)
      if let movement { snapshot?.move(movement.start, to: movement.proposed) }
    case .cancelMovement: view.perform(.cancelItemMovement)
    default: break
    }
  }

  private func scroller(
    ofSection section: Int, _ index: Int, _ simulator: CollectionViewSimulator
  ) throws(ScriptError) -> OrthogonalScroller {
    guard let scroller = simulator.content.orthogonalScroller(ofSection: section) else {
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
    let row = simulator.content.engine.rowSpan(ofSection: section)
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
