import Compositional
import CompositionalTestSupport
import Testing

/// Measured sizes of reconfigured items, and index paths that do not exist.
@Suite struct MeasuringUpdateTests {
  private let viewport = Viewport(size: CGSize(width: 100, height: 400))

  /// Three rows of an estimated 44 under a header of an estimated 20.
  private func list() -> CollectionLayout {
    var section = Sample.list(.estimated(44))
    section.boundarySupplementaryItems = [
      .init(
        layoutSize: .init(.fractionalWidth(1), .estimated(20)), elementKind: "header",
        alignment: .top)
    ]
    var layout = CollectionLayout(section: section)
    layout.prepare(
      itemCounts: [3], in: CollectionLayoutEnvironment(size: viewport.size, displayScale: 1))
    return layout
  }

  /// All rows are 60 high, then the second shows more and is 120 high.
  @Test func aReconfiguredRowIsMeasuredAgain() throws {
    var layout = list()
    layout.measure(in: viewport) { $0.id.category == .cell ? .init(height: 60) : .init(height: 20) }
    #expect(layout.contentSize.height == 200)
    var batch = BatchUpdates()
    batch.reconfigureItems(at: [ElementIndexPath(item: 1, section: 0)])
    try layout.update(batch)
    #expect(layout.nextMeasurement(in: viewport)?.id == .cell(section: 0, item: 1))
    var asked: [ElementID] = []
    while let proposal = layout.nextMeasurement(in: viewport) {
      asked.append(proposal.id)
      layout.record(ElementMeasurement(proposal.id, .init(height: 120)))
    }
    #expect(asked == [.cell(section: 0, item: 1)])
    #expect(layout.contentSize.height == 260)
    #expect(layout.attributes(for: .cell(section: 0, item: 1))?.frame.height == 120)
  }

  /// The item moves and is reconfigured in one batch: it loses its size at its new place.
  @Test func aReconfiguredRowThatMovesIsMeasuredAgain() throws {
    var layout = list()
    layout.measure(in: viewport) { $0.id.category == .cell ? .init(height: 60) : .init(height: 20) }
    var batch = BatchUpdates()
    batch.moveItem(
      at: ElementIndexPath(item: 0, section: 0), to: ElementIndexPath(item: 2, section: 0))
    batch.reconfigureItems(at: [ElementIndexPath(item: 0, section: 0)])
    try layout.update(batch)
    #expect(layout.nextMeasurement(in: viewport)?.id == .cell(section: 0, item: 2))
    // 20 + 60 + 60 + 44
    #expect(layout.contentSize.height == 184)
  }

  /// Index paths of elements that do not exist.
  private static let missing = [
    (0, -1), (0, 3), (0, .min), (0, .max), (-1, 0), (1, 0), (.min, .min), (.max, .max), (-1, .max),
  ]

  @Test(arguments: missing) func aPathThatDoesNotExist(_ section: Int, _ item: Int) throws {
    var layout = list()
    let path = ElementIndexPath(item: item, section: section)
    let ids: [ElementID] = [
      .cell(path), .supplementary(kind: "header", path), .decoration(kind: "header", path),
    ]
    for id in ids {
      #expect(layout.measurementProposal(for: id) == nil)
      #expect(layout.attributes(for: id) == nil)
      let change = layout.record(ElementMeasurement(id, .init(height: 70)), in: viewport)
      #expect(change.measuredElements == 0)
    }
    let items = try layout.invalidate(.items([path]), in: viewport)
    #expect(items.firstMoved == nil && items.groupsSolved == 0)
    let headers = try layout.invalidate(.supplementaryElements(kind: "header", at: [path]))
    #expect(headers.firstMoved == nil)
    #expect(layout.orthogonalScroller(ofSection: section == 0 ? -1 : section) == nil)
    #expect(layout.contentSize.height == 152)
  }
}
