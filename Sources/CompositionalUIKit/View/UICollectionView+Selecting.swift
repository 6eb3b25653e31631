import Compositional
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
    guard allowsSelection else { return }
    if !allowsMultipleSelection || indexPath == nil { selection = [] }
    guard let indexPath else { return }
    if !selection.contains(indexPath) { selection.append(indexPath) }
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
  }

  /// Scrolls to an item within the content, immediately and without animation.
  ///
  /// In an orthogonal section, the item moves along its row to a rest offset.
  ///
  /// - Parameters:
  ///   - indexPath: The item.
  ///   - scrollPosition: The position of the item within the adjusted content insets; an axis
  ///     without a position does not move.
  ///   - animated: Has no effect.
  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    let inset = adjustedContentInset
    var offset = contentOffset
    let isReversed = traitCollection.layoutDirection == .rightToLeft
    let down = scrollPosition.placeDown
    let along = scrollPosition.placeAcross.map { isReversed ? 1 - $0 : $0 }
    let isRow = scrollRow(to: indexPath, at: scrollAxis == .vertical ? along : down)
    if let place = down, !isRow || scrollAxis == .vertical {
      offset.y = rest(
        frame.minY...frame.maxY, at: place, length: bounds.height, content: contentSize.height,
        insets: (inset.top, inset.bottom))
    }
    if let place = scrollPosition.placeAcross, !isRow || scrollAxis == .horizontal {
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
