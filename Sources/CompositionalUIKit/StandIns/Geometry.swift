// Insets, vectors and transforms in the plane: a stand-in, what headless layout code needs of
// CoreGraphics and of UIKit's geometry.

import Compositional
import Foundation

/// Insets in points whose sides are fixed in space.
public typealias UIEdgeInsets = PhysicalEdgeInsets

#if !canImport(CoreGraphics)
  /// A change of place, size and direction in the plane.
  ///
  /// Made without arguments it is the identity, where Apple's is all zeros.
  public typealias CGAffineTransform = ElementTransform

  /// A direction and a distance in the plane, in points.
  public struct CGVector: Hashable, Codable, Sendable {
    /// The distance along x, in points.
    public var dx: CGFloat
    /// The distance along y, in points.
    public var dy: CGFloat

    /// No distance.
    public static let zero = CGVector()

    /// Makes the vector of no distance.
    public init() { self.init(dx: 0, dy: 0) }

    /// Makes a vector, in points.
    public init(dx: CGFloat, dy: CGFloat) {
      self.dx = dx
      self.dy = dy
    }
  }

  extension CGPoint {
    /// The point that a transform moves this one to.
    public func applying(_ transform: CGAffineTransform) -> CGPoint {
      CGPoint(
        x: transform.a * x + transform.c * y + transform.tx,
        y: transform.b * x + transform.d * y + transform.ty)
    }
  }

  extension CGSize {
    /// The size, read as a vector, that a transform without its move turns this one into.
    public func applying(_ transform: CGAffineTransform) -> CGSize {
      CGSize(
        width: transform.a * width + transform.c * height,
        height: transform.b * width + transform.d * height)
    }
  }

  extension CGRect {
    /// The smallest upright rectangle around the four corners that a transform moves.
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
  /// The rectangle less insets, in points; sides with negative insets grow.
  ///
  /// Insets larger than the rectangle make its size negative, as at Apple.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
