import CompositionalUIKit
import Testing

/// Rows whose content is a value.
@MainActor
@Suite struct ContentConfigurationTests {
  private static let long = String(repeating: "a long text ", count: 30)

  private func list(_ texts: [(String, String?)], accessories: [UICellAccessory] = [])
    -> UICollectionView
  {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 800),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = texts[item].0
      content.secondaryText = texts[item].1
      cell.contentConfiguration = content
      cell.accessories = accessories
    }
    source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(texts.indices))
    source?.apply(snapshot)
    return view
  }

  private final class Kept { var source: UICollectionViewDiffableDataSource<Int, Int>? }
  private let kept = Kept()
  private var source: UICollectionViewDiffableDataSource<Int, Int>? {
    get { kept.source }
    nonmutating set { kept.source = newValue }
  }

  private func heights(_ view: UICollectionView) -> [CGFloat] {
    view.simulation.visibleAttributes.filter { $0.representedElementCategory == .cell }.map(
      \.frame.height)
  }

  @Test func rowsOfOneLine() {
    #expect(heights(list([("one", nil), ("two", nil)])) == [44, 44])
  }

  @Test func longerTextsMakeHigherRows() throws {
    let heights = heights(list([("one", nil), (Self.long, nil), ("one", "two")]))
    #expect(heights[0] == 44)
    #expect(heights[1] > 150)
    #expect(heights[2] > 44 && heights[2] < 80)
  }

  /// An accessory takes room from the text.
  @Test func accessoriesTakeRoom() throws {
    let plain = try #require(heights(list([(Self.long, nil)])).first)
    let wide = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 20))
    let beside = UICellAccessory.customView(
      configuration: .init(customView: wide, placement: .trailing()))
    let narrow = try #require(heights(list([(Self.long, nil)], accessories: [beside])).first)
    #expect(narrow > 1.5 * plain)
    let hidden = try #require(
      heights(list([(Self.long, nil)], accessories: [.delete(), .reorder()])).first)
    #expect(hidden == plain)
  }

  @Test func valuesStandBesideTexts() {
    var content = UIListContentConfiguration.valueCell()
    content.text = "Name"
    content.secondaryText = "Value"
    let view = content.makeContentView()
    let beside = view.sizeThatFits(CGSize(width: 375, height: 0))
    let below = view.sizeThatFits(CGSize(width: 90, height: 0))
    #expect(beside.height == 44 && below.height > 60)
  }

  /// A configuration of the app, with a view of its own.
  private struct Badge: UIContentConfiguration {
    var height: CGFloat
    func makeContentView() -> UIView & UIContentView { BadgeView(self) }
    func updated(for state: UIConfigurationState) -> Badge {
      var badge = self
      if (state as? UICellConfigurationState)?.isSelected == true { badge.height = 99 }
      return badge
    }
  }

  private final class BadgeView: UIView, UIContentView {
    var configuration: any UIContentConfiguration
    init(_ configuration: Badge) {
      self.configuration = configuration
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: (configuration as? Badge)?.height ?? 0)
    }
  }

  @Test func configurationsOfTheApp() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    func height() -> CGFloat {
      cell.systemLayoutSizeFitting(
        cell.bounds.size, withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    cell.contentConfiguration = Badge(height: 60)
    let view = cell.contentView
    #expect(height() == 60)
    cell.contentConfiguration = Badge(height: 70)
    #expect(height() == 70 && cell.contentView === view && view is BadgeView)
    cell.isSelected = true
    #expect(height() == 99)
    cell.contentConfiguration = UIListContentConfiguration.cell()
    #expect(cell.subviews == [cell.contentView] && cell.contentView is UIListContentView)
    cell.contentConfiguration = nil
    #expect(cell.subviews == [cell.contentView] && type(of: cell.contentView) == UIView.self)
  }

  /// UICollectionViewCell.configurationUpdateHandler: setting it "triggers a call to setNeedsUpdateConfiguration()".
  ///
  /// Several calls before a layout pass are one update.
  @Test func handlersSeeTheState() {
    let cell = UICollectionViewCell(frame: .zero)
    var seen: [Bool] = []
    cell.configurationUpdateHandler = { cell, state in
      cell.setNeedsUpdateConfiguration()
      seen.append(state.isSelected)
    }
    cell.isSelected = true
    cell.isHighlighted = true
    #expect(seen.isEmpty)
    cell.layoutIfNeeded()
    #expect(seen == [true])
    cell.isSelected = false
    cell.layoutIfNeeded()
    cell.layoutIfNeeded()
    #expect(seen == [true, false])
  }

  /// A cell that needs two values for its content is not asked for it between them.
  @Test func aShownCellIsUpdatedOnceForAllItsValues() throws {
    final class Cell: UICollectionViewCell {
      var title: String? { didSet { setNeedsUpdateConfiguration() } }
      var height: CGFloat? { didSet { setNeedsUpdateConfiguration() } }
      override func updateConfiguration(using state: UICellConfigurationState) {
        #expect((title == nil) == (height == nil))
        contentConfiguration = height.map(Badge.init)
      }
    }
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<Cell, Int> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1])
    source.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)) as? Cell)
    cell.title = "Inbox"
    cell.height = 77
    view.layoutIfNeeded()
    #expect(cell.frame.height == 77)
  }
}
