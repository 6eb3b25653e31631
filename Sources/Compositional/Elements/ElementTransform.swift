/// An affine transform in the plane: x' = ax + cy + tx, y' = bx + dy + ty.
///
/// Apple's name: `CGAffineTransform`, with the same fields.
public struct ElementTransform: Hashable, Sendable {
  /// The factor of x in the new x.
  public var a: CGFloat = 1
  /// The factor of x in the new y.
  public var b: CGFloat = 0
  /// The factor of y in the new x.
  public var c: CGFloat = 0
  /// The factor of y in the new y.
  public var d: CGFloat = 1
  /// The translation along x, in points.
  public var tx: CGFloat = 0
  /// The translation along y, in points.
  public var ty: CGFloat = 0

  /// The identity transform.
  public static let identity = ElementTransform()

  /// Creates the identity transform.
  public init() {}

  /// Creates a transform from its six numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }
}
