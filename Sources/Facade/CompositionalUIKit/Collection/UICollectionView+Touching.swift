import Compositional
import CompositionalIsolation
import CompositionalSimulation
import Foundation

// What a touch does to items: highlighting, selecting, moving.

extension UICollectionView {
  /// Highlights an item under a finger, if the delegate allows.
  func highlight(_ indexPath: IndexPath) {
    guard takesSelection else { return }
    guard delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true else { return }
    highlighted = indexPath
    cellForItem(at: indexPath)?.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: indexPath)
  }

  /// Ends the highlight, because the finger has moved or was lifted.
  func endHighlight() {
    guard let indexPath = highlighted else { return }
    highlighted = nil
    (shown[.cell(ElementIndexPath(indexPath))]?.view as? UICollectionViewCell)?.isHighlighted =
      false
    delegate?.collectionView(self, didUnhighlightItemAt: indexPath)
  }

  /// Selects or deselects a tapped item, as the delegate allows.
  func tap(_ indexPath: IndexPath) {
    select(indexPath)
    guard let delegate, !takesMultipleSelection,
      delegate.collectionView(self, canPerformPrimaryActionForItemAt: indexPath)
    else { return }
    delegate.collectionView(self, performPrimaryActionForItemAt: indexPath)
  }

  /// Selects or deselects an item as a touch does.
  private func select(_ indexPath: IndexPath) {
    if selection.contains(indexPath) {
      guard takesMultipleSelection else {
        delegate?.collectionView(self, didSelectItemAt: indexPath)
        return
      }
      guard delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true else { return }
      deselectItem(at: indexPath, animated: true)
      delegate?.collectionView(self, didDeselectItemAt: indexPath)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else { return }
    let before = takesMultipleSelection ? [] : selection
    selectItem(at: indexPath, animated: true, scrollPosition: [])
    for old in before { delegate?.collectionView(self, didDeselectItemAt: old) }
    delegate?.collectionView(self, didSelectItemAt: indexPath)
  }

  /// Tells the delegate how a fling goes on that the program has started.
  func endFling() {
    let decelerates = simulator.isDecelerating
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
    if decelerates { scrollDelegate?.scrollViewWillBeginDecelerating(self) }
  }

  // MARK: Moving items

  /// Begins to move an item with a finger.
  ///
  /// - Parameter indexPath: The item.
  /// - Returns: False if the data source does not let it move, or another item is being moved.
  @discardableResult
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    guard dataSource?.collectionView(self, canMoveItemAt: indexPath) ?? false else { return false }
    if simulator.itemTarget == nil {
      simulator.itemTarget = { [unowned self] start, current, proposed in
        withoutIsolation { target(ofItemFrom: start, at: current, proposed: proposed) }
      }
    }
    guard simulate({ $0.liftItem(at: ElementIndexPath(indexPath)) }) else { return false }
    heldCell = cellForItem(at: indexPath)
    return true
  }

  /// Moves the item that is held; other items make room.
  ///
  /// - Parameter targetPosition: The new center of the finger, in content points.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    moveHeldItem(
      to: CGPoint(x: targetPosition.x - contentOffset.x, y: targetPosition.y - contentOffset.y))
  }

  /// Moves the item that is held.
  ///
  /// - Parameter point: The position of the finger, in points of the view.
  func moveHeldItem(to point: CGPoint) { simulate { $0.dragItem(to: point) } }

  /// Drops the item that is held; the data source moves it in its data.
  public func endInteractiveMovement() {
    defer { heldCell = nil }
    guard holdsItem, let move = simulate({ $0.dropItem() }), move.from != move.to else { return }
    dataSource?.collectionView(
      self, moveItemAt: IndexPath(move.from), to: IndexPath(move.to))
  }

  /// Returns the item that is held to its place.
  public func cancelInteractiveMovement() {
    if holdsItem { simulate { $0.cancelItemMovement() } }
    heldCell = nil
  }

  /// True while an item is held.
  ///
  /// Returns where the other items make room for one that is held.
  private func target(
    ofItemFrom start: ElementIndexPath, at current: ElementIndexPath, proposed: ElementIndexPath
  ) -> ElementIndexPath {
    guard let delegate, proposed != current else { return proposed }
    let target = delegate.collectionView(
      self, targetIndexPathForMoveOfItemFromOriginalIndexPath: IndexPath(start),
      atCurrentIndexPath: IndexPath(current), toProposedIndexPath: IndexPath(proposed))
    return ElementIndexPath(target)
  }

  private var holdsItem: Bool { simulator.proposedIndexPath != nil }

  /// Returns the item that is held to its place, because what it moves over is about to change; nothing
  /// is asked for the places of now.
  func returnHeldItem() {
    guard holdsItem else { return }
    changeSimulator { $0.returnItem() }
    heldCell = nil
  }
}
