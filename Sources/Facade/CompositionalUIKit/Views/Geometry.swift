// A stand-in for the insets, vectors and affine transforms of CoreGraphics and UIKit.

import Compositional
import Foundation

/// Insets whose left and right do not depend on the layout direction, in points.
public typealias UIEdgeInsets = PhysicalEdgeInsets

#if !canImport(CoreGraphics)
  /// An affine transform.
  ///
  /// Its initializer without arguments creates the identity; CoreGraphics' creates all zeros.
  public typealias CGAffineTransform = ElementTransform

  /// A two-dimensional vector, in points.
  public struct CGVector: Hashable, Codable, Sendable {
    /// The x component, in points.
    public var dx: CGFloat
    /// The y component, in points.
    public var dy: CGFloat

    public static let zero = CGVector()

    /// Creates the zero vector.
    public init() { self.init(dx: 0, dy: 0) }

    /// Creates a vector from its components, in points.
    public init(dx: CGFloat, dy: CGFloat) {
      self.dx = dx
      self.dy = dy
    }
  }

  extension CGPoint {
    public func applying(_ transform: CGAffineTransform) -> CGPoint {
      CGPoint(
        x: transform.a * x + transform.c * y + transform.tx,
        y: transform.b * x + transform.d * y + transform.ty)
    }
  }

  extension CGSize {
    /// Returns the size transformed as a vector, without the translation.
    public func applying(_ transform: CGAffineTransform) -> CGSize {
      CGSize(
        width: transform.a * width + transform.c * height,
        height: transform.b * width + transform.d * height)
    }
  }

  extension CGRect {
    /// Returns the bounding box of the four transformed corners.
    public func applying(_ transform: CGAffineTransform) -> CGRect {
      guard !isNull, !isInfinite else { return self }
      let corners = [
        CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
        CGPoint(x: maxX, y: maxY),
      ].map { $0.applying(transform) }
      let (xs, ys) = (corners.map(\.x).sorted(), corners.map(\.y).sorted())
      return CGRect(x: xs[0], y: ys[0], width: xs[3] - xs[0], height: ys[3] - ys[0])
    }
  }
#endif

extension CGRect {
  /// Returns the rectangle reduced by insets, in points; negative insets enlarge it.
  ///
  /// Insets larger than the rectangle make its size negative, as in UIKit.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}

extension CGPoint {
  /// True if both coordinates are finite.
  var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGSize {
  /// The size with 0 for lengths that are negative or not finite.
  var laidOut: CGSize {
    func usable(_ length: CGFloat) -> CGFloat { length.isFinite ? max(0, length) : 0 }
    return CGSize(width: usable(width), height: usable(height))
  }
}
