import Compositional

/// The totals of a run of a simulated collection view.
///
/// A summary is built from the frames as they are taken and keeps none of them, so it takes the
/// same memory for any run.
///
/// ```swift
/// var summary = SimulationSummary()
/// try simulator.run(script) { frame, _ in
///   summary.add(frame)
///   return true
/// }
/// ```
public struct SimulationSummary: Hashable, Sendable {
  /// The number of frames.
  public package(set) var frames = 0
  /// The time from the first frame to the last, in seconds of the simulation.
  public package(set) var seconds = 0.0
  /// The number of times an element appeared.
  ///
  /// An element that disappears and appears again counts each time, so that a summary stores no
  /// elements.
  public package(set) var elementsSeen = 0
  /// The number of times a cell appeared, counted in the same way.
  public package(set) var cellsSeen = 0
  /// The number of cells created; the others were reused.
  public package(set) var cellsCreated = 0
  /// The number of views of all kinds created.
  public package(set) var viewsCreated = 0
  /// The number of times a view of any kind was reused.
  public package(set) var viewsReused = 0
  /// The maximum number of visible elements in a frame.
  public package(set) var highWater = 0
  /// The number of items prefetched.
  public package(set) var prefetched = 0
  /// The number of items whose prefetching was canceled.
  public package(set) var cancelled = 0
  /// The number of elements measured.
  public package(set) var measurements = 0
  /// The number of groups solved.
  public package(set) var groupsSolved = 0
  /// The number of elements visited.
  public package(set) var elementsVisited = 0
  /// The index of the frame with the most work, from 0; the first one if several have the same.
  public package(set) var busiestFrame = 0
  /// The work of the busiest frame.
  public package(set) var busiestWork = SimulatedFrame.Work()
  /// The growth of the content from the first frame to the last, in points.
  public package(set) var contentSizeDrift = CGSize(width: 0, height: 0)
  /// The largest adjustment of the content offset along an axis in a frame, in either direction, in
  /// points.
  public package(set) var largestAdjustment = 0.0
  /// The number of times the visible content jumped.
  public package(set) var jumps = 0
  /// The largest jump in a frame, in points.
  public package(set) var largestJump = 0.0
  /// The number of elements whose size never settled.
  public package(set) var unsettled = 0
  /// The distance the view scrolled, summed over the frames, without adjustments, in points.
  public package(set) var distance = 0.0
  /// The highest speed in a frame, in points per second.
  public package(set) var peakVelocity = 0.0
  /// The content offset at the last frame, in points.
  public package(set) var finalContentOffset = CGPoint(x: 0, y: 0)

  /// The time of the first frame, in seconds.
  private var start = 0.0
  /// The content size at the first frame, in points.
  private var startSize = CGSize(width: 0, height: 0)

  /// Creates a summary of no frames.
  public init() {}

  /// Adds the next frame.
  ///
  /// - Complexity: O(elements that appeared + events)
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
    // The adjustment of the first frame happened before that frame.
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

  /// The summary as recordings store it: lengths rounded to thousandths of a point, and no state
  /// for further frames.
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
