import Compositional

/// A player that restores the complete state of any frame of a recording.
///
/// ```swift
/// var player = RecordingPlayer(recording)
/// player.seek(to: 90)
/// draw(player.state.elementsByDepth, at: player.state.contentOffset)
/// ```
public struct RecordingPlayer: Sendable {
  /// The complete state of a frame.
  public struct State: Hashable, Sendable {
    /// The index of the frame, from 0.
    public fileprivate(set) var frame = 0
    /// The time of the frame, in seconds of the simulation.
    public fileprivate(set) var time = 0.0
    /// The content offset, in points.
    public fileprivate(set) var contentOffset = CGPoint(x: 0, y: 0)
    /// The velocity of the content offset along the scroll direction, in points per second.
    public fileprivate(set) var velocity: CGFloat = 0
    /// The size of the view, in points.
    public fileprivate(set) var viewSize = CGSize(width: 0, height: 0)
    /// The insets of the view, in points, from everything that covers its edges.
    public fileprivate(set) var adjustedContentInset = PhysicalEdgeInsets.zero
    /// The size of the content, in points.
    public fileprivate(set) var contentSize = CGSize(width: 0, height: 0)
    /// The offsets of orthogonal sections, in points; a missing section is at zero.
    public fileprivate(set) var orthogonalOffsets: [Int: CGFloat] = [:]
    /// The visible elements, in layout order and content coordinates.
    public fileprivate(set) var elements: [LayoutAttributes] = []
    /// The parts inside visible elements that have any, in points of the element.
    public fileprivate(set) var parts: [ElementID: [ElementPart]] = [:]

    /// The parts inside the visible elements, in layout order and content coordinates.
    ///
    /// - Complexity: O(visible elements + parts)
    public var placedParts: [PlacedPart] {
      elements.flatMap { element in
        (parts[element.id] ?? []).map { PlacedPart($0, of: element.id, in: element.frame) }
      }
    }

    /// The visible elements in drawing order: by z-index, then in layout order.
    ///
    /// - Complexity: O(*n* log *n*), where *n* is the number of visible elements
    public var elementsByDepth: [LayoutAttributes] {
      elements.enumerated().sorted {
        ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
      }.map { $0.element }
    }
  }

  /// The recording being played.
  public let recording: Recording
  /// The state of the current frame.
  public private(set) var state = State()

  /// Creates a player at the first frame.
  public init(_ recording: Recording) {
    self.recording = recording
    apply(0)
  }

  /// Moves to a frame.
  ///
  /// - Parameter frame: The index of the frame, from 0. The frame must exist.
  /// - Complexity: O(frames since the last keyframe + elements in them), with at most
  ///   ``Recording/longestDelta`` frames; O(changes) for the next frame
  public mutating func seek(to frame: Int) {
    require(
      recording.frames.indices.contains(frame),
      "Invalid frame: \(frame). The recording has \(recording.frames.count), counted from 0.")
    guard frame != state.frame else { return }
    var start = frame
    while start > 0, !recording.frames[start].isKeyframe, start - 1 != state.frame { start -= 1 }
    for index in start...frame { apply(index) }
  }

  /// Moves to the last frame at or before a time, or to the first frame.
  ///
  /// - Parameter time: The time, in seconds of the simulation.
  /// - Complexity: O(log frames) plus that of ``seek(to:)``
  public mutating func seek(toTime time: Double) {
    var low = 0
    var high = recording.frames.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if recording.frames[middle].time <= time { low = middle } else { high = middle }
    }
    seek(to: low)
  }

  /// Moves to the next frame.
  ///
  /// - Returns: False if the player is already at the last frame.
  @discardableResult
  public mutating func advance() -> Bool {
    guard state.frame + 1 < recording.frames.count else { return false }
    apply(state.frame + 1)
    return true
  }

  private mutating func apply(_ index: Int) {
    let frame = recording.frames[index]
    state.frame = index
    state.time = frame.time
    state.contentOffset = frame.contentOffset
    state.velocity = frame.velocity
    if let around = frame.surroundings {
      state.viewSize = around.viewSize
      state.adjustedContentInset = around.adjustedContentInset
      state.contentSize = around.contentSize
    }
    switch frame.elements {
    case .all(let elements):
      state.elements = elements
      state.parts = [:]
      state.orthogonalOffsets = frame.orthogonalOffsets
    case .changed(let changes):
      for (section, offset) in frame.orthogonalOffsets { state.orthogonalOffsets[section] = offset }
      if !state.parts.isEmpty {
        for index in changes.disappeared { state.parts[state.elements[index].id] = nil }
      }
      state.elements.apply(changes)
    }
    for inside in frame.insides {
      state.parts[inside.id] = inside.parts.isEmpty ? nil : inside.parts
    }
  }
}

extension [LayoutAttributes] {
  /// Updates the elements of a frame to those of the next one.
  package mutating func apply(_ changes: Recording.Changes) {
    if !changes.disappeared.isEmpty || !changes.appeared.isEmpty {
      var next: [LayoutAttributes] = []
      next.reserveCapacity(count - changes.disappeared.count + changes.appeared.count)
      var gone = changes.disappeared[...]
      var come = changes.appeared[...]
      for (index, element) in enumerated() {
        if gone.first == index {
          gone.removeFirst()
          continue
        }
        while let first = come.first, first.index == next.count {
          next.append(first.element)
          come.removeFirst()
        }
        next.append(element)
      }
      next += come.map { $0.element }
      self = next
    }
    for change in changes.moved { self[change.index] = change.element }
  }
}

extension Recording {
  /// The complete states of all frames.
  public var states: States { States(player: RecordingPlayer(self)) }

  /// A sequence of the complete states of the frames of a recording.
  public struct States: Sequence, IteratorProtocol {
    fileprivate var player: RecordingPlayer
    fileprivate var isOver = false

    /// Returns the next state; nil after the last one.
    public mutating func next() -> RecordingPlayer.State? {
      guard !isOver else { return nil }
      let state = player.state
      isOver = !player.advance()
      return state
    }
  }
}
