// The conversion of points between views, and the view under a point.

import Foundation

/// The way from the points of a view to those of another.
private struct PointMap {
  /// The part that scales and turns; identity for views without a transform.
  private var turn = CGAffineTransform.identity
  private var offset = CGPoint.zero

  /// Appends the step from a view's points to those of its superview.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - moved: The distance by which it is shown elsewhere, in the superview's points.
  @MainActor mutating func leave(_ view: UIView, moved: CGPoint) {
    let (bounds, transform) = (view.bounds, view.transform)
    guard transform != .identity else {
      // Sums of frames are exact where centers are not.
      let frame = view.frame
      offset.x += frame.minX + moved.x - bounds.minX
      offset.y += frame.minY + moved.y - bounds.minY
      return
    }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let from = CGPoint(x: offset.x - middle.x, y: offset.y - middle.y).applying(transform)
    turn = turn.concatenating(transform)
    (turn.tx, turn.ty) = (0, 0)
    offset = CGPoint(x: view.center.x + moved.x + from.x, y: view.center.y + moved.y + from.y)
  }

  func map(_ point: CGPoint) -> CGPoint {
    guard turn != .identity else { return CGPoint(x: point.x + offset.x, y: point.y + offset.y) }
    let turned = point.applying(turn)
    return CGPoint(x: turned.x + offset.x, y: turned.y + offset.y)
  }

  func unmap(_ point: CGPoint) -> CGPoint {
    let back = CGPoint(x: point.x - offset.x, y: point.y - offset.y)
    return turn == .identity ? back : back.applying(turn.inverted())
  }

  func map(_ rect: CGRect) -> CGRect { map(rect, by: map) }

  func unmap(_ rect: CGRect) -> CGRect { map(rect, by: unmap) }

  private func map(_ rect: CGRect, by place: (CGPoint) -> CGPoint) -> CGRect {
    guard turn != .identity else { return CGRect(origin: place(rect.origin), size: rect.size) }
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map(place)
    let (xs, ys) = (corners.map(\.x).sorted(), corners.map(\.y).sorted())
    return CGRect(x: xs[0], y: ys[0], width: xs[3] - xs[0], height: ys[3] - ys[0])
  }
}

extension UIView {
  /// The way from the view's points to those of the outermost superview.
  private var wayOut: PointMap {
    var way = PointMap()
    var view = self
    while let parent = view.superview {
      way.leave(view, moved: parent.displacement(of: view))
      view = parent
    }
    return way
  }

  /// The frame around the view as its transform shows it, in the superview's points.
  var transformedFrame: CGRect {
    let placed = CGRect(
      x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height
    ).applying(transform)
    return CGRect(
      x: center.x + placed.origin.x, y: center.y + placed.origin.y,
      width: placed.size.width, height: placed.size.height)
  }

  /// True if a touch can reach the view: all views up to the window are visible and receive touches.
  var canBeTouched: Bool {
    guard !(self is UIWindow) else { return true }
    return isUserInteractionEnabled && !isHidden && alpha >= 0.01
      && superview?.canBeTouched ?? true
  }

  /// Returns the farthest visible view under a point that receives touches; nil for none.
  func touched(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for child in subviews.reversed() {
      var step = PointMap()
      step.leave(child, moved: displacement(of: child))
      if let hit = child.hitTest(step.unmap(point), with: event) { return hit }
    }
    return self
  }

  /// Returns a point of this view in the points of another; nil stands for the outermost superview.
  ///
  /// Views are where they are on screen: scaled, turned, and in rows that scroll on their own.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let outer = wayOut.map(point)
    return view.map { $0.wayOut.unmap(outer) } ?? outer
  }

  /// Returns a point of another view in the points of this one; nil stands for the outermost superview.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    wayOut.unmap(view.map { $0.wayOut.map(point) } ?? point)
  }

  /// Returns a rectangle of this view in the points of another, around its corners; nil stands for the
  /// outermost superview.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let outer = wayOut.map(rect)
    return view.map { $0.wayOut.unmap(outer) } ?? outer
  }

  /// Returns a rectangle of another view in the points of this one, around its corners; nil stands for the
  /// outermost superview.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    wayOut.unmap(view.map { $0.wayOut.map(rect) } ?? rect)
  }
}
