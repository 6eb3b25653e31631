// A stand-in for QuartzCore's transform functions.

import Compositional
import Foundation

#if !canImport(QuartzCore)
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns a translation, in points.
  public func CATransform3DMakeTranslation(
    _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
  ) -> CATransform3D {
    var transform = CATransform3DIdentity
    (transform.m41, transform.m42, transform.m43) = (tx, ty, tz)
    return transform
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns a scale.
  public func CATransform3DMakeScale(
    _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
  ) -> CATransform3D {
    var transform = CATransform3DIdentity
    (transform.m11, transform.m22, transform.m33) = (sx, sy, sz)
    return transform
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns a rotation around an axis; the identity if the axis has no length.
  ///
  /// - Parameters:
  ///   - angle: The angle, in radians.
  ///   - x: The x component of the axis.
  ///   - y: The y component of the axis.
  ///   - z: The z component of the axis.
  public func CATransform3DMakeRotation(
    _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
  ) -> CATransform3D {
    let length = Double(x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return CATransform3DIdentity }
    let (x, y, z) = (Double(x) / length, Double(y) / length, Double(z) / length)
    let (sine, cosine) = (sin(Double(angle)), cos(Double(angle)))
    let axis = SIMD4(x, y, z, 0) * (1 - cosine)
    return CATransform3D(
      rows: axis * x + SIMD4(cosine, z * sine, -y * sine, 0),
      axis * y + SIMD4(-z * sine, cosine, x * sine, 0),
      axis * z + SIMD4(y * sine, -x * sine, cosine, 0),
      SIMD4(0, 0, 0, 1))
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns a transform that applies one transform, then another.
  public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    let next = b.rows
    let rows = a.rows.map { row in
      next[0] * row.x + next[1] * row.y + next[2] * row.z + next[3] * row.w
    }
    return CATransform3D(rows: rows[0], rows[1], rows[2], rows[3])
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns a transform that applies a translation, in points, then another transform.
  public func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
  ) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns a transform that applies a scale, then another transform.
  public func CATransform3DScale(
    _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
  ) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns a transform that applies a rotation, in radians, then another transform.
  public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
  ) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns true if a transform is the identity.
  public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns true if two transforms have the same components.
  public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    a == b
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns the inverse of a transform; the transform itself if it has none.
  public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
    var (left, right) = (t.rows, CATransform3DIdentity.rows)
    // Gauss-Jordan elimination: the operations that turn t into the identity turn the identity into
    // the inverse.
    for column in 0..<4 {
      let rows = column..<4
      let largest = rows.max { abs(left[$0][column]) < abs(left[$1][column]) } ?? column
      guard left[largest][column] != 0 else { return t }
      left.swapAt(column, largest)
      right.swapAt(column, largest)
      let pivot = left[column][column]
      left[column] /= pivot
      right[column] /= pivot
      for row in 0..<4 where row != column {
        let factor = left[row][column]
        left[row] -= factor * left[column]
        right[row] -= factor * right[column]
      }
    }
    return CATransform3D(rows: right[0], right[1], right[2], right[3])
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns an affine transform as a three-dimensional one.
  public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    var transform = CATransform3DIdentity
    (transform.m11, transform.m12) = (m.a, m.b)
    (transform.m21, transform.m22) = (m.c, m.d)
    (transform.m41, transform.m42) = (m.tx, m.ty)
    return transform
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns true if a transform is affine, so that it converts without loss.
  public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t)) == t
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns the affine part of a transform.
  public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
  }
#endif
