// The conversion of points between views, and the view under a point. Transforms are not applied.

import Foundation

extension UIView {
  /// The place of the view's own origin, in points of its outermost superview.
  private var placeOfOrigin: CGPoint {
    var place = CGPoint.zero
    var next: UIView? = self
    while let view = next, let parent = view.superview {
      let inner = parent.place(of: view)
      place.x += inner.x
      place.y += inner.y
      next = parent
    }
    return place
  }

  /// The bounding box of the bounds around the center, after the transform.
  var transformedFrame: CGRect {
    let placed = CGRect(
      x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height
    ).applying(transform)
    return CGRect(
      x: center.x + placed.origin.x, y: center.y + placed.origin.y,
      width: placed.size.width, height: placed.size.height)
  }

  /// Returns the place of a subview's own origin, in this view's points.
  private func place(of subview: UIView) -> CGPoint {
    let (frame, bounds, moved) = (subview.frame, subview.bounds, displacement(of: subview))
    return CGPoint(
      x: frame.minX + moved.x - bounds.minX, y: frame.minY + moved.y - bounds.minY)
  }

  /// Returns the frontmost view that receives a touch at a point; nil for none.
  func touched(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for child in subviews.reversed() {
      let place = place(of: child)
      let inner = CGPoint(x: point.x - place.x, y: point.y - place.y)
      if let hit = child.hitTest(inner, with: event) { return hit }
    }
    return self
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
