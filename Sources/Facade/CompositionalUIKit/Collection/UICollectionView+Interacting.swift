import Compositional
import Foundation

// What a long press, a swipe, a pull and two fingers do, for tests.

extension ObjectSimulation where Base: UICollectionView {
  /// Asks for the menu of an item, as a long press does.
  ///
  /// - Returns: The configuration of the delegate; nil for none. Its `simulation` has the menu.
  public func menuConfiguration(at indexPath: IndexPath) -> UIContextMenuConfiguration? {
    base.layoutIfNeeded()
    let frame = base.layoutAttributesForItem(at: indexPath)?.frame ?? .zero
    return base.delegate?.collectionView(
      base, contextMenuConfigurationForItemsAt: [indexPath],
      point: CGPoint(x: frame.midX, y: frame.midY))
  }

  /// Returns the menu of an item, as a long press shows it; nil for none.
  public func menu(at indexPath: IndexPath) -> UIMenu? {
    menuConfiguration(at: indexPath)?.simulation.menu()
  }

  /// Returns the actions that a swipe reveals; nil for none, and for a row that is not in a list.
  ///
  /// The row is swiped until one of the actions has said how it ended, or a finger touches the view.
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the row.
  ///   - edge: The side from which the finger moves: ``UIRectEdge/right`` for the trailing actions of a language that
  ///     is read from the left.
  public func swipe(at indexPath: IndexPath, from edge: UIRectEdge = .right)
    -> UISwipeActionsConfiguration?
  {
    base.layoutIfNeeded()
    let list = base.compositionalLayout?.listConfiguration(ofSection: indexPath.section)
    let isReversed = base.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isTrailing = edge.contains(.right) != isReversed
    let provider =
      isTrailing
      ? list?.trailingSwipeActionsConfigurationProvider
      : list?.leadingSwipeActionsConfigurationProvider
    let found = provider?(indexPath)
    base.swipedCell = found == nil ? nil : base.cellForItem(at: indexPath)
    for action in found?.actions ?? [] {
      action.row = base.swipedCell
      action.ended = { [weak base, weak row = base.swipedCell] in
        if base?.swipedCell === row { base?.swipedCell = nil }
        base?.updateCells()
      }
    }
    base.updateCells()
    return found
  }

  /// Selects items as two fingers that pan over them do.
  ///
  /// - Returns: False if the delegate does not let them.
  @discardableResult
  public func panSelection(over indexPaths: [IndexPath]) -> Bool {
    guard let first = indexPaths.first, let delegate = base.delegate,
      delegate.collectionView(base, shouldBeginMultipleSelectionInteractionAt: first)
    else { return false }
    delegate.collectionView(base, didBeginMultipleSelectionInteractionAt: first)
    for indexPath in indexPaths
    where base.takesMultipleSelection && !base.selection.contains(indexPath)
      && delegate.collectionView(base, shouldSelectItemAt: indexPath)
    {
      base.selectItem(at: indexPath, animated: false, scrollPosition: [])
      delegate.collectionView(base, didSelectItemAt: indexPath)
    }
    delegate.collectionViewDidEndMultipleSelectionInteraction(base)
    base.updateCells()
    return true
  }
}

extension ObjectSimulation where Base: UIContextualAction {
  /// Performs the action, as a touch does.
  ///
  /// - Parameter view: The view that the action gets; nil for the row.
  /// - Returns: What the action says of its success; nil until it has said anything.
  @discardableResult
  public func perform(on view: UIView? = nil) -> Bool? {
    var answer: Bool?
    base.handler(base, view ?? base.row ?? UIView()) { [ended = base.ended] in
      answer = $0
      ended?()
    }
    return answer
  }
}

extension ObjectSimulation where Base: UIMenu {
  /// Performs the action of a title, in the menu or in one of its submenus.
  ///
  /// It is on afterwards where only one action is: in a menu of a single selection, and in that of a pop-up
  /// button, whose title it becomes.
  ///
  /// - Returns: False if there is none that is enabled.
  @discardableResult
  public func choose(_ title: String) -> Bool {
    let found = base.actions.first {
      $0.title == title && $0.attributes.isDisjoint(with: [.disabled, .hidden])
    }
    guard let action = found else { return false }
    base.select(action)
    action.performWithSender(base.button, target: nil)
    return true
  }
}

extension UIContextualAction: SimulatedObject {}
