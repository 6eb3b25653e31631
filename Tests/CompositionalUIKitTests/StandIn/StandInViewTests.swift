import CompositionalUIKit
import Testing

/// Frames of views, the view hierarchy, and autoresizing.
@MainActor
@Suite struct StandInViewTests {
  @Test func frameFollowsCenterSizeAndTransform() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    #expect(view.frame == CGRect(x: -5, y: 30, width: 60, height: 20))
    #expect(view.layer.transform.m11 == 2)
    view.transform = .identity
    view.bounds.origin = CGPoint(x: 0, y: 100)
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    view.frame = CGRect(x: 0, y: 0, width: 8, height: 6)
    #expect(view.bounds == CGRect(x: 0, y: 100, width: 8, height: 6))
  }

  @Test func tree() {
    let (parent, one, other) = (UIView(), UIView(), UIView())
    parent.addSubview(one)
    parent.addSubview(other)
    #expect(parent.subviews == [one, other])
    parent.bringSubviewToFront(one)
    #expect(parent.subviews == [other, one])
    parent.sendSubviewToBack(one)
    #expect(parent.subviews == [one, other])
    parent.insertSubview(one, aboveSubview: other)
    #expect(parent.subviews == [other, one])
    parent.insertSubview(one, belowSubview: other)
    #expect(parent.subviews == [one, other])
    one.addSubview(other)
    #expect(parent.subviews == [one])
    #expect(other.superview === one)
    #expect(other.isDescendant(of: parent))
    other.tag = 7
    #expect(parent.viewWithTag(7) === other)
    one.removeFromSuperview()
    #expect(parent.subviews.isEmpty)
    #expect(one.superview == nil)
  }

  @Test func aViewCanNotHoldItself() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let (parent, child) = (UIView(), UIView())
      parent.addSubview(child)
      child.addSubview(parent)
    }
  }

  /// An autoresizing mask and the resulting frame.
  struct Following: Sendable {
    let mask: UIView.AutoresizingMask
    let frame: CGRect

    init(_ mask: UIView.AutoresizingMask, _ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat) {
      self.mask = mask
      frame = CGRect(x: x, y: y, width: w, height: h)
    }
  }

  nonisolated private static let allMargins: UIView.AutoresizingMask = [
    .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
  ]

  /// A superview of 100 x 100 is resized to 160 x 40: 60 wider, 60 lower.
  @Test(arguments: [
    Following([], 10, 20, 50, 60),
    Following([.flexibleWidth, .flexibleHeight], 10, 20, 110, 0),
    Following([.flexibleLeftMargin, .flexibleTopMargin], 70, -40, 50, 60),
    Following([.flexibleRightMargin, .flexibleBottomMargin], 10, 20, 50, 60),
    // 10 before and 40 after share 60 as 12 and 48; 20 and 20 share -60 as -30 and -30.
    Following(allMargins, 22, -10, 50, 60),
    // 50 of width and 40 after it share 60 by 50 : 40, which is 33 1/3 and 26 2/3.
    Following([.flexibleWidth, .flexibleRightMargin], 10, 20, 83.333333333, 60),
  ])
  func autoresizing(following: Following) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 60))
    child.autoresizingMask = following.mask
    parent.addSubview(child)
    parent.frame.size = CGSize(width: 160, height: 40)
    #expect(abs(child.frame.minX - following.frame.minX) < 1e-6)
    #expect(abs(child.frame.minY - following.frame.minY) < 1e-6)
    #expect(abs(child.frame.width - following.frame.width) < 1e-6)
    #expect(abs(child.frame.height - following.frame.height) < 1e-6)
  }

  @Test func cellCoversItselfWithItsContent() {
    let cell = UICollectionViewListCell()
    #expect(cell.contentView.superview === cell)
    let ground = UIView()
    cell.backgroundView = ground
    let selected = UIView()
    cell.selectedBackgroundView = selected
    cell.isSelected = true
    #expect(cell.subviews == [ground, selected, cell.contentView])
    cell.frame = CGRect(x: 5, y: 5, width: 80, height: 30)
    for view in cell.subviews {
      #expect(view.frame == CGRect(x: 0, y: 0, width: 80, height: 30))
    }
    cell.backgroundView = nil
    #expect(cell.subviews == [selected, cell.contentView])
    #expect(cell.reuseIdentifier == nil)
  }

  @Test func marginsFollowTheDirection() {
    let view = UIView()
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(
      view.directionalLayoutMargins
        == DirectionalEdgeInsets(top: 1, leading: 4, bottom: 3, trailing: 2))
    view.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 5, leading: 6, bottom: 7, trailing: 8)
    #expect(view.layoutMargins == UIEdgeInsets(top: 5, left: 8, bottom: 7, right: 6))
  }

  private final class Measured: UIView {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 40) }
  }

  @Test func fitting() {
    let view = Measured()
    let wish = CGSize(width: 100, height: 0)
    #expect(view.systemLayoutSizeFitting(wish) == CGSize(width: 30, height: 40))
    #expect(
      view.systemLayoutSizeFitting(
        wish, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        == CGSize(width: 100, height: 40))
    view.sizeToFit()
    #expect(view.bounds.size == CGSize(width: 30, height: 40))
  }

  @Test func animationsChangeViewsAtOnce() {
    let view = UIView()
    var steps: [String] = []
    UIView.animate(withDuration: 1) { view.alpha = 0.5 }
    UIView.animate(
      withDuration: 1, delay: 2, options: [.curveEaseOut, .allowUserInteraction],
      animations: { steps.append("moved") }, completion: { steps.append("done \($0)") })
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
      animations: { steps.append("swung") })
    #expect(view.alpha == 0.5)
    #expect(steps == ["moved", "swung"])
  }
}
