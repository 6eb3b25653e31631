/// The position and appearance of an element.
///
/// Apple's name: `UICollectionViewLayoutAttributes` (rule 1.15). As there, the frame is derived
/// from center, size and transform; setting it sets center and size.
public struct LayoutAttributes: Hashable, Sendable {
  /// The identifier of the element.
  public let id: ElementID
  /// The frame without the transform, which is kept as it is: a frame that was rebuilt from center
  /// and size could differ from the one that queries compare in its last digit (rule 2.32.2).
  package private(set) var untransformedFrame: CGRect
  /// The transform around the center.
  public var transform: ElementTransform = .identity
  /// The opacity, from 0 to 1.
  public var alpha: CGFloat = 1
  /// The order in depth: higher is closer to the viewer.
  public var zIndex: Int
  /// True if the element is not shown.
  public var isHidden: Bool = false

  /// Creates attributes.
  ///
  /// - Parameters:
  ///   - id: The identifier of the element.
  ///   - frame: The frame, in points in content coordinates.
  ///   - zIndex: The order in depth.
  public init(id: ElementID, frame: CGRect, zIndex: Int = 0) {
    self.id = id
    untransformedFrame = frame
    self.zIndex = zIndex
  }

  /// The center of the element, in points in content coordinates.
  public var center: CGPoint {
    get {
      CGPoint(
        x: untransformedFrame.origin.x + untransformedFrame.size.width / 2,
        y: untransformedFrame.origin.y + untransformedFrame.size.height / 2)
    }
    set {
      guard newValue != center else { return }
      untransformedFrame.origin = CGPoint(
        x: newValue.x - size.width / 2, y: newValue.y - size.height / 2)
    }
  }

  /// The size before the transform, in points; setting it keeps ``center``.
  public var size: CGSize {
    get { untransformedFrame.size }
    set {
      guard newValue != size else { return }
      let center = center
      untransformedFrame = CGRect(
        x: center.x - newValue.width / 2, y: center.y - newValue.height / 2,
        width: newValue.width, height: newValue.height)
    }
  }

  /// The category of the element.
  public var category: ElementCategory { id.category }

  /// The element kind; nil for cells.
  public var kind: String? { id.kind }

  /// The position of the element in the data.
  public var indexPath: ElementIndexPath { id.indexPath }

  /// The rectangle in the element's own coordinates: the origin is zero, the size is ``size``.
  public var bounds: CGRect {
    get { CGRect(x: 0, y: 0, width: size.width, height: size.height) }
    set { size = newValue.size }
  }

  /// The bounding rectangle of the transformed element, in points in content coordinates.
  ///
  /// Setting it sets center and size, which is exact if the transform is the identity.
  public var frame: CGRect {
    get { transform == .identity ? untransformedFrame : transformedFrame }
    set { untransformedFrame = newValue }
  }

  // Out of line, because most elements have no transform.
  @inline(never)
  private var transformedFrame: CGRect {
    let extent = CGSize(
      width: abs(transform.a) * size.width + abs(transform.c) * size.height,
      height: abs(transform.b) * size.width + abs(transform.d) * size.height)
    return CGRect(
      x: center.x + transform.tx - extent.width / 2,
      y: center.y + transform.ty - extent.height / 2,
      width: extent.width, height: extent.height)
  }
}

extension LayoutAttributes: CustomStringConvertible {
  /// The identifier and the frame, then values that differ from the defaults.
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
