// Members of collection views that need no storage of their own.

import Foundation

extension UICollectionView {
  /// The pace at which items make room for a dragged one.
  public enum ReorderingCadence: Int, Hashable, Sendable {
    /// At once.
    case immediate = 0
    /// After a moment.
    case fast = 1
    /// After a longer moment.
    case slow = 2
  }

  /// Moves the view behind the cells to the visible rectangle.
  func placeBackground() {
    guard let view = backgroundView, view.frame != bounds else { return }
    view.frame = bounds
  }

  /// True if a tap selects items now.
  var takesSelection: Bool {
    guard isEditing else { return allowsSelection }
    return allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
  }
  /// True if several items can be selected now.
  var takesMultipleSelection: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// False: nothing is dragged out of the view.
  public var hasActiveDrag: Bool { false }
  /// False: nothing is dragged into the view.
  public var hasActiveDrop: Bool { false }
  /// True within a batch of updates.
  public var hasUncommittedUpdates: Bool { pending.updates != nil }
}
