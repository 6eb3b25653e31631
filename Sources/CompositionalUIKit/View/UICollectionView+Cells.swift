import Compositional
import Foundation

extension UICollectionView {
  /// A view that the data source has made, and where the layout has put it last.
  struct Shown {
    let view: UICollectionReusableView
    var attributes: LayoutAttributes
  }

  /// The cells in sight, in layout order.
  public var visibleCells: [UICollectionViewCell] {
    visibleViews { $0.category == .cell }.compactMap { $0 as? UICollectionViewCell }
  }

  /// The cell of an item; nil when it is not in sight.
  ///
  /// The data source makes it when it is first asked for, and the view keeps it for as long as it
  /// is in sight.
  ///
  /// - Complexity: linear in what is in sight.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    showViews()[.cell(ElementIndexPath(indexPath))]?.view as? UICollectionViewCell
  }

  /// The item that a cell in sight shows; nil for other cells.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.values.first { $0.view === cell }.map { IndexPath($0.attributes.indexPath) }
  }

  /// A supplementary view; nil when it is not in sight.
  public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    showViews()[.supplementary(kind: elementKind, ElementIndexPath(indexPath))]?.view
  }

  /// The supplementary views of a kind that are in sight, in layout order.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    visibleViews { $0.category == .supplementaryView && $0.kind == elementKind }
  }

  /// The places of the supplementary views of a kind that are in sight, in layout order.
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    visibleAttributes
      .filter {
        $0.representedElementCategory == .supplementaryView
          && $0.representedElementKind == elementKind
      }
      .map(\.indexPath)
  }

  /// Lets go of all views, so that the data source is asked for them again.
  func forgetViews() {
    for each in shown.values { each.view.removeFromSuperview() }
    shown = [:]
  }

  private func visibleViews(where isMeant: (LayoutAttributes) -> Bool) -> [UICollectionReusableView]
  {
    let views = showViews()
    return visibleAttributes.filter { isMeant($0.value) }.compactMap { views[$0.value.id]?.view }
  }

  /// Makes what has come into sight, lets go of what has left it, and puts the rest in its place.
  ///
  /// A handler of visible items may ask for cells while the layout answers: it gets those that are
  /// there.
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
  /// Goes where attributes say, and tells the subclass.
  fileprivate func take(_ attributes: UICollectionViewLayoutAttributes) {
    bounds.size = attributes.size
    center = attributes.center
    transform = attributes.transform
    alpha = attributes.alpha
    isHidden = attributes.isHidden
    apply(attributes)
  }
}
