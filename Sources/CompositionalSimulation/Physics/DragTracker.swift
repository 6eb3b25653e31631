import Compositional

/// A finger that drags a scroll view: which content offset it asks for, and how fast it lets go.
///
/// The first ``ScrollPhysics/touchSlop`` points of its way move nothing and are never made up for, so
/// that the content does not jump where the drag begins. From there on the content stays under the
/// finger, past the ends too; what is shown there is up to
/// ``ScrollPhysics/rubberBanded(_:in:extent:)``.
///
/// ```swift
/// var drag = DragTracker(finger: CGPoint(x: 160, y: 400), contentOffset: offset, time: 0)
/// offset = drag.move(to: CGPoint(x: 160, y: 340), at: 0.05)  // 50 points on, 10 are slop
/// drag.velocity(at: 0.05)  // 1,200 points a second, down the content
/// ```
public struct DragTracker: Hashable, Sendable {
  /// Where the finger was at a time.
  private struct Sample: Hashable, Sendable {
    var time: Double
    var finger: Vector
  }

  /// Whether the finger has gone farther than the slop: before, the touch may still be a tap.
  public private(set) var isDragging = false
  /// The axis the drag is locked to; nil before it has begun, and where both axes move.
  public private(set) var lockedAxis: LayoutAxis?
  /// Whether only one axis moves: the one along which the finger has gone farther where the slop ends.
  ///
  /// A drag exactly along the diagonal moves both.
  public let isDirectionalLockEnabled: Bool
  /// The constants.
  public let physics: ScrollPhysics

  /// How far two sums of the same steps of time may be apart, in seconds.
  private static let slack = 1e-6

  private let start: Vector
  private let startOffset: Vector
  /// Where the slop ended, from which on the content follows.
  private var grip: Vector
  /// The last samples: those in the velocity window, and the one before.
  private var samples: [Sample]

  /// Makes the tracker of a finger that has just touched.
  ///
  /// - Parameters:
  ///   - finger: where it touches, in points of the view or of the screen: of something that stays
  ///     where it is while the content moves.
  ///   - contentOffset: the offset of the content, in points. For a view that is past an end, that
  ///     is what ``ScrollPhysics/unbanded(_:in:extent:)`` makes of what is shown.
  ///   - time: when it touches, in seconds of any clock.
  ///   - isDirectionalLockEnabled: whether only one axis moves.
  ///   - physics: the constants.
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

  /// The content offset the finger asks for, in points, past the ends too.
  ///
  /// A finger that goes up or to the left makes it grow.
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
  ///   - finger: where it is now, in the coordinates it started in.
  ///   - time: when, in seconds, not before the last move.
  /// - Returns: the content offset it asks for now.
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

  /// How fast the content offset moves, in points a second: the mean over the end of the drag.
  ///
  /// The end is as long as ``ScrollPhysics/velocityWindow``, or the whole drag where that is shorter.
  /// Between two moves the finger is taken to go straight on, after the last one to rest; one that
  /// rested for the whole window has no velocity, and so has one that did not leave the slop.
  ///
  /// - Parameter time: when the finger lets go, in seconds, not before the last move.
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

  /// Begins the drag once the finger is farther from its start than the slop.
  private mutating func beginDrag(at finger: Vector) {
    let way = Vector(x: finger.x - start.x, y: finger.y - start.y)
    let distance = (way.x * way.x + way.y * way.y).squareRoot()
    guard distance > 0, distance >= physics.touchSlop else { return }
    isDragging = true
    let slop = physics.touchSlop / distance
    grip = Vector(x: start.x + way.x * slop, y: start.y + way.y * slop)
    // What adding up makes of a diagonal is one still.
    let lead = way.x.magnitude - way.y.magnitude
    if isDirectionalLockEnabled, lead.magnitude > PixelGrid.tolerance {
      lockedAxis = lead > 0 ? .horizontal : .vertical
    }
  }

  /// The part of a way along the axes that move.
  private func moving(_ way: Vector) -> Vector {
    lockedAxis.map { Vector(along: $0, way[$0], across: 0) } ?? way
  }

  /// Where the finger was at a time, between two samples on the straight line.
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

  /// A time that is not before the last move; what rounding puts before it is at it.
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
  /// Where a finger is, once it is known to be somewhere.
  fileprivate init(finger: CGPoint) {
    requireFinite(finger.x, "finger position")
    requireFinite(finger.y, "finger position")
    self.init(x: Double(finger.x), y: Double(finger.y))
  }
}
