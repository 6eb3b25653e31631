import Compositional

/// The state of a collection view at one time, and the events since the previous frame.
public struct SimulatedFrame: Hashable, Sendable {
  /// The work done for a frame.
  public struct Work: Hashable, Sendable {
    /// The number of groups solved.
    public package(set) var groupsSolved = 0
    /// The number of elements visited.
    public package(set) var elementsVisited = 0
    /// The number of elements measured.
    public package(set) var measurements = 0

    /// Creates a record of no work.
    public init() {}

    /// The sum of all work, by which frames are compared.
    public var total: Int { groupsSolved + elementsVisited + measurements }
  }

  /// The time, in seconds of the simulation.
  public package(set) var time = 0.0
  /// The content offset, in points.
  public package(set) var contentOffset = CGPoint(x: 0, y: 0)
  /// The velocity of the content offset, in points per second.
  public package(set) var velocity = CGPoint(x: 0, y: 0)
  /// The new offsets of the orthogonal sections that moved since the previous frame, in points.
  public package(set) var orthogonalOffsets: [Int: CGFloat] = [:]
  /// The size of the content, in points.
  public package(set) var contentSize = CGSize(width: 0, height: 0)
  /// The adjustment of the content offset that kept the visible content in place, in points.
  public package(set) var contentOffsetAdjustment = CGPoint(x: 0, y: 0)
  /// The distance the visible content moved despite the adjustment, in points.
  public package(set) var jump = 0.0
  /// The number of visible elements.
  public package(set) var visibleCount = 0
  /// The elements that appeared, in layout order.
  public package(set) var appeared: [ElementID] = []
  /// The numbers of the views of ``appeared``, in the same order.
  ///
  /// Views are numbered in the order of their creation, so a new view has a number that no previous
  /// frame contains.
  public package(set) var dequeued: [Int] = []
  /// The elements that disappeared, in layout order.
  public package(set) var disappeared: [ElementID] = []
  /// The number of views created.
  public package(set) var created = 0
  /// The number of views created for cells.
  public package(set) var createdCells = 0
  /// The number of views reused.
  public package(set) var reused = 0
  /// The number of views returned to the pool.
  public package(set) var returned = 0
  /// The items that were prefetched.
  public package(set) var prefetched: [ElementIndexPath] = []
  /// The items whose prefetching was canceled.
  public package(set) var cancelled: [ElementIndexPath] = []
  /// The other events since the previous frame.
  public package(set) var events: [SimulationEvent] = []
  /// The work done for the frame.
  public package(set) var work = Work()

  /// Creates a frame without events.
  public init() {}
}
