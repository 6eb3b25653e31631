import Compositional
import Foundation

/// A controller of a collection view.
open class UICollectionViewController: _ScrollViewController, UICollectionViewDelegate,
  UICollectionViewDataSource
{
  /// True if the selection is cleared when the view appears: after `viewWillAppear(_:)`, or before
  /// `viewDidAppear(_:)` if that is animated.
  open var clearsSelectionOnViewWillAppear = true
  /// True if a long press moves items; kept, without effect.
  open var installsStandardGestureForInteractiveMovement = true {
    didSet {
      UIKitSimulation.noteInert(
        "UICollectionViewController.installsStandardGestureForInteractiveMovement")
    }
  }
  /// True if a push of another controller changes the layout; kept, without effect.
  open var useLayoutToLayoutNavigationTransitions = false {
    didSet {
      UIKitSimulation.noteInert(
        "UICollectionViewController.useLayoutToLayoutNavigationTransitions")
    }
  }
  private let initialLayout: UICollectionViewLayout

  /// Creates a controller with a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    initialLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with an empty layout.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    initialLayout = UICollectionViewLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller with an empty layout; the archive is not read.
  public required init?(coder: NSCoder) {
    initialLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }

  /// The collection view, which is loaded on first access.
  open var collectionView: UICollectionView! {
    get { view as? UICollectionView }
    set { view = newValue }
  }

  open var collectionViewLayout: UICollectionViewLayout {
    collectionView?.collectionViewLayout ?? initialLayout
  }

  /// Creates the collection view, with the size of the screen.
  open override func loadView() {
    let made = UICollectionView(
      frame: UIScreen.main.bounds, collectionViewLayout: initialLayout)
    made.delegate = self
    made.isEditing = isEditing
    view = made
    made.dataSource = self
  }

  override func clearSelection() {
    guard clearsSelectionOnViewWillAppear, let list = viewIfLoaded as? UICollectionView else {
      return
    }
    for path in list.selection { list.deselectItem(at: path, animated: false) }
  }

  /// Begins or ends editing, in the collection view too.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    (viewIfLoaded as? UICollectionView)?.isEditing = editing
  }

  /// Returns 0; overridden by subclasses.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  /// Stops the program; overridden by subclasses that have items.
  ///
  /// Without an override, cells that are only measured keep their estimates.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    if collectionView.isMeasuring { return UICollectionViewCell(frame: .zero) }
    halt(
      "\(type(of: self)) has items but no cells. Override collectionView(_:cellForItemAt:).")
  }

  /// Returns false; overridden by subclasses whose items a finger may move.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { false }

  /// Does nothing; overridden by subclasses whose items a finger may move.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// Returns 1; overridden by subclasses.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// Returns an empty view; overridden by subclasses.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    UICollectionReusableView(frame: .zero)
  }

  // MARK: The delegate, for subclasses to override

  /// Returns a layout that places the elements of both in between; overridden by subclasses.
  open func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }

  /// Called before a cell is shown; overridden by subclasses.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Called after a cell is no longer shown; overridden by subclasses.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Called before a supplementary view is shown; overridden by subclasses.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}

  /// Called after a supplementary view is no longer shown; overridden by subclasses.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}

  /// Returns true; overridden by subclasses.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Called after a touch has selected an item; overridden by subclasses.
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}

  /// Returns true; overridden by subclasses.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Called after a touch has deselected an item; overridden by subclasses.
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}

  /// Returns true; overridden by subclasses.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Called after a touch has highlighted an item; overridden by subclasses.
  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}

  /// Called after an item is no longer highlighted; overridden by subclasses.
  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}

  /// Returns nil; overridden by subclasses.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let first = indexPaths.first else { return nil }
    return self.collectionView(
      collectionView, contextMenuConfigurationForItemAt: first, point: point)
  }

  /// Returns nil; overridden by subclasses that do not answer for several items.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Returns true while the view is not edited; overridden by subclasses.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { !collectionView.isEditing }

  /// Does nothing; overridden by subclasses.
  open func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {}

  /// Returns the proposed item; overridden by subclasses.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    self.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath,
      toProposedIndexPath: proposedIndexPath)
  }

  /// Returns the proposed item; overridden by subclasses that do not answer for the current one.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }

  /// Returns the proposed offset; overridden by subclasses.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns true; overridden by subclasses.
  open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath)
    -> Bool
  { true }

  /// Returns false; overridden by subclasses in which two fingers select items.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }

  /// Does nothing; overridden by subclasses.
  open func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}

  /// Does nothing; overridden by subclasses.
  open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {}

  /// Returns nil; overridden by subclasses with index titles.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// Returns the first item; overridden by subclasses with index titles.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: 0) }
}
