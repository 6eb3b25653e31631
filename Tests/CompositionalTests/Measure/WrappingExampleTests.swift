import Compositional
import Testing

/// Lines that wrap as their cells are measured, each rule in its smallest layout.
@Suite struct WrappingExampleTests {
  /// Two of 40 fill a row of 100; a third one of 20 fits beside them once that is known.
  @Test func aChipMovesUpIntoTheRowBefore() {
    var layout = CollectionLayout(measuring: .chips(40), 4)
    #expect(layout.frames(4).map { $0?.minY } == [0, 0, 20, 20])
    let change = layout.record(2, .init(width: 20))
    #expect(
      layout.frames(4) == [
        CGRect(x: 0, y: 0, width: 40, height: 20), CGRect(x: 40, y: 0, width: 40, height: 20),
        CGRect(x: 80, y: 0, width: 20, height: 20), CGRect(x: 0, y: 20, width: 40, height: 20),
      ])
    #expect(change.firstMoved == ElementIndexPath(item: 0, section: 0))
  }

  /// A row alone that is measured at more than its group has room for takes its measured size even
  /// where it is a group itself.
  @Test func aGroupInARowStandsAloneWhenItIsTooLong() {
    let pair = CollectionLayoutGroup.horizontal(
      layoutSize: .init(.estimated(40), .fractionalHeight(1)),
      subitems: [.init(layoutSize: .init(.estimated(40), .fractionalHeight(1)))])
    let section = CollectionLayoutSection(
      group: .horizontal(
        layoutSize: .init(.fractionalWidth(1), .absolute(20)), subitems: [.group(pair)]))
    var layout = CollectionLayout(measuring: section, 3)
    #expect(layout.frames(3).map { $0?.minY } == [0, 0, 20])
    layout.record(0, .init(width: 130))
    #expect(
      layout.frames(3) == [
        CGRect(x: 0, y: 0, width: 130, height: 20), CGRect(x: 0, y: 20, width: 40, height: 20),
        CGRect(x: 40, y: 20, width: 40, height: 20),
      ])
  }

  /// A line is as long across as its cells where one of them is estimated, and keeps its estimate
  /// where none is (rule 2.8.1).
  @Test func aLineOfFixedCellsKeepsItsEstimate() {
    let section = CollectionLayoutSection(
      group: .horizontal(
        layoutSize: .init(.fractionalWidth(1), .estimated(44)),
        subitems: [
          .init(layoutSize: .init(.estimated(40), .absolute(60))),
          .init(layoutSize: .init(.estimated(40), .estimated(30))),
        ]))
    var layout = CollectionLayout(measuring: section, 3)
    layout.record(0, .init(width: 80))
    // The first cell is alone now; the next two of 40 fill a line of 100.
    #expect(
      layout.frames(3) == [
        CGRect(x: 0, y: 0, width: 80, height: 60), CGRect(x: 0, y: 44, width: 40, height: 60),
        CGRect(x: 40, y: 44, width: 40, height: 30),
      ])
    #expect(layout.contentSize.height == 104)
  }

  /// A cell that is measured at nothing does not end its row.
  @Test func aChipOfNoWidthLeavesRoom() {
    var layout = CollectionLayout(measuring: .chips(40), 4)
    layout.record(0, .init(width: 0))
    #expect(
      layout.frames(4) == [
        CGRect(x: 0, y: 0, width: 0, height: 20), CGRect(x: 0, y: 0, width: 40, height: 20),
        CGRect(x: 40, y: 0, width: 40, height: 20), CGRect(x: 0, y: 20, width: 40, height: 20),
      ])
  }

  /// A chip that does not fit begins a row, even if the row's list has started over before it.
  @Test func aLongChipBeginsARow() {
    let item = CollectionLayoutItem(layoutSize: .init(.estimated(20), .fractionalHeight(1)))
    let section = CollectionLayoutSection(
      group: .horizontal(
        layoutSize: .init(.fractionalWidth(1), .uniformAcrossSiblings(estimate: 20)),
        subitems: [item, item, item]))
    var layout = CollectionLayout(measuring: section, 9)
    layout.record(1, .init(width: 10))
    layout.record(4, .init(width: 90))
    #expect(layout.frames(6).map { $0?.minX } == [0, 20, 30, 50, 0, 0])
  }

  /// Behind a cell that is not measured, the next one still has its own size.
  @Test func aLongChipBeginsARowBehindAFraction() {
    let section = CollectionLayoutSection(
      group: .horizontal(
        layoutSize: .init(.fractionalWidth(1), .absolute(20)),
        subitems: [
          .init(layoutSize: .init(.fractionalWidth(0.25), .fractionalHeight(1))),
          .init(layoutSize: .init(.estimated(25), .fractionalHeight(1))),
        ]))
    var layout = CollectionLayout(measuring: section, 4)
    #expect(layout.frames(4).map { $0?.minX } == [0, 25, 50, 75])
    layout.record(3, .init(width: 60))
    #expect(layout.frames(4).map { $0?.minX } == [0, 25, 50, 0])
    #expect(layout.frames(4).map { $0?.width } == [25, 25, 25, 25])
  }

  /// A column takes a group of four cells once the last of them is measured short enough.
  @Test func aGroupBehindAGroupIsLookedAtAsAWhole() {
    let row = CollectionLayoutGroup.vertical(
      layoutSize: .init(.fractionalWidth(1), .estimated(200)),
      subitems: Array(
        repeating: .init(layoutSize: .init(.fractionalWidth(1), .estimated(10))), count: 3)
        + [.init(layoutSize: .init(.fractionalWidth(1), .estimated(170)))])
    let section = CollectionLayoutSection(
      group: .vertical(
        layoutSize: .init(.fractionalWidth(1), .absolute(100)),
        subitems: [.init(layoutSize: .init(.fractionalWidth(1), .estimated(60))), .group(row)]))
    var layout = CollectionLayout(measuring: section, 6)
    // A column of 100 holds one of 60; the group behind it is as long as 200.
    #expect(layout.frames(6).map { $0?.minY } == [0, 100, 200, 300, 400, 500])
    layout.record(4, .init(height: 10))
    #expect(layout.frames(6).map { $0?.minY } == [0, 60, 70, 80, 90, 100])
  }

  /// A slot is of fixed length: the list of estimated width in it wraps, and was counted as if not.
  @Test func aSlotIsFilledByWhatIsMeasured() {
    let list = CollectionLayoutGroup.horizontal(
      layoutSize: .init(.estimated(80), .fractionalHeight(1)),
      subitems: [.init(layoutSize: .init(.estimated(30), .fractionalHeight(1)))])
    let section = CollectionLayoutSection(
      group: .horizontal(
        layoutSize: .init(.fractionalWidth(1), .absolute(20)), subitem: .group(list), count: 2))
    var layout = CollectionLayout(measuring: section, 6)
    // Slots of 50 hold one of 30; measured at 10, a second one of 30 fits beside it.
    #expect(layout.frames(3).map { $0?.minX } == [0, 50, 0])
    layout.record(0, .init(width: 10))
    #expect(layout.frames(5).map { $0?.minX } == [0, 10, 50, 0, 50])
  }

  /// A chip that moves to a place of another height is measured again.
  @Test func aCellThatStandsElsewhereIsMeasuredAgain() {
    let section = CollectionLayoutSection(
      group: .horizontal(
        layoutSize: .init(.fractionalWidth(1), .absolute(40)),
        subitems: [
          .init(layoutSize: .init(.estimated(40), .absolute(40))),
          .init(layoutSize: .init(.estimated(40), .absolute(20))),
        ]))
    var layout = CollectionLayout(measuring: section, 3)
    var asked: [String] = []
    layout.measure(in: Viewport(size: CGSize(width: 100, height: 400))) { proposal in
      let item = proposal.id.indexPath.item
      asked.append("\(item) at \(proposal.height.map { Int($0) } ?? 0)")
      // The second is too long for the first row and begins the second one instead.
      return PreferredSize(width: item == 1 ? 90 : 40)
    }
    #expect(asked == ["0 at 40", "1 at 20", "1 at 40", "2 at 40"])
    #expect(layout.frames(3).map { $0?.size.height } == [40, 40, 40])
  }

  /// A line that the limit of cells cuts has the same cells, measured one by one or together.
  @Test func aLineIsCutAtTheSameCell() {
    let limit = SolverLimits.elements
    let section = CollectionLayoutSection(
      group: .horizontal(
        layoutSize: .init(.absolute(CGFloat(2 * limit)), .absolute(20)),
        subitems: [.init(layoutSize: .init(.estimated(1), .fractionalHeight(1)))]))
    var recorded = CollectionLayout(measuring: section, limit + 10)
    recorded.record(0, .init(width: 2))
    var measured = CollectionLayout(measuring: section, limit + 10)
    measured.measure(in: Viewport(size: CGSize(width: 1, height: 1))) { _ in .init(width: 2) }
    for item in [limit - 2, limit - 1, limit] {
      let id = ElementID.cell(section: 0, item: item)
      let frame = measured.attributes(for: id)?.frame
      #expect(frame == recorded.attributes(for: id)?.frame)
      #expect(frame?.minY == (item < limit - 1 ? 0 : 20))
    }
  }
}
