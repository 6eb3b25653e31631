import Compositional

/// Builds a recording from the frames of a run.
package struct Recorder {
  package private(set) var recording: Recording
  /// The maximum number of elements in all frames.
  private let elementsAtMost: Int
  private var summary = SimulationSummary()
  /// The elements of the previous frame, as recorded.
  private var last: [LayoutAttributes] = []
  /// The parts inside the elements of the previous frame, as recorded.
  private var lastParts: [ElementID: [ElementPart]] = [:]
  private var surroundings: Recording.Surroundings?
  /// The number of frames since the last keyframe, including it.
  private var sinceKeyframe = 0
  /// The number of elements in the frames so far.
  private var elements = 0

  package init(
    title: String, framesPerSecond: Int, elementsAtMost: Int = Recording.elementsAtMost,
    _ simulator: CollectionViewSimulator
  ) {
    self.elementsAtMost = elementsAtMost
    recording = Recording(
      title: title, framesPerSecond: framesPerSecond,
      displayScale: simulator.environment.displayScale,
      scrollDirection: simulator.content.scrollDirection,
      layoutDirection: simulator.environment.layoutDirection, summary: SimulationSummary())
  }

  /// Adds a frame and the state of the view at that frame.
  package mutating func add(_ frame: SimulatedFrame, _ simulator: CollectionViewSimulator) {
    summary.add(frame)
    recording.summary = summary.rounded
    guard recording.isComplete else { return }
    var taken = Recording.Frame(
      frame, along: recording.scrollDirection, tick: simulator.ticks)
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
    taken.insides = insides(of: now, isKeyframe: taken.isKeyframe, simulator)
    elements += taken.insides.reduce(0) { $0 + $1.parts.count }
    last = now
    surroundings = around
    // The first frame is always kept, so that no recording is empty.
    guard elements <= elementsAtMost || recording.frames.isEmpty else {
      recording.isComplete = false
      return
    }
    recording.frames.append(taken)
  }

  /// Returns the parts to record: those of all elements in a keyframe, else those that changed.
  private mutating func insides(
    of now: [LayoutAttributes], isKeyframe: Bool, _ simulator: CollectionViewSimulator
  ) -> [Recording.Inside] {
    guard let measurer = simulator.measurer else { return [] }
    var parts: [ElementID: [ElementPart]] = [:]
    var insides: [Recording.Inside] = []
    for element in now {
      let inside = measurer.parts(
        for: MeasurementProposal(
          id: element.id, size: element.size, measuresWidth: false, measuresHeight: false,
          environment: simulator.environment)
      ).map { Recording.rounded($0) }
      let old = lastParts[element.id] ?? []
      if !inside.isEmpty { parts[element.id] = inside }
      if isKeyframe ? !inside.isEmpty : inside != old {
        insides.append(.init(id: element.id, parts: inside))
      }
    }
    lastParts = parts
    return insides
  }

  /// Returns the changes since the previous frame; nil if this frame must be a keyframe.
  private func changes(
    to now: [LayoutAttributes], _ frame: SimulatedFrame
  ) -> Recording.Changes? {
    guard !recording.frames.isEmpty, sinceKeyframe < Recording.longestDelta,
      !frame.events.contains(where: { Self.renumbering.contains($0.kind) })
    else { return nil }
    var changes = Recording.Changes()
    let match = ElementMatch(from: last, to: now)
    var previous = -1
    for (index, element) in now.enumerated() {
      guard let place = match.places[index] else {
        changes.appeared.append(.init(index: index, element: element))
        continue
      }
      // Elements that stay must keep their order, or the changes cannot be expressed.
      guard place > previous else { return nil }
      previous = place
      if last[place] != element { changes.moved.append(.init(index: index, element: element)) }
    }
    changes.disappeared = match.gone
    let count = changes.disappeared.count + changes.appeared.count + changes.moved.count
    return count > now.count && count > 16 ? nil : changes
  }

  /// The events after which sections may have other indexes.
  private static let renumbering: Set<SimulationEvent.Kind> = [
    .updated, .reloaded, .resized, .contentSizeCategory,
  ]
}

extension Recording.Frame {
  /// Creates a frame without its elements.
  fileprivate init(_ frame: SimulatedFrame, along axis: LayoutAxis, tick: Int) {
    self.tick = tick
    velocity = Recording.rounded(CGFloat(frame.velocity[axis]))
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
  /// Performs a script, waits until nothing moves, and records every frame.
  ///
  /// Recording has no effect on the view: its final state is the same as after
  /// ``run(_:framesPerSecond:within:_:)``.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - title: The title of the recording.
  ///   - framesPerSecond: The frame rate, a divisor of ``ticksPerSecond``.
  ///   - duration: The maximum duration of the run, in seconds of the simulation.
  ///   - goesOn: A closure that receives each frame, and returns false to end the run.
  /// - Throws: ``ScriptError`` for the first action that cannot be performed. The actions before it
  ///   have taken effect.
  /// - Complexity: That of the run, plus O(visible elements) per frame.
  public mutating func record(
    _ script: ScrollScript, title: String = "", framesPerSecond: Int = 60,
    within duration: Double = longestRun, _ goesOn: (SimulatedFrame) -> Bool = { _ in true }
  ) throws(ScriptError) -> Recording {
    try record(
      script, title: title, framesPerSecond: framesPerSecond, within: duration
    ) { frame, _ in goesOn(frame) }
  }

  /// Does the same, with a closure that receives the state of the view at each frame, too.
  package mutating func record(
    _ script: ScrollScript, title: String, framesPerSecond: Int, within duration: Double,
    _ goesOn: (SimulatedFrame, CollectionViewSimulator) -> Bool
  ) throws(ScriptError) -> Recording {
    var recorder = Recorder(title: title, framesPerSecond: framesPerSecond, self)
    try run(script, framesPerSecond: framesPerSecond, within: duration) { frame, simulator in
      recorder.add(frame, simulator)
      return goesOn(frame, simulator)
    }
    return recorder.recording
  }
}
