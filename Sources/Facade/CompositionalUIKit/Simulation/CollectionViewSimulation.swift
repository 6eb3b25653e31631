import Compositional

extension ObjectSimulation where Base: UICollectionView {
  /// The number of items in each section; set it to use the view without a data source.
  public var itemCounts: [Int] {
    get { base.itemCounts }
    nonmutating set { base.itemCounts = newValue }
  }

  /// The content offset, the orthogonal offsets and the size of the view.
  public var viewport: Viewport { base.viewport }

  /// The environment of the layout: the size, insets and traits of the view.
  ///
  /// Lengths of the view that are negative or not finite count as 0.
  public var environment: CollectionLayoutEnvironment { base.environment }

  /// The visible elements, in the order in which the layout answers with them.
  public var visibleAttributes: [UICollectionViewLayoutAttributes] { base.visibleAttributes }

  /// The views that stay on screen until an animation is over, in the order in which they began.
  ///
  /// They are subviews, and are neither among `visibleCells` nor reused until
  /// they have left.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of such views.
  public var leavingViews: [UICollectionReusableView] {
    base.leaving.sorted { $0.key < $1.key }.map { $0.value.shown.view }
  }

  /// Diagnostics for sections whose handlers changed items without effect, because their sizes are
  /// estimated; UIKit writes them to the console.
  public var handlerDiagnostics: [LayoutDiagnostic] { base.handlerDiagnostics }

  /// A sentence for each class of cells and headers whose constraints do not say how high they are, so
  /// that they keep their estimated height, and for each constraint of a class that cannot hold; at
  /// most 100.
  public var sizingProblems: [String] { base.sizingProblems }

  /// A sentence for each class of cells and headers whose required constraints fix another height than
  /// the estimate; at most 100.
  ///
  /// Until such a cell is measured, UIKit logs that its constraints conflict with
  /// `UIView-Encapsulated-Layout-Height`. The frames are right in the end, so it is none of
  /// `sizingProblems`.
  public var estimateConflicts: [String] { base.estimateConflicts }
}

extension ObjectSimulation where Base: UICollectionViewFlowLayout {
  /// A sentence for each of the first items that are longer than their lines; UIKit writes such to
  /// the console.
  public var sizingProblems: [String] { base.sizingProblems }
}
