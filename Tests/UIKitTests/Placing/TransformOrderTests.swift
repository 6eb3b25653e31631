import Foundation
import Testing
import UIKit

/// Points through views that are turned and scaled within each other.
@MainActor @Suite struct TransformOrderTests {
  /// The middle of the right side of a view that is turned by a quarter is 50 points below its middle.
  ///
  /// The view around it is twice as wide, which moves nothing that is straight below.
  @Test func theInnerTransformComesFirst() {
    let (root, outer, inner) = (UIView(), UIView(), UIView())
    outer.frame = CGRect(x: 150, y: 150, width: 100, height: 100)
    inner.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    root.addSubview(outer)
    outer.addSubview(inner)
    outer.transform = CGAffineTransform(scaleX: 2, y: 1)
    inner.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let side = CGPoint(x: 100, y: 50)
    let found = inner.convert(side, to: root)
    #expect(abs(found.x - 200) < 1e-9 && abs(found.y - 250) < 1e-9)
    let back = inner.convert(found, from: root)
    #expect(abs(back.x - 100) < 1e-9 && abs(back.y - 50) < 1e-9)
  }
}
