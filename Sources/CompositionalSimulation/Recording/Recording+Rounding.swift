import Compositional

extension Recording {
  /// The number of ticks per frame.
  package var ticksPerFrame: Int { CollectionViewSimulator.ticksPerSecond / framesPerSecond }

  /// Returns a length as recordings store it: rounded to thousandths of a point.
  package static func rounded(_ length: CGFloat) -> CGFloat {
    // Far from zero, a double cannot represent thousandths, and farther out not even points.
    if length.magnitude < 0x1p40 { return (length * 1000).rounded() / 1000 }
    return length.magnitude < 0x1p50 ? length.rounded() : length
  }

  package static func rounded(_ point: CGPoint) -> CGPoint {
    CGPoint(x: rounded(point.x), y: rounded(point.y))
  }

  package static func rounded(_ size: CGSize) -> CGSize {
    CGSize(width: rounded(size.width), height: rounded(size.height))
  }

  package static func rounded(_ insets: PhysicalEdgeInsets) -> PhysicalEdgeInsets {
    PhysicalEdgeInsets(
      top: rounded(insets.top), left: rounded(insets.left), bottom: rounded(insets.bottom),
      right: rounded(insets.right))
  }

  /// Returns a part as recordings store it.
  package static func rounded(_ part: ElementPart) -> ElementPart {
    ElementPart(
      path: part.path,
      frame: CGRect(origin: rounded(part.frame.origin), size: rounded(part.frame.size)),
      isSpace: part.isSpace)
  }

  /// Returns an element as recordings store it.
  package static func rounded(_ element: LayoutAttributes) -> LayoutAttributes {
    let frame = element.untransformedFrame
    var rounded = LayoutAttributes(
      id: element.id,
      frame: CGRect(origin: Self.rounded(frame.origin), size: Self.rounded(frame.size)),
      zIndex: element.zIndex)
    rounded.alpha = Self.rounded(element.alpha)
    rounded.isHidden = element.isHidden
    let transform = element.transform
    if transform != .identity {
      // A factor is multiplied by lengths of hundreds of points, so it needs a thousand times the
      // precision.
      func factor(_ number: CGFloat) -> CGFloat { (number * 1e6).rounded() / 1e6 }
      rounded.transform = ElementTransform(
        a: factor(transform.a), b: factor(transform.b), c: factor(transform.c),
        d: factor(transform.d), tx: Self.rounded(transform.tx), ty: Self.rounded(transform.ty))
    }
    return rounded
  }
}
