import Compositional
import Foundation

extension UICollectionView {
  /// A view of the data source, and the last attributes applied to it.
  struct Shown {
    let view: UICollectionReusableView
    fileprivate(set) var attributes: LayoutAttributes
    /// True if the delegate knows that the view is shown.
    var isTold = false
  }

  /// Applies attributes to a shown view if they are others than the last.
  ///
  /// The view may query the collection view meanwhile.
  func move(_ id: ElementID, to attributes: UICollectionViewLayoutAttributes) {
    guard let each = shown[id], attributes.value != each.attributes else { return }
    shown[id]?.attributes = attributes.value
    each.view.take(attributes, on: pixels)
  }

  /// Applies the attributes of now to the shown views, if those may have changed.
  func moveViews() {
    guard pending.moving else { return }
    pending.moving = false
    during(.showing) {
      var others = Set(shown.keys)
      for attributes in elementsInSight where others.remove(attributes.value.id) != nil {
        move(attributes.value.id, to: attributes)
      }
      for id in others { attributes(of: id).map { move(id, to: $0) } }
    }
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
    shown.first { $0.value.view === cell }.map { IndexPath($0.key.indexPath) }
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

  /// Returns all views, so that the data source is asked for them again.
  func forgetViews() {
    pending.measuring = true
    askedElements = []
    dataChanges += 1
    dropCellsAhead()
    let views = shown
    shown = [:]
    if !isSimulating { simulator.forgetShown() }
    endAllLeaving()
    for (id, each) in views { end(each, as: id) }
  }

  /// Removes the view of an element from the screen.
  func end(_ each: Shown, as id: ElementID) {
    tellDelegate(each, as: id, isShown: false)
    recycle(each.view)
  }

  private func tellDelegate(_ each: Shown, as id: ElementID, isShown: Bool) {
    guard let delegate, each.isTold else { return }
    let indexPath = IndexPath(id.indexPath)
    if let cell = each.view as? UICollectionViewCell, each.attributes.category == .cell {
      if isShown {
        delegate.collectionView(self, willDisplay: cell, forItemAt: indexPath)
      } else {
        delegate.collectionView(self, didEndDisplaying: cell, forItemAt: indexPath)
      }
    } else if let kind = each.attributes.kind {
      if isShown {
        delegate.collectionView(
          self, willDisplaySupplementaryView: each.view, forElementKind: kind, at: indexPath)
      } else {
        delegate.collectionView(
          self, didEndDisplayingSupplementaryView: each.view, forElementOfKind: kind, at: indexPath)
      }
    }
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
  ///
  /// A delegate may change the data when it hears of a view, as endless lists do. The rest is then
  /// shown by the changed data.
  @discardableResult
  func showViews() -> [ElementID: Shown] {
    guard let dataSource, !isShowing, !isSimulating, !isFollowing else { return shown }
    for _ in 0..<Self.changesAtMost {
      layOutContent()
      if during(.showing, { showVisible(from: dataSource) }) { break }
    }
    return shown
  }

  /// The number of times that a delegate may change the data while views are shown.
  private static let changesAtMost = 100

  /// Shows what is visible.
  ///
  /// - Returns: False if the data was changed meanwhile.
  private func showVisible(from dataSource: UICollectionViewDataSource) -> Bool {
    let start = dataChanges
    checkContentSize()
    let visible = makingOrder(visibleAttributes).filter {
      $0.representedElementCategory != .decorationView
        || collectionViewLayout.decorationClass(of: $0) != nil
    }
    // What has left gives its views back before others ask for them.
    let ids = Set(visible.map(\.value.id))
    for (id, each) in shown where !ids.contains(id) {
      shown[id] = nil
      if removesInTime {
        leave(each, told: id, id: id, to: attributes(of: id))
      } else {
        end(each, as: id)
      }
      guard dataChanges == start else { return false }
    }
    for attributes in visible {
      let id = attributes.value.id
      if shown[id] != nil {
        move(id, to: attributes)
      } else {
        endLeaving(of: id)
        guard dataChanges == start else { return false }
        show(view(for: attributes, from: dataSource), attributes)
      }
      shown[id]?.view.row = row(of: id)
      guard shown[id]?.isTold == false else { continue }
      shown[id]?.isTold = true
      if let each = shown[id] { tellDelegate(each, as: id, isShown: true) }
      guard dataChanges == start else { return false }
    }
    return true
  }

  /// Lets the configurations of cells follow their state.
  func updateCells() {
    for view in subviews { view.followState() }
  }

  /// Shows a new view.
  func show(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) {
    view.row = row(of: attributes.value.id)
    view.take(attributes, on: pixels)
    shown[attributes.value.id] = Shown(view: view, attributes: attributes.value)
    if attributes.value.id.isListBackground {
      insertSubview(view, at: backgroundView == nil ? 0 : 1)
    } else {
      addSubview(view)
    }
    if isEditing { (view as? UICollectionViewListCell)?.accessoriesDidChange() }
    (view as? UICollectionViewCell)?.updateConfigurationIfNeeded()
  }

  /// Returns the item of a cell on screen, without a layout pass; nil for none.
  func shownIndexPath(of cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.value.view === cell && $0.value.attributes.category == .cell }
      .map { IndexPath($0.key.indexPath) }
  }

  /// Returns the data source's view of an element; the layout's class makes decorations.
  func view(
    for attributes: UICollectionViewLayoutAttributes, from dataSource: UICollectionViewDataSource
  ) -> UICollectionReusableView {
    let outer = pending.birthFrame
    let frame = attributes.frameWithoutTransform(on: pixels)
    pending.birthFrame = frame
    defer { pending.birthFrame = outer }
    if let decoration = collectionViewLayout.decorationClass(of: attributes) {
      return decoration.init(reuseIdentifier: attributes.representedElementKind, frame: frame)
    }
    if let kind = attributes.representedElementKind {
      return dataSource.collectionView(
        self, viewForSupplementaryElementOfKind: kind, at: attributes.indexPath)
    }
    if let cell = takeCellAhead(attributes.value.id) {
      (cell as? UICollectionViewCell)?.isSelected = selection.contains(attributes.indexPath)
      return cell
    }
    let cell = dataSource.collectionView(self, cellForItemAt: attributes.indexPath)
    if selection.contains(attributes.indexPath) { cell.isSelected = true }
    return cell
  }
}

extension UICollectionReusableView {
  /// Applies attributes to the view, and passes them to the subclass.
  ///
  /// - Parameters:
  ///   - attributes: The attributes.
  ///   - grid: The pixels to which the frame goes (rule 2.16); nil for the exact frame.
  func take(_ attributes: UICollectionViewLayoutAttributes, on grid: PixelGrid? = nil) {
    if attributes.transform == .identity {
      frame = grid?.shown(attributes.frame) ?? attributes.frame
    } else {
      bounds.size = attributes.size
      center = attributes.center
    }
    transform = attributes.transform
    alpha = attributes.alpha
    // What the data source hides stays hidden, unless the layout says something new.
    if attributes.isHidden != isHiddenByLayout { isHidden = attributes.isHidden }
    isHiddenByLayout = attributes.isHidden
    apply(attributes)
  }
}

extension UICollectionViewLayoutAttributes {
  /// The frame on pixels; of an element with a transform, the rectangle that the transform changes.
  fileprivate func frameWithoutTransform(on grid: PixelGrid) -> CGRect {
    guard transform != .identity else { return grid.shown(frame) }
    return CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }
}
