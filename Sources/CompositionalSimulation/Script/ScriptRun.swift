import Compositional

/// A run of a script, frame by frame.
struct ScriptRun {
  /// The number of ticks per frame.
  let ticksPerFrame: Int
  /// The tick at which the run ends.
  let lastTick: Int
  /// Receives the frames, and returns false to end the run.
  let take: (SimulatedFrame, CollectionViewSimulator) -> Bool
  /// True while the run continues.
  private(set) var goesOn = true
  /// True if an action was performed since the last tick.
  private var hasActed = false
  /// The data of the last snapshot.
  private var snapshot: CollectionSnapshot<String, String>?

  init(
    ticksPerFrame: Int, lastTick: Int,
    _ take: @escaping (SimulatedFrame, CollectionViewSimulator) -> Bool
  ) {
    self.ticksPerFrame = ticksPerFrame
    self.lastTick = lastTick
    self.take = take
  }

  mutating func run(
    _ script: ScrollScript, _ simulator: inout CollectionViewSimulator
  ) throws(ScriptError) {
    emit(&simulator)
    for (index, action) in script.actions.enumerated() {
      guard goesOn else { return }
      try perform(action, index, &simulator)
      if !action.isWait { hasActed = true }
    }
    waitUntilRest(&simulator)
    // The effects of an action after the last tick show at the next tick.
    if hasActed { tick(&simulator) }
    if goesOn, simulator.ticks % ticksPerFrame != 0 { emit(&simulator) }
  }

  // MARK: Time

  private mutating func emit(_ simulator: inout CollectionViewSimulator) {
    goesOn = take(simulator.takeFrame(), simulator) && goesOn
  }

  mutating func tick(_ simulator: inout CollectionViewSimulator, finger: CGPoint? = nil) {
    guard goesOn else { return }
    simulator.tick(finger: finger)
    hasActed = false
    if simulator.ticks % ticksPerFrame == 0 { emit(&simulator) }
    if simulator.ticks >= lastTick { goesOn = false }
  }

  private mutating func wait(_ seconds: Double, _ simulator: inout CollectionViewSimulator) {
    let end = simulator.ticks + CollectionViewSimulator.ticks(in: seconds)
    while goesOn, simulator.ticks < end { tick(&simulator) }
  }

  /// Waits until nothing moves by itself; an item that is held stays held.
  private mutating func waitUntilRest(_ simulator: inout CollectionViewSimulator) {
    let end = simulator.time + CollectionViewSimulator.longestRun
    while goesOn, simulator.movesByItself, simulator.time < end { tick(&simulator) }
  }

  /// Moves a finger along a straight line, one tick at a time.
  mutating func move(
    from start: CGPoint, by way: CGPoint, duration: Double,
    _ simulator: inout CollectionViewSimulator,
    _ body: (inout ScriptRun, inout CollectionViewSimulator, CGPoint) -> Void
  ) {
    let ticks = max(1, CollectionViewSimulator.ticks(in: duration))
    for tick in 1...ticks {
      guard goesOn else { return }
      let part = CGFloat(tick) / CGFloat(ticks)
      body(&self, &simulator, CGPoint(x: start.x + way.x * part, y: start.y + way.y * part))
    }
  }

  // MARK: Actions

  private mutating func perform(
    _ action: ScrollAction, _ index: Int, _ simulator: inout CollectionViewSimulator
  ) throws(ScriptError) {
    switch action {
    case .drag(let start, let way, let duration, let holding):
      let start = start ?? simulator.middle
      simulator.touchDown(at: start)
      move(from: start, by: way, duration: duration, &simulator) { $0.tick(&$1, finger: $2) }
      wait(holding, &simulator)
      if simulator.touch != nil { simulator.touchUp() }
    case .fling(let velocity): simulator.fling(velocity: velocity)
    case .tap(let point):
      simulator.touchDown(at: point ?? simulator.middle)
      tick(&simulator)
      simulator.touchUp()
    case .scrollTo(let offset, let animated):
      simulator.setContentOffset(offset, animated: animated)
    case .scrollToItem(let path, let position, let animated):
      guard simulator.layout.attributes(for: .cell(path)) != nil else {
        throw ScriptError(action: index, reason: "there is no item \(path) to scroll to")
      }
      simulator.scrollToItem(at: path, position: position, animated: animated)
    case .wait(let seconds): wait(seconds, &simulator)
    case .waitUntilRest: waitUntilRest(&simulator)
    case .resize(let size): simulator.resize(to: size)
    case .rotate: simulator.rotate()
    case .contentSizeCategory(let category):
      var environment = simulator.environment
      environment.contentSizeCategory = category
      simulator.setEnvironment(environment)
    case .keyboard(let height): simulator.setKeyboardHeight(height)
    case .update, .apply, .reload: try change(action, index, &simulator)
    case .dragSection, .flingSection, .scrollSection: try moveSection(action, index, &simulator)
    case .lift, .dragItem, .drop, .cancelMovement: try moveItem(action, index, &simulator)
    }
  }

  private mutating func change(
    _ action: ScrollAction, _ index: Int, _ simulator: inout CollectionViewSimulator
  ) throws(ScriptError) {
    func refuse(_ error: some Error & CustomStringConvertible) -> ScriptError {
      ScriptError(action: index, reason: "\(error)")
    }
    let old = snapshot
    snapshot = nil
    switch action {
    case .update(let batch, let counts):
      do throws(UpdateError) {
        try simulator.update(batch) { counts[$0] }
      } catch { throw refuse(error) }
    case .apply(let sections):
      let new: CollectionSnapshot<String, String>
      do throws(SnapshotError) { new = try Self.snapshot(sections) } catch { throw refuse(error) }
      snapshot = new
      guard let old else { return simulator.reload(itemCounts: new.itemCounts) }
      do throws(UpdateError) {
        try simulator.apply(new, replacing: old)
      } catch { throw refuse(error) }
    case .reload(let counts):
      simulator.reload(itemCounts: counts)
    default: break
    }
  }

  private static func snapshot(
    _ sections: [ScrollAction.SnapshotSection]
  ) throws(SnapshotError) -> CollectionSnapshot<String, String> {
    var snapshot = CollectionSnapshot<String, String>()
    for section in sections {
      try snapshot.appendSections([section.id])
      try snapshot.appendItems(section.items)
    }
    return snapshot
  }
}

extension ScrollAction {
  /// True if the action only waits.
  fileprivate var isWait: Bool {
    switch self {
    case .wait, .waitUntilRest: true
    default: false
    }
  }
}

extension CollectionViewSimulator {
  /// The center of the uncovered part of the view, in points of the view.
  var middle: CGPoint {
    let visible = viewport.visibleRect
    return CGPoint(
      x: visible.midX - viewport.contentOffset.x, y: visible.midY - viewport.contentOffset.y)
  }
}
