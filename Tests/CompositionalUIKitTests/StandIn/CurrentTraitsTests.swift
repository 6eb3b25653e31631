import CompositionalUIKit
import Testing

/// A trait of an app.
private struct Density: UITraitDefinition {
  static let defaultValue = 1
}

/// A provider that notes the traits that it gets.
@MainActor private final class NotingScreen {
  var seen: [UITraitCollection] = []
  var current: [UITraitCollection] = []
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let source: UICollectionViewDiffableDataSource<Int, Int>
  private(set) var view: UICollectionView!

  init() {
    view = UICollectionView(
      frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.collectionViewLayout = UICollectionViewCompositionalLayout {
      [unowned self] _, environment in
      seen.append(environment.traitCollection)
      current.append(.current)
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      let section = NSCollectionLayoutSection(group: group)
      section.visibleItemsInvalidationHandler = { [unowned self] _, _, environment in
        handled = environment.traitCollection
      }
      return section
    }
    window.addSubview(view)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2, 3])
    source.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
  }

  var handled: UITraitCollection?
}

/// The current traits, and those that a section provider gets.
@MainActor
@Suite struct CurrentTraitsTests {
  @Test func aProviderSeesTheTraitsOfItsView() {
    let screen = NotingScreen()
    screen.view.traitOverrides.userInterfaceStyle = .dark
    screen.view.traitOverrides[Density.self] = 7
    screen.view.layoutIfNeeded()
    #expect(screen.seen.last == screen.view.traitCollection)
    #expect(screen.current.last == screen.view.traitCollection)
    #expect(screen.seen.last?.userInterfaceStyle == .dark)
    #expect(screen.seen.last?[Density.self] == 7)
    #expect(screen.handled?[Density.self] == 7)
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }

  @Test func aChangeOfTheWindowAsksTheProviderAgain() {
    let screen = NotingScreen()
    let times = screen.seen.count
    screen.window.overrideUserInterfaceStyle = .dark
    screen.view.layoutIfNeeded()
    #expect(screen.seen.count > times)
    #expect(screen.seen.last?.userInterfaceStyle == .dark)
  }

  @Test func theCurrentTraitsAreThoseOfTheClosure() {
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    var inside: UITraitCollection?
    large.performAsCurrent {
      UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {}
      inside = .current
    }
    #expect(inside === large)
    #expect(UITraitCollection.current.preferredContentSizeCategory == .large)
  }

  @Test func theCurrentTraitsCanBeSet() {
    let device = UITraitCollection.current
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    UITraitCollection.current = dark
    #expect(UITraitCollection.current === dark)
    UITraitCollection.current = device
    #expect(UITraitCollection.current == device)
  }

  /// A view outside a window has the traits of the device, not those of who asks.
  @Test func currentTraitsAreNotInherited() {
    var style: UIUserInterfaceStyle?
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      style = UIView().traitCollection.userInterfaceStyle
    }
    #expect(style == .light)
  }
}
