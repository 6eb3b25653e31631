/// What a collection view showed at one moment, and what has happened since the frame before.
public struct SimulatedFrame: Hashable, Sendable {
  /// What the frame has cost.
  public struct Work: Hashable, Sendable {
    /// Groups that were solved.
    public internal(set) var groupsSolved = 0
    /// Elements that were looked at.
    public internal(set) var elementsVisited = 0
    /// Elements that were measured.
    public internal(set) var measurements = 0

    /// No work.
    public init() {}

    /// All of it as one number, by which frames are compared.
    public var total: Int { groupsSolved + elementsVisited + measurements }
  }

  /// The seconds simulated so far.
  public internal(set) var time = 0.0
  /// The content offset, in points.
  public internal(set) var contentOffset = CGPoint(x: 0, y: 0)
  /// How fast the content offset moves, in points a second.
  public internal(set) var velocity = CGPoint(x: 0, y: 0)
  /// The orthogonal sections that are elsewhere than in the frame before, and where, in points.
  public internal(set) var orthogonalOffsets: [Int: CGFloat] = [:]
  /// The size of everything, in points.
  public internal(set) var contentSize = CGSize(width: 0, height: 0)
  /// What was added to the content offset, in points, so that what was on screen stayed.
  public internal(set) var contentOffsetAdjustment = CGPoint(x: 0, y: 0)
  /// How far what was on screen was thrown off its place nevertheless, in points.
  public internal(set) var jump = 0.0
  /// The elements in sight.
  public internal(set) var visibleCount = 0
  /// The elements that have come into sight, in layout order.
  public internal(set) var appeared: [ElementID] = []
  /// The numbers of the views of ``appeared``, in its order.
  ///
  /// Views are numbered as they are made, so one that was made for an element has a number that no
  /// frame before has.
  public internal(set) var dequeued: [Int] = []
  /// The elements that have gone out of sight, in layout order.
  public internal(set) var disappeared: [ElementID] = []
  /// Views that were made.
  public internal(set) var created = 0
  /// Those of them that were made for cells.
  public internal(set) var createdCells = 0
  /// Views that were used again.
  public internal(set) var reused = 0
  /// Views that were returned.
  public internal(set) var returned = 0
  /// The items whose data was asked for ahead of time.
  public internal(set) var prefetched: [ElementIndexPath] = []
  /// The items whose data was asked for in vain.
  public internal(set) var cancelled: [ElementIndexPath] = []
  /// What else happened.
  public internal(set) var events: [SimulationEvent] = []
  /// What it has cost.
  public internal(set) var work = Work()

  /// A frame in which nothing has happened.
  public init() {}
}
