import Testing
import UIKit

/// Changes of traits that views listen to, and guides of an app's own class.
@MainActor
@Suite struct TraitRegistrationTests {
  /// A view that comes into a window with other traits is told, as are the views in it; one whose
  /// trait stays the same is not.
  @Test func aViewThatComesIntoAWindow() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    var told: [UIContentSizeCategory] = []
    inner.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (view: UIView, previous) in
      told = [
        previous.preferredContentSizeCategory, view.traitCollection.preferredContentSizeCategory,
      ]
    }
    inner.registerForTraitChanges([UITraitLayoutDirection.self]) { (_: UIView, _) in
      Issue.record("The direction is the same.")
    }
    let before = inner.traitCollection.preferredContentSizeCategory
    window.addSubview(outer)
    #expect(told == [before, .accessibilityLarge] && before != .accessibilityLarge)
    outer.removeFromSuperview()
    #expect(told == [.accessibilityLarge, before])
  }

  private final class Guide: UILayoutGuide {
    let name: String

    init(name: String) {
      self.name = name
      super.init()
    }

    required init?(coder: NSCoder) {
      name = ""
      super.init(coder: coder)
    }
  }

  @Test func aGuideOfAnAppsOwnClass() {
    let (view, guide) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Guide(name: "a")
    )
    view.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      guide.topAnchor.constraint(equalTo: view.topAnchor),
      guide.widthAnchor.constraint(equalToConstant: 20),
      guide.heightAnchor.constraint(equalToConstant: 30),
    ])
    view.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 10, y: 0, width: 20, height: 30) && guide.name == "a")
    #expect(Guide(coder: NSCoder())?.name == "")
  }
}
