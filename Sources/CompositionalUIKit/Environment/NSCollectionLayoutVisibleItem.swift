import Compositional
import Foundation

/// What can be moved about: a place, a size and a transform.
public protocol UIDynamicItem: AnyObject {
  /// The middle, in points.
  var center: CGPoint { get set }
  /// The rectangle in its own coordinates, in points.
  var bounds: CGRect { get }
  /// A change of place, size and direction around the centre.
  var transform: CGAffineTransform { get set }
}

/// An item that is visible in a section, whose look a handler may change.
public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
  /// The opacity, from 0 to 1.
  var alpha: CGFloat { get set }
  /// The order in depth: higher is nearer to the eye.
  var zIndex: Int { get set }
  /// Whether the item is not to be shown.
  var isHidden: Bool { get set }
  /// A change of place, size and direction in space, of which the part in the plane is kept.
  var transform3D: CATransform3D { get set }
  /// A name; none in practice.
  var name: String { get }
  /// The place of the item in the data.
  var indexPath: IndexPath { get }
  /// The smallest upright rectangle around the transformed item, in points of the content.
  var frame: CGRect { get }
  /// What the item is.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The element kind; nil for cells.
  var representedElementKind: String? { get }
}

/// Attributes of the engine as an item that a handler can hold and change.
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
  /// A handler that tells a closure of the user's own.
  init(telling handler: @escaping NSCollectionLayoutSectionVisibleItemsInvalidationHandler) {
    let closure = UserClosure(body: handler)
    self.init { items, offset, environment in
      let visible = items.map(VisibleItem.init)
      closure.body(visible, offset, environment)
      items = visible.map(\.attributes)
    }
  }
}
