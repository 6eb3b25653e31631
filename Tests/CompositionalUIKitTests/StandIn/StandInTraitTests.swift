import CompositionalUIKit
import Testing

/// Trait collections, frames of layout guides, and inverted transforms.
@MainActor
@Suite struct StandInTraitTests {
  @Test func theLastTraitThatIsSaidDecides() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .regular),
      UITraitCollection(verticalSizeClass: .compact),
      UITraitCollection(layoutDirection: .rightToLeft),
      UITraitCollection(displayScale: 1),
      UITraitCollection(preferredContentSizeCategory: .extraSmall),
      UITraitCollection(layoutDirection: .leftToRight),
      UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(userInterfaceIdiom: .pad),
    ])
    #expect(traits.horizontalSizeClass == .compact && traits.verticalSizeClass == .compact)
    #expect(traits.layoutDirection == .leftToRight && traits.displayScale == 1)
    #expect(traits.preferredContentSizeCategory == .extraSmall)
    #expect(traits.userInterfaceIdiom == .pad)
    #expect(UITraitCollection(traitsFrom: []) == UITraitCollection())
    let kept = UITraitCollection(traitsFrom: [traits, UITraitCollection(displayScale: 2)])
    #expect(kept.preferredContentSizeCategory == .extraSmall && kept.displayScale == 2)
  }

  @Test func guidesHaveTheirPlace() {
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 100, height: 200))
    view.simulation.safeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 10)
    #expect(
      view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 44, width: 90, height: 122))
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 2, y: 45, width: 84, height: 118))
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 2, y: 1, width: 94, height: 196))
  }

  @Test func transformsUndone() {
    let moved = CATransform3DInvert(CATransform3DMakeTranslation(1, -2, 3))
    #expect(moved == CATransform3DMakeTranslation(-1, 2, -3))
    let sized = CATransform3DInvert(CATransform3DMakeScale(2, 4, 0.5))
    #expect(sized == CATransform3DMakeScale(0.5, 0.25, 2))
    var turned = CATransform3DMakeRotation(0.7, 1, 2, 3)
    turned.m34 = -1 / 500
    turned = CATransform3DTranslate(turned, 4, 5, 6)
    let both = CATransform3DConcat(turned, CATransform3DInvert(turned))
    let identity = CATransform3DIdentity
    for part in [\CATransform3D.m11, \.m12, \.m13, \.m14, \.m22, \.m33, \.m34, \.m41, \.m43, \.m44]
    {
      #expect(abs(both[keyPath: part] - identity[keyPath: part]) < 1e-9)
    }
    let flat = CATransform3DMakeScale(1, 0, 1)
    #expect(CATransform3DInvert(flat) == flat)
    // A swap of x and y has no pivot in its first position.
    var swap = CATransform3D()
    (swap.m12, swap.m21, swap.m33, swap.m44) = (1, 1, 1, 1)
    #expect(CATransform3DInvert(swap) == swap)
  }
}
