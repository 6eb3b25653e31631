import Compositional
import Foundation

/// Where an element of a layout is and how it looks.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// The attributes of the engine.
  public private(set) var value: LayoutAttributes
  /// The place of the element in the data.
  open var indexPath: IndexPath {
    get { IndexPath(value.indexPath) }
    set { value = value.renamed(value.id.moved(to: ElementIndexPath(newValue))) }
  }

  /// Makes attributes of those of the engine.
  public required init(_ value: LayoutAttributes) { self.value = value }

  /// Makes the attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init(LayoutAttributes(id: .cell(ElementIndexPath(indexPath)), frame: .zero))
  }

  /// Makes the attributes of a supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  {
    let id = ElementID.supplementary(kind: elementKind, ElementIndexPath(indexPath))
    self.init(LayoutAttributes(id: id, frame: .zero))
  }

  /// Makes the attributes of a decoration view.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    let id = ElementID.decoration(kind: decorationViewKind, ElementIndexPath(indexPath))
    self.init(LayoutAttributes(id: id, frame: .zero))
  }

  /// The smallest upright rectangle around the transformed element; setting it sets centre and size.
  open var frame: CGRect {
    get { value.frame }
    set { value.frame = newValue }
  }
  /// The rectangle in its own coordinates.
  open var bounds: CGRect {
    get { value.bounds }
    set { value.bounds = newValue }
  }
  /// The middle, in points of the content.
  open var center: CGPoint {
    get { value.center }
    set { value.center = newValue }
  }
  /// The size before the transform, in points.
  open var size: CGSize {
    get { value.size }
    set { value.size = newValue }
  }
  /// A change of place, size and direction around the centre.
  open var transform: CGAffineTransform {
    get { value.transform }
    set { value.transform = newValue }
  }
  /// The same in space; setting it keeps the part in the plane.
  open var transform3D: CATransform3D {
    get { CATransform3DMakeAffineTransform(value.transform) }
    set { value.transform = CATransform3DGetAffineTransform(newValue) }
  }
  /// The opacity, from 0 to 1.
  open var alpha: CGFloat {
    get { value.alpha }
    set { value.alpha = newValue }
  }
  /// The order in depth: higher is nearer to the eye.
  open var zIndex: Int {
    get { value.zIndex }
    set { value.zIndex = newValue }
  }
  /// Whether the element is not to be shown.
  open var isHidden: Bool {
    get { value.isHidden }
    set { value.isHidden = newValue }
  }
  /// What the element is.
  public var representedElementCategory: UICollectionView.ElementCategory { value.category }
  /// The element kind; nil for cells.
  public var representedElementKind: String? { value.kind }

  /// Makes a copy of the same class.
  open func copy(with zone: NSZone? = nil) -> Any { type(of: self).init(value) }

  /// Whether the other stands in the same place and looks the same.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UICollectionViewLayoutAttributes)?.value == value
  }

  /// Hashes what equality compares.
  open override var hash: Int { value.hashValue }

  /// The class and what was set.
  open override var description: String { "<\(type(of: self)): \(value)>" }
}

extension LayoutAttributes {
  /// The same attributes for another element.
  fileprivate func renamed(_ id: ElementID) -> LayoutAttributes {
    var attributes = LayoutAttributes(id: id, frame: .zero, zIndex: zIndex)
    attributes.center = center
    attributes.size = size
    attributes.transform = transform
    attributes.alpha = alpha
    attributes.isHidden = isHidden
    return attributes
  }
}

extension ElementID {
  /// The element of the same kind at another place.
  fileprivate func moved(to path: ElementIndexPath) -> ElementID {
    switch self {
    case .cell: .cell(path)
    case .supplementary(let kind, _): .supplementary(kind: kind, path)
    case .decoration(let kind, _): .decoration(kind: kind, path)
    }
  }
}
