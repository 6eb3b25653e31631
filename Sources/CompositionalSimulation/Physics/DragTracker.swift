import Compositional

/// Tracks a finger that drags a scroll view, and computes the content offset and the release
/// velocity.
///
/// The first ``ScrollPhysics/touchSlop`` points of the finger's path do not move the content, and
/// the content never catches up on them, so it does not jump when the drag begins. After that the
/// content follows the finger, also past its ends. ``ScrollPhysics/rubberBanded(_:in:extent:)``
/// computes the offset that is shown there.
///
/// ```swift
/// var drag = DragTracker(finger: CGPoint(x: 160, y: 400), contentOffset: offset, time: 0)
/// offset = drag.move(to: CGPoint(x: 160, y: 340), at: 0.05)  // 50 points on, 10 are slop
/// drag.velocity(at: 0.05)  // 1,200 points per second, down the content
/// ```
public struct DragTracker: Hashable, Sendable {
  /// The position of the finger at one time.
  private struct Sample: Hashable, Sendable {
    var time: Double
    var finger: Vector
  }

  /// True once the finger has left the slop; before, the touch may still be a tap.
  public private(set) var isDragging = false
  /// The axis the drag is locked to; nil before the drag begins, and if both axes move.
  public private(set) var lockedAxis: LayoutAxis?
  /// True if the drag moves only one axis: the one along which the finger is farther from its start
  /// when it leaves the slop.
  ///
  /// A drag exactly along the diagonal moves both axes.
  public let isDirectionalLockEnabled: Bool
  /// The constants of the motion.
  public let physics: ScrollPhysics

  /// The tolerance for times that are sums of the same steps, in seconds.
  private static let slack = 1e-6

  private let start: Vector
  private let startOffset: Vector
  /// The finger position where the slop ended and the content began to follow.
  private var grip: Vector
  /// The last samples, at most ``samplesAtMost``, oldest first.
  private var samples: [Sample]
  /// The time of the last sample at which the finger was somewhere else than before, in seconds.
  private var lastMove: Double
  /// True if the finger rested for the velocity window at any time since the touch.
  private var hasRested = false

  /// The number of samples around three moves.
  private static let samplesAtMost = 4

  /// Creates a tracker for a finger that has just touched.
  ///
  /// - Parameters:
  ///   - finger: The position of the finger, in points, in coordinates that do not move with the
  ///     content, such as those of the view or the screen.
  ///   - contentOffset: The content offset, in points. For a view that is past an end, pass the
  ///     result of ``ScrollPhysics/unbanded(_:in:extent:)`` for the offset that is shown.
  ///   - time: The time of the touch, in seconds of any clock.
  ///   - isDirectionalLockEnabled: True if only one axis moves.
  ///   - physics: The constants of the motion.
  public init(
    finger: CGPoint, contentOffset: CGPoint, time: Double, isDirectionalLockEnabled: Bool = false,
    physics: ScrollPhysics = ScrollPhysics()
  ) {
    start = Vector(finger: finger)
    requireFinite(contentOffset.x, "content offset")
    requireFinite(contentOffset.y, "content offset")
    requireFinite(CGFloat(time), "time")
    startOffset = Vector(x: Double(contentOffset.x), y: Double(contentOffset.y))
    self.isDirectionalLockEnabled = isDirectionalLockEnabled
    self.physics = physics
    grip = start
    samples = [Sample(time: time, finger: start)]
    lastMove = time
  }

  /// The content offset that follows the finger, in points; it may be past the ends.
  ///
  /// It grows when the finger moves up or to the left.
  public var contentOffset: CGPoint {
    guard isDragging, let finger = samples.last?.finger else {
      return CGPoint(x: startOffset.x, y: startOffset.y)
    }
    let way = moving(Vector(x: grip.x - finger.x, y: grip.y - finger.y))
    return CGPoint(x: startOffset.x + way.x, y: startOffset.y + way.y)
  }

  /// Moves the finger.
  ///
  /// - Parameters:
  ///   - finger: The new position, in the coordinates of the first one.
  ///   - time: The time of the move, in seconds, not before the last move.
  /// - Returns: The content offset that follows the finger, in points.
  @discardableResult
  public mutating func move(to finger: CGPoint, at time: Double) -> CGPoint {
    let finger = Vector(finger: finger)
    let time = following(time)
    if samples.last?.finger != finger {
      hasRested = hasRested(at: time)
      lastMove = time
    }
    if samples.last?.time == time { samples.removeLast() }
    samples.append(Sample(time: time, finger: finger))
    if samples.count > Self.samplesAtMost { samples.removeFirst() }
    if !isDragging { beginDrag(at: finger) }
    return contentOffset
  }

  /// Returns the velocity of the content offset at the end of the drag, in points per second.
  ///
  /// It is the weighted mean of the velocities of the last three moves; the weights are
  /// ``ScrollPhysics/newestMoveWeight``, ``ScrollPhysics/previousMoveWeight`` and
  /// ``ScrollPhysics/oldestMoveWeight``. A move that ended ``ScrollPhysics/velocityWindow`` ago or
  /// earlier does not count. The weights of the moves that count are divided by their sum. Several
  /// moves at the same time are one move, to the last position. The velocity of a move is its
  /// distance divided by the time since the previous move, and that time does not change its
  /// weight. The velocity is zero if no move counts, or if the finger never left the slop.
  ///
  /// - Parameter time: The time of the release, in seconds, not before the last move.
  public func velocity(at time: Double) -> CGPoint {
    let time = following(time)
    guard isDragging else { return .zero }
    var sum = Vector(x: 0, y: 0)
    var total = 0.0
    for age in 0..<max(0, samples.count - 1) {
      let before = samples[samples.count - 2 - age]
      let after = samples[samples.count - 1 - age]
      guard time - after.time < physics.velocityWindow - Self.slack else { break }
      let weight = weight(ofMove: age)
      let seconds = after.time - before.time
      sum.x += weight * ((before.finger.x - after.finger.x) / seconds)
      sum.y += weight * ((before.finger.y - after.finger.y) / seconds)
      total += weight
    }
    guard total > 0 else { return .zero }
    let velocity = moving(Vector(x: sum.x / total, y: sum.y / total))
    return CGPoint(x: velocity.x, y: velocity.y)
  }

  /// Returns true if the finger rested for ``ScrollPhysics/velocityWindow`` at any time between the
  /// touch and a release.
  ///
  /// - Parameter time: The time of the release, in seconds, not before the last move.
  func hasRested(at time: Double) -> Bool {
    hasRested || time - lastMove >= physics.velocityWindow - Self.slack
  }

  /// Returns the weight of a move in the release velocity; the newest one has the age 0.
  private func weight(ofMove age: Int) -> Double {
    switch age {
    case 0: physics.newestMoveWeight
    case 1: physics.previousMoveWeight
    default: physics.oldestMoveWeight
    }
  }

  /// Begins the drag once the finger is at least the slop away from its start.
  private mutating func beginDrag(at finger: Vector) {
    let way = Vector(x: finger.x - start.x, y: finger.y - start.y)
    let distance = (way.x * way.x + way.y * way.y).squareRoot()
    guard distance > 0, distance >= physics.touchSlop else { return }
    isDragging = true
    let slop = physics.touchSlop / distance
    grip = Vector(x: start.x + way.x * slop, y: start.y + way.y * slop)
    // A diagonal stays a diagonal despite rounding errors.
    let lead = way.x.magnitude - way.y.magnitude
    if isDirectionalLockEnabled, lead.magnitude > PixelGrid.tolerance {
      lockedAxis = lead > 0 ? .horizontal : .vertical
    }
  }

  /// Returns the component of a translation along the axes that move.
  private func moving(_ way: Vector) -> Vector {
    lockedAxis.map { Vector(along: $0, way[$0], across: 0) } ?? way
  }

  /// Checks that a time is not before the last move, and clamps a rounding error to it.
  private func following(_ time: Double) -> Double {
    requireFinite(CGFloat(time), "time")
    let last = samples.last?.time ?? time
    require(
      time >= last - Self.slack,
      "Invalid time: \(time). It must not be before the last, \(last).")
    return max(time, last)
  }
}

extension Vector {
  /// Creates a vector from a finger position, after a check that it is finite.
  fileprivate init(finger: CGPoint) {
    requireFinite(finger.x, "finger position")
    requireFinite(finger.y, "finger position")
    self.init(x: Double(finger.x), y: Double(finger.y))
  }
}
