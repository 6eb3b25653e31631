import Compositional
import Foundation

/// A layout between two others, which a gesture or an animation leads from one to the other.
///
/// Elements of both are placed in between. An element that only one of them has fades.
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The layout at the beginning.
  public let currentLayout: UICollectionViewLayout
  /// The layout at the end.
  public let nextLayout: UICollectionViewLayout
  /// The part of the way that is done: 0 at the beginning, 1 at the end.
  open var transitionProgress: CGFloat = 0 {
    didSet { if transitionProgress != oldValue { invalidateLayout() } }
  }
  private var values: [String: CGFloat] = [:]

  /// Creates a layout at the beginning of the way.
  ///
  /// - Parameters:
  ///   - currentLayout: The layout at the beginning.
  ///   - newLayout: The layout at the end.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  /// Returns a layout between two empty ones; the archive is not read.
  public required init?(coder: NSCoder) {
    currentLayout = UICollectionViewLayout()
    nextLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }

  /// Keeps a number of the app's own, which changes with the progress.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

  /// Returns the number that was kept for a key; 0 for none.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  /// Lets both layouts ask the view for its data and its size.
  override func viewDidChange() {
    guard let collectionView else { return }
    currentLayout.collectionView = collectionView
    nextLayout.collectionView = collectionView
  }

  /// Prepares both layouts.
  open override func prepare() {
    super.prepare()
    currentLayout.prepare()
    nextLayout.prepare()
  }

  /// Tells the view that elements have moved; the two layouts stay as they are unless everything
  /// is invalid.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    collectionView?.setNeedsLayout()
  }

  /// The size of the content in between, in points.
  open override var collectionViewContentSize: CGSize {
    let (old, new) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
    return CGSize(
      width: between(old.width, new.width), height: between(old.height, new.height))
  }

  /// Returns the elements in between that meet a rectangle in points of the content: first those
  /// of the current layout, in its order.
  ///
  /// An element is found if one of the two layouts has it in the rectangle, or no further from it
  /// than the rectangle is long.
  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    let around = rect.insetBy(dx: -rect.width, dy: -rect.height)
    let area = around.width.isFinite && around.height.isFinite ? around : rect
    let old = currentLayout.layoutAttributesForElements(in: area) ?? []
    let new = nextLayout.layoutAttributesForElements(in: area) ?? []
    let others = Self.byID(new)
    let known = Self.byID(old)
    let ids = old.map(\.value.id) + new.map(\.value.id).filter { known[$0] == nil }
    return ids.compactMap { id in
      between(
        known[id] ?? Self.attributes(for: id, in: currentLayout),
        others[id] ?? Self.attributes(for: id, in: nextLayout))
    }
    .filter { FlowArrangement.meets($0.frame, rect) }
  }

  /// Returns the attributes of a cell in between; nil if neither layout has it.
  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    between(
      currentLayout.layoutAttributesForItem(at: indexPath),
      nextLayout.layoutAttributesForItem(at: indexPath))
  }

  /// Returns the attributes of a supplementary view in between; nil if neither layout has it.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    between(
      currentLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath),
      nextLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath))
  }

  /// Returns the attributes of a decoration view in between; nil if neither layout has it.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    between(
      currentLayout.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath),
      nextLayout.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath))
  }

  private static func byID(
    _ elements: [UICollectionViewLayoutAttributes]
  ) -> [ElementID: UICollectionViewLayoutAttributes] {
    Dictionary(elements.map { ($0.value.id, $0) }) { first, _ in first }
  }

  private static func attributes(
    for id: ElementID, in layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? {
    let path = IndexPath(id.indexPath)
    switch id {
    case .cell: return layout.layoutAttributesForItem(at: path)
    case .supplementary(let kind, _):
      return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    case .decoration(let kind, _):
      return layout.layoutAttributesForDecorationView(ofKind: kind, at: path)
    }
  }

  private func between(_ old: CGFloat, _ new: CGFloat) -> CGFloat {
    old + (new - old) * transitionProgress
  }

  /// Returns attributes in between; those of one layout alone fade.
  private func between(
    _ old: UICollectionViewLayoutAttributes?, _ new: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    guard let nearer = (transitionProgress < 0.5 ? old ?? new : new ?? old),
      let attributes = nearer.copy() as? UICollectionViewLayoutAttributes
    else { return nil }
    guard let old, let new else {
      attributes.alpha *= new == nil ? 1 - transitionProgress : transitionProgress
      return attributes
    }
    attributes.transform = between(old.transform, new.transform)
    attributes.size = CGSize(
      width: between(old.size.width, new.size.width),
      height: between(old.size.height, new.size.height))
    attributes.center = CGPoint(
      x: between(old.center.x, new.center.x), y: between(old.center.y, new.center.y))
    attributes.alpha = between(old.alpha, new.alpha)
    return attributes
  }

  private func between(_ old: CGAffineTransform, _ new: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: between(old.a, new.a), b: between(old.b, new.b), c: between(old.c, new.c),
      d: between(old.d, new.d), tx: between(old.tx, new.tx), ty: between(old.ty, new.ty))
  }
}
