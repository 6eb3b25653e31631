import Compositional

/// Shows any frame of a recording as a whole.
///
/// ```swift
/// var player = RecordingPlayer(recording)
/// player.seek(to: 90)
/// draw(player.state.elementsByDepth, at: player.state.contentOffset)
/// ```
public struct RecordingPlayer: Sendable {
  /// What a frame shows.
  public struct State: Hashable, Sendable {
    /// The frame, counted from 0.
    public fileprivate(set) var frame = 0
    /// When it was taken, in seconds of the simulation.
    public fileprivate(set) var time = 0.0
    /// The content offset, in points.
    public fileprivate(set) var contentOffset = CGPoint(x: 0, y: 0)
    /// The size of the view, in points.
    public fileprivate(set) var viewSize = CGSize(width: 0, height: 0)
    /// What covers its edges, in points.
    public fileprivate(set) var adjustedContentInset = PhysicalEdgeInsets.zero
    /// The size of everything, in points.
    public fileprivate(set) var contentSize = CGSize(width: 0, height: 0)
    /// How far orthogonal sections are scrolled, in points; those left out rest at zero.
    public fileprivate(set) var orthogonalOffsets: [Int: CGFloat] = [:]
    /// The elements in sight in layout order, in points of the content.
    public fileprivate(set) var elements: [LayoutAttributes] = []

    /// The elements in the order in which they are drawn: by z-index, then in layout order.
    ///
    /// - Complexity: O(n log n)
    public var elementsByDepth: [LayoutAttributes] {
      elements.enumerated().sorted {
        ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
      }.map(\.element)
    }
  }

  /// What is shown.
  public let recording: Recording
  /// What the frame shows at which the player is.
  public private(set) var state = State()

  /// Makes a player at the first frame.
  public init(_ recording: Recording) {
    self.recording = recording
    apply(0)
  }

  /// Goes to a frame.
  ///
  /// - Parameter frame: one that is there, counted from 0.
  /// - Complexity: O(frames since the last one that tells everything, at most
  ///   ``Recording/longestDelta``, and the elements in them); O(changes) for the next frame.
  public mutating func seek(to frame: Int) {
    precondition(
      recording.frames.indices.contains(frame),
      "Invalid frame: \(frame). The recording has \(recording.frames.count), counted from 0.")
    guard frame != state.frame else { return }
    var start = frame
    while start > 0, !recording.frames[start].isKeyframe, start - 1 != state.frame { start -= 1 }
    for index in start...frame { apply(index) }
  }

  /// Goes to the last frame that was taken by a time, or the first.
  ///
  /// - Parameter time: in seconds of the simulation.
  /// - Complexity: O(log frames) besides that of going there.
  public mutating func seek(toTime time: Double) {
    var low = 0
    var high = recording.frames.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if recording.frames[middle].time <= time { low = middle } else { high = middle }
    }
    seek(to: low)
  }

  /// Goes to the next frame.
  ///
  /// - Returns: false at the last one, which stays.
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
    if let around = frame.surroundings {
      state.viewSize = around.viewSize
      state.adjustedContentInset = around.adjustedContentInset
      state.contentSize = around.contentSize
    }
    switch frame.elements {
    case .all(let elements):
      state.elements = elements
      state.orthogonalOffsets = frame.orthogonalOffsets
    case .changed(let changes):
      state.orthogonalOffsets.merge(frame.orthogonalOffsets) { $1 }
      state.elements.apply(changes)
    }
  }
}

extension [LayoutAttributes] {
  /// Brings the elements of one frame to those of the next.
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
      next += come.map(\.element)
      self = next
    }
    for change in changes.moved { self[change.index] = change.element }
  }
}

extension Recording {
  /// The frames, each as a whole.
  public var states: States { States(player: RecordingPlayer(self)) }

  /// The frames of a recording, each as a whole, one after the other.
  public struct States: Sequence, IteratorProtocol {
    fileprivate var player: RecordingPlayer
    fileprivate var isOver = false

    /// The next frame; nil after the last.
    public mutating func next() -> RecordingPlayer.State? {
      guard !isOver else { return nil }
      let state = player.state
      isOver = !player.advance()
      return state
    }
  }
}
