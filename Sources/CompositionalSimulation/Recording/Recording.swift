import Compositional

/// What a run of a simulated collection view has shown, frame by frame.
///
/// A player needs no layout: the frames of what is in sight are in the recording. Most frames hold only
/// what has changed; ``RecordingPlayer`` makes the whole of any of them. Lengths are rounded to
/// thousandths of a point, far below a pixel, so that the text is short and the same everywhere.
///
/// ```swift
/// let recording = try simulator.record([.fling(velocity: 3_000)], framesPerSecond: 60)
/// print(recording.summary.distance, recording.summary.cellsCreated)
/// for state in recording.states { draw(state.elementsByDepth, at: state.contentOffset) }
/// ```
///
/// - Note: a frame in which nothing comes and goes takes some hundred bytes of memory, each element that
///   comes, goes or moves about 150 more, and each second all in sight once. A recording ends early, with
///   ``isComplete`` false, when its frames hold more than ``elementsAtMost`` elements.
public struct Recording: Hashable, Sendable {
  /// The version of the form in which recordings are written.
  public static let version = 1
  /// The most elements the frames of a recording hold, each time an element is told counted.
  public static let elementsAtMost = 500_000
  /// The most frames from one that tells everything to the next.
  public static let longestDelta = 120

  /// What it is called.
  public var title: String
  /// How many frames there are a second.
  public let framesPerSecond: Int
  /// Pixels a point.
  public let displayScale: CGFloat
  /// Which way the layout scrolls.
  public let scrollDirection: LayoutAxis
  /// The direction of reading.
  public let layoutDirection: UserInterfaceLayoutDirection
  /// What the run comes to, in numbers.
  public package(set) var summary: SimulationSummary
  /// Whether all frames of the run are there.
  public package(set) var isComplete = true
  /// The frames, at least one.
  public package(set) var frames: [Frame] = []

  /// Makes a recording that has no frames yet.
  package init(
    title: String, framesPerSecond: Int, displayScale: CGFloat, scrollDirection: LayoutAxis,
    layoutDirection: UserInterfaceLayoutDirection, summary: SimulationSummary,
    isComplete: Bool = true
  ) {
    self.title = title
    self.framesPerSecond = framesPerSecond
    self.displayScale = displayScale
    self.scrollDirection = scrollDirection
    self.layoutDirection = layoutDirection
    self.summary = summary
    self.isComplete = isComplete
  }

  /// A frame, mostly by what has changed since the one before.
  public struct Frame: Hashable, Sendable {
    /// When it was taken, in ticks of the simulation.
    public package(set) var tick = 0
    /// The content offset, in points.
    public package(set) var contentOffset = CGPoint(x: 0, y: 0)
    /// What is in sight.
    public package(set) var elements = Elements.changed(Changes())
    /// What else is shown; nil where it is as before.
    public package(set) var surroundings: Surroundings?
    /// How far orthogonal sections are scrolled, in points: those that moved, or in a frame that tells
    /// everything those that are not at zero.
    public package(set) var orthogonalOffsets: [Int: CGFloat] = [:]
    /// Views that were made.
    public package(set) var created = 0
    /// Views that were used again.
    public package(set) var reused = 0
    /// Views that were returned.
    public package(set) var returned = 0
    /// The items whose data was asked for ahead of time.
    public package(set) var prefetched: [ElementIndexPath] = []
    /// The items whose data was asked for in vain.
    public package(set) var cancelled: [ElementIndexPath] = []
    /// What was added to the content offset, in points, so that what was on screen stayed.
    public package(set) var contentOffsetAdjustment = CGPoint(x: 0, y: 0)
    /// How far what was on screen was thrown off its place nevertheless, in points.
    public package(set) var jump: CGFloat = 0
    /// What it has cost.
    public package(set) var work = SimulatedFrame.Work()
    /// What else happened.
    public package(set) var events: [SimulationEvent] = []

    package init() {}

    /// When it was taken, in seconds of the simulation.
    public var time: Double { Double(tick) / Double(CollectionViewSimulator.ticksPerSecond) }
    /// Whether it tells everything, so that a player may start here.
    public var isKeyframe: Bool {
      if case .all = elements { return true }
      return false
    }
  }

  /// What is shown besides elements.
  public struct Surroundings: Hashable, Sendable {
    /// The size of the view, in points.
    public package(set) var viewSize: CGSize
    /// What covers its edges, in points.
    public package(set) var adjustedContentInset: PhysicalEdgeInsets
    /// The size of everything, in points.
    public package(set) var contentSize: CGSize

    package init(viewSize: CGSize, adjustedContentInset: PhysicalEdgeInsets, contentSize: CGSize) {
      self.viewSize = viewSize
      self.adjustedContentInset = adjustedContentInset
      self.contentSize = contentSize
    }
  }

  /// The elements in sight at a frame.
  public enum Elements: Hashable, Sendable {
    /// All of them, in layout order.
    case all([LayoutAttributes])
    /// What differs from the frame before.
    case changed(Changes)
  }

  /// How the elements in sight differ from those of the frame before.
  public struct Changes: Hashable, Sendable {
    /// The elements that are gone, by their index in the frame before, in order.
    public package(set) var disappeared: [Int] = []
    /// The elements that have come, with their index in this frame, in order.
    public package(set) var appeared: [Change] = []
    /// The elements that stay and look otherwise, with their index in this frame, in order.
    public package(set) var moved: [Change] = []

    package init() {}

    /// Whether nothing differs.
    public var isEmpty: Bool { disappeared.isEmpty && appeared.isEmpty && moved.isEmpty }
  }

  /// An element and its place among those in sight.
  public struct Change: Hashable, Sendable {
    /// Its place in layout order.
    public let index: Int
    /// The element as it looks now.
    public let element: LayoutAttributes

    package init(index: Int, element: LayoutAttributes) {
      self.index = index
      self.element = element
    }
  }
}
