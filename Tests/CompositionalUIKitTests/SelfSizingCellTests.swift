import CompositionalUIKit
import Testing

/// Cells that say how high they are.
@MainActor
@Suite struct SelfSizingCellTests {
  /// A cell that answers a height.
  private final class Tall: UICollectionViewCell {
    var height: CGFloat = 100
    private(set) var asked: [CGSize] = []
    private(set) var timesReused = 0

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      asked.append(size)
      return CGSize(width: size.width, height: height)
    }

    override func prepareForReuse() {
      super.prepareForReuse()
      timesReused += 1
    }
  }

  /// A cell that changes the attributes itself.
  private final class Fitting: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = 70
      return layoutAttributes
    }
  }

  @MainActor
  private final class Screen {
    let view: UICollectionView
    private(set) var source: UICollectionViewDiffableDataSource<Int, Int>!
    var heights: [Int: CGFloat] = [:]
    var made = 0

    init<Cell: UICollectionViewCell>(_ cell: Cell.Type = Tall.self) {
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480),
        collectionViewLayout: UICollectionViewCompositionalLayout(
          section: NSCollectionLayoutSection(group: group)))
      let registration = UICollectionView.CellRegistration<Cell, Int> { [unowned self] in
        ($0 as? Tall)?.height = heights[$2] ?? 100
        $0.tag = $2
        made += 1
      }
      source = .init(collectionView: view) { view, indexPath, item in
        view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
      }
    }

    func show(
      _ items: [Int], change: (inout NSDiffableDataSourceSnapshot<Int, Int>) -> Void = { _ in }
    ) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(items)
      change(&snapshot)
      source.apply(snapshot)
    }

    func cell(_ item: Int) -> UICollectionViewCell? {
      view.cellForItem(at: IndexPath(item: item, section: 0))
    }

    func frame(_ item: Int) -> CGRect? {
      view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
    }
  }

  /// A header that answers a height.
  private final class Header: UICollectionReusableView {
    var height: CGFloat = 60

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: height)
    }
  }

  /// A script tells the view that the content of a header has changed.
  @Test func aScriptReconfiguresAHeader() throws {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(30)),
        elementKind: "header", alignment: .top)
    ]
    let screen = Screen()
    screen.view.collectionViewLayout = UICollectionViewCompositionalLayout(section: section)
    let header = Header()
    screen.source.supplementaryViewProvider = { _, _, _ in header }
    screen.show([1, 2])
    #expect(screen.frame(0)?.minY == 60)
    header.height = 90
    try screen.view.simulation.run([
      .reconfigureSupplementaries([.supplementary(kind: "header", section: 0)])
    ])
    #expect(screen.frame(0)?.minY == 90)
    #expect(header.frame.height == 90)
  }

  @Test func tenRowsOfAHundred() throws {
    let screen = Screen()
    screen.show(Array(0..<10))
    // Visible are five rows; the others keep their estimate of 44 until they are seen.
    #expect(screen.view.contentSize.height == 720)
    screen.view.contentOffset.y = 240
    screen.view.contentOffset.y = 520
    #expect(screen.view.contentSize.height == 1000)
    let last = try #require(screen.cell(9) as? Tall)
    #expect(last.frame == CGRect(x: 0, y: 900, width: 320, height: 100))
    #expect(last.asked.allSatisfy { $0.width == 320 })
  }

  @Test func cellsMayChangeTheAttributes() {
    let screen = Screen(Fitting.self)
    screen.show([1, 2])
    #expect(screen.view.contentSize.height == 140)
  }

  /// A cell without an opinion keeps its estimate.
  @Test func plainCellsKeepTheirEstimate() {
    let screen = Screen(UICollectionViewCell.self)
    screen.show([1, 2, 3])
    #expect(screen.view.contentSize.height == 132)
  }

  @Test func cellsAreReused() throws {
    let screen = Screen()
    screen.show(Array(0..<100))
    var cells: Set<ObjectIdentifier> = []
    for offset in stride(from: 0.0, through: 3000, by: 60) {
      screen.view.contentOffset.y = offset
      for cell in screen.view.visibleCells { cells.insert(ObjectIdentifier(cell)) }
      #expect(screen.view.visibleCells.allSatisfy { $0.superview === screen.view })
    }
    // At most six rows of 100 meet 480 points, and one is measured before another leaves.
    #expect(cells.count <= 8)
    #expect(screen.made > 30)
    let reused = screen.view.visibleCells.compactMap { ($0 as? Tall)?.timesReused }
    #expect(reused.allSatisfy { $0 > 0 })
  }

  @Test func sizesAndCellsFollowTheirItems() throws {
    let screen = Screen()
    screen.heights = [1: 60, 2: 90, 3: 120]
    screen.show([1, 2, 3])
    let second = try #require(screen.cell(1))
    screen.show([3, 2, 1])
    #expect(screen.frame(0) == CGRect(x: 0, y: 0, width: 320, height: 120))
    #expect(screen.frame(1)?.minY == 120 && screen.frame(2)?.height == 60)
    #expect(screen.cell(1) === second)
    #expect(screen.made == 3)
    screen.show([2])
    #expect(screen.cell(0) === second && screen.view.contentSize.height == 90)
  }

  @Test func selectionFollowsItsItem() {
    let screen = Screen()
    screen.view.allowsMultipleSelection = true
    screen.show([1, 2, 3])
    screen.view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    screen.view.selectItem(at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
    screen.show([3, 1])
    #expect(
      screen.view.indexPathsForSelectedItems
        == [IndexPath(item: 1, section: 0), IndexPath(item: 0, section: 0)])
    screen.show([3])
    #expect(screen.view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
  }

  /// A reconfigured item keeps its cell, and is measured again; a reloaded one gets a new cell.
  @Test func reconfigureAndReload() throws {
    let screen = Screen()
    screen.show([1, 2, 3])
    let cell = try #require(screen.cell(0) as? Tall)
    screen.heights[1] = 30
    screen.show([1, 2, 3]) { $0.reconfigureItems([1]) }
    #expect(screen.cell(0) === cell && cell.timesReused == 0)
    #expect(screen.view.contentSize.height == 230)
    #expect(screen.source.snapshot().reconfiguredItemIdentifiers.isEmpty)
    let made = screen.made
    screen.show([1, 2, 3]) { $0.reloadItems([1]) }
    _ = screen.cell(0)
    #expect(screen.made == made + 1)
  }

  @Test func invalidatingTheIntrinsicSizeMeasuresAgain() throws {
    let screen = Screen()
    screen.show([1, 2, 3])
    let cell = try #require(screen.cell(1) as? Tall)
    cell.height = 20
    #expect(screen.view.contentSize.height == 300)
    cell.invalidateIntrinsicContentSize()
    #expect(screen.view.contentSize.height == 220)
    screen.view.selfSizingInvalidation = .disabled
    cell.height = 80
    cell.invalidateIntrinsicContentSize()
    #expect(screen.view.contentSize.height == 220)
  }

  /// Attributes that come back as they are do not reach the layout, here those of a header whose
  /// insets of 16 points leave nothing of its estimate of 6.
  @Test func unchangedAttributesAreNoAnswer() {
    final class Header: UICollectionReusableView {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes { layoutAttributes }
    }
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(6)),
      elementKind: "header", alignment: .top)
    header.contentInsets.top = 16
    section.boundarySupplementaryItems = [header]
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
    let headers = UICollectionView.SupplementaryRegistration<Header>(elementKind: "header") {
      _, _, _ in
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { view, _, indexPath in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1])
    source.apply(snapshot)
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 56)
  }

  /// A cell that its width brings into the next row is measured as the first of that row, although
  /// it is below the view now: 50 points and the 70 that it answers.
  @Test func aCellThatMovesItselfIsMeasuredWhereItIs() {
    final class Cell: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size =
          layoutAttributes.indexPath.item == 0
          ? CGSize(width: 60, height: 50) : CGSize(width: 80, height: 70)
        return layoutAttributes
      }
    }
    func item(
      _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutItem {
      NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: height))
    }
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(50)),
      subitems: [item(.estimated(60), .estimated(50)), item(.estimated(30), .absolute(50))])
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 50),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)))
    let cells = UICollectionView.CellRegistration<Cell, Int> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([0, 1])
    source.apply(snapshot)
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 120)
  }

  /// What the user reads stays in place while rows above get longer.
  @Test func placeOnScreenIsKept() throws {
    let screen = Screen()
    screen.show(Array(0..<50))
    screen.view.contentOffset.y = 1000
    let first = try #require(screen.view.visibleCells.min { $0.frame.minY < $1.frame.minY })
    let distance = first.frame.minY - screen.view.contentOffset.y
    screen.show(Array(100..<110) + Array(0..<50))
    let now = try #require(screen.view.visibleCells.first { $0.tag == first.tag })
    #expect(now.frame.minY - screen.view.contentOffset.y == distance)
  }

  /// An answer that depends on the size before never settles, and stops being asked.
  @Test func cellsThatNeverSettle() {
    final class Growing: UICollectionViewCell {
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: bounds.height + 1)
      }
    }
    let screen = Screen(Growing.self)
    screen.show([1])
    #expect(screen.view.contentSize.height > 44)
    #expect(screen.view.contentSize.height < 1000)
  }

  @Test func delegatesSeeCellsComeAndGo() {
    final class Log: NSObject, UICollectionViewDelegate {
      var lines: [String] = []
      func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
      ) { lines.append("+\(indexPath.item)") }
      func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
      ) { lines.append("-\(indexPath.item)") }
    }
    let log = Log()
    let screen = Screen()
    screen.view.delegate = log
    screen.show(Array(0..<8))
    _ = screen.view.visibleCells
    #expect(log.lines == ["+0", "+1", "+2", "+3", "+4"])
    log.lines = []
    screen.view.contentOffset.y = 150
    _ = screen.view.visibleCells
    #expect(log.lines.filter { $0.hasPrefix("-") } == ["-0"])
    #expect(log.lines.filter { $0.hasPrefix("+") } == ["+5", "+6"])
  }
}
