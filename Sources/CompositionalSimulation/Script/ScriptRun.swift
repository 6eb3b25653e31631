import Compositional

/// A run of a script, frame by frame.
package struct ScriptRun<View: ScriptedView> {
  /// The number of ticks per frame.
  let ticksPerFrame: Int
  /// The tick at which the run ends.
  let lastTick: Int
  /// Receives the frames, and returns false to end the run.
  let take: (SimulatedFrame, View) -> Bool
  /// True while the run continues.
  private(set) var goesOn = true
  /// True if an action was performed since the last tick.
  private var hasActed = false
  /// The sections that the actions so far have gone through.
  private var sectionsPassed = 0
  /// The data of the last snapshot.
  var snapshot: CollectionSnapshot<String, String>?

  /// The most sections that the actions of a script go through together.
  ///
  /// A change of the data, the size or the text size goes through all sections. On a small machine
  /// this many take two seconds.
  package var sectionsAtMost = 4_000_000
  /// The equal sections that take as long as a section whose group is solved.
  private static var sectionsPerGroup: Int { 10 }
  /// The elements that the changes so far have measured.
  private var measured = 0

  /// The most elements that the changes of a script measure together.
  ///
  /// A change measures what is visible again, which is all of a section whose cells share a length.
  package var measuredAtMost = 1_000_000

  package init(
    ticksPerFrame: Int, lastTick: Int, _ take: @escaping (SimulatedFrame, View) -> Bool
  ) {
    self.ticksPerFrame = ticksPerFrame
    self.lastTick = lastTick
    self.take = take
  }

  package mutating func run(
    _ script: ScrollScript, _ view: inout View
  ) throws(ScriptError) {
    emit(&view)
    try perform(script, &view)
    guard goesOn else { return }
    waitUntilRest(&view)
    try checkBound(view, script.actions.count - 1)
    // The effects of an action after the last tick show at the next tick.
    if hasActed { tick(&view) }
    if goesOn, view.simulator.ticks % ticksPerFrame != 0 { emit(&view) }
  }

  /// Performs actions, and returns at the end of the last, also while something moves.
  package mutating func perform(
    _ script: ScrollScript, _ view: inout View
  ) throws(ScriptError) {
    for (index, action) in script.actions.enumerated() {
      guard goesOn else { return }
      try countSections(of: action, index, view)
      let before = view.simulator.pending.work
      try perform(action, index, &view)
      let work = view.simulator.pending.work
      try countMeasured(work.measurements - before.measurements, index)
      // A section that differs from the others is solved, which takes as long as many that do not.
      sectionsPassed += max(0, work.groupsSolved - before.groupsSolved) * Self.sectionsPerGroup
      try checkBound(view, index)
      if !action.isWait { hasActed = true }
    }
  }

  // MARK: Time

  private mutating func emit(_ view: inout View) {
    goesOn = take(view.takeFrame(), view) && goesOn
  }

  mutating func tick(_ view: inout View, finger: CGPoint? = nil) {
    guard goesOn else { return }
    view.tick(finger: finger)
    hasActed = false
    if view.simulator.ticks % ticksPerFrame == 0 { emit(&view) }
    if view.simulator.ticks >= lastTick || view.simulator.isOverfull { goesOn = false }
  }

  private mutating func wait(_ seconds: Double, _ view: inout View) {
    let end = view.simulator.ticks + CollectionViewSimulator.ticks(in: seconds)
    while goesOn, view.simulator.ticks < end { tick(&view) }
  }

  /// Waits until nothing moves by itself; an item that is held stays held.
  private mutating func waitUntilRest(_ view: inout View) {
    let end = view.simulator.time + CollectionViewSimulator.longestRun
    while goesOn, view.simulator.movesByItself, view.simulator.time < end { tick(&view) }
  }

  /// Moves a finger along a straight line, one tick at a time.
  mutating func move(
    from start: CGPoint, by way: CGPoint, duration: Double,
    _ view: inout View,
    _ body: (inout ScriptRun, inout View, CGPoint) -> Void
  ) {
    let ticks = max(1, CollectionViewSimulator.ticks(in: duration))
    for tick in 1...ticks {
      guard goesOn else { return }
      let part = CGFloat(tick) / CGFloat(ticks)
      body(&self, &view, CGPoint(x: start.x + way.x * part, y: start.y + way.y * part))
    }
  }

  // MARK: Actions

  private mutating func perform(
    _ action: ScrollAction, _ index: Int, _ view: inout View
  ) throws(ScriptError) {
    switch action {
    case .drag(let start, let way, let duration, let holding):
      let start = start ?? view.simulator.middle
      view.perform(.touchDown(start))
      move(from: start, by: way, duration: duration, &view) { $0.tick(&$1, finger: $2) }
      wait(holding, &view)
      if view.simulator.touch != nil { view.perform(.touchUp) }
    case .dragAlong(let path): drag(along: path, &view)
    case .fling(let velocity): view.perform(.fling(velocity))
    case .tap(let point):
      view.perform(.touchDown(point ?? view.simulator.middle))
      tick(&view)
      if view.simulator.touch != nil { view.perform(.touchUp) }
    case .scrollTo(let offset, let animated):
      view.perform(.scroll(offset, animated: animated))
    case .scrollToItem(let path, let position, let animated):
      guard view.simulator.content.attributes(for: .cell(path), at: nil) != nil else {
        throw ScriptError(action: index, reason: "there is no item \(path) to scroll to")
      }
      view.perform(.scrollToItem(path, position, animated: animated))
    case .wait(let seconds): wait(seconds, &view)
    case .waitUntilRest: waitUntilRest(&view)
    case .resize(let size):
      var environment = view.simulator.environment
      environment.container = CollectionLayoutContainer(contentSize: size)
      view.perform(.setEnvironment(environment))
    case .rotate: view.perform(.rotate)
    case .contentSizeCategory(let category):
      var environment = view.simulator.environment
      environment.contentSizeCategory = category
      view.perform(.setEnvironment(environment))
    case .keyboard(let height): view.perform(.keyboard(height))
    case .reconfigureSupplementaries(let elements):
      let content = view.simulator.content
      if let missing = elements.first(where: { content.attributes(for: $0, at: nil) == nil }) {
        throw ScriptError(action: index, reason: "there is no \(missing) to reconfigure")
      }
      view.perform(.reconfigure(elements))
    case .update, .apply, .reload: try change(action, index, &view)
    case .dragSection, .flingSection, .scrollSection: try moveSection(action, index, &view)
    case .lift, .dragItem, .drop, .cancelMovement: try moveItem(action, index, &view)
    }
  }

  private mutating func change(
    _ action: ScrollAction, _ index: Int, _ view: inout View
  ) throws(ScriptError) {
    func refuse(_ error: some Error & CustomStringConvertible) -> ScriptError {
      ScriptError(action: index, reason: "\(error)")
    }
    let old = snapshot
    snapshot = nil
    switch action {
    case .update(let batch, let counts):
      let after: [Int]
      do throws(UpdateError) {
        after = try batch.applied(to: view.simulator.content.itemCounts) { counts[$0] }
      } catch { throw refuse(error) }
      try check(after, index, view)
      do throws(UpdateError) {
        try view.update(batch, itemCounts: counts)
      } catch { throw refuse(error) }
    case .apply(let sections):
      let new: CollectionSnapshot<String, String>
      do throws(SnapshotError) { new = try Self.snapshot(sections) } catch { throw refuse(error) }
      snapshot = new
      try check(new.itemCounts, index, view)
      do throws(UpdateError) {
        try view.apply(new, replacing: old)
      } catch { throw refuse(error) }
    case .reload(let counts):
      try check(counts ?? [], index, view)
      view.perform(.reload(counts))
    default: break
    }
  }

  /// Throws if a section would have more items than a layout counts exactly, or holds.
  private func check(_ counts: [Int], _ index: Int, _ view: View) throws(ScriptError) {
    if let refusal = view.simulator.content.refusal(of: counts) {
      throw ScriptError(action: index, reason: refusal)
    }
    guard let section = counts.firstIndex(where: { $0 > SolverLimits.items }) else { return }
    throw ScriptError(
      action: index,
      reason: "section \(section) would have \(counts[section]) items; it can have "
        + "\(SolverLimits.items) at most")
  }

  /// Throws if the actions up to one go through too many sections.
  private mutating func countSections(
    of action: ScrollAction, _ index: Int, _ view: View
  ) throws(ScriptError) {
    let sections = view.simulator.content.itemCounts.count
    switch action {
    case .update(let batch, _) where !batch.changesSections:
      // Only their counts are gone through.
      sectionsPassed += sections / 16
    case .reload(let counts): sectionsPassed += sections + (counts?.count ?? 0)
    case .update, .resize, .rotate, .contentSizeCategory: sectionsPassed += sections
    case .apply(let new): sectionsPassed += sections + new.count
    default: return
    }
    guard sectionsPassed > sectionsAtMost else { return }
    throw ScriptError(
      action: index,
      reason:
        "the actions up to here go through \(sectionsPassed) sections; the limit for a script "
        + "is \(sectionsAtMost)")
  }

  /// Throws if the actions up to one measure too many elements without time going on between them.
  private mutating func countMeasured(_ elements: Int, _ index: Int) throws(ScriptError) {
    // A frame that was taken meanwhile has counted what its ticks measured.
    measured += max(0, elements)
    guard measured > measuredAtMost else { return }
    throw ScriptError(
      action: index,
      reason: "the actions up to here measure \(measured) elements; the limit for a script is "
        + "\(measuredAtMost)")
  }

  /// Throws if more elements may be visible than the view can show.
  private func checkBound(_ view: View, _ index: Int) throws(ScriptError) {
    let layout = view.simulator.content.engine
    if layout.isOversized, let refusal = layout.diagnostics.lazy.compactMap({ $0.refusal }).first {
      throw ScriptError(action: index, reason: refusal)
    }
    guard view.simulator.isOverfull else { return }
    throw ScriptError(
      action: index,
      reason: "more than \(view.simulator.shownAtMost) elements may be visible then; use fewer "
        + "items or a smaller view")
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

extension BatchUpdates {
  /// True if sections are inserted, deleted, moved or reloaded.
  fileprivate var changesSections: Bool {
    operations.contains { operation in
      switch operation {
      case .insertSection, .deleteSection, .moveSection, .reloadSection: true
      default: false
      }
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
