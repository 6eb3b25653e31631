import UIKit

/// A finger on a list.
final class RowTouch: UITouch {
  private weak var list: AloeStackView?
  let cell: StackViewCell
  /// The place, in points of the content.
  var point: CGPoint

  init(on cell: StackViewCell, of list: AloeStackView, at point: CGPoint) {
    self.cell = cell
    self.list = list
    self.point = point
    super.init()
  }

  override var view: UIView? { cell }

  override func location(in view: UIView?) -> CGPoint {
    list?.convert(point, to: view) ?? .zero
  }

  /// True if the finger is on the cell where it came down.
  var isInside: Bool { cell.point(inside: location(in: cell), with: nil) }
}

extension AloeStackView {
  /// Puts a finger on the view.
  ///
  /// A row that can be highlighted is.
  ///
  /// Not part of the original. A control in a row keeps the touch for itself.
  ///
  /// - Parameter point: The position of the finger, in points from the upper left corner of the view.
  public func touchDown(at point: CGPoint) {
    layoutIfNeeded()
    let point = contentPoint(point)
    var next = hitTest(point, with: nil)
    while let view = next, !(view is StackViewCell) {
      if view is UIControl { return }
      next = view.superview
    }
    guard let cell = next as? StackViewCell else { return }
    let made = RowTouch(on: cell, of: self, at: point)
    touch = made
    cell.touchesBegan([made], with: nil)
  }

  /// Moves the finger.
  ///
  /// - Parameter point: The new position, in points from the upper left corner of the view.
  public func touchMove(to point: CGPoint) {
    guard let touch else { return }
    touch.point = contentPoint(point)
    touch.cell.touchesMoved([touch], with: nil)
  }

  /// Lifts the finger.
  ///
  /// A row on which it was put down and lifted is tapped.
  public func touchUp() {
    guard let touch else { return }
    self.touch = nil
    touch.cell.touchesEnded([touch], with: nil)
    if touch.isInside { touch.cell.tap() }
  }

  private func contentPoint(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x + contentOffset.x, y: point.y + contentOffset.y)
  }
}
