// A stand-in for QuartzCore's three-dimensional transforms.

import Compositional
import Foundation

#if !canImport(QuartzCore)
  /// A three-dimensional transform: a 4 x 4 matrix that multiplies the row vector (x, y, z, 1).
  public struct CATransform3D: Hashable, Sendable {
    // The contribution of x to the new x, y, z and w.
    /// The contribution of x to the new x.
    public var m11: CGFloat
    /// The contribution of x to the new y.
    public var m12: CGFloat
    /// The contribution of x to the new z.
    public var m13: CGFloat
    /// The contribution of x to the divisor.
    public var m14: CGFloat
    /// The contribution of y to the new x.
    public var m21: CGFloat
    /// The contribution of y to the new y.
    public var m22: CGFloat
    /// The contribution of y to the new z.
    public var m23: CGFloat
    /// The contribution of y to the divisor.
    public var m24: CGFloat
    /// The contribution of z to the new x.
    public var m31: CGFloat
    /// The contribution of z to the new y.
    public var m32: CGFloat
    /// The contribution of z to the new z.
    public var m33: CGFloat
    /// The contribution of z to the divisor, which gives perspective.
    public var m34: CGFloat
    /// The translation along x, in points.
    public var m41: CGFloat
    /// The translation along y, in points.
    public var m42: CGFloat
    /// The translation along z, in points.
    public var m43: CGFloat
    /// The constant part of the divisor.
    public var m44: CGFloat

    /// Creates a transform of zeros, as QuartzCore does; the identity is ``CATransform3DIdentity``.
    public init() { self.init(rows: .zero, .zero, .zero, .zero) }

    /// Creates a transform from its sixteen components.
    public init(
      m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
      m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
      m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
      m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
      (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
      (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
      (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
      (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }

    init(
      rows x: SIMD4<Double>, _ y: SIMD4<Double>, _ z: SIMD4<Double>, _ w: SIMD4<Double>
    ) {
      (m11, m12, m13, m14) = Self.numbers(x)
      (m21, m22, m23, m24) = Self.numbers(y)
      (m31, m32, m33, m34) = Self.numbers(z)
      (m41, m42, m43, m44) = Self.numbers(w)
    }

    private static func numbers(
      _ row: SIMD4<Double>
    ) -> (CGFloat, CGFloat, CGFloat, CGFloat) {
      (CGFloat(row.x), CGFloat(row.y), CGFloat(row.z), CGFloat(row.w))
    }

    /// The four rows: x, y, z and the translation.
    var rows: [SIMD4<Double>] {
      [
        SIMD4(Double(m11), Double(m12), Double(m13), Double(m14)),
        SIMD4(Double(m21), Double(m22), Double(m23), Double(m24)),
        SIMD4(Double(m31), Double(m32), Double(m33), Double(m34)),
        SIMD4(Double(m41), Double(m42), Double(m43), Double(m44)),
      ]
    }
  }

  /// The identity transform.
  public let CATransform3DIdentity = CATransform3D(
    rows: SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(0, 0, 0, 1))
#endif
