// The conversion of points between views. Transforms are not applied.

import Foundation

extension UIView {
  /// The place of the view's own origin, in points of its outermost superview.
  private var placeOfOrigin: CGPoint {
    var place = CGPoint.zero
    var next: UIView? = self
    while let view = next, let parent = view.superview {
      place.x += view.frame.minX - view.bounds.minX
      place.y += view.frame.minY - view.bounds.minY
      next = parent
    }
    return place
  }

  /// Returns a point of this view in the points of another.
  ///
  /// - Parameters:
  ///   - point: The point, in points of this view.
  ///   - view: A view of the same hierarchy; nil for the outermost, which is the window if there is
  ///     one.
  /// - Complexity: O(depth)
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (own, other) = (placeOfOrigin, view?.placeOfOrigin ?? .zero)
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }

  /// Returns a point of another view in the points of this one.
  ///
  /// - Parameters:
  ///   - point: The point, in points of the other view.
  ///   - view: A view of the same hierarchy; nil for the outermost.
  /// - Complexity: O(depth)
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (own, other) = (placeOfOrigin, view?.placeOfOrigin ?? .zero)
    return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
  }

  /// Returns a rectangle of this view in the points of another.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points of this view.
  ///   - view: A view of the same hierarchy; nil for the outermost.
  /// - Complexity: O(depth)
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// Returns a rectangle of another view in the points of this one.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points of the other view.
  ///   - view: A view of the same hierarchy; nil for the outermost.
  /// - Complexity: O(depth)
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }
}
