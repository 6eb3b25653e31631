import Compositional

/// A motion along one axis of a scroll view, and its purpose.
///
/// The state at any time follows from the motion alone, and does not depend on the number of
/// queries.
struct AxisMotion: Sendable {
  /// The purpose of a motion, which determines how it adapts to changed content.
  enum Purpose: Hashable, Sendable {
    /// A fling without a target.
    case fling
    /// A turn to a page or a group, chosen at the release.
    case turn
    /// A motion to another offset chosen at the release: one of the host, or the start of a group.
    case settle
    /// An animated scroll to an offset or an element.
    case glide
  }

  /// The motion, which starts at its own time zero.
  var motion: ScrollMotion
  /// The start of the motion, in seconds of the simulation.
  var start: Double
  /// The purpose of the motion.
  var purpose: Purpose
  /// The pixels of the display, at which the motion comes to rest.
  var grid: PixelGrid
  /// The translation of the content since the start of the motion, in points.
  var shift = 0.0

  /// Returns the position that is shown at a time of the simulation, in points: a whole pixel.
  func shown(at time: Double) -> Double { grid.rest(position(at: time)) }

  /// Returns the position at a time of the simulation, in points.
  func position(at time: Double) -> Double {
    isOver(at: time) ? end : motion.position(at: time - start) + shift
  }

  /// The rest position, in points: a whole pixel (rule 2.32.5).
  var end: Double { grid.rest(motion.end + shift) }

  /// Returns the velocity at a time of the simulation, in points per second.
  func velocity(at time: Double) -> Double { motion.velocity(at: time - start) }

  /// Returns true if the motion is over at a time of the simulation.
  func isOver(at time: Double) -> Bool { time - start >= motion.duration }
}

/// The state of an orthogonal section that was scrolled.
struct RowState: Sendable {
  /// The motion; nil if the section is at rest or dragged.
  var motion: AxisMotion?
  /// The velocity, in points per second.
  var velocity = 0.0
  /// The item the section was scrolled to; nil if there was none, or the section was touched since.
  var pursued: Goal?

  /// An item of a row and its position after a scroll.
  struct Goal: Hashable, Sendable {
    /// The item.
    var path: ElementIndexPath
    /// The position of the item.
    var position: ItemScrollPosition
  }
}

/// A finger on the view.
struct Touch: Sendable {
  /// The target of a drag.
  enum Target: Hashable, Sendable {
    /// The collection view.
    case view
    /// An orthogonal section.
    case row(Int)
    /// Nothing, because the dragged section no longer exists.
    case nothing
  }

  /// The tracker of the finger, whose content offset starts at zero.
  var tracker: DragTracker
  /// The orthogonal section under the finger; nil if there is none.
  var row: Int?
  /// The target of the drag; nil until the finger has left the slop.
  var target: Target?
  /// The content offset at the start of the touch without rubber-banding, in points.
  var unbandedOffset: CGPoint
  /// The offset of the row at the start of the touch without rubber-banding, in points.
  var unbandedRowOffset = 0.0
  /// The content offset at the start of the drag, in points.
  var startOffset: CGPoint
  /// The offset of the row at the start of the drag, in points.
  var startRowOffset = 0.0
  /// The position of the finger, in points of the view.
  var finger: CGPoint
  /// The velocity of the view when the touch stopped it, in points per second.
  var stoppedVelocity = CGPoint(x: 0, y: 0)
  /// The velocity of the row when the touch stopped it, in points per second.
  var stoppedRowVelocity = 0.0
}
