import Compositional

/// Makes a recording of the frames of a run, as they are taken.
package struct Recorder {
  package private(set) var recording: Recording
  /// The most elements the frames may hold.
  private let elementsAtMost: Int
  private var summary = SimulationSummary()
  /// What the frame before showed, as the recording has it.
  private var last: [LayoutAttributes] = []
  private var surroundings: Recording.Surroundings?
  /// The frames since one that tells everything, itself included.
  private var sinceKeyframe = 0
  /// The elements that the frames hold.
  private var elements = 0

  package init(
    title: String, framesPerSecond: Int, elementsAtMost: Int = Recording.elementsAtMost,
    _ simulator: CollectionViewSimulator
  ) {
    self.elementsAtMost = elementsAtMost
    recording = Recording(
      title: title, framesPerSecond: framesPerSecond,
      displayScale: simulator.environment.displayScale,
      scrollDirection: simulator.layout.configuration.scrollDirection,
      layoutDirection: simulator.environment.layoutDirection, summary: SimulationSummary())
  }

  /// Takes a frame and the view as it is then.
  package mutating func add(_ frame: SimulatedFrame, _ simulator: CollectionViewSimulator) {
    summary.add(frame)
    recording.summary = summary.rounded
    guard recording.isComplete else { return }
    var taken = Recording.Frame(frame, tick: simulator.ticks)
    let now = simulator.visibleElements.map { Recording.rounded($0) }
    let viewport = simulator.viewport
    let around = Recording.Surroundings(
      viewSize: Recording.rounded(viewport.size),
      adjustedContentInset: Recording.rounded(viewport.adjustedContentInset),
      contentSize: Recording.rounded(frame.contentSize))
    if let changes = changes(to: now, frame) {
      taken.elements = .changed(changes)
      taken.surroundings = around == surroundings ? nil : around
      taken.orthogonalOffsets = frame.orthogonalOffsets.mapValues { Recording.rounded($0) }
      elements += changes.disappeared.count + changes.appeared.count + changes.moved.count
      sinceKeyframe += 1
    } else {
      taken.elements = .all(now)
      taken.surroundings = around
      taken.orthogonalOffsets = viewport.orthogonalOffsets.mapValues { Recording.rounded($0) }
        .filter { $0.value != 0 }
      elements += now.count + taken.orthogonalOffsets.count
      sinceKeyframe = 1
    }
    last = now
    surroundings = around
    // The first is always there, so that a recording shows something.
    guard elements <= elementsAtMost || recording.frames.isEmpty else {
      recording.isComplete = false
      return
    }
    recording.frames.append(taken)
  }

  /// What differs from the frame before; nil where this one has to tell everything.
  private func changes(
    to now: [LayoutAttributes], _ frame: SimulatedFrame
  ) -> Recording.Changes? {
    guard !recording.frames.isEmpty, sinceKeyframe < Recording.longestDelta,
      !frame.events.contains(where: { Self.renumbering.contains($0.kind) })
    else { return nil }
    var changes = Recording.Changes()
    var old: [ElementID: Int] = [:]
    for (index, element) in last.enumerated() { old[element.id] = index }
    var previous = -1
    var stays = [Bool](repeating: false, count: last.count)
    for (index, element) in now.enumerated() {
      guard let place = old[element.id] else {
        changes.appeared.append(.init(index: index, element: element))
        continue
      }
      // Those that stay keep their order, or there is no telling what has changed.
      guard place > previous else { return nil }
      previous = place
      stays[place] = true
      if last[place] != element { changes.moved.append(.init(index: index, element: element)) }
    }
    changes.disappeared = stays.indices.filter { !stays[$0] }
    let count = changes.disappeared.count + changes.appeared.count + changes.moved.count
    return count > now.count && count > 16 ? nil : changes
  }

  /// Events after which sections may have other numbers.
  private static let renumbering: Set<SimulationEvent.Kind> = [
    .updated, .reloaded, .resized, .contentSizeCategory,
  ]
}

extension Recording.Frame {
  /// A frame without its elements.
  fileprivate init(_ frame: SimulatedFrame, tick: Int) {
    self.tick = tick
    contentOffset = Recording.rounded(frame.contentOffset)
    created = frame.created
    reused = frame.reused
    returned = frame.returned
    prefetched = frame.prefetched
    cancelled = frame.cancelled
    contentOffsetAdjustment = Recording.rounded(frame.contentOffsetAdjustment)
    jump = Recording.rounded(CGFloat(frame.jump))
    work = frame.work
    events = frame.events
  }
}

extension CollectionViewSimulator {
  /// Carries out a script, waits until nothing moves, and records what is seen.
  ///
  /// Recording changes nothing: the view is afterwards as ``run(_:framesPerSecond:within:_:)`` leaves it.
  ///
  /// - Parameters:
  ///   - script: what is to happen.
  ///   - title: what the recording is called.
  ///   - framesPerSecond: how many frames are taken a second; it divides ``ticksPerSecond``.
  ///   - duration: the longest the run may take, in seconds of the simulation.
  ///   - goesOn: takes each frame as well; false ends the run.
  /// - Throws: ``ScriptError`` for the first action that cannot be carried out; the ones before it
  ///   have been.
  /// - Complexity: that of the run, and O(elements in sight) a frame.
  public mutating func record(
    _ script: ScrollScript, title: String = "", framesPerSecond: Int = 60,
    within duration: Double = longestRun, _ goesOn: (SimulatedFrame) -> Bool = { _ in true }
  ) throws(ScriptError) -> Recording {
    var recorder = Recorder(title: title, framesPerSecond: framesPerSecond, self)
    try run(script, framesPerSecond: framesPerSecond, within: duration) { frame, simulator in
      recorder.add(frame, simulator)
      return goesOn(frame)
    }
    return recorder.recording
  }
}
