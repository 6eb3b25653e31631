import Compositional

/// Actions on an orthogonal section or a single item.
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
