import CompositionalUIKit
import Testing

/// The properties of list configurations that the engine stores for renderers, and what the view
/// itself adds to a layout.
@MainActor
@Suite struct StandInListTests {
  @Test func swipeActions() {
    var chosen: [String?] = []
    let delete = UIContextualAction(style: .destructive, title: "Delete") { action, _, done in
      chosen.append(action.title)
      done(true)
    }
    #expect(delete.backgroundColor == .systemRed)
    delete.image = UIImage(systemName: "trash")
    let configuration = UISwipeActionsConfiguration(actions: [delete])
    #expect(configuration.performsFirstActionWithFullSwipe)
    var answers: [Bool] = []
    for action in configuration.actions { action.handler(action, UIView()) { answers.append($0) } }
    #expect(chosen == ["Delete"])
    #expect(answers == [true])
  }

  @Test func separators() {
    var separators = UIListSeparatorConfiguration(listAppearance: .plain)
    #expect(separators.topSeparatorVisibility == .automatic)
    #expect(separators.bottomSeparatorInsets == UIListSeparatorConfiguration.automaticInsets)
    #expect(separators.color == .separator)
    let others = separators
    separators.bottomSeparatorVisibility = .hidden
    #expect(separators != others)
  }

  @Test func pictures() {
    #expect(UIImage(named: "Dog") == UIImage(named: "Dog"))
    #expect(UIImage(named: "star") != UIImage(systemName: "star"))
    #expect(UIImageView(image: UIImage(named: "Dog")).frame == .zero)
  }

  private final class Rows: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

    func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    }
  }

  /// The view makes the backgrounds of lists itself; an app registers nothing for them.
  @Test func backgrounds() throws {
    let rows = Rows()
    let view = view(
      UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .grouped)), from: rows)
    view.layoutIfNeeded()
    // 35 + 2 x 44 + 20 = 143 points, and twice 500 above and below.
    let frame = CGRect(x: 0, y: -1000, width: 300, height: 2143)
    let background = try #require(view.subviews.first { $0.frame == frame })
    #expect(background is UICollectionReusableView)
    #expect(view.visibleCells.count == 2)
    #expect(
      view.simulation.visibleAttributes.filter { $0.representedElementCategory == .decorationView }
        .map(\.frame) == [frame])
  }

  private func view(_ layout: UICollectionViewLayout, from rows: Rows) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 500), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
    view.dataSource = rows
    return view
  }

  /// Cells of 90.2 x 40.3 points.
  private var offGrid: UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(90.2), heightDimension: .absolute(40.3))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    return UICollectionViewCompositionalLayout(section: section)
  }

  /// The layout keeps an absolute size that is off the grid, and the view rounds it.
  @Test func viewsAreRoundedToPixels() throws {
    let rows = Rows()
    let view = view(offGrid, from: rows)
    view.simulation.traitCollection = UITraitCollection(displayScale: 2)
    view.layoutIfNeeded()
    let path = IndexPath(item: 1, section: 0)
    let attributes = try #require(view.layoutAttributesForItem(at: path))
    #expect(attributes.frame == CGRect(x: 0, y: 40.5, width: 90.2, height: 40.3))
    let cell = try #require(view.cellForItem(at: path))
    #expect(cell.frame == CGRect(x: 0, y: 40.5, width: 90, height: 40.5))
  }

  /// Only the direction of the traits mirrors a layout.
  @Test func aSemanticAttributeMirrorsNothing() throws {
    let rows = Rows()
    let view = view(offGrid, from: rows)
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    let path = IndexPath(item: 0, section: 0)
    #expect(view.layoutAttributesForItem(at: path)?.frame.minX == 0)
    view.simulation.traitCollection = UITraitCollection(layoutDirection: .rightToLeft)
    view.layoutIfNeeded()
    let mirrored = try #require(view.layoutAttributesForItem(at: path)?.frame.minX)
    #expect(mirrored > 200)
  }

  /// On iOS 26 the first section of a list under a bar begins at 0 instead of 35.
  @Test(arguments: [false, true])
  func aNavigationBarOverAList(isHidden: Bool) {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.quirks = .iOS26
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: {
        .list(using: .init(appearance: .grouped), layoutEnvironment: $1)
      }, configuration: configuration)
    let rows = Rows()
    let list = view(layout, from: rows)
    let screen = UIViewController()
    let navigation = UINavigationController(rootViewController: screen)
    navigation.isNavigationBarHidden = isHidden
    navigation.view.layoutIfNeeded()
    screen.view.addSubview(list)
    list.layoutIfNeeded()
    let first = list.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
    #expect(first?.frame.minY == (isHidden ? 35 : 0))
  }

  /// A background that comes after its cells is behind them all the same.
  @Test func aBackgroundThatComesLater() throws {
    let rows = Rows()
    let view = view(
      UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)), from: rows)
    view.backgroundView = UIView()
    view.layoutIfNeeded()
    view.collectionViewLayout = UICollectionViewCompositionalLayout.list(
      using: .init(appearance: .grouped))
    view.layoutIfNeeded()
    let order = view.subviews.map { $0.frame.height }
    #expect(order.dropFirst().first == 2143)
    #expect(order.filter { $0 == 44 }.count == 2)
  }
}
