import CompositionalUIKit
import Testing

/// Transforms in two and three dimensions; the numbers are calculated by hand.
@MainActor
@Suite struct StandInTransformTests {
  private func close(_ one: CGPoint, _ other: CGPoint) -> Bool {
    abs(one.x - other.x) < 1e-9 && abs(one.y - other.y) < 1e-9
  }

  @Test func scaleAndMove() {
    let scale = CGAffineTransform(scaleX: 2, y: 3)
    let move = CGAffineTransform(translationX: 10, y: 20)
    let point = CGPoint(x: 1, y: 1)
    #expect(point.applying(scale) == CGPoint(x: 2, y: 3))
    #expect(point.applying(move) == CGPoint(x: 11, y: 21))
    #expect(point.applying(scale.concatenating(move)) == CGPoint(x: 12, y: 23))
    #expect(point.applying(move.concatenating(scale)) == CGPoint(x: 22, y: 63))
    #expect(point.applying(scale.translatedBy(x: 10, y: 20)) == CGPoint(x: 22, y: 63))
    #expect(point.applying(move.scaledBy(x: 2, y: 3)) == CGPoint(x: 12, y: 23))
  }

  @Test func turn() {
    let quarter = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(close(CGPoint(x: 1, y: 0).applying(quarter), CGPoint(x: 0, y: 1)))
    #expect(close(CGPoint(x: 0, y: 1).applying(quarter), CGPoint(x: -1, y: 0)))
    let moved = CGAffineTransform(translationX: 5, y: 0).rotated(by: .pi / 2)
    #expect(close(CGPoint(x: 1, y: 0).applying(moved), CGPoint(x: 5, y: 1)))
  }

  @Test func inverse() {
    let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 7, ty: -4)
    let there = CGPoint(x: 3, y: 5).applying(transform)
    #expect(there == CGPoint(x: 8, y: 14))
    #expect(close(there.applying(transform.inverted()), CGPoint(x: 3, y: 5)))
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(!flat.isIdentity)
  }

  @Test func sizesAndRectangles() {
    let transform = CGAffineTransform(a: 0, b: 2, c: -3, d: 0, tx: 100, ty: 50)
    #expect(CGSize(width: 10, height: 20).applying(transform) == CGSize(width: -60, height: 20))
    let frame = CGRect(x: 1, y: 2, width: 10, height: 20).applying(transform)
    #expect(frame == CGRect(x: 34, y: 52, width: 60, height: 20))
    #expect(CGRect.null.applying(transform).isNull)
  }

  @Test func insets() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 200)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rect.inset(by: insets) == CGRect(x: 12, y: 21, width: 94, height: 196))
    #expect(rect.inset(by: .zero) == rect)
  }

  @Test func movesInSpace() {
    let move = CATransform3DMakeTranslation(1, 2, 3)
    let scale = CATransform3DMakeScale(2, 3, 4)
    let both = CATransform3DConcat(move, scale)
    #expect([both.m41, both.m42, both.m43] == [2, 6, 12])
    #expect([both.m11, both.m22, both.m33, both.m44] == [2, 3, 4, 1])
    #expect(CATransform3DTranslate(scale, 1, 2, 3) == both)
    let other = CATransform3DScale(move, 2, 3, 4)
    #expect([other.m41, other.m42, other.m43] == [1, 2, 3])
    #expect(CATransform3DIsIdentity(CATransform3DIdentity))
    #expect(!CATransform3DIsIdentity(move))
    #expect(
      CATransform3DIsIdentity(CATransform3DConcat(move, CATransform3DMakeTranslation(-1, -2, -3))))
  }

  /// Around x, y rotates to z; around y, z to x; around z, x to y.
  @Test func turnsInSpace() {
    let half = CGFloat(0.5).squareRoot()
    let x = CATransform3DMakeRotation(.pi / 4, 2, 0, 0)
    let y = CATransform3DMakeRotation(.pi / 4, 0, 2, 0)
    let z = CATransform3DMakeRotation(.pi / 4, 0, 0, 2)
    let expected: [(CGFloat, CGFloat)] = [
      (x.m22, half), (x.m23, half), (x.m32, -half), (x.m33, half), (x.m11, 1),
      (y.m33, half), (y.m31, half), (y.m13, -half), (y.m11, half), (y.m22, 1),
      (z.m11, half), (z.m12, half), (z.m21, -half), (z.m22, half), (z.m33, 1),
    ]
    for (index, (actual, wanted)) in expected.enumerated() {
      #expect(abs(actual - wanted) < 1e-12, "\(index)")
    }
    #expect(CATransform3DMakeRotation(1, 0, 0, 0) == CATransform3DIdentity)
  }

  /// A third of a turn around the diagonal takes x to y, y to z and z to x.
  @Test func turnAroundTheDiagonal() {
    let turn = CATransform3DRotate(CATransform3DIdentity, 2 * .pi / 3, 1, 1, 1)
    let ones = [turn.m12, turn.m23, turn.m31, turn.m44]
    let zeros = [turn.m11, turn.m13, turn.m21, turn.m22, turn.m32, turn.m33]
    #expect(ones.allSatisfy { abs($0 - 1) < 1e-12 })
    #expect(zeros.allSatisfy { abs($0) < 1e-12 })
  }

  @Test func planeAndSpace() {
    let plane = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let space = CATransform3DMakeAffineTransform(plane)
    #expect(
      [space.m11, space.m12, space.m21, space.m22, space.m41, space.m42] == [1, 2, 3, 4, 5, 6])
    #expect(CATransform3DIsAffine(space))
    #expect(CATransform3DGetAffineTransform(space) == plane)
    var deep = space
    deep.m34 = -1.0 / 500
    #expect(!CATransform3DIsAffine(deep))
    #expect(CATransform3DGetAffineTransform(deep) == plane)
  }
}
