import Compositional
import CompositionalSimulation
import CompositionalTestSupport
import Testing

/// What a view remembers about its content never outlives the content.
@Suite struct SimulatorCarryingTests {
  /// A list, a row that scrolls sideways, and a list whose cells measure themselves.
  private static func makeSimulator() -> CollectionViewSimulator {
    let whole = CollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(1))
    func section(
      _ height: CollectionLayoutDimension, item: CollectionLayoutSize
    ) -> CollectionLayoutSection {
      CollectionLayoutSection(
        group: .horizontal(
          layoutSize: CollectionLayoutSize(.fractionalWidth(1), height),
          subitems: [.init(layoutSize: item)]))
    }
    let list = section(.absolute(44), item: whole)
    var row = CollectionLayoutSection(
      group: .horizontal(
        layoutSize: CollectionLayoutSize(.absolute(120), .absolute(90)),
        subitems: [.init(layoutSize: whole)]))
    row.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    let measured = section(
      .estimated(40), item: CollectionLayoutSize(.fractionalWidth(1), .estimated(40)))
    let sections = [list, row, measured]
    return CollectionViewSimulator(
      CollectionLayout { index, _ in sections[index % 3] }, itemCounts: [20, 20, 20],
      in: CollectionLayoutEnvironment(size: CGSize(width: 320, height: 480)),
      measurer: ClosureMeasurer { proposal in
        PreferredSize(height: CGFloat(30 + proposal.id.indexPath.item % 5 * 10))
      })
  }

  private static func batch(
    _ operation: UpdateOperation, _ itemCounts: [Int: Int] = [:]
  ) -> ScrollAction {
    .update(BatchUpdates([operation]), itemCounts: itemCounts)
  }

  private static func snapshot(_ ids: String...) -> ScrollAction {
    .apply(ids.map { id in .init(id: id, items: (0..<12).map { "\(id)\($0)" }) })
  }

  private static func path(_ section: Int, _ item: Int) -> ElementIndexPath {
    ElementIndexPath(item: item, section: section)
  }

  /// An action of every kind, and several of those that leave something to remember.
  private static let actions: [ScrollAction] = [
    .drag(from: nil, by: CGPoint(x: 0, y: -300), duration: 0.03, holding: 0),
    .drag(from: nil, by: CGPoint(x: 0, y: 200), duration: 0.02, holding: 0.02),
    .fling(velocity: 5_000), .fling(velocity: -900), .tap(at: nil), .wait(0.05), .waitUntilRest,
    .scrollTo(CGPoint(x: 0, y: 900), animated: true),
    .scrollTo(CGPoint(x: 0, y: 0), animated: false),
    .scrollToItem(path(2, 0), .top, animated: true),
    .scrollToItem(path(2, 19), .bottom, animated: true),
    .scrollToItem(path(1, 15), .leading, animated: true),
    .scrollToItem(path(0, 19), .centeredVertically, animated: true),
    .scrollToItem(path(3, 0), .nearest, animated: true),
    .resize(CGSize(width: 200, height: 300)), .resize(CGSize(width: 320, height: 480)), .rotate,
    .contentSizeCategory(.small), .keyboard(200), .keyboard(0),
    batch(.insertItem(path(0, 0))), batch(.deleteItem(path(0, 19))),
    batch(.moveItem(from: path(0, 0), to: path(0, 5))), batch(.reloadItem(path(0, 1))),
    batch(.moveItem(from: path(1, 15), to: path(0, 2))), batch(.reconfigureItem(path(0, 1))),
    batch(.insertSection(0), [0: 3]), batch(.insertSection(2), [2: 5]), batch(.deleteSection(0)),
    batch(.deleteSection(2)), batch(.moveSection(from: 0, to: 1)),
    batch(.moveSection(from: 2, to: 0)), batch(.reloadSection(1), [1: 2]),
    snapshot("a", "b", "c"), snapshot("c", "a"), snapshot("b"), snapshot(),
    .reload(itemCounts: nil), .reload(itemCounts: [20, 20]), .reload(itemCounts: [20, 20, 20]),
    .reload(itemCounts: [3, 3, 3, 9, 20]), .reload(itemCounts: []),
    .dragSection(1, by: 200, duration: 0.03), .flingSection(1, velocity: 3_000),
    .scrollSection(1, to: 700, animated: true), .scrollSection(1, to: 50, animated: false),
    .lift(path(0, 1)), .lift(path(2, 3)), .dragItem(to: CGPoint(x: 100, y: 470), duration: 0.05),
    .drop, .cancelMovement,
  ]

  @Test func aReloadEndsTheScrollToASectionThatIsGone() throws {
    for next in [Self.batch(.insertItem(Self.path(0, 0))), Self.batch(.deleteSection(0))] {
      var simulator = Self.makeSimulator()
      try simulator.run([
        .scrollToItem(Self.path(2, 0), .top, animated: true), .reload(itemCounts: [20, 20]), next,
      ])
      #expect(simulator.isAtRest)
    }
  }

  /// A scroll goes on to an item that is still there: the first after a row of 20 times 44 and 90.
  @Test func aReloadKeepsTheScrollToAnItemThatStays() throws {
    var simulator = Self.makeSimulator()
    try simulator.run([
      .scrollToItem(Self.path(2, 0), .top, animated: true),
      .reload(itemCounts: [20, 20, 30]), .waitUntilRest,
    ])
    #expect(abs(simulator.contentOffset.y - 970) < 0.001)
  }

  /// Three actions at a time, in one view whose state goes on, so that every pair is met with many
  /// others before and between them.
  @Test func noScriptTraps() {
    for seed in RandomRun.seeds(6) {
      var random = RandomSource(seed: seed)
      var simulator = Self.makeSimulator()
      for _ in 0..<250 {
        let script = ScrollScript((0..<4).map { _ in random.pick(Self.actions) })
        do throws(ScriptError) {
          try simulator.run(script, within: 0.15)
        } catch {
          #expect(!error.reason.isEmpty)
        }
        #expect(simulator.contentOffset.y.isFinite)
        let sections = simulator.itemCounts.count
        #expect(simulator.viewport.orthogonalOffsets.keys.allSatisfy { $0 < sections })
      }
    }
  }

  /// Every action after every other, right after one that leaves something to remember.
  @Test func noPairTraps() {
    for (index, first) in Self.actions.enumerated() {
      for second in Self.actions {
        var simulator = Self.makeSimulator()
        let third = Self.actions[(index * 7 + 3) % Self.actions.count]
        do throws(ScriptError) {
          try simulator.run([first, second, third], within: 0.1)
        } catch {
          #expect(!error.reason.isEmpty)
        }
      }
    }
  }

  @Test func aScriptGoesThroughAsManySectionsAsItMay() {
    var simulator = Self.makeSimulator()
    let sections = [Int](repeating: 1, count: 500)
    let script = [ScrollAction.reload(itemCounts: sections)] + Array(repeating: .rotate, count: 20)
    var run = ScriptRun<CollectionViewSimulator>(ticksPerFrame: 1, lastTick: 100) { _, _ in true }
    run.sectionsAtMost = 4_000
    // The reload goes through 3 and 500 sections, so the seventh rotation exceeds the limit.
    let error = #expect(throws: ScriptError.self) {
      try run.run(ScrollScript(script), &simulator)
    }
    #expect(error?.action == 7)
    #expect(error?.reason.contains("the limit for a script is 4000") == true)
  }

  /// A reload from 3 to 500 sections goes through 503.
  @Test(arguments: [502, 503]) func aScriptMayGoThroughAllSectionsOfItsLimit(limit: Int) {
    var simulator = Self.makeSimulator()
    let script = ScrollScript([.reload(itemCounts: [Int](repeating: 1, count: 500))])
    var run = ScriptRun<CollectionViewSimulator>(ticksPerFrame: 1, lastTick: 100) { _, _ in true }
    run.sectionsAtMost = limit
    do throws(ScriptError) {
      try run.run(script, &simulator)
      #expect(limit == 503)
    } catch {
      #expect(limit == 502)
    }
  }
}
