/// Where an element of the layout is and how it looks.
///
/// Apple's name: `UICollectionViewLayoutAttributes` (rule 1.15). As there, the frame follows
/// from centre, size and transform; setting it sets centre and size.
public struct LayoutAttributes: Hashable, Sendable {
  /// What names the element.
  public let id: ElementID
  /// The middle of the element, in points of the content.
  public var center: CGPoint
  /// The size before the transform, in points.
  public var size: CGSize
  /// A change of place, size and direction around the centre.
  public var transform: ElementTransform = .identity
  /// The opacity, from 0 to 1.
  public var alpha: CGFloat = 1
  /// The order in depth: higher is nearer to the eye.
  public var zIndex: Int
  /// Whether the element is not to be shown.
  public var isHidden: Bool = false

  /// Makes attributes.
  ///
  /// - Parameters:
  ///   - id: what names the element.
  ///   - frame: in points of the content.
  ///   - zIndex: the order in depth.
  public init(id: ElementID, frame: CGRect, zIndex: Int = 0) {
    self.id = id
    center = CGPoint(
      x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2)
    size = frame.size
    self.zIndex = zIndex
  }

  /// What the element is.
  public var category: ElementCategory { id.category }

  /// The element kind; nil for cells.
  public var kind: String? { id.kind }

  /// The place of the element in the data.
  public var indexPath: ElementIndexPath { id.indexPath }

  /// The rectangle in its own coordinates: at zero, with ``size``.
  public var bounds: CGRect {
    get { CGRect(x: 0, y: 0, width: size.width, height: size.height) }
    set { size = newValue.size }
  }

  /// The smallest upright rectangle around the transformed element, in points of the content.
  ///
  /// Setting it sets centre and size, which is exact while the transform is the identity.
  public var frame: CGRect {
    get {
      let extent = CGSize(
        width: abs(transform.a) * size.width + abs(transform.c) * size.height,
        height: abs(transform.b) * size.width + abs(transform.d) * size.height)
      return CGRect(
        x: center.x + transform.tx - extent.width / 2,
        y: center.y + transform.ty - extent.height / 2,
        width: extent.width, height: extent.height)
    }
    set {
      center = CGPoint(
        x: newValue.origin.x + newValue.size.width / 2,
        y: newValue.origin.y + newValue.size.height / 2)
      size = newValue.size
    }
  }
}

extension LayoutAttributes: CustomStringConvertible {
  /// The id and the frame, then what differs from the ordinary.
  public var description: String {
    let frame = frame
    var text =
      "\(id) (\(points: frame.origin.x), \(points: frame.origin.y), "
      + "\(points: frame.size.width), \(points: frame.size.height)) z \(zIndex)"
    if alpha != 1 { text += " alpha \(points: alpha)" }
    if isHidden { text += " hidden" }
    if transform != .identity { text += " transformed" }
    return text
  }
}
