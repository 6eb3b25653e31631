import CompositionalTestSupport
import CompositionalUIKit
import Testing

/// Numbers of views, cells and flow layouts that no layout can use have no effect.
@MainActor
@Suite struct InvalidViewNumberTests {
  private static let numbers: [CGFloat] = [
    CGFloat.nan, CGFloat.infinity, -CGFloat.infinity, -1, 0, 50, 1e300,
  ]

  /// A cell that prefers a height.
  private final class Cell: UICollectionViewCell {
    var height: CGFloat = 44

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = height
      return layoutAttributes
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    let height: CGFloat

    init(height: CGFloat) { self.height = height }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 2 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? Cell)?.height = indexPath.item == 0 ? height : 60
      return cell
    }
  }

  private func list() -> UICollectionViewCompositionalLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    return UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
  }

  private func view(
    of size: CGSize = CGSize(width: 300, height: 400), _ source: Source
  ) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: list())
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  /// A cell keeps its estimate if it prefers no length, and the view says so.
  @Test(arguments: [CGFloat.nan, -CGFloat.infinity, -1])
  func preferredSizes(height: CGFloat) {
    let source = Source(height: height)
    let view = view(source)
    let frames = (0..<2).map { view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    #expect(frames.map { $0?.frame.minY } == [0, 44])
    #expect(frames.map { $0?.frame.height } == [44, 60])
    #expect(view.simulation.sizingProblems.count == 1)
    #expect(view.simulation.sizingProblems.first?.contains("which cannot be laid out") == true)
  }

  @Test func sizesOfViews() {
    let source = Source(height: 44)
    for length in [CGFloat.nan, .infinity, -20] {
      let narrow = view(of: CGSize(width: length, height: 400), source)
      #expect(narrow.environment.container.contentSize == CGSize(width: 0, height: 400))
      let view = view(source)
      view.frame = CGRect(x: 0, y: 0, width: 300, height: length)
      view.layoutIfNeeded()
      #expect(view.simulation.environment.container.contentSize == CGSize(width: 300, height: 0))
      view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
      view.layoutIfNeeded()
      #expect(view.indexPathsForVisibleItems.count == 2)
    }
  }

  @Test(arguments: [true, false])
  func contentOffsets(animated: Bool) {
    let source = Source(height: 500)
    let view = view(source)
    view.setContentOffset(CGPoint(x: 0, y: 20), animated: false)
    for offset in [CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: 0, y: -CGFloat.infinity)] {
      view.setContentOffset(offset, animated: animated)
      view.simulation.advance(by: 1)
      #expect(view.contentOffset == CGPoint(x: 0, y: 20))
    }
  }

  /// What a flow layout cannot use counts as zero; all frames are finite.
  @Test func flowLayouts() throws {
    for seed in RandomRun.seeds(200) {
      var random = RandomSource(seed: seed)
      func number() -> CGFloat { Self.numbers[random.integer(0...Self.numbers.count - 1)] }
      func finite() -> CGFloat {
        let number = number()
        return number.isFinite ? min(number, 1e6) : number
      }
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: finite(), height: finite())
      if random.chance(30) {
        layout.estimatedItemSize = CGSize(width: finite(), height: finite())
      }
      layout.minimumLineSpacing = finite()
      layout.minimumInteritemSpacing = finite()
      layout.sectionInset = UIEdgeInsets(
        top: finite(), left: finite(), bottom: finite(), right: finite())
      layout.headerReferenceSize = CGSize(width: finite(), height: finite())
      layout.footerReferenceSize = CGSize(width: finite(), height: finite())
      layout.scrollDirection = random.chance(50) ? .vertical : .horizontal
      layout.prepare(
        itemCounts: [3, 0, 40],
        in: CollectionLayoutEnvironment(size: CGSize(width: 300, height: 400)))
      let all = CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
      let frames = try #require(layout.layoutAttributesForElements(in: all)).map(\.frame)
      let lengths = frames.flatMap { [$0.minX, $0.minY, $0.width, $0.height] }
      #expect(lengths.allSatisfy { $0.isFinite }, "seed \(seed)")
      #expect(frames.allSatisfy { $0.size.width >= 0 && $0.size.height >= 0 }, "seed \(seed)")
      let size = layout.collectionViewContentSize
      #expect(size.width.isFinite && size.height.isFinite, "seed \(seed)")
    }
  }

  /// The answers of a delegate for a section.
  private final class Delegate: NSObject, UICollectionViewDelegateFlowLayout {
    let number: CGFloat

    init(_ number: CGFloat) { self.number = number }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      indexPath.item == 0 ? CGSize(width: number, height: 30) : CGSize(width: 30, height: 30)
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets { UIEdgeInsets(top: number, left: 0, bottom: 0, right: 0) }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { number }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { number }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: number, height: number) }
  }

  @Test(arguments: [CGFloat.nan, CGFloat.infinity, -CGFloat.infinity])
  func answersOfADelegate(number: CGFloat) {
    let source = Source(height: 44)
    let delegate = Delegate(number)
    let layout = UICollectionViewFlowLayout()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.delegate = delegate
    view.dataSource = source
    view.layoutIfNeeded()
    let frames = (0..<2).map { view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    // An item without a width, and one beside it that the line puts at its end.
    #expect(frames[0]?.frame == CGRect(x: 0, y: 0, width: 0, height: 30))
    #expect(frames[1]?.frame.size == CGSize(width: 30, height: 30))
    #expect(view.contentSize == CGSize(width: 300, height: 30))
  }
}
