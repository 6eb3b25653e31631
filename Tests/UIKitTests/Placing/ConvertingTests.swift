import Foundation
import Testing
import UIKit

/// Points and touches go through scales and rotations.
@MainActor @Suite struct ConvertingTests {
  /// A view of 100 x 50 at the middle (150, 125), twice as large, with a view of 20 x 20 in it at (10, 10).
  private func scaled() -> (outer: UIView, view: UIView, inner: UIView) {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    outer.addSubview(view)
    view.addSubview(inner)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    return (outer, view, inner)
  }

  @Test func rectanglesGrowWithTheScale() {
    let (outer, view, inner) = scaled()
    #expect(view.frame == CGRect(x: 50, y: 75, width: 200, height: 100))
    #expect(view.convert(view.bounds, to: nil) == CGRect(x: 50, y: 75, width: 200, height: 100))
    #expect(inner.convert(inner.bounds, to: nil) == CGRect(x: 70, y: 95, width: 40, height: 40))
    #expect(
      outer.convert(CGRect(x: 70, y: 95, width: 40, height: 40), to: inner)
        == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(inner.convert(CGPoint(x: 110, y: 135), from: outer) == CGPoint(x: 20, y: 20))
  }

  @Test func touchesHitWhatIsShown() {
    let (outer, view, inner) = scaled()
    #expect(outer.hitTest(CGPoint(x: 240, y: 165), with: nil) === view)
    #expect(outer.hitTest(CGPoint(x: 105, y: 130), with: nil) === inner)
    #expect(outer.hitTest(CGPoint(x: 45, y: 100), with: nil) === outer)
  }

  /// A quarter turn: (10, 0) from the middle is (0, 10) from the middle.
  @Test func pointsTurn() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = UIView(frame: CGRect(x: 50, y: 80, width: 100, height: 40))
    outer.addSubview(view)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let point = view.convert(CGPoint(x: 60, y: 20), to: outer)
    #expect(abs(point.x - 100) < 1e-9 && abs(point.y - 110) < 1e-9)
    let frame = view.convert(view.bounds, to: outer)
    #expect(abs(frame.minX - 80) < 1e-9 && abs(frame.height - 100) < 1e-9)
    let back = outer.convert(point, to: view)
    #expect(abs(back.x - 60) < 1e-9 && abs(back.y - 20) < 1e-9)
  }
}
