import CompositionalUIKit
import Testing

/// A trait of an app.
private struct Spaciousness: UITraitDefinition {
  static let defaultValue = 1
}

extension UIMutableTraits {
  fileprivate var spaciousness: Int {
    get { self[Spaciousness.self] }
    set { self[Spaciousness.self] = newValue }
  }
}

/// A controller that notes what it is told.
@MainActor private final class ListeningController: UIViewController {
  var notes: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) {
      (self: Self, previous: UITraitCollection) in
      let now = self.traitCollection.verticalSizeClass
      self.notes.append("\(previous.verticalSizeClass) to \(now)")
    }
  }
}

/// Traits that are changed on views and controllers, and those who listen.
@MainActor
@Suite struct StandInTraitChangeTests {
  @Test func traitsThatAreNotSpecifiedHaveDefaults() {
    let none = UITraitCollection()
    #expect(none.userInterfaceStyle == .unspecified && none.layoutDirection == .leftToRight)
    #expect(none[Spaciousness.self] == 1)
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }

  @Test func traitsAreSetByAClosure() {
    let dark = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0.horizontalSizeClass = .compact
      $0.spaciousness = 3
    }
    #expect(dark.userInterfaceStyle == .dark && dark.horizontalSizeClass == .compact)
    #expect(dark[Spaciousness.self] == 3 && dark.verticalSizeClass == .unspecified)
    let wide = dark.modifyingTraits { $0.horizontalSizeClass = .regular }
    #expect(wide.userInterfaceStyle == .dark && wide.horizontalSizeClass == .regular)
    #expect(wide != dark)
    #expect(wide.replacing(UITraitHorizontalSizeClass.self, value: .compact) == dark)
    #expect(dark != UITraitCollection { $0.horizontalSizeClass = .compact })
    #expect(dark.hasDifferentColorAppearance(comparedTo: UITraitCollection()))
    #expect(!dark.hasDifferentColorAppearance(comparedTo: wide))
    #expect(dark.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
    #expect(!dark.containsTraits(in: UITraitCollection(userInterfaceStyle: .light)))
    let both = UITraitCollection(traitsFrom: [dark, UITraitCollection(userInterfaceStyle: .light)])
    #expect(both.userInterfaceStyle == .light && both[Spaciousness.self] == 3)
  }

  @Test func overridesReachEverythingBelow() {
    let (outer, inner, beside) = (UIView(), UIView(), UIView())
    let top = UIView()
    top.addSubview(outer)
    top.addSubview(beside)
    outer.addSubview(inner)
    outer.traitOverrides.horizontalSizeClass = .compact
    outer.traitOverrides[Spaciousness.self] = 5
    #expect(outer.traitCollection.horizontalSizeClass == .compact)
    #expect(inner.traitCollection.horizontalSizeClass == .compact)
    #expect(inner.traitCollection[Spaciousness.self] == 5)
    #expect(beside.traitCollection.horizontalSizeClass == .unspecified)
    inner.traitOverrides.horizontalSizeClass = .regular
    #expect(inner.traitCollection.horizontalSizeClass == .regular)
    #expect(outer.traitOverrides.contains(UITraitHorizontalSizeClass.self))
    #expect(!outer.traitOverrides.contains(UITraitVerticalSizeClass.self))
    outer.traitOverrides.remove(Spaciousness.self)
    #expect(inner.traitCollection[Spaciousness.self] == 1)
    inner.overrideUserInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    inner.overrideUserInterfaceStyle = .unspecified
    #expect(inner.traitCollection.userInterfaceStyle == .light)
  }

  @Test func onlyThoseWhoseTraitsChangeAreTold() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    var told: [String] = []
    outer.registerForTraitChanges([UITraitLayoutDirection.self]) { (_: UIView, previous) in
      told.append("outer from \(previous.layoutDirection)")
    }
    let registration = inner.registerForTraitChanges(
      [UITraitLayoutDirection.self, Spaciousness.self]
    ) { (view: UIView, previous) in
      told.append("inner \(previous[Spaciousness.self]) \(view.traitCollection[Spaciousness.self])")
    }
    outer.traitOverrides.layoutDirection = .leftToRight
    outer.traitOverrides.preferredContentSizeCategory = .small
    #expect(told == [])
    outer.traitOverrides.spaciousness = 2
    #expect(told == ["inner 1 2"])
    inner.traitOverrides.layoutDirection = .leftToRight
    outer.traitOverrides.layoutDirection = .rightToLeft
    #expect(told == ["inner 1 2", "outer from leftToRight"])
    inner.unregisterForTraitChanges(registration)
    outer.traitOverrides.spaciousness = 4
    #expect(told.count == 2)
  }

  @Test func controllersHearOfRotationAndChangeTheirView() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let controller = ListeningController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.notes == [])
    window.simulation.rotate(to: .landscapeLeft)
    #expect(controller.notes == ["regular to compact"])
    controller.traitOverrides.verticalSizeClass = .regular
    #expect(controller.notes == ["regular to compact", "compact to regular"])
    #expect(controller.view.traitCollection.verticalSizeClass == .regular)
    #expect(window.traitCollection.verticalSizeClass == .compact)
    controller.view.traitOverrides.verticalSizeClass = .compact
    #expect(controller.traitCollection.verticalSizeClass == .regular)
    #expect(controller.view.traitCollection.verticalSizeClass == .compact)
    window.simulation.rotate(to: .portrait)
    #expect(controller.notes.count == 2)
  }

  @Test func layoutsFollowOverrides() {
    let layout = UICollectionViewCompositionalLayout { _, environment in
      let isLarge = environment.traitCollection.preferredContentSizeCategory == .extraLarge
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(isLarge ? 80 : 40))
      let item = NSCollectionLayoutItem(layoutSize: size)
      return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
    }
    let around = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let view = UICollectionView(frame: around.bounds, collectionViewLayout: layout)
    around.addSubview(view)
    view.simulation.itemCounts = [3]
    #expect(view.contentSize == CGSize(width: 300, height: 120))
    around.traitOverrides.preferredContentSizeCategory = .extraLarge
    #expect(view.contentSize == CGSize(width: 300, height: 240))
  }
}
