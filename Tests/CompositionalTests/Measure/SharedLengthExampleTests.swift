import Compositional
import Testing

/// Cells that share the length of the longest, each rule in its smallest layout.
@Suite struct SharedLengthExampleTests {
  /// Two sizes at once: the outermost group shares widths and heights.
  @Test func sharedLengthsOnBothAxes() {
    let uniform = CollectionLayoutSize(
      .uniformAcrossSiblings(estimate: 30), .uniformAcrossSiblings(estimate: 20))
    let section = CollectionLayoutSection(
      group: .vertical(layoutSize: uniform, subitems: [.init(layoutSize: uniform)]))
    var layout = CollectionLayout(measuring: section, 2)
    layout.record(1, .init(width: 40, height: 50))
    #expect(
      layout.frames(2) == [
        CGRect(x: 0, y: 0, width: 40, height: 50), CGRect(x: 0, y: 50, width: 40, height: 50),
      ])
  }

  /// The missing cells of a last group make no uniform cell longer, not even one of length zero.
  @Test func missingSiblingsDoNotCount() {
    var section = CollectionLayoutSection(
      group: .vertical(
        layoutSize: .init(.fractionalWidth(1), .estimated(70)),
        subitems: [
          .init(layoutSize: .init(.fractionalWidth(1), .uniformAcrossSiblings(estimate: 30))),
          .init(layoutSize: .init(.fractionalWidth(1), .estimated(40))),
        ]))
    section.contentInsets.top = 10
    var layout = CollectionLayout(measuring: section, 1)
    #expect(layout.frames(1) == [CGRect(x: 0, y: 10, width: 100, height: 30)])
    layout.record(0, .init(height: 0))
    #expect(layout.frames(1) == [CGRect(x: 0, y: 10, width: 100, height: 0)])
    #expect(layout.contentSize.height == 10)
  }

  /// The outermost group shares its largest cell with the whole section, the groups before too.
  @Test func sharedLengthsMoveTheGroupsBefore() {
    let section = CollectionLayoutSection(
      group: .vertical(
        layoutSize: .init(.fractionalWidth(1), .uniformAcrossSiblings(estimate: 30)),
        subitems: [
          .init(layoutSize: .init(.fractionalWidth(1), .uniformAcrossSiblings(estimate: 30)))
        ]))
    var layout = CollectionLayout(measuring: section, 3)
    let change = layout.record(2, .init(height: 50))
    #expect(layout.frames(3).map { $0?.height } == [50, 50, 50])
    #expect(change.firstMoved == ElementIndexPath(item: 0, section: 0))
  }

  /// The same where the groups are rows that wrap, each of as many cells as fit.
  @Test func rowsThatWrapShareTheirLength() {
    let section = CollectionLayoutSection(
      group: .horizontal(
        layoutSize: .init(.fractionalWidth(1), .uniformAcrossSiblings(estimate: 30)),
        subitems: [
          .init(layoutSize: .init(.estimated(60), .uniformAcrossSiblings(estimate: 30)))
        ]))
    var layout = CollectionLayout(measuring: section, 4)
    layout.record(0, .init(width: 40, height: 50))
    #expect(
      layout.frames(4) == [
        CGRect(x: 0, y: 0, width: 40, height: 50), CGRect(x: 40, y: 0, width: 60, height: 50),
        CGRect(x: 0, y: 50, width: 60, height: 50), CGRect(x: 0, y: 100, width: 60, height: 50),
      ])
  }

  /// A visible uniform cell depends on siblings below the edge, whether they are uniform or not.
  @Test func siblingsOfAUniformCellAreMeasuredOutOfSight() {
    let section = CollectionLayoutSection(
      group: .vertical(
        layoutSize: .init(.fractionalWidth(1), .estimated(1000)),
        subitems: [
          .init(layoutSize: .init(.fractionalWidth(1), .uniformAcrossSiblings(estimate: 300))),
          .init(layoutSize: .init(.fractionalWidth(1), .absolute(300))),
          .init(layoutSize: .init(.fractionalWidth(1), .estimated(300))),
        ]))
    var layout = CollectionLayout(measuring: section, 6)
    var asked: [Int] = []
    layout.measure(in: Viewport(size: CGSize(width: 100, height: 200))) { proposal in
      if asked.last != proposal.id.indexPath.item { asked.append(proposal.id.indexPath.item) }
      return PreferredSize(height: proposal.id.indexPath.item == 2 ? 310 : 290)
    }
    #expect(asked == [0, 2])
    #expect(layout.frames(3).map { $0?.height } == [310, 300, 310])
  }

  /// Siblings of cells that are not uniform are left alone, and so are groups out of sight.
  @Test func siblingsOfOtherCellsAreNotMeasuredOutOfSight() {
    let section = CollectionLayoutSection(
      group: .vertical(
        layoutSize: .init(.fractionalWidth(1), .estimated(600)),
        subitems: [
          .init(layoutSize: .init(.fractionalWidth(1), .estimated(300))),
          .init(layoutSize: .init(.fractionalWidth(1), .uniformAcrossSiblings(estimate: 300))),
        ]))
    var layout = CollectionLayout(measuring: section, 6)
    var asked: [Int] = []
    layout.measure(in: Viewport(size: CGSize(width: 100, height: 200))) { proposal in
      if asked.last != proposal.id.indexPath.item { asked.append(proposal.id.indexPath.item) }
      return PreferredSize(height: 290)
    }
    #expect(asked == [0])
  }
}
