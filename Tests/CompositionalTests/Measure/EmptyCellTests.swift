import CompositionalTestSupport
import Testing

@testable import Compositional

/// Cells that are measured as empty are all in one place: the work for each stays the same, counted and not timed.
@Suite struct EmptyCellTests {
  enum Kind: CaseIterable {
    case list, columns, overlapping, badges, tags, waterfall, siblings, shared, orthogonal
  }

  private func section(_ kind: Kind) -> CollectionLayoutSection {
    func cell(_ width: CollectionLayoutDimension, _ height: CollectionLayoutDimension)
      -> CollectionLayoutItem
    { CollectionLayoutItem(layoutSize: .init(width, height)) }
    func row(_ height: CollectionLayoutDimension, _ cells: CollectionLayoutItem...)
      -> CollectionLayoutSection
    {
      CollectionLayoutSection(
        group: .horizontal(layoutSize: .init(.fractionalWidth(1), height), subitems: cells))
    }
    let shared = CollectionLayoutDimension.uniformAcrossSiblings(estimate: 20)
    switch kind {
    case .list: return row(.estimated(20), cell(.fractionalWidth(1), .estimated(20)))
    case .columns: return row(.estimated(20), cell(.fractionalWidth(1 / 3), .estimated(20)))
    case .overlapping:
      var section = row(.estimated(20), cell(.fractionalWidth(1), .estimated(20)))
      section.interGroupSpacing = -4
      return section
    case .badges:
      var item = cell(.fractionalWidth(1), .estimated(20))
      item.supplementaryItems = [
        .init(
          layoutSize: .init(.absolute(5), .absolute(5)), elementKind: "badge",
          containerAnchor: .init(edges: .top))
      ]
      return row(.estimated(20), item)
    case .tags: return row(.estimated(20), cell(.estimated(80), .estimated(20)))
    case .waterfall:
      let half = cell(.fractionalWidth(1), .estimated(20))
      let column = CollectionLayoutGroup.vertical(
        layoutSize: .init(.fractionalWidth(0.5), .estimated(40)), subitems: [half, half])
      return CollectionLayoutSection(
        group: .horizontal(
          layoutSize: .init(.fractionalWidth(1), .estimated(40)),
          subitems: [.group(column), .group(column)]))
    case .siblings:
      return row(
        .estimated(20), cell(.fractionalWidth(0.5), shared),
        cell(.fractionalWidth(0.5), .estimated(20)))
    case .shared: return row(shared, cell(.fractionalWidth(0.5), shared))
    case .orthogonal:
      var section = CollectionLayoutSection(
        group: .vertical(
          layoutSize: .init(.estimated(20), .absolute(50)),
          subitems: [cell(.estimated(20), .fractionalHeight(1))]))
      section.orthogonalScrollingBehavior = .continuous
      return section
    }
  }

  /// Measures all cells that are in sight, and expects a constant amount of work for each.
  private func expectEvenWork(_ kind: Kind, items: Int, _ size: (Int) -> PreferredSize) {
    var layout = CollectionLayout(section: section(kind))
    let screen = CGSize(width: 300, height: 1_000_000_000)
    layout.prepare(itemCounts: [items], in: CollectionLayoutEnvironment(size: screen))
    let viewport = Viewport(size: kind == .orthogonal ? CGSize(width: 1e9, height: 100) : screen)
    var search = MeasurementSearch()
    var (measured, work) = (0, 0)
    while let proposal = layout.nextMeasurement(in: viewport, &search) {
      let change = layout.record(
        ElementMeasurement(proposal.id, size(proposal.id.indexPath.item)))
      search.noteMoved(from: change.firstMoved)
      measured += 1
      work += change.groupsSolved + change.entriesWritten
      guard search.groupsVisited + work < 20 * items + 1_000 else { break }
    }
    #expect(measured == items)
    #expect(search.groupsVisited <= 6 * items, "\(search.groupsVisited) for \(items)")
    #expect(work <= 12 * items, "\(work) for \(items)")
    // An edit in the middle measures what it inserts, and looks at the others once.
    var batch = BatchUpdates()
    batch.insertItems(at: [ElementIndexPath(item: items / 2, section: 0)])
    do { try layout.update(batch) } catch { Issue.record(error) }
    search = MeasurementSearch()
    #expect(
      layout.nextMeasurement(in: viewport, &search)?.id == .cell(section: 0, item: items / 2))
    #expect(search.groupsVisited <= items + 2)
    // A query visits each group once.
    #expect(layout.work(in: CGRect(origin: .zero, size: viewport.size)).cost <= 3 * items)
  }

  /// Returns the size of a cell that takes no room, or that takes some.
  private func size(_ kind: Kind, isEmpty: Bool) -> PreferredSize {
    let length = isEmpty ? 0.0 : 20
    return switch kind {
    // Rows of four points that overlap by four are in one place.
    case .overlapping: .init(height: isEmpty ? 4 : 20)
    case .orthogonal: .init(width: length)
    default: .init(width: 70, height: length)
    }
  }

  @Test(arguments: Kind.allCases, [1_000, 10_000])
  func eachIsLookedAtAFewTimes(_ kind: Kind, _ items: Int) {
    expectEvenWork(kind, items: items) { _ in size(kind, isEmpty: true) }
  }

  @Test(arguments: Kind.allCases) func someAmongOthersAreLookedAtAFewTimes(_ kind: Kind) {
    expectEvenWork(kind, items: 1_000) { size(kind, isEmpty: $0 % 2 == 0) }
  }

  @Test func aHundredThousandAreLookedAtAFewTimes() {
    expectEvenWork(.list, items: 100_000) { _ in .init(height: 0) }
    expectEvenWork(.list, items: 100_000) { .init(height: $0 % 2 == 0 ? 0 : 20) }
  }
}
