import Compositional
import CompositionalSimulation
import CompositionalTestSupport
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

/// A view stays where it stands while its rows are measured and its insets change.
@Suite struct SimulatorStandingTests {
  /// Rows estimated at 44 that answer 110, below a safe area of 59 and above one of 34.
  private func list(
    _ rows: Int = 50, estimate: CollectionLayoutDimension = .estimated(44),
    contentInset: PhysicalEdgeInsets = .zero
  ) -> CollectionViewSimulator {
    CollectionViewSimulator(
      SampleList.layout(height: estimate), itemCounts: [rows],
      in: CollectionLayoutEnvironment(
        size: SampleList.screen,
        safeAreaInsets: PhysicalEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)),
      contentInset: contentInset, measurer: ClosureMeasurer { _ in PreferredSize(height: 110) })
  }

  private func end(_ simulator: CollectionViewSimulator) -> CGFloat {
    CGFloat(simulator.contentOffsetRange(along: .vertical).upperBound)
  }

  @Test(arguments: [.estimated(44), .estimated(250), .absolute(60)] as [CollectionLayoutDimension])
  func theStartStays(_ estimate: CollectionLayoutDimension) throws {
    var simulator = list(
      0, estimate: estimate, contentInset: PhysicalEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    )
    #expect(simulator.contentOffset.y == -69)
    simulator.reload(itemCounts: [50])
    #expect(simulator.contentOffset.y == -69)
    try simulator.update(BatchUpdates([.insertItem(ElementIndexPath(item: 0, section: 0))]))
    #expect(simulator.contentOffset.y == -69)
    simulator.reload()
    #expect(simulator.contentOffset.y == -69)
    simulator.setContentInset(.zero)
    #expect(simulator.contentOffset.y == -59)
    simulator.setContentInset(PhysicalEdgeInsets(top: 100, left: 0, bottom: 0, right: 0))
    #expect(simulator.contentOffset.y == -159)
    // Turned, the safe area is 0 at the top, and 59 there again when it is turned back.
    simulator.rotate()
    #expect(simulator.contentOffset == CGPoint(x: 0, y: -100))
    simulator.rotate()
    #expect(simulator.contentOffset.y == -159)
  }

  /// What comes into sight above the row that stays is measured after the change.
  ///
  /// Rows estimated at 44 points answer 300, and the view stands at row 20.
  @Test(arguments: ["delete", "reconfigure", "resize"])
  func whatComesIntoSightAboveIsMeasuredInPlace(_ change: String) throws {
    var simulator = CollectionViewSimulator(
      SampleList.layout(height: .estimated(44)), itemCounts: [50],
      in: CollectionLayoutEnvironment(size: SampleList.screen),
      measurer: ClosureMeasurer { _ in PreferredSize(height: 300) })
    try simulator.run([
      .scrollToItem(ElementIndexPath(item: 20, section: 0), .top, animated: false)
    ])
    func place(_ item: Int) -> CGFloat? {
      simulator.layout.attributes(for: .cell(section: 0, item: item))
        .map { $0.frame.minY - simulator.contentOffset.y }
    }
    #expect(place(20) == 0)
    let before = place(21)
    switch change {
    case "delete":
      try simulator.update(BatchUpdates([.deleteItem(ElementIndexPath(item: 20, section: 0))]))
      #expect(place(20) == before)
    case "reconfigure":
      try simulator.update(
        BatchUpdates([.reconfigureItem(ElementIndexPath(item: 20, section: 0))]))
      #expect(place(20) == 0)
    default:
      simulator.resize(to: CGSize(width: 500, height: 1_200))
      #expect(place(20) == 0)
    }
    #expect(!simulator.takeFrame().events.contains { $0.kind == .jumped })
  }

  /// Reports of devices: after `reloadData()` the offset is the same, and later rows are at it.
  ///
  /// The rows are estimated at 44 points and answer 110.
  @Test func aReloadKeepsTheOffset() throws {
    var simulator = list(200, estimate: .estimated(44))
    try simulator.run([.scrollTo(CGPoint(x: 0, y: 3_000), animated: true), .waitUntilRest])
    var inPlace = simulator
    _ = simulator.takeFrame()
    let offset = simulator.contentOffset.y
    let seen = try #require(simulator.visibleElements.first).id.indexPath.item
    simulator.reload()
    // Rows 68 and 69 begin above the visible area, which begins at 3059: each is 66 points longer.
    #expect(simulator.contentOffset.y == offset + 132)
    #expect(try #require(simulator.visibleElements.first).id.indexPath.item > seen)
    let jump = try #require(simulator.takeFrame().events.first { $0.kind == .jumped })
    #expect(jump.detail.contains("a batch or a snapshot keeps the content"))
    // Other data is no jump.
    simulator.reload(itemCounts: [190])
    #expect(!simulator.takeFrame().events.contains { $0.kind == .jumped })
    _ = inPlace.takeFrame()
    inPlace.reloadsInPlace = true
    inPlace.reload()
    #expect(try #require(inPlace.visibleElements.first).id.indexPath.item == seen)
    #expect(!inPlace.takeFrame().events.contains { $0.kind == .jumped })
  }

  /// A reload of everything in sight keeps the offset, as a reload of all data does.
  ///
  /// The rows are estimated at 44 points and answer 110.
  @Test func aReloadOfASectionInSightJumps() throws {
    var simulator = list(200)
    try simulator.run([.scrollTo(CGPoint(x: 0, y: 3_000), animated: true), .waitUntilRest])
    _ = simulator.takeFrame()
    let seen = try #require(simulator.visibleElements.first)
    var (other, items, whole) = (simulator, simulator, simulator)
    try simulator.update(BatchUpdates([.reloadSection(0)]))
    let (first, count) = (seen.id.indexPath.item, simulator.visibleElements.count)
    #expect(simulator.visibleElements.allSatisfy { $0.id.indexPath.item > first + count })
    let jump = try #require(simulator.takeFrame().events.first { $0.kind == .jumped })
    #expect(jump.detail.contains("a reload of its items keeps the content"))
    // It is the jump of a reload of all data.
    whole.reload()
    #expect(simulator.contentOffset == whole.contentOffset)
    let otherJump = try #require(whole.takeFrame().events.first { $0.kind == .jumped })
    #expect(jump.detail.prefix { $0 != ":" } == otherJump.detail.prefix { $0 != ":" })
    // Other data is no jump.
    try other.update(BatchUpdates([.reloadSection(0)])) { _ in 190 }
    #expect(!other.takeFrame().events.contains { $0.kind == .jumped })
    // Items that are reloaded stay.
    let paths = items.visibleElements.map(\.id.indexPath)
    try items.update(BatchUpdates(paths.map { .reloadItem($0) }))
    #expect(try #require(items.visibleElements.first).id == seen.id)
    #expect(!items.takeFrame().events.contains { $0.kind == .jumped })
  }

  /// The content of 1600 points ends 34 points above the end of a view of 844 at 790 points.
  @Test func whatTheEndOfTheContentMovesHasJumped() throws {
    var simulator = list(20, estimate: .absolute(100))
    simulator.setContentOffset(CGPoint(x: 0, y: 1_000))
    _ = simulator.takeFrame()
    var batch = BatchUpdates()
    batch.deleteItems(at: (16..<20).map { ElementIndexPath(item: $0, section: 0) })
    try simulator.update(batch)
    #expect(simulator.contentOffset.y == 790)
    let jump = try #require(simulator.takeFrame().events.first { $0.kind == .jumped })
    #expect(jump.detail.hasSuffix("0.10 by 210"))
  }

  @Test func theEndStays() {
    var simulator = list()
    simulator.setContentOffset(CGPoint(x: 0, y: 1e6))
    #expect(simulator.contentOffset.y == end(simulator))
    let before = end(simulator)
    simulator.setKeyboardHeight(336)
    #expect(simulator.contentOffset.y == before + 302)
    simulator.setKeyboardHeight(0)
    #expect(simulator.contentOffset.y == before)
    // What comes to the end is not scrolled to.
    simulator.setContentInset(PhysicalEdgeInsets(top: 0, left: 0, bottom: 50, right: 0))
    #expect(simulator.contentOffset.y == before + 50)
  }

  @Test func inBetweenTheContentAtTheEdgeStays() {
    var simulator = list(estimate: .absolute(60))
    simulator.setContentOffset(CGPoint(x: 0, y: 600))
    simulator.setContentInset(PhysicalEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
    #expect(simulator.contentOffset.y == 556)
    simulator.setKeyboardHeight(300)
    #expect(simulator.contentOffset.y == 556)
    // A conversation keeps what is at its bottom.
    simulator.anchorEdge = .bottom
    simulator.setKeyboardHeight(0)
    #expect(simulator.contentOffset.y == 290)
    simulator.setContentInset(.zero)
    #expect(simulator.contentOffset.y == 290)
  }

  /// The motion goes as far as without the change, from where the content is.
  @Test func aFlingGoesOn() {
    var (simulator, other) = (
      list(900, estimate: .absolute(60)), list(900, estimate: .absolute(60))
    )
    for tick in 0..<40 {
      if tick == 0 {
        simulator.fling(velocity: 2_000)
        other.fling(velocity: 2_000)
      }
      simulator.advance()
      other.advance()
    }
    simulator.setContentInset(PhysicalEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
    #expect(abs(simulator.contentOffset.y - other.contentOffset.y + 44) < 1e-9)
    simulator.runUntilRest()
    other.runUntilRest()
    #expect(abs(simulator.contentOffset.y - other.contentOffset.y + 44) <= 0.5)
  }

  /// A view that is pulled past its start keeps the pull.
  @Test func aPull() throws {
    var simulator = list()
    simulator.touchDown(at: CGPoint(x: 100, y: 200))
    simulator.touchMove(to: CGPoint(x: 100, y: 300))
    let pull = -59 - simulator.contentOffset.y
    #expect(pull > 10)
    try simulator.update(BatchUpdates([.insertItem(ElementIndexPath(item: 0, section: 0))]))
    #expect(-59 - simulator.contentOffset.y == pull)
    simulator.touchUp()
    simulator.runUntilRest()
    #expect(simulator.contentOffset.y == -59)
  }

  /// 50 columns that answer 110 are read from the right: they end at 5500, and the view is 390 wide.
  @Test func fromRightToLeft() {
    let size = CollectionLayoutSize(.estimated(44), .fractionalHeight(1))
    var layout = CollectionLayout(
      section: CollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)])))
    layout.configuration.scrollDirection = .horizontal
    var simulator = CollectionViewSimulator(
      layout, itemCounts: [50],
      in: CollectionLayoutEnvironment(size: SampleList.screen, layoutDirection: .rightToLeft),
      measurer: ClosureMeasurer { _ in PreferredSize(width: 110) })
    let range = simulator.contentOffsetRange(along: .horizontal)
    #expect(Double(simulator.contentOffset.x) == range.upperBound)
    #expect(simulator.visibleElements.contains { $0.id == .cell(section: 0, item: 0) })
    simulator.setContentInset(PhysicalEdgeInsets(top: 0, left: 0, bottom: 0, right: 20))
    #expect(Double(simulator.contentOffset.x) == range.upperBound + 20)
  }

  /// A list that is read from the right begins at its right inset, whenever the insets come.
  @Test func aListFromRightToLeft() {
    let environment = CollectionLayoutEnvironment(
      size: SampleList.screen, layoutDirection: .rightToLeft)
    let inset = PhysicalEdgeInsets(top: 10, left: 11, bottom: 0, right: 3)
    let before = CollectionViewSimulator(
      SampleList.layout(), itemCounts: [50], in: environment, contentInset: inset)
    var after = CollectionViewSimulator(SampleList.layout(), itemCounts: [50], in: environment)
    after.setContentInset(inset)
    #expect(before.contentOffset == CGPoint(x: 3, y: -10))
    #expect(after.contentOffset == before.contentOffset)
  }
}
