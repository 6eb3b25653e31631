import Compositional
import CompositionalIsolation
import Foundation

/// The position and appearance of an element of a layout.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// The attributes of the engine.
  public private(set) var value: LayoutAttributes
  /// The axes on which the layout asks the view for its size.
  var measuredAxes: [LayoutAxis] = []
  /// The index path of the element.
  open var indexPath: IndexPath {
    get { IndexPath(value.indexPath) }
    set { value = value.renamed(value.id.moved(to: ElementIndexPath(newValue))) }
  }

  /// Creates attributes from a value of the engine.
  public required init(_ value: LayoutAttributes) { self.value = value }

  /// Creates the attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init(LayoutAttributes(id: .cell(ElementIndexPath(indexPath)), frame: .zero))
  }

  /// Creates the attributes of a supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  {
    let id = ElementID.supplementary(kind: elementKind, ElementIndexPath(indexPath))
    self.init(LayoutAttributes(id: id, frame: .zero))
  }

  /// Creates the attributes of a decoration view.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    let id = ElementID.decoration(kind: decorationViewKind, ElementIndexPath(indexPath))
    self.init(LayoutAttributes(id: id, frame: .zero))
  }

  /// The bounding box of the transformed element; setting it sets center and size.
  open var frame: CGRect {
    get { value.frame }
    set { value.frame = newValue }
  }
  /// The rectangle in its own coordinates.
  open var bounds: CGRect {
    get { value.bounds }
    set { value.bounds = newValue }
  }
  /// The center, in content points.
  open var center: CGPoint {
    get { value.center }
    set { value.center = newValue }
  }
  /// The size before the transform, in points.
  open var size: CGSize {
    get { value.size }
    set { value.size = newValue }
  }
  /// The transform around the center.
  open var transform: CGAffineTransform {
    get { value.transform }
    set { value.transform = newValue }
  }
  /// The three-dimensional transform; setting it keeps only the affine part.
  open var transform3D: CATransform3D {
    get { CATransform3DMakeAffineTransform(value.transform) }
    set { value.transform = CATransform3DGetAffineTransform(newValue) }
  }
  /// The opacity, from 0 to 1.
  open var alpha: CGFloat {
    get { value.alpha }
    set { value.alpha = newValue }
  }
  /// The order in depth; higher is in front.
  open var zIndex: Int {
    get { value.zIndex }
    set { value.zIndex = newValue }
  }
  /// True if the element is hidden.
  open var isHidden: Bool {
    get { value.isHidden }
    set { value.isHidden = newValue }
  }
  public var representedElementCategory: UICollectionView.ElementCategory { value.category }
  /// The element kind; nil for cells.
  public var representedElementKind: String? { value.kind }

  /// Returns a copy of the same class.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init(value)
    copy.measuredAxes = measuredAxes
    return copy
  }

  /// Returns the same where Foundation copies the object, on any thread.
  @_disfavoredOverload
  @_implements(NSCopying,copy(with:))
  nonisolated public func _copyAnywhere(with zone: NSZone?) -> Any {
    withoutIsolation { UserClosure(body: copy(with: nil)) }.body
  }

  /// Returns true if the other attributes have the same element, position and appearance.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    let other = object as? UICollectionViewLayoutAttributes
    return withoutIsolation { other?.value == value }
  }

  /// The hash of the compared properties.
  nonisolated open override var hash: Int { withoutIsolation { value.hashValue } }

  /// The class and content.
  nonisolated open override var description: String {
    withoutIsolation { "<\(type(of: self)): \(value)>" }
  }
}

extension LayoutAttributes {
  /// Returns the same attributes for another element.
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
  /// Returns the element of the same kind at another index path.
  fileprivate func moved(to path: ElementIndexPath) -> ElementID {
    switch self {
    case .cell: .cell(path)
    case .supplementary(let kind, _): .supplementary(kind: kind, path)
    case .decoration(let kind, _): .decoration(kind: kind, path)
    }
  }
}
