// The operations of `CGAffineTransform` that headless layout code needs.

import Compositional
import Foundation

extension ElementTransform {
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Creates a translation, in points.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Creates a rotation.
  ///
  /// - Parameter angle: The angle, in radians, from x toward y; clockwise if y points down.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (sin(angle), cos(angle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  public var isIdentity: Bool { self == .identity }

  /// Returns a transform that applies a scale, then this transform.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> ElementTransform {
    ElementTransform(scaleX: sx, y: sy).concatenating(self)
  }

  /// Returns a transform that applies a translation, in points, then this transform.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> ElementTransform {
    ElementTransform(translationX: tx, y: ty).concatenating(self)
  }

  /// Returns a transform that applies a rotation, in radians, then this transform.
  public func rotated(by angle: CGFloat) -> ElementTransform {
    ElementTransform(rotationAngle: angle).concatenating(self)
  }

  /// Returns a transform that applies this transform, then another.
  public func concatenating(_ next: ElementTransform) -> ElementTransform {
    ElementTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// Returns the inverse; the transform itself if it has none, as in CoreGraphics.
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
    /// Creates a transform of the engine from one of CoreGraphics.
    public init(_ transform: CGAffineTransform) {
      self.init(
        a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx,
        ty: transform.ty)
    }
  }

  extension CGAffineTransform {
    /// Creates a transform of CoreGraphics from one of the engine.
    public init(_ transform: ElementTransform) {
      self.init(
        a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx,
        ty: transform.ty)
    }
  }
#else
  extension ElementTransform {
    /// Creates the same transform, so that code compiles both where the two types differ and where
    /// not.
    public init(_ transform: ElementTransform) { self = transform }
  }
#endif
