import Compositional

/// The frames that a run of a simulated collection view showed.
///
/// Playback needs no layout: the recording contains the frames of the visible elements. Most frames
/// store only their changes; ``RecordingPlayer`` restores the complete state of any frame. Lengths
/// are rounded to thousandths of a point, far below a pixel, which keeps the text short and
/// identical on all platforms.
///
/// ```swift
/// let recording = try simulator.record([.fling(velocity: 3_000)], framesPerSecond: 60)
/// print(recording.summary.distance, recording.summary.cellsCreated)
/// for state in recording.states { draw(state.elementsByDepth, at: state.contentOffset) }
/// ```
///
/// - Note: A frame without changes takes some hundred bytes of memory, and each element that
///   appears, disappears or moves about 150 more. At least every ``longestDelta`` frames, all
///   visible elements are stored. A recording ends early, with ``isComplete`` false, when its
///   frames contain more than ``elementsAtMost`` elements.
public struct Recording: Hashable, Sendable {
  /// The version of the recording format.
  public static let version = 1
  /// The maximum number of elements in all frames of a recording, counted each time one is stored.
  public static let elementsAtMost = 500_000
  /// The maximum number of frames from one keyframe to the next.
  public static let longestDelta = 120

  /// The title of the recording.
  public var title: String
  /// The number of frames per second.
  public let framesPerSecond: Int
  /// The display scale, in pixels per point.
  public let displayScale: CGFloat
  /// The scroll direction of the layout.
  public let scrollDirection: LayoutAxis
  /// The reading direction.
  public let layoutDirection: UserInterfaceLayoutDirection
  /// The totals of the run.
  public package(set) var summary: SimulationSummary
  /// True if the recording contains all frames of the run.
  public package(set) var isComplete = true
  /// The frames, at least one.
  public package(set) var frames: [Frame] = []

  /// Creates a recording without frames.
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

  /// A frame, usually stored as the changes since the previous frame.
  public struct Frame: Hashable, Sendable {
    /// The time of the frame, in ticks of the simulation.
    public package(set) var tick = 0
    /// The content offset, in points.
    public package(set) var contentOffset = CGPoint(x: 0, y: 0)
    /// The velocity of the content offset along the scroll direction, in points per second.
    public package(set) var velocity: CGFloat = 0
    /// The visible elements.
    public package(set) var elements = Elements.changed(Changes())
    /// The parts inside elements that are new or whose parts changed; in a keyframe, inside all
    /// visible elements. In layout order.
    public package(set) var insides: [Inside] = []
    /// The sizes and insets around the elements; nil if they have not changed.
    public package(set) var surroundings: Surroundings?
    /// The offsets of orthogonal sections, in points: of those that moved, or in a keyframe, of
    /// those not at zero.
    public package(set) var orthogonalOffsets: [Int: CGFloat] = [:]
    /// The number of views created.
    public package(set) var created = 0
    /// The number of views reused.
    public package(set) var reused = 0
    /// The number of views returned to the pool.
    public package(set) var returned = 0
    /// The items that were prefetched.
    public package(set) var prefetched: [ElementIndexPath] = []
    /// The items whose prefetching was canceled.
    public package(set) var cancelled: [ElementIndexPath] = []
    /// The adjustment of the content offset that kept the visible content in place, in points.
    public package(set) var contentOffsetAdjustment = CGPoint(x: 0, y: 0)
    /// The distance the visible content moved despite the adjustment, in points.
    public package(set) var jump: CGFloat = 0
    /// The work done for the frame.
    public package(set) var work = SimulatedFrame.Work()
    /// The other events since the previous frame.
    public package(set) var events: [SimulationEvent] = []

    package init() {}

    /// The time of the frame, in seconds of the simulation.
    public var time: Double { Double(tick) / Double(CollectionViewSimulator.ticksPerSecond) }
    /// True if the frame is complete, so that playback can start at it.
    public var isKeyframe: Bool {
      if case .all = elements { return true }
      return false
    }
  }

  /// The state of the view besides its elements.
  public struct Surroundings: Hashable, Sendable {
    /// The size of the view, in points.
    public package(set) var viewSize: CGSize
    /// The insets of the view, in points, from everything that covers its edges.
    public package(set) var adjustedContentInset: PhysicalEdgeInsets
    /// The size of the content, in points.
    public package(set) var contentSize: CGSize

    package init(viewSize: CGSize, adjustedContentInset: PhysicalEdgeInsets, contentSize: CGSize) {
      self.viewSize = viewSize
      self.adjustedContentInset = adjustedContentInset
      self.contentSize = contentSize
    }
  }

  /// The visible elements of a frame.
  public enum Elements: Hashable, Sendable {
    /// All visible elements, in layout order.
    case all([LayoutAttributes])
    /// The differences from the previous frame.
    case changed(Changes)
  }

  /// The differences between the visible elements of a frame and those of the previous frame.
  public struct Changes: Hashable, Sendable {
    /// The elements that disappeared, as indexes into the previous frame, in order.
    public package(set) var disappeared: [Int] = []
    /// The elements that appeared, with their indexes in this frame, in order.
    public package(set) var appeared: [Change] = []
    /// The elements that stay but look different, with their indexes in this frame, in order.
    public package(set) var moved: [Change] = []

    package init() {}

    /// True if nothing differs.
    public var isEmpty: Bool { disappeared.isEmpty && appeared.isEmpty && moved.isEmpty }
  }

  /// The parts inside a visible element.
  public struct Inside: Hashable, Sendable {
    /// The identifier of the element.
    public let id: ElementID
    /// The parts, containers before their parts; none if the element has none any more.
    public let parts: [ElementPart]

    package init(id: ElementID, parts: [ElementPart]) {
      self.id = id
      self.parts = parts
    }
  }

  /// An element and its index among the visible elements.
  public struct Change: Hashable, Sendable {
    /// The index in layout order.
    public let index: Int
    /// The current attributes of the element.
    public let element: LayoutAttributes

    package init(index: Int, element: LayoutAttributes) {
      self.index = index
      self.element = element
    }
  }
}
