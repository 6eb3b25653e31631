import UIKit

/// An animated change of a row, in simulated time.
@MainActor
final class RowChange {
  /// What happens to the row.
  enum Kind {
    /// The row is in its final place and fades in.
    case insert
    /// The row grows.
    case show
    /// The row shrinks to nothing.
    case hide
    /// The row shrinks to nothing, and leaves at the end.
    case remove

    /// True if the length of the row changes, not its opacity.
    var changesLength: Bool { self != .insert }
  }

  /// The duration of every change, in seconds.
  static let duration = 0.3

  let cell: StackViewCell
  let kind: Kind
  /// What the cell shows at the start: the part of its length, or its opacity, from 0 to 1.
  private let start: CGFloat
  /// The time since the start, in seconds.
  var elapsed = 0.0

  init(_ kind: Kind, of cell: StackViewCell, from start: CGFloat) {
    self.kind = kind
    self.cell = cell
    self.start = start
  }

  /// What the cell shows now: the part of its length, or its opacity, from 0 to 1.
  var part: CGFloat {
    let end: CGFloat = kind == .insert || kind == .show ? 1 : 0
    return start + (end - start) * progress
  }

  /// The part of the change that is done, from 0 to 1: slow at the start and at the end.
  var progress: CGFloat {
    let time = elapsed / Self.duration
    guard time > 0, time < 1 else { return time > 0 ? 1 : 0 }
    // The curve of Core Animation, which is given by its two control points.
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if Self.bezier(0.42, 0.58, at: middle) < time { low = middle } else { high = middle }
    }
    return CGFloat(Self.bezier(0, 1, at: (low + high) / 2))
  }

  private static func bezier(_ first: Double, _ second: Double, at t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }
}

extension AloeStackView {
  /// Advances the time, so that animated changes of rows go on.
  ///
  /// Each takes 0.3 seconds.
  ///
  /// Not part of the original, whose animations follow the clock.
  ///
  /// - Parameter seconds: The time, in seconds, not negative.
  /// - Complexity: O(changing rows) and a layout pass
  public func advance(by seconds: Double) {
    precondition(seconds >= 0, "Time does not go back: advance(by: \(seconds)).")
    for change in changes {
      change.elapsed += seconds
      if change.elapsed > RowChange.duration - 1e-9 { finish(change) } else { apply(change) }
    }
    layoutIfNeeded()
  }

  /// Starts a change; it is over at once where animations are off.
  ///
  /// One of the length begins with the length that another change has left.
  func begin(_ kind: RowChange.Kind, of cell: StackViewCell) {
    let old = lengthChange(of: cell)
    let start = kind == .insert || (kind == .show && cell.isHidden) ? 0 : old?.part ?? 1
    changes.removeAll { $0 === old }
    let change = RowChange(kind, of: cell, from: start)
    changes.append(change)
    guard UIView.areAnimationsEnabled else { return finish(change) }
    if kind == .show { cell.isHidden = false }
    // The place from which the change starts.
    layoutIfNeeded()
    apply(change)
  }

  private func apply(_ change: RowChange) {
    if change.kind.changesLength {
      change.cell.setShownPart(change.part)
    } else {
      change.cell.alpha = change.part
    }
  }

  /// Returns the change of the length of a cell; nil for none.
  func lengthChange(of cell: StackViewCell) -> RowChange? {
    changes.first { $0.cell === cell && $0.kind.changesLength }
  }

  /// Ends a change.
  func finish(_ change: RowChange) {
    changes.removeAll { $0 === change }
    let cell = change.cell
    if change.kind.changesLength { cell.setShownPart(nil) } else { cell.alpha = 1 }
    switch change.kind {
    case .insert: break
    case .show: cell.isHidden = false
    case .hide: cell.isHidden = true
    case .remove: remove(cell)
    }
  }

  /// Ends all changes.
  func finishChanges() { for change in changes { finish(change) } }
}
