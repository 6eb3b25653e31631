/// A change of place, size and direction in the plane: x' = ax + cy + tx, y' = bx + dy + ty.
///
/// Apple's name: `CGAffineTransform`, with the same fields.
public struct ElementTransform: Hashable, Sendable {
  /// The part of x in the new x.
  public var a: CGFloat = 1
  /// The part of x in the new y.
  public var b: CGFloat = 0
  /// The part of y in the new x.
  public var c: CGFloat = 0
  /// The part of y in the new y.
  public var d: CGFloat = 1
  /// The move along x, in points.
  public var tx: CGFloat = 0
  /// The move along y, in points.
  public var ty: CGFloat = 0

  /// The transform that changes nothing.
  public static let identity = ElementTransform()

  /// Makes the identity.
  public init() {}

  /// Makes a transform of its six numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }
}
