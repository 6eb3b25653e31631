import CompositionalTestSupport
import Testing

@testable import Compositional

/// The search for elements to measure goes on where it was, and finds what a new search finds.
@Suite struct MeasurementSearchTests {
  private struct Sizes: Measuring {
    let seed: UInt64

    func preferredSize(for proposal: MeasurementProposal) -> PreferredSize {
      var random = RandomSource(
        seed: proposal.id.description.utf8.reduce(seed) { $0 &* 131 &+ UInt64($1) })
      return PreferredSize(width: random.length(5...90), height: random.length(5...90))
    }
  }

  @Test(arguments: [false, true])
  func itFindsWhatANewSearchFinds(followsAnchor: Bool) {
    var found = 0
    for seed in UInt64(1)...400 {
      let random = RandomLayout(.estimates, seed: seed)
      var layout = random.engine
      var source = random.probes
      let sizes = Sizes(seed: seed)
      var viewport = source.viewport(
        over: layout.contentSize, size: random.environment.container.contentSize)
      viewport.size.height *= source.pick([1, 4])
      var search = MeasurementSearch()
      for _ in 0..<60 {
        let proposal = layout.nextMeasurement(in: viewport, &search)
        let fresh = layout.nextMeasurement(in: viewport)
        guard proposal == fresh else {
          Issue.record(
            "\(String(describing: proposal?.id)) for \(String(describing: fresh?.id))\n\(random)")
          break
        }
        guard let proposal else { break }
        found += 1
        let change = layout.record(
          ElementMeasurement(proposal.id, sizes.preferredSize(for: proposal)), in: viewport)
        search.noteMoved(from: change.firstMoved)
        guard followsAnchor else { continue }
        viewport.contentOffset.x += change.contentOffsetAdjustment.x
        viewport.contentOffset.y += change.contentOffsetAdjustment.y
      }
    }
    #expect(found > 2_000)
  }

  /// Measuring all that is visible looks at each group a few times, however many are visible.
  @Test(arguments: MeasuredShape.allCases, [false, true])
  func itLooksAtEachGroupAFewTimes(_ shape: MeasuredShape, inManySections: Bool) {
    for count in [200, 1_600] {
      var layout = CollectionLayout(section: shape.section)
      let screen = CGSize(width: shape == .orthogonal ? 1_000_000 : 300, height: 1_000_000)
      let counts = inManySections ? Array(repeating: 2, count: count / 2) : [count]
      layout.prepare(itemCounts: counts, in: CollectionLayoutEnvironment(size: screen))
      let viewport = Viewport(contentOffset: CGPoint(x: 0, y: 0), size: screen)
      var search = MeasurementSearch()
      var measured = 0
      while let proposal = layout.nextMeasurement(in: viewport, &search) {
        measured += 1
        let change = layout.record(
          ElementMeasurement(proposal.id, PreferredSize(width: 70, height: 20)), in: viewport)
        search.noteMoved(from: change.firstMoved)
      }
      #expect(measured == count)
      // A cell is looked at when it is found and when the next one is, with the group before.
      #expect(search.groupsVisited <= 6 * count)
    }
  }

  /// What is far away makes a search no wider: rounding there does not matter here.
  @Test func contentFarAwayIsNotLookedAt() {
    var configuration = CollectionLayoutConfiguration()
    configuration.interSectionSpacing = 1e30
    var layout = CollectionLayout(
      section: MeasuredShape.columns.section, configuration: configuration)
    layout.prepare(
      itemCounts: [1_000_000, 3],
      in: CollectionLayoutEnvironment(size: CGSize(width: 300, height: 500)))
    let screen = CGRect(x: 0, y: 0, width: 300, height: 500)
    // Three cells of 100 in each row of 20.
    #expect(layout.attributes(in: screen).count == 75)
    #expect(layout.work(in: screen).groupsVisited < 40)
    var search = MeasurementSearch()
    let viewport = Viewport(size: screen.size)
    var measured = 0
    while let proposal = layout.nextMeasurement(in: viewport, &search) {
      measured += 1
      let change = layout.record(
        ElementMeasurement(proposal.id, PreferredSize(width: 100, height: 20)))
      search.noteMoved(from: change.firstMoved)
    }
    #expect(measured == 75)
    #expect(search.groupsVisited < 300)
  }

  /// Groups without a length are all in the same place, however many there are.
  @Test func groupsInTheSamePlaceAreLookedAtOnce() {
    let wide = CollectionLayoutItem(layoutSize: .init(.fractionalWidth(1), .estimated(20)))
    var section = CollectionLayoutSection(
      group: .vertical(layoutSize: .init(.absolute(0), .absolute(100)), subitems: [wide]))
    section.orthogonalScrollingBehavior = .continuous
    let layout = Sample.layout(of: section, [Int.max / 2], in: CGSize(width: 300, height: 500))
    var search = MeasurementSearch()
    let viewport = Viewport(size: CGSize(width: 300, height: 500))
    #expect(layout.nextMeasurement(in: viewport, &search) == nil)
    #expect(search.groupsVisited < 10)
  }

  /// The anchor is what its rule says, found near the edge or far from it.
  @Test(arguments: [ScrollAnchor.Edge.top, .bottom])
  func theAnchorIsTheElementNearestToTheEdge(edge: ScrollAnchor.Edge) {
    var checked = 0
    for seed in UInt64(1)...300 {
      let random = RandomLayout(.estimates, seed: seed)
      let layout = random.engine
      var source = random.probes
      for _ in 0..<4 {
        let size = random.environment.container.contentSize
        let viewport = source.viewport(over: layout.contentSize, size: size)
        let anchor = layout.scrollAnchor(in: viewport, keeping: edge)
        let best = expected(layout, viewport, edge)
        #expect((anchor == nil) == (best == nil), "\(random)\n\(viewport)")
        guard let anchor, let best, let element = layout.attributes(for: anchor.id, at: viewport)
        else { continue }
        let isVertical = layout.configuration.scrollDirection == .vertical
        let found = rank(element, isVertical, viewport, edge)
        #expect(found.rank == best.rank, "\(random)\n\(viewport)")
        #expect(abs(found.distance - best.distance) < 1e-6, "\(random)\n\(viewport)")
        checked += 1
      }
    }
    #expect(checked > 500)
  }

  /// The rank of an element, and its distance from the edge up to a constant.
  private func rank(
    _ element: LayoutAttributes, _ isVertical: Bool, _ viewport: Viewport,
    _ edge: ScrollAnchor.Edge
  ) -> (rank: Int, distance: CGFloat) {
    func ends(_ rect: CGRect) -> (low: CGFloat, high: CGFloat) {
      isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    }
    let visible = ends(viewport.visibleRect)
    let (low, high) = ends(element.frame)
    let position = edge == .top ? low : high
    let isInside = visible.low <= position && position <= visible.high
    let rank = (isInside ? 1 : 0) + (element.category == .cell ? 2 : 0)
    return (rank, edge == .top ? position : -position)
  }

  /// The rank of the best visible element.
  private func expected(
    _ layout: CollectionLayout, _ viewport: Viewport, _ edge: ScrollAnchor.Edge
  ) -> (rank: Int, distance: CGFloat)? {
    let isVertical = layout.configuration.scrollDirection == .vertical
    return layout.attributes(in: viewport)
      .filter { element in
        // Of the views, headers, footers and side views that are not pinned.
        let isBoundaryItem = ["edge", "layout"].contains { element.id.kind?.hasPrefix($0) == true }
        return element.category == .cell
          || element.category == .supplementaryView && isBoundaryItem && element.zIndex < 1_000_000
      }
      .map { rank($0, isVertical, viewport, edge) }
      .min { (-$0.rank, $0.distance) < (-$1.rank, $1.distance) }
  }
}
