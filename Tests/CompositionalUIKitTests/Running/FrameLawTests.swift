import CompositionalTestSupport
import CompositionalUIKit
import Foundation
import Testing

/// A visible view stands where its attributes say, whatever came before.
@MainActor
@Suite struct FrameLawTests {
  enum Arrangement: CaseIterable {
    case list, grid, row, flow
  }

  /// Layouts, cells and headers with estimates, and every change between two looks.
  @Test(arguments: Arrangement.allCases, RandomRun.seeds(2))
  func framesAreThoseOfTheAttributes(arrangement: Arrangement, seed: UInt64) {
    var random = RandomSource(seed: seed)
    let screen = TextScreen(arrangement)
    screen.check("at first")
    for step in 0..<40 {
      let change = screen.change(&random)
      let moment = "step \(step), \(change)"
      // The attributes are asked for before the layout pass: the views follow them all the same.
      if seed % 2 == 1 { screen.checkKnown(moment) }
      if random.chance(70) { screen.window.layoutIfNeeded() }
      screen.check(moment)
    }
  }

  /// A cell that asks the collection view about itself while it takes its attributes.
  @Test func viewsMayAskWhileTheyAreMoved() throws {
    final class AskingCell: UICollectionViewCell {
      var paths: [IndexPath?] = []

      override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        guard let view = superview as? UICollectionView else { return }
        paths.append(view.indexPath(for: self))
      }
    }
    final class Source: NSObject, UICollectionViewDataSource {
      var count = 3

      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { count }

      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    let layout = UICollectionViewFlowLayout()
    let source = Source()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
    view.register(AskingCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    let path = IndexPath(item: 2, section: 0)
    let cell = try #require(view.cellForItem(at: path) as? AskingCell)
    layout.itemSize = CGSize(width: 60, height: 60)
    view.layoutIfNeeded()
    #expect(cell.paths == [path])
    source.count = 2
    view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    #expect(view.indexPath(for: cell) == IndexPath(item: 1, section: 0))
    view.layoutIfNeeded()
    #expect(cell.paths == [path, IndexPath(item: 1, section: 0)])
  }

  /// Cell 1 of a list of cells of one line: 20.287 points and twice 8 points are 36.33 at scale 3.
  @Test func invalidationKeepsMeasuredSizes() throws {
    let screen = TextScreen(.list)
    let path = IndexPath(item: 1, section: 0)
    let view = try #require(screen.controller.collectionView)
    let cell = try #require(view.cellForItem(at: path))
    let height = cell.frame.height
    #expect(height == screen.height(ofText: 1, in: view.bounds.width))
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: path) === cell)
    #expect(cell.frame.height == height)
    screen.window.overrideUserInterfaceStyle = .dark
    // The attributes are asked for before the layout pass: the views follow them all the same.
    #expect(view.layoutAttributesForItem(at: path)?.frame == cell.frame)
    #expect(cell.frame.height == height)
  }
}

/// A screen of labels that are pinned to the edges of cells and headers with estimated sizes.
@MainActor private final class TextScreen {
  private static let margin: CGFloat = 8
  private static let heading = UICollectionView.elementKindSectionHeader

  private final class TextCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      TextScreen.pin(label, to: contentView)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class TextHeader: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      TextScreen.pin(label, to: self)
    }

    required init?(coder: NSCoder) { nil }
  }

  private static func pin(_ label: UILabel, to view: UIView) {
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: margin),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: margin),
      view.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: margin),
      view.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: margin),
    ])
  }

  final class Controller: UICollectionViewController {
    /// The numbers of the words of the items, by section.
    var data = [Array(1...30), Array(1...25)]

    override func viewDidLoad() {
      collectionView.register(TextCell.self, forCellWithReuseIdentifier: "cell")
      collectionView.register(
        TextHeader.self, forSupplementaryViewOfKind: TextScreen.heading,
        withReuseIdentifier: "header")
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { data.count }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { data[section].count }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? TextCell)?.label.text = TextScreen.text(data[indexPath.section][indexPath.item])
      return cell
    }

    override func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
      (view as? TextHeader)?.label.text = TextScreen.text(3 + indexPath.section * 9)
      return view
    }
  }

  static func text(_ words: Int) -> String {
    Array(repeating: "word", count: words).joined(separator: " ")
  }

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  let controller: Controller

  init(_ arrangement: FrameLawTests.Arrangement) {
    controller = Controller(collectionViewLayout: Self.layout(arrangement))
    window.simulation.safeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  private static func layout(_ arrangement: FrameLawTests.Arrangement) -> UICollectionViewLayout {
    if arrangement == .flow {
      let layout = UICollectionViewFlowLayout()
      layout.estimatedItemSize = CGSize(width: 50, height: 20)
      return layout
    }
    let width: CGFloat = arrangement == .list ? 1 : 0.5
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(width), heightDimension: .estimated(20)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(20)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
      elementKind: heading, alignment: .top)
    header.pinToVisibleBounds = arrangement == .grid
    section.boundarySupplementaryItems = [header]
    if arrangement == .row { section.orthogonalScrollingBehavior = .continuous }
    return UICollectionViewCompositionalLayout(section: section)
  }

  /// Makes a random change, and returns what it was.
  func change(_ random: inout RandomSource) -> String {
    guard let view = controller.collectionView else { return "nothing" }
    let section = random.integer(0...1)
    let categories = [PreferredContentSizeCategory.small, .large, .accessibilityLarge]
    let path = controller.data[section].isEmpty ? nil : IndexPath(item: 0, section: section)
    switch random.integer(0...13) {
    case 0:
      view.collectionViewLayout.invalidateLayout()
      return "invalidation"
    case 1:
      let isDark = window.overrideUserInterfaceStyle == .dark
      window.overrideUserInterfaceStyle = isDark ? .light : .dark
      return "appearance"
    case 2:
      let isWide = window.traitOverrides.horizontalSizeClass == .regular
      window.traitOverrides.horizontalSizeClass = isWide ? .compact : .regular
      return "size class"
    case 3:
      window.traitOverrides.preferredContentSizeCategory = categories[random.integer(0...2)]
      return "text size of the window"
    case 4:
      controller.traitOverrides.preferredContentSizeCategory = categories[random.integer(0...2)]
      return "text size of the controller"
    case 5:
      view.traitOverrides.preferredContentSizeCategory = categories[random.integer(0...2)]
      return "text size of the view"
    case 6:
      view.simulation.drag(by: CGPoint(x: 0, y: random.number(-500...500)))
      view.simulation.advanceUntilRest()
      return "drag"
    case 7:
      guard let path else { return "nothing" }
      controller.data[section].removeFirst()
      view.deleteItems(at: [path])
      return "deletion"
    case 8:
      controller.data[section].insert(random.integer(1...40), at: 0)
      view.insertItems(at: [IndexPath(item: 0, section: section)])
      return "insertion"
    case 9:
      view.reloadData()
      return "reload"
    case 10:
      guard let path else { return "nothing" }
      controller.data[section][0] = random.integer(1...40)
      view.reconfigureItems(at: [path])
      return "reconfiguration"
    case 11:
      let isUpright = window.interfaceOrientation == .portrait
      window.simulation.rotate(to: isUpright ? .landscapeLeft : .portrait)
      return "rotation"
    case 12:
      view.setNeedsLayout()
      return "layout"
    default:
      view.visibleCells.first?.invalidateIntrinsicContentSize()
      return "natural size"
    }
  }

  /// Checks the views that the collection view has before it is asked for any.
  func checkKnown(_ moment: String) {
    guard let view = controller.collectionView else { return }
    for (index, cell) in view.subviews.compactMap({ $0 as? TextCell }).enumerated() {
      guard let path = view.indexPath(for: cell) else { continue }
      // The view and its layout say the same, whoever is asked first.
      let attributes =
        index % 2 == 0
        ? view.layoutAttributesForItem(at: path)
        : view.collectionViewLayout.layoutAttributesForItem(at: path)
      // Asking may have given the view to another item.
      guard view.indexPath(for: cell) == path else { continue }
      #expect(cell.frame == attributes?.frame, "known cell \(path), \(moment)")
    }
  }

  /// Checks the views that the collection view shows.
  func check(_ moment: String) {
    guard let view = controller.collectionView else { return }
    for cell in view.visibleCells { check(cell, view, moment) }
    for path in view.indexPathsForVisibleSupplementaryElements(ofKind: Self.heading) {
      let header = view.supplementaryView(forElementKind: Self.heading, at: path)
      let attributes = view.layoutAttributesForSupplementaryElement(
        ofKind: Self.heading, at: path)
      #expect(header?.frame == attributes?.frame, "header \(path.section), \(moment)")
    }
  }

  private func check(_ cell: UICollectionViewCell, _ view: UICollectionView, _ moment: String) {
    guard let cell = cell as? TextCell, let path = view.indexPath(for: cell) else { return }
    let attributes = view.layoutAttributesForItem(at: path)
    #expect(cell.frame == attributes?.frame, "cell \(path), \(moment)")
    let text = controller.data[path.section][path.item]
    let height = height(ofText: text, in: cell.frame.width, of: cell.label)
    #expect(abs(cell.frame.height - height) < 0.001, "height of cell \(path), \(moment)")
  }

  /// Returns the height that a cell of a number of words asks for, in points.
  func height(ofText words: Int, in width: CGFloat, of known: UILabel? = nil) -> CGFloat {
    let label = known ?? UILabel()
    label.numberOfLines = 0
    if known == nil { label.text = Self.text(words) }
    let room = CGSize(width: width - 2 * Self.margin, height: 0)
    return label.sizeThatFits(room).height + 2 * Self.margin
  }
}
