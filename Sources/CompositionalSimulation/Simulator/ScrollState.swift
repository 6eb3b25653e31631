import Compositional

/// One axis of a scroll view on the move: which way it goes, and why.
///
/// The state at any time follows from the motion alone, so it does not matter how often it is asked.
struct AxisMotion: Sendable {
  /// What a motion is for, which decides what becomes of it when the content changes under it.
  enum Purpose: Hashable, Sendable {
    /// A fling that ends where it ends.
    case fling
    /// On its way to a rest that was chosen when the finger let go.
    case settle
    /// An animated scroll to an offset or to an element.
    case glide
  }

  /// The motion, from its own start.
  var motion: ScrollMotion
  /// When it started, in seconds of the simulation.
  var start: Double
  /// What it is for.
  var purpose: Purpose
  /// How far the content has moved under it since, in points.
  var shift = 0.0

  /// Where it is at a time of the simulation, in points.
  func position(at time: Double) -> Double { motion.position(at: time - start) + shift }

  /// Where it comes to rest, in points.
  var end: Double { motion.end + shift }

  /// How fast it is at a time of the simulation, in points a second.
  func velocity(at time: Double) -> Double { motion.velocity(at: time - start) }

  /// Whether it is over at a time of the simulation.
  func isOver(at time: Double) -> Bool { time - start >= motion.duration }
}

/// An orthogonal section that was scrolled.
struct RowState: Sendable {
  /// The motion; nil while it rests or is dragged.
  var motion: AxisMotion?
  /// How fast it is, in points a second.
  var velocity = 0.0
  /// The item it was asked to bring into place; nil where it was not, or was touched since.
  var pursued: Goal?

  /// An item of a row and where it is to stand.
  struct Goal: Hashable, Sendable {
    /// The item.
    var path: ElementIndexPath
    /// Where it is to stand.
    var position: ItemScrollPosition
  }
}

/// A finger on the view.
struct Touch: Sendable {
  /// What a finger drags.
  enum Target: Hashable, Sendable {
    /// The collection view.
    case view
    /// An orthogonal section.
    case row(Int)
    /// Nothing: the section it dragged is gone.
    case nothing
  }

  /// Follows the finger; its content offset counts from zero.
  var tracker: DragTracker
  /// The orthogonal section under the finger, if there is one.
  var row: Int?
  /// What is dragged; nil while the finger has not left the slop.
  var target: Target?
  /// What the view's offset would be if it were not held back past its ends, in points.
  var unbandedOffset: CGPoint
  /// The same of the row.
  var unbandedRowOffset = 0.0
  /// Where the view was when the drag began, in points.
  var startOffset: CGPoint
  /// Where the row was when the drag began, in points.
  var startRowOffset = 0.0
  /// Where the finger is, in points of the view.
  var finger: CGPoint
}
