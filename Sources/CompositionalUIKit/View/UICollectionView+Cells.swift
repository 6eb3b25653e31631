import Compositional
import Foundation

extension UICollectionView {
  /// A view of the data source, and the last attributes applied to it.
  struct Shown {
    let view: UICollectionReusableView
    var attributes: LayoutAttributes
  }

  /// The visible cells, in layout order.
  public var visibleCells: [UICollectionViewCell] {
    visibleViews { $0.category == .cell }.compactMap { $0 as? UICollectionViewCell }
  }

  /// Returns the cell of an item; nil if it is not visible.
  ///
  /// The data source creates the cell on first access, and the view keeps it while it is visible.
  ///
  /// - Complexity: O(*n*), where *n* is the number of visible elements.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    showViews()[.cell(ElementIndexPath(indexPath))]?.view as? UICollectionViewCell
  }

  /// Returns the item of a visible cell; nil for other cells.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.values.first { $0.view === cell }.map { IndexPath($0.attributes.indexPath) }
  }

  /// Returns a supplementary view; nil if it is not visible.
  public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    showViews()[.supplementary(kind: elementKind, ElementIndexPath(indexPath))]?.view
  }

  /// Returns the visible supplementary views of a kind, in layout order.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    visibleViews { $0.category == .supplementaryView && $0.kind == elementKind }
  }

  /// Returns the index paths of the visible supplementary views of a kind, in layout order.
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    visibleAttributes
      .filter {
        $0.representedElementCategory == .supplementaryView
          && $0.representedElementKind == elementKind
      }
      .map(\.indexPath)
  }

  /// Discards all views, so that the data source creates them again.
  func forgetViews() {
    for each in shown.values { each.view.removeFromSuperview() }
    shown = [:]
  }

  private func visibleViews(where isMeant: (LayoutAttributes) -> Bool) -> [UICollectionReusableView]
  {
    let views = showViews()
    return visibleAttributes.filter { isMeant($0.value) }.compactMap { views[$0.value.id]?.view }
  }

  /// Creates the views that became visible, discards those that did not stay visible, and moves the
  /// others.
  ///
  /// If a handler of visible items accesses cells during the query, it receives the existing ones.
  @discardableResult
  private func showViews() -> [ElementID: Shown] {
    guard let dataSource, !isShowing else { return shown }
    isShowing = true
    defer { isShowing = false }
    var inSight: [ElementID: Shown] = [:]
    for attributes in visibleAttributes
    where attributes.representedElementCategory != .decorationView {
      let id = attributes.value.id
      if var known = shown.removeValue(forKey: id) {
        if known.attributes != attributes.value { known.view.take(attributes) }
        known.attributes = attributes.value
        inSight[id] = known
      } else {
        let view = view(for: attributes, from: dataSource)
        view.take(attributes)
        addSubview(view)
        inSight[id] = Shown(view: view, attributes: attributes.value)
      }
    }
    forgetViews()
    shown = inSight
    return inSight
  }

  private func view(
    for attributes: UICollectionViewLayoutAttributes, from dataSource: UICollectionViewDataSource
  ) -> UICollectionReusableView {
    if let kind = attributes.representedElementKind {
      return dataSource.collectionView(
        self, viewForSupplementaryElementOfKind: kind, at: attributes.indexPath)
    }
    let cell = dataSource.collectionView(self, cellForItemAt: attributes.indexPath)
    if selection.contains(attributes.indexPath) { cell.isSelected = true }
    return cell
  }
}

extension UICollectionReusableView {
  /// Applies attributes to the view, and passes them to the subclass.
  fileprivate func take(_ attributes: UICollectionViewLayoutAttributes) {
    bounds.size = attributes.size
    center = attributes.center
    transform = attributes.transform
    alpha = attributes.alpha
    isHidden = attributes.isHidden
    apply(attributes)
  }
}
