import Compositional
import CompositionalIsolation
import Foundation

/// A visible item of a section, whose appearance a handler may change.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
  /// The opacity, from 0 to 1.
  var alpha: CGFloat { get set }
  /// The order in depth; higher is in front.
  var zIndex: Int { get set }
  /// True if the item is hidden.
  var isHidden: Bool { get set }
  /// The three-dimensional transform; only its affine part is kept.
  var transform3D: CATransform3D { get set }
  /// The name; empty in practice.
  var name: String { get }
  /// The index path of the item.
  var indexPath: IndexPath { get }
  /// The bounding box of the transformed item, in content points.
  var frame: CGRect { get }
  /// The category of the item.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The element kind; nil for cells.
  var representedElementKind: String? { get }
}

/// A reference to attributes of the engine that a handler can change.
final class VisibleItem: NSCollectionLayoutVisibleItem {
  var attributes: LayoutAttributes

  init(_ attributes: LayoutAttributes) { self.attributes = attributes }

  var center: CGPoint {
    get { attributes.center }
    set { attributes.center = newValue }
  }
  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }
  var transform3D: CATransform3D {
    get { CATransform3DMakeAffineTransform(attributes.transform) }
    set { attributes.transform = CATransform3DGetAffineTransform(newValue) }
  }
  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }
  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }
  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }
  var name: String { "" }
  var bounds: CGRect { attributes.bounds }
  var frame: CGRect { attributes.frame }
  var indexPath: IndexPath { IndexPath(attributes.indexPath) }
  var representedElementCategory: UICollectionView.ElementCategory { attributes.category }
  var representedElementKind: String? { attributes.kind }
}

extension VisibleItemsInvalidationHandler {
  /// Creates a handler that calls a user's closure.
  package init(telling handler: @escaping NSCollectionLayoutSectionVisibleItemsInvalidationHandler)
  {
    let closure = UserClosure(body: handler)
    self.init { items, offset, environment in
      let given = items
      items = withoutIsolation {
        let visible = given.map { VisibleItem($0) }
        closure.body(visible, offset, environment)
        return visible.map { $0.attributes }
      }
    }
  }
}
