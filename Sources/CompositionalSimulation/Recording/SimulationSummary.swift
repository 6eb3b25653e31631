import Compositional

/// What a run of a simulated collection view comes to, in numbers.
///
/// It is made of the frames as they are taken and keeps none of them, so it takes the same memory for
/// any run.
///
/// ```swift
/// var summary = SimulationSummary()
/// try simulator.run(script) { frame, _ in
///   summary.add(frame)
///   return true
/// }
/// ```
public struct SimulationSummary: Hashable, Sendable {
  /// The frames.
  public package(set) var frames = 0
  /// From the first frame to the last, in seconds of the simulation.
  public package(set) var seconds = 0.0
  /// How often an element has come into sight; one that goes and comes back counts each time, so that
  /// nothing has to be remembered of those that are gone.
  public package(set) var elementsSeen = 0
  /// How often a cell has come into sight, counted in the same way.
  public package(set) var cellsSeen = 0
  /// Cells that were made for them; the others were used again.
  public package(set) var cellsCreated = 0
  /// Views of all kinds that were made.
  public package(set) var viewsCreated = 0
  /// How often a view of any kind was used again.
  public package(set) var viewsReused = 0
  /// The most elements in sight at any frame.
  public package(set) var highWater = 0
  /// The items whose data was asked for ahead of time.
  public package(set) var prefetched = 0
  /// Those of them whose data was asked for in vain.
  public package(set) var cancelled = 0
  /// Elements that were measured.
  public package(set) var measurements = 0
  /// Groups that were solved.
  public package(set) var groupsSolved = 0
  /// Elements that were looked at.
  public package(set) var elementsVisited = 0
  /// The frame that cost most, counted from 0; the first of those that cost the same.
  public package(set) var busiestFrame = 0
  /// What it has cost.
  public package(set) var busiestWork = SimulatedFrame.Work()
  /// By how much the content has grown from the first frame to the last, in points.
  public package(set) var contentSizeDrift = CGSize(width: 0, height: 0)
  /// The most that was added to the content offset along an axis in a frame, either way, in points.
  public package(set) var largestAdjustment = 0.0
  /// How often what was on screen was thrown off its place.
  public package(set) var jumps = 0
  /// The farthest it was thrown in a frame, in points.
  public package(set) var largestJump = 0.0
  /// Elements that never settled on a size.
  public package(set) var unsettled = 0
  /// How far the view has travelled from frame to frame, less what was adjusted, in points.
  public package(set) var distance = 0.0
  /// The fastest it has moved at any frame, in points a second.
  public package(set) var peakVelocity = 0.0
  /// The content offset at the last frame, in points.
  public package(set) var finalContentOffset = CGPoint(x: 0, y: 0)

  /// The time of the first frame, in seconds.
  private var start = 0.0
  /// The size of everything at the first frame, in points.
  private var startSize = CGSize(width: 0, height: 0)

  /// The summary of no frame.
  public init() {}

  /// Takes in the next frame.
  ///
  /// - Complexity: O(elements that have come into sight, and events).
  public mutating func add(_ frame: SimulatedFrame) {
    if frames == 0 {
      start = frame.time
      startSize = frame.contentSize
      finalContentOffset = frame.contentOffset
    }
    addMotion(frame)
    addViews(frame)
    addWork(frame)
    frames += 1
    seconds = frame.time - start
    contentSizeDrift = CGSize(
      width: frame.contentSize.width - startSize.width,
      height: frame.contentSize.height - startSize.height)
    for event in frame.events {
      if event.kind == .jumped { jumps += 1 }
      if event.kind == .unsettled { unsettled += 1 }
    }
  }

  private mutating func addMotion(_ frame: SimulatedFrame) {
    let shift = frame.contentOffsetAdjustment
    // In a frame that is the first the adjustment has happened before it.
    if frames > 0 {
      distance += Self.length(
        frame.contentOffset.x - finalContentOffset.x - shift.x,
        frame.contentOffset.y - finalContentOffset.y - shift.y)
    }
    finalContentOffset = frame.contentOffset
    largestAdjustment = max(
      largestAdjustment, Double(max(shift.x.magnitude, shift.y.magnitude)))
    largestJump = max(largestJump, frame.jump)
    peakVelocity = max(peakVelocity, Self.length(frame.velocity.x, frame.velocity.y))
  }

  private mutating func addViews(_ frame: SimulatedFrame) {
    elementsSeen += frame.appeared.count
    cellsSeen += frame.appeared.count { $0.category == .cell }
    cellsCreated += frame.createdCells
    viewsCreated += frame.created
    viewsReused += frame.reused
    highWater = max(highWater, frame.visibleCount)
    prefetched += frame.prefetched.count
    cancelled += frame.cancelled.count
  }

  private mutating func addWork(_ frame: SimulatedFrame) {
    measurements += frame.work.measurements
    groupsSolved += frame.work.groupsSolved
    elementsVisited += frame.work.elementsVisited
    guard frame.work.total > busiestWork.total else { return }
    busiestFrame = frames
    busiestWork = frame.work
  }

  private static func length(_ x: CGFloat, _ y: CGFloat) -> Double {
    Double((x * x + y * y).squareRoot())
  }

  /// The summary as recordings hold it: lengths to thousandths of a point, and no frame to come.
  package var rounded: SimulationSummary {
    var rounded = self
    func round(_ number: Double) -> Double { Double(Recording.rounded(CGFloat(number))) }
    rounded.seconds = (seconds * 1e6).rounded() / 1e6
    rounded.contentSizeDrift = Recording.rounded(contentSizeDrift)
    rounded.largestAdjustment = round(largestAdjustment)
    rounded.largestJump = round(largestJump)
    rounded.distance = round(distance)
    rounded.peakVelocity = round(peakVelocity)
    rounded.finalContentOffset = Recording.rounded(finalContentOffset)
    rounded.start = 0
    rounded.startSize = CGSize(width: 0, height: 0)
    return rounded
  }
}
