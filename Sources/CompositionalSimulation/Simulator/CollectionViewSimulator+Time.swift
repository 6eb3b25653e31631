import Compositional

/// The clock, and the motions at each tick.
extension CollectionViewSimulator {
  /// The maximum duration of a run that ends by itself, in seconds of the simulation.
  ///
  /// Every motion ends. This limit ends a run whose data or handlers keep starting new motions.
  public static let longestRun = 600.0

  /// Advances the time by one frame.
  ///
  /// - Parameter ticks: The number of ticks in the frame; 2 for a display with 60 frames per
  ///   second.
  /// - Returns: The state after the last tick, and the events since the previous frame.
  /// - Complexity: O(log sections + visible elements) per tick in which something moves; otherwise
  ///   O(1)
  @discardableResult
  public mutating func advance(ticks: Int = 1) -> SimulatedFrame {
    require(ticks > 0, "Invalid ticks: \(ticks). A frame takes at least one.")
    for _ in 0..<ticks { tick() }
    return takeFrame()
  }

  /// Advances the time until nothing moves.
  ///
  /// A finger that is down stays down, and ends the run at once.
  ///
  /// - Parameter seconds: The maximum duration of the run, in seconds.
  /// - Returns: True if the view is at rest.
  @discardableResult
  public mutating func runUntilRest(within seconds: Double = longestRun) -> Bool {
    let end = time + seconds
    while !isAtRest, touch == nil, movement == nil, time < end { tick() }
    if isAtRest, needsLayout { layOut() }
    return isAtRest
  }

  /// Advances the time by a number of seconds, rounded to ticks.
  public mutating func run(for seconds: Double) {
    for _ in 0..<Self.ticks(in: seconds) { tick() }
  }

  /// Returns the number of ticks nearest to a number of seconds, at least zero.
  static func ticks(in seconds: Double) -> Int {
    let ticks = (seconds * Double(ticksPerSecond)).rounded()
    require(ticks.isFinite, "Invalid time: \(seconds). It must be a number of seconds.")
    return Int(max(0, min(ticks, 0x1p40, Double(Int.max / 2))))
  }

  /// Advances all motions by one tick, and lays out the view once.
  ///
  /// - Parameter finger: The new position of the finger that is down, in points of the view.
  package mutating func tick(finger: CGPoint? = nil) {
    guard beginTick(finger: finger) else { return }
    layOut()
    endMotions()
  }

  /// Advances the time by one tick, and moves the view and its sections.
  ///
  /// A host that does something between the parts of a tick calls this, ``layOut()`` and
  /// ``endMotions()`` in this order.
  ///
  /// - Parameter finger: The new position of the finger that is down, in points of the view.
  /// - Returns: True if the tick goes on, because something moves or has to be laid out.
  package mutating func beginTick(finger: CGPoint? = nil) -> Bool {
    ticks += 1
    if let finger, touch != nil { touchMove(to: finger) }
    guard !isAtRest || needsLayout else { return false }
    moveView()
    moveRows()
    if movement != nil { moveItem() }
    return true
  }

  /// Returns a frame with the events since the last one, and begins an empty frame.
  package mutating func takeFrame() -> SimulatedFrame {
    var frame = SimulatedFrame()
    swap(&frame, &pending)
    frame.time = time
    frame.contentOffset = viewport.contentOffset
    frame.velocity = velocity
    frame.contentSize = content.contentSize
    frame.visibleCount = shown.count
    return frame
  }

  /// Records an event.
  mutating func note(
    _ kind: SimulationEvent.Kind, section: Int? = nil, _ detail: String = ""
  ) {
    pending.events.append(SimulationEvent(kind, section: section, detail))
  }

  /// Moves the view to the current positions of its motions.
  private mutating func moveView() {
    // A finger that rests has no velocity.
    if let touch, touch.target == .view { velocity = touch.tracker.velocity(at: time) }
    for axis in LayoutAxis.allCases {
      guard let motion = motions[axis] else { continue }
      let range = contentOffsetRange(along: axis)
      let wasInside = range.contains(viewport.contentOffset[axis])
      viewport.contentOffset[axis] = motion.shown(at: time)
      velocity[axis] = motion.velocity(at: time)
      if wasInside, motion.purpose == .fling, !range.contains(viewport.contentOffset[axis]) {
        note(.passedEnd, "at \(points: velocity[axis]) points a second")
      }
      needsLayout = true
    }
  }

  /// Moves orthogonal sections to the current positions of their motions.
  private mutating func moveRows() {
    for (section, row) in rows {
      guard let motion = row.motion else { continue }
      setRow(section, to: motion.shown(at: time))
      let velocity = motion.velocity(at: time)
      rows[section]?.velocity = velocity
    }
  }

  /// Sets the offset of an orthogonal section, which need not be a rest offset.
  mutating func setRow(_ section: Int, to offset: Double) {
    guard viewport.orthogonalOffsets[section] ?? 0 != CGFloat(offset) else { return }
    viewport.orthogonalOffsets[section] = CGFloat(offset)
    pending.orthogonalOffsets[section] = CGFloat(offset)
    needsLayout = true
  }

  /// Ends the motions that are over, in the order of axes and sections.
  package mutating func endMotions() {
    var hasEnded = false
    for axis in LayoutAxis.allCases where motions[axis]?.isOver(at: time) == true {
      motions[axis] = nil
      velocity[axis] = 0
      hasEnded = true
    }
    if hasEnded, !movesView, !goesOnPursuing() {
      pursuit = nil
      note(.rested, "at \(Self.text(viewport.contentOffset))")
    }
    guard movesRows else { return }
    for section in scrolledRows where rows[section]?.motion?.isOver(at: time) == true {
      rows[section] = RowState(pursued: rows[section]?.pursued)
      note(.rested, section: section, "at \(points: viewport.orthogonalOffsets[section] ?? 0)")
    }
  }

  /// Returns the text of a point for events.
  static func text(_ point: CGPoint) -> String { "\(points: point.x), \(points: point.y)" }
}
