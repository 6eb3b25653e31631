import CompositionalTestSupport
import Testing

@testable import Compositional

/// Cells that are measured as empty are all in one place: the work for each stays the same, counted and not timed.
@Suite struct EmptyCellTests {
  /// Measures all cells that are in sight, and expects a constant amount of work for each.
  private func expectEvenWork(_ shape: MeasuredShape, items: Int, _ size: (Int) -> PreferredSize) {
    let screen = CGSize(width: 300, height: 1_000_000_000)
    var layout = shape.layout(items: items, in: screen)
    let viewport = Viewport(size: shape == .orthogonal ? CGSize(width: 1e9, height: 100) : screen)
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
  private func size(_ shape: MeasuredShape, isEmpty: Bool) -> PreferredSize {
    let length = isEmpty ? 0.0 : 20
    return switch shape {
    // Rows of four points that overlap by four are in one place.
    case .overlapping: .init(height: isEmpty ? 4 : 20)
    case .orthogonal: .init(width: length)
    default: .init(width: 70, height: length)
    }
  }

  @Test(arguments: MeasuredShape.allCases, [1_000, 10_000])
  func eachIsLookedAtAFewTimes(_ shape: MeasuredShape, _ items: Int) {
    expectEvenWork(shape, items: items) { _ in size(shape, isEmpty: true) }
  }

  @Test(arguments: MeasuredShape.allCases) func someAmongOthersAreLookedAtAFewTimes(
    _ shape: MeasuredShape
  ) {
    expectEvenWork(shape, items: 1_000) { size(shape, isEmpty: $0 % 2 == 0) }
  }

  @Test func aHundredThousandAreLookedAtAFewTimes() {
    expectEvenWork(.list, items: 100_000) { _ in .init(height: 0) }
    expectEvenWork(.list, items: 100_000) { .init(height: $0 % 2 == 0 ? 0 : 20) }
  }
}
