import Compositional

/// The clock: ticks, and what moves from one to the next.
extension CollectionViewSimulator {
  /// The longest a run goes on by itself, in seconds of the simulation.
  ///
  /// Every motion ends; this ends a run whose data or handlers start another whenever one has.
  public static let longestRun = 600.0

  /// Lets time go on by one frame.
  ///
  /// - Parameter ticks: how many ticks the frame takes; 2 is a frame of a display of 60 a second.
  /// - Returns: what is seen then, and what has happened on the way.
  /// - Complexity: O(log sections + elements in sight) a tick in which something moves, else O(1).
  @discardableResult
  public mutating func advance(ticks: Int = 1) -> SimulatedFrame {
    precondition(ticks > 0, "Invalid ticks: \(ticks). A frame takes at least one.")
    for _ in 0..<ticks { tick() }
    return takeFrame()
  }

  /// Lets time go on until nothing moves.
  ///
  /// A finger that is down is not lifted by itself, and ends the run at once.
  ///
  /// - Parameter seconds: the longest the run may take.
  /// - Returns: whether nothing moves now.
  @discardableResult
  public mutating func runUntilRest(within seconds: Double = longestRun) -> Bool {
    let end = time + seconds
    while !isAtRest, touch == nil, movement == nil, time < end { tick() }
    if isAtRest, needsLayout { layOut() }
    return isAtRest
  }

  /// Lets time go on by some seconds, to the nearest tick.
  public mutating func run(for seconds: Double) {
    for _ in 0..<Self.ticks(in: seconds) { tick() }
  }

  /// The ticks nearest to some seconds; none for a time that is not above zero.
  static func ticks(in seconds: Double) -> Int {
    let ticks = (seconds * Double(ticksPerSecond)).rounded()
    precondition(ticks.isFinite, "Invalid time: \(seconds). It must be a number of seconds.")
    return Int(max(0, min(ticks, 0x1p40)))
  }

  /// One tick of the display: everything that moves goes on, and the view is laid out once.
  ///
  /// - Parameter finger: where the finger that is down is by then, in points of the view.
  mutating func tick(finger: CGPoint? = nil) {
    ticks += 1
    if let finger, touch != nil { touchMove(to: finger) }
    guard !isAtRest || needsLayout else { return }
    moveView()
    moveRows()
    if movement != nil { moveItem() }
    layOut()
    endMotions()
  }

  /// What has happened since the last frame; the next one starts with nothing.
  mutating func takeFrame() -> SimulatedFrame {
    var frame = SimulatedFrame()
    swap(&frame, &pending)
    frame.time = time
    frame.contentOffset = viewport.contentOffset
    frame.velocity = velocity
    frame.contentSize = layout.contentSize
    frame.visibleCount = shown.count
    return frame
  }

  /// Notes something that happened.
  mutating func note(
    _ kind: SimulationEvent.Kind, section: Int? = nil, _ detail: String = ""
  ) {
    pending.events.append(SimulationEvent(kind, section: section, detail))
  }

  /// Moves the view to where its motions are by now.
  private mutating func moveView() {
    // A finger that rests takes the speed away.
    if let touch, touch.target == .view { velocity = touch.tracker.velocity(at: time) }
    for axis in LayoutAxis.allCases {
      guard let motion = motions[axis] else { continue }
      let range = contentOffsetRange(along: axis)
      let wasInside = range.contains(viewport.contentOffset[axis])
      viewport.contentOffset[axis] = motion.position(at: time)
      velocity[axis] = motion.velocity(at: time)
      if wasInside, motion.purpose == .fling, !range.contains(viewport.contentOffset[axis]) {
        note(.passedEnd, "at \(points: velocity[axis]) points a second")
      }
      needsLayout = true
    }
  }

  /// Moves orthogonal sections to where their motions are by now.
  private mutating func moveRows() {
    for (section, row) in rows {
      guard let motion = row.motion else { continue }
      setRow(section, to: motion.position(at: time))
      let velocity = motion.velocity(at: time)
      rows[section]?.velocity = velocity
    }
  }

  /// Puts an orthogonal section somewhere, rest or not.
  mutating func setRow(_ section: Int, to offset: Double) {
    guard viewport.orthogonalOffsets[section] ?? 0 != CGFloat(offset) else { return }
    viewport.orthogonalOffsets[section] = CGFloat(offset)
    pending.orthogonalOffsets[section] = CGFloat(offset)
    needsLayout = true
  }

  /// Ends the motions that are over, in the order of axes and sections.
  private mutating func endMotions() {
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

  /// A point as an event tells it.
  static func text(_ point: CGPoint) -> String { "\(points: point.x), \(points: point.y)" }
}
