import CompositionalTestSupport
import CompositionalUIKit
import Testing

/// A flow layout as a value scrolls in a simulated view as the class does in a collection view.
@MainActor
@Suite struct FlowSimulationLawTests {
  final class Source: NSObject, UICollectionViewDataSource {
    let counts: [Int]
    init(_ counts: [Int]) { self.counts = counts }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      counts[section]
    }

    func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }

    func collectionView(
      _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at path: IndexPath
    ) -> UICollectionReusableView {
      view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "view", for: path)
    }
  }

  /// A cell that prefers a size of its own, by its index path.
  final class SizedCell: UICollectionViewCell {
    nonisolated static func size(of path: ElementIndexPath) -> CGSize {
      let number = path.section * 31 + path.item
      return CGSize(width: 20 + number * 37 % 90, height: 20 + number * 53 % 90)
    }

    override func preferredLayoutAttributesFitting(
      _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      attributes.size = Self.size(of: attributes.value.indexPath)
      return attributes
    }
  }

  private struct SizeMeasurer: Measuring {
    func preferredSize(for proposal: MeasurementProposal) -> PreferredSize {
      let size = SizedCell.size(of: proposal.id.indexPath)
      return PreferredSize(width: size.width, height: size.height)
    }
  }

  private static func layout(
    _ random: inout RandomSource, sizesItself: Bool
  ) -> CollectionFlowLayout {
    var layout = CollectionFlowLayout()
    func size() -> CGSize {
      CGSize(width: random.integer(20...120), height: random.integer(20...120))
    }
    layout.scrollDirection = random.chance(70) ? .vertical : .horizontal
    layout.itemSize = size()
    if sizesItself { layout.estimatedItemSize = size() }
    layout.minimumLineSpacing = CGFloat(random.integer(0...20))
    layout.minimumInteritemSpacing = CGFloat(random.integer(0...20))
    layout.sectionInset = PhysicalEdgeInsets(
      top: CGFloat(random.integer(0...20)), left: CGFloat(random.integer(0...20)),
      bottom: CGFloat(random.integer(0...20)), right: CGFloat(random.integer(0...20)))
    if random.chance(50) { layout.headerReferenceSize = size() }
    if random.chance(50) { layout.footerReferenceSize = size() }
    layout.sectionHeadersPinToVisibleBounds = random.chance(50)
    layout.sectionFootersPinToVisibleBounds = random.chance(50)
    return layout
  }

  private static func view(
    _ value: CollectionFlowLayout, _ source: Source, _ size: CGSize
  ) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = value.scrollDirection == .vertical ? .vertical : .horizontal
    layout.itemSize = value.itemSize
    layout.estimatedItemSize = value.estimatedItemSize
    layout.minimumLineSpacing = value.minimumLineSpacing
    layout.minimumInteritemSpacing = value.minimumInteritemSpacing
    layout.sectionInset = value.sectionInset
    layout.headerReferenceSize = value.headerReferenceSize
    layout.footerReferenceSize = value.footerReferenceSize
    layout.sectionHeadersPinToVisibleBounds = value.sectionHeadersPinToVisibleBounds
    layout.sectionFootersPinToVisibleBounds = value.sectionFootersPinToVisibleBounds
    let view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    view.register(SizedCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "view")
    }
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  private static func action(_ random: inout RandomSource, _ count: Int) -> ScrollAction {
    switch random.integer(0...3) {
    case 0: .fling(velocity: CGFloat(random.integer(-3_000...3_000)))
    case 1:
      .drag(
        from: nil,
        by: CGPoint(x: random.integer(-300...300), y: random.integer(-300...300)), duration: 0.2,
        holding: 0)
    case 2:
      .scrollTo(CGPoint(x: random.integer(0...900), y: random.integer(0...900)), animated: true)
    default:
      .scrollToItem(
        ElementIndexPath(item: random.integer(0...(count - 1)), section: 0), .centeredVertically,
        animated: false)
    }
  }

  @Test(arguments: RandomRun.seeds(40), [false, true])
  func aSimulatedViewIsWhereACollectionViewIs(_ seed: UInt64, sizesItself: Bool) throws {
    var random = RandomSource(seed: seed)
    let layout = Self.layout(&random, sizesItself: sizesItself)
    let source = Source((0..<random.integer(1...4)).map { _ in random.integer(1...80) })
    let size = CGSize(width: random.integer(150...400), height: random.integer(150...400))
    let view = Self.view(layout, source, size)
    var simulator = CollectionViewSimulator(
      layout, itemCounts: source.counts,
      in: CollectionLayoutEnvironment(
        size: size, displayScale: view.traitCollection.displayScale),
      measurer: SizeMeasurer())
    for step in 0..<6 {
      let action = Self.action(&random, source.counts[0])
      try view.simulation.run([action])
      try simulator.run([action], framesPerSecond: 120) { _, _ in true }
      #expect(simulator.contentOffset == view.contentOffset, "step \(step), \(action)")
      #expect(simulator.content.contentSize == view.contentSize, "step \(step), \(action)")
      let shown = view.collectionViewLayout.layoutAttributesForElements(in: view.bounds) ?? []
      let frames = Dictionary(
        uniqueKeysWithValues: simulator.visibleElements.map { ($0.id.description, $0.frame) })
      #expect(shown.count == frames.count)
      for element in shown { #expect(frames[element.value.id.description] == element.frame) }
    }
  }
}
