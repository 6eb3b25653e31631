import Compositional

/// What a collection view showed at one moment, and what has happened since the frame before.
public struct SimulatedFrame: Hashable, Sendable {
  /// What the frame has cost.
  public struct Work: Hashable, Sendable {
    /// Groups that were solved.
    public package(set) var groupsSolved = 0
    /// Elements that were looked at.
    public package(set) var elementsVisited = 0
    /// Elements that were measured.
    public package(set) var measurements = 0

    /// No work.
    public init() {}

    /// All of it as one number, by which frames are compared.
    public var total: Int { groupsSolved + elementsVisited + measurements }
  }

  /// The seconds simulated so far.
  public package(set) var time = 0.0
  /// The content offset, in points.
  public package(set) var contentOffset = CGPoint(x: 0, y: 0)
  /// How fast the content offset moves, in points a second.
  public package(set) var velocity = CGPoint(x: 0, y: 0)
  /// The orthogonal sections that are elsewhere than in the frame before, and where, in points.
  public package(set) var orthogonalOffsets: [Int: CGFloat] = [:]
  /// The size of everything, in points.
  public package(set) var contentSize = CGSize(width: 0, height: 0)
  /// What was added to the content offset, in points, so that what was on screen stayed.
  public package(set) var contentOffsetAdjustment = CGPoint(x: 0, y: 0)
  /// How far what was on screen was thrown off its place nevertheless, in points.
  public package(set) var jump = 0.0
  /// The elements in sight.
  public package(set) var visibleCount = 0
  /// The elements that have come into sight, in layout order.
  public package(set) var appeared: [ElementID] = []
  /// The numbers of the views of ``appeared``, in its order.
  ///
  /// Views are numbered as they are made, so one that was made for an element has a number that no
  /// frame before has.
  public package(set) var dequeued: [Int] = []
  /// The elements that have gone out of sight, in layout order.
  public package(set) var disappeared: [ElementID] = []
  /// Views that were made.
  public package(set) var created = 0
  /// Those of them that were made for cells.
  public package(set) var createdCells = 0
  /// Views that were used again.
  public package(set) var reused = 0
  /// Views that were returned.
  public package(set) var returned = 0
  /// The items whose data was asked for ahead of time.
  public package(set) var prefetched: [ElementIndexPath] = []
  /// The items whose data was asked for in vain.
  public package(set) var cancelled: [ElementIndexPath] = []
  /// What else happened.
  public package(set) var events: [SimulationEvent] = []
  /// What it has cost.
  public package(set) var work = Work()

  /// A frame in which nothing has happened.
  public init() {}
}
