@_spi(OpenChoices) import Compositional
import Foundation

extension UICollectionView {
  /// The content offset, the orthogonal offsets and the size of the view.
  package var viewport: Viewport {
    // The rest offsets of sections depend on the prepared layout.
    _ = compositionalLayout?.solved
    return Viewport(
      contentOffset: contentOffset, size: bounds.size.laidOut,
      adjustedContentInset: adjustedContentInset,
      orthogonalOffsets: simulator.viewport.orthogonalOffsets)
  }

  /// The environment of the layout: the size, insets and traits of the view.
  ///
  /// Lengths of the view that are negative or not finite count as 0.
  package var environment: CollectionLayoutEnvironment {
    let (traits, inside) = (traitCollection, safeAreaOfContentInset)
    let room = bounds.inset(by: inside).size.laidOut
    let margins = layoutMargins.less(self.margins.containsSafeArea ? inside : .zero)
    var environment = CollectionLayoutEnvironment(
      size: room, displayScale: traits.displayScale,
      layoutDirection: traits.layoutDirection, safeAreaInsets: safeAreaInsets.less(inside),
      layoutMargins: margins,
      readableContentInsets: margins.readableContentInsets(inWidth: room.width),
      contentSizeCategory: traits.preferredContentSizeCategory,
      horizontalSizeClass: traits.horizontalSizeClass, verticalSizeClass: traits.verticalSizeClass)
    environment.listMargins = listMargins
    environment.systemVersion = UIDevice.current.system
    // Only lists of iOS 26 ask for it.
    if compositionalLayout?.configuration.quirks.following(environment.systemVersion)
      .contains(.iOS26Lists) == true
    {
      environment.hasNavigationBar = isUnderNavigationBar
    }
    return environment
  }

  /// The safe area across the scroll direction that the content inset contains; the layout has no room
  /// there.
  private var safeAreaOfContentInset: UIEdgeInsets {
    // Flow layouts have the room that the content inset leaves.
    guard compositionalLayout != nil, contentInsetAdjustmentBehavior == .always else {
      return .zero
    }
    return .zero.adding(safeAreaInsets, along: AxisSet(scrollAxis.perpendicular))
  }

  /// True if the nearest view controller is in a navigation controller that shows its bar.
  private var isUnderNavigationBar: Bool {
    var responder: UIResponder? = self
    while let next = responder?.next {
      if let controller = next as? UIViewController {
        return controller.navigationController?.isNavigationBarHidden == false
      }
      responder = next
    }
    return false
  }

  /// The margins of inset grouped lists in a window, in points; nil for the layout margins.
  ///
  /// A list that is not itself the view of a controller, and whose margins were not set, has no more
  /// than those of any view. The system's are the least for its inset grouped sections.
  private var listMargins: UIEdgeInsets? {
    guard margins.own == nil, controller == nil, window != nil else { return nil }
    // A list of its own is recorded at 16 on iOS 26.
    let side = traitCollection.horizontalSizeClass.leastSideMargin(inWidth: 0, .iOS17)
    let least = UIEdgeInsets(left: side, right: side)
    return layoutMargins.atLeast(margins.containsSafeArea ? least + safeAreaInsets : least)
  }

  /// The insets across the direction of the layout, on which it may depend, in points.
  var insetsAcross: [UIEdgeInsets] {
    let axes = AxisSet(scrollAxis.perpendicular)
    return [
      safeAreaInsets, layoutMargins, listMargins ?? layoutMargins, safeAreaOfContentInset,
    ].map {
      .zero.adding($0, along: axes)
    }
  }

  /// The visible elements, in the order in which the layout answers with them.
  var visibleAttributes: [UICollectionViewLayoutAttributes] {
    layOutContent()
    return elementsInSight
  }

  /// The index paths of the visible items, in layout order.
  public var indexPathsForVisibleItems: [IndexPath] {
    visibleAttributes.filter { $0.representedElementCategory == .cell }.map(\.indexPath)
  }

  /// Returns the item at a point in content coordinates; the frontmost of several.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    layOutContent()
    let around = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    return answer(in: around)
      .filter { $0.representedElementCategory == .cell && seen($0).contains(point) }
      .max { $0.zIndex < $1.zIndex }?.indexPath
  }

  /// Returns the attributes of a cell; nil if the item does not exist.
  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
  {
    layOutContent()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath).map(checked)
  }

  /// Returns the attributes of a supplementary view; nil if it does not exist.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layOutContent()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
      .map(checked)
  }

  /// Returns the attributes of an element; nil if it does not exist.
  func attributes(of id: ElementID) -> UICollectionViewLayoutAttributes? {
    let layout = collectionViewLayout
    let path = IndexPath(id.indexPath)
    let attributes =
      switch id {
      case .cell: layout.layoutAttributesForItem(at: path)
      case .supplementary(let kind, _):
        layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
      case .decoration(let kind, _):
        layout.layoutAttributesForDecorationView(ofKind: kind, at: path)
      }
    return attributes.map(checked)
  }
}

extension UIEdgeInsets {
  fileprivate func less(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top - other.top, left: left - other.left, bottom: bottom - other.bottom,
      right: right - other.right)
  }
}
