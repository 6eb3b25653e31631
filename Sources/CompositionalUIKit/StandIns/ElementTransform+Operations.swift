// What `CGAffineTransform` can do: a stand-in, what headless layout code needs of it.

import Compositional
import Foundation

extension ElementTransform {
  /// Makes a change of size.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Makes a move, in points.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Makes a turn.
  ///
  /// - Parameter angle: in radians, from x towards y: clockwise where y points down.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (sin(angle), cos(angle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Whether this changes nothing.
  public var isIdentity: Bool { self == .identity }

  /// A change of size, then this transform.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> ElementTransform {
    ElementTransform(scaleX: sx, y: sy).concatenating(self)
  }

  /// A move in points, then this transform.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> ElementTransform {
    ElementTransform(translationX: tx, y: ty).concatenating(self)
  }

  /// A turn in radians, then this transform.
  public func rotated(by angle: CGFloat) -> ElementTransform {
    ElementTransform(rotationAngle: angle).concatenating(self)
  }

  /// This transform, then another.
  public func concatenating(_ next: ElementTransform) -> ElementTransform {
    ElementTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The transform that takes this one back; itself where there is none, as at Apple.
  public func inverted() -> ElementTransform {
    let determinant = a * d - b * c
    guard determinant != 0 else { return self }
    return ElementTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}

#if canImport(CoreGraphics)
  extension ElementTransform {
    /// Makes the engine's transform of CoreGraphics'.
    public init(_ transform: CGAffineTransform) {
      self.init(
        a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx,
        ty: transform.ty)
    }
  }

  extension CGAffineTransform {
    /// Makes CoreGraphics' transform of the engine's.
    public init(_ transform: ElementTransform) {
      self.init(
        a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx,
        ty: transform.ty)
    }
  }
#else
  extension ElementTransform {
    /// Makes the same transform, so that code converts where the two types differ.
    public init(_ transform: ElementTransform) { self = transform }
  }
#endif
