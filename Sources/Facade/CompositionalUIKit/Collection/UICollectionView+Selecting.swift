import Compositional
import CompositionalSimulation
import Foundation

extension UICollectionView {
  /// Selects an item; deselects the others unless multiple selection is allowed.
  ///
  /// - Parameters:
  ///   - indexPath: The item; nil deselects all.
  ///   - animated: Has no effect.
  ///   - scrollPosition: The position to which the item is scrolled; empty for no scrolling.
  public func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard takesSelection else { return }
    if !takesMultipleSelection || indexPath == nil { selection = [] }
    guard let indexPath else { return refreshSelection() }
    requireItem(indexPath, to: "select")
    if !selection.contains(indexPath) { selection.append(indexPath) }
    refreshSelection()
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects an item.
  ///
  /// - Parameters:
  ///   - indexPath: The item.
  ///   - animated: Has no effect.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selection.removeAll { $0 == indexPath }
    refreshSelection()
  }

  /// Gives the cells that are shown their state.
  func refreshSelection() {
    for (id, each) in shown {
      guard case .cell(let path) = id, let cell = each.view as? UICollectionViewCell else {
        continue
      }
      let isSelected = selection.contains(IndexPath(path))
      if cell.isSelected != isSelected { cell.isSelected = isSelected }
    }
  }

  /// Scrolls to an item within the content.
  ///
  /// In an orthogonal section, the item moves along its row to a rest offset. While sizes are still
  /// estimates, the scroll follows the item.
  ///
  /// - Parameters:
  ///   - indexPath: The item.
  ///   - scrollPosition: The position of the item within the adjusted content insets, at most one
  ///     for each axis; an axis without a position does not move.
  ///   - animated: True to scroll in the time that `simulation.advance(by:)` simulates; false to scroll at
  ///     once.
  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    requireItem(indexPath, to: "scroll to")
    for positions in [ScrollPosition.vertical, .horizontal] {
      let asked = scrollPosition.intersection(positions).rawValue
      guard asked & (asked &- 1) == 0 else {
        CompositionalUIKit.raise(
          "NSInvalidArgumentException",
          "The scroll position has more than one position along an axis. Use one for each axis.")
      }
    }
    layOutContent()
    let isReversed = traitCollection.layoutDirection == .rightToLeft
    let positions = scrollPosition.positions(isReversed: isReversed)
    let path = ElementIndexPath(indexPath)
    if compositionalLayout != nil {
      guard let first = positions.first else { return }
      let isRow = compositionalLayout?.orthogonalScroller(ofSection: indexPath.section) != nil
      guard positions.count == 1, isRow || first.axis == scrollAxis else {
        return scroll(to: indexPath, scrollPosition, animated)
      }
      during(.jumping) {
        simulate { $0.scrollToItem(at: path, position: first, animated: animated) }
      }
      if animated, let target = simulator.pursuedOffset { announce(target) }
    } else {
      scroll(to: indexPath, scrollPosition, animated)
    }
  }

  /// Scrolls to an item along both axes.
  private func scroll(to indexPath: IndexPath, _ position: ScrollPosition, _ animated: Bool) {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    let inset = adjustedContentInset
    var offset = contentOffset
    if let place = position.placeDown {
      offset.y = rest(
        frame.minY...frame.maxY, at: place, length: bounds.height, content: contentSize.height,
        insets: (inset.top, inset.bottom))
    }
    if let place = position.placeAcross {
      offset.x = rest(
        frame.minX...frame.maxX, at: place, length: bounds.width, content: contentSize.width,
        insets: (inset.left, inset.right))
    }
    setContentOffset(offset, animated: animated)
  }

  /// Returns the offset along an axis that aligns a fraction of an item with the same fraction of
  /// the area within the insets.
  private func rest(
    _ item: ClosedRange<CGFloat>, at place: CGFloat, length: CGFloat, content: CGFloat,
    insets: (near: CGFloat, far: CGFloat)
  ) -> CGFloat {
    let room = length - insets.near - insets.far
    let itemLength = item.upperBound - item.lowerBound
    let wished = item.lowerBound + place * (itemLength - room) - insets.near
    let last = max(-insets.near, content + insets.far - length)
    return min(max(wished, -insets.near), last)
  }
}

extension UICollectionView.ScrollPosition {
  /// The vertical positions.
  fileprivate static let vertical: Self = [.top, .centeredVertically, .bottom]
  /// The horizontal positions.
  fileprivate static let horizontal: Self = [.left, .centeredHorizontally, .right]

  /// The positions as the simulator names them.
  ///
  /// - Parameter isReversed: True if the leading edge is on the right.
  fileprivate func positions(isReversed: Bool) -> [ItemScrollPosition] {
    var positions: [ItemScrollPosition] = []
    if contains(.top) { positions.append(.top) }
    if contains(.centeredVertically) { positions.append(.centeredVertically) }
    if contains(.bottom) { positions.append(.bottom) }
    if contains(.left) { positions.append(isReversed ? .trailing : .leading) }
    if contains(.centeredHorizontally) { positions.append(.centeredHorizontally) }
    if contains(.right) { positions.append(isReversed ? .leading : .trailing) }
    return positions
  }

  /// The fraction of the height: 0 at the top, 1 at the bottom; nil for no vertical position.
  fileprivate var placeDown: CGFloat? {
    if isDisjoint(with: [.top, .centeredVertically, .bottom]) { return nil }
    return contains(.top) ? 0 : contains(.bottom) ? 1 : 0.5
  }

  /// The fraction of the width: 0 at the left, 1 at the right; nil for no horizontal position.
  fileprivate var placeAcross: CGFloat? {
    if isDisjoint(with: [.left, .centeredHorizontally, .right]) { return nil }
    return contains(.left) ? 0 : contains(.right) ? 1 : 0.5
  }
}
