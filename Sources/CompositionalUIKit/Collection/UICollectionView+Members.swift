// Members of collection views that need no storage of their own. Most are kept without effect.

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

  /// A view behind the cells, as large as the bounds; nil for none.
  public var backgroundView: UIView? {
    get { kept(nil) }
    set {
      backgroundView?.removeFromSuperview()
      keep(newValue)
      if let newValue { insertSubview(newValue, at: 0) }
      placeBackground()
    }
  }

  /// Moves the view behind the cells to the visible rectangle.
  func placeBackground() {
    guard let view = backgroundView, view.frame != bounds else { return }
    view.frame = bounds
  }

  /// True while the items are edited; cells have it in their configuration state.
  public var isEditing: Bool {
    get { kept(false) }
    set {
      guard newValue != isEditing else { return }
      keep(newValue)
      for cell in subviews { (cell as? UICollectionViewCell)?.setNeedsUpdateConfiguration() }
    }
  }
  /// True if a tap selects items while they are edited.
  public var allowsSelectionDuringEditing: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// True if taps select several items while they are edited.
  public var allowsMultipleSelectionDuringEditing: Bool {
    get { kept(false) }
    set { keep(newValue) }
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

  /// True if items can have the focus; kept, without effect.
  public var allowsFocus: Bool {
    get { kept(true) }
    set {
      keep(newValue)
      UIKitSimulation.noteInert("UICollectionView.allowsFocus")
    }
  }
  /// True if items can have the focus while they are edited; kept, without effect.
  public var allowsFocusDuringEditing: Bool {
    get { kept(true) }
    set {
      keep(newValue)
      UIKitSimulation.noteInert("UICollectionView.allowsFocusDuringEditing")
    }
  }
  /// True if the item with the focus is selected; kept, without effect.
  public var selectionFollowsFocus: Bool {
    get { kept(false) }
    set {
      keep(newValue)
      UIKitSimulation.noteInert("UICollectionView.selectionFollowsFocus")
    }
  }
  /// True if the focus returns to the item that had it; kept, without effect.
  public var remembersLastFocusedIndexPath: Bool {
    get { kept(false) }
    set {
      keep(newValue)
      UIKitSimulation.noteInert("UICollectionView.remembersLastFocusedIndexPath")
    }
  }
  /// True if items can be dragged to other views; kept, without effect.
  public var dragInteractionEnabled: Bool {
    get { kept(UIDevice.current.userInterfaceIdiom == .pad) }
    set {
      keep(newValue)
      UIKitSimulation.noteInert("UICollectionView.dragInteractionEnabled")
    }
  }
  /// The pace at which items make room for a dragged one; kept, without effect.
  public var reorderingCadence: ReorderingCadence {
    get { kept(.immediate) }
    set {
      keep(newValue)
      UIKitSimulation.noteInert("UICollectionView.reorderingCadence")
    }
  }
  /// False: nothing is dragged out of the view.
  public var hasActiveDrag: Bool { false }
  /// False: nothing is dragged into the view.
  public var hasActiveDrop: Bool { false }
  /// True within a batch of updates.
  public var hasUncommittedUpdates: Bool { pending.updates != nil }
}

extension UICollectionViewController {
  /// True if a long press moves items; kept, without effect.
  public var installsStandardGestureForInteractiveMovement: Bool {
    get { kept(true) }
    set {
      keep(newValue)
      UIKitSimulation.noteInert(
        "UICollectionViewController.installsStandardGestureForInteractiveMovement")
    }
  }
  /// True if a push of another controller changes the layout; kept, without effect.
  public var useLayoutToLayoutNavigationTransitions: Bool {
    get { kept(false) }
    set {
      keep(newValue)
      UIKitSimulation.noteInert("UICollectionViewController.useLayoutToLayoutNavigationTransitions")
    }
  }
}
