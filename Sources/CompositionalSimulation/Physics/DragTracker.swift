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
  /// The latest samples: those in the velocity window, and the one before it.
  private var samples: [Sample]

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
  /// - Complexity: O(moves within the velocity window)
  @discardableResult
  public mutating func move(to finger: CGPoint, at time: Double) -> CGPoint {
    let finger = Vector(finger: finger)
    let time = following(time)
    if samples.last?.time == time { samples.removeLast() }
    samples.append(Sample(time: time, finger: finger))
    let window = time - physics.velocityWindow
    while samples.count > 1, samples[1].time <= window { samples.removeFirst() }
    if !isDragging { beginDrag(at: finger) }
    return contentOffset
  }

  /// Returns the mean velocity of the content offset at the end of the drag, in points per second.
  ///
  /// The mean is taken over the last ``ScrollPhysics/velocityWindow`` seconds, or over the whole
  /// drag if it is shorter. The finger is assumed to move in a straight line between two moves, and
  /// to rest after the last one. The velocity is zero if the finger rested for the whole window, or
  /// never left the slop.
  ///
  /// - Parameter time: The time of the release, in seconds, not before the last move.
  /// - Complexity: O(moves within the velocity window)
  public func velocity(at time: Double) -> CGPoint {
    let time = following(time)
    guard isDragging, let first = samples.first, let last = samples.last else { return .zero }
    let begin = max(first.time, time - physics.velocityWindow)
    guard begin < time else { return .zero }
    let finger = self.finger(at: begin)
    let way = moving(Vector(x: finger.x - last.finger.x, y: finger.y - last.finger.y))
    return CGPoint(x: way.x / (time - begin), y: way.y / (time - begin))
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

  /// Returns the position of the finger at a time, interpolated linearly between samples.
  private func finger(at time: Double) -> Vector {
    guard let index = samples.lastIndex(where: { $0.time <= time }) else { return start }
    let before = samples[index]
    guard index + 1 < samples.count else { return before.finger }
    let after = samples[index + 1]
    let share = (time - before.time) / (after.time - before.time)
    return Vector(
      x: before.finger.x + share * (after.finger.x - before.finger.x),
      y: before.finger.y + share * (after.finger.y - before.finger.y))
  }

  /// Checks that a time is not before the last move, and clamps a rounding error to it.
  private func following(_ time: Double) -> Double {
    requireFinite(CGFloat(time), "time")
    let last = samples.last?.time ?? time
    precondition(
      time >= last - Self.slack,
      "Invalid time: \(time). A finger moves on from \(last); it must not go back in time.")
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
