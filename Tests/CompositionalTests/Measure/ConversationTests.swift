import Compositional
import CompositionalTestSupport
import Foundation
import Testing

/// A conversation: very many rows of unknown height, read from the end.
struct ConversationTests {
  private static let view = CGSize(width: 320, height: 480)

  private func conversation(_ rows: Int) -> CollectionLayout {
    let row = CollectionLayoutItem(layoutSize: .init(.fractionalWidth(1), .estimated(44)))
    let group = CollectionLayoutGroup.vertical(
      layoutSize: .init(.fractionalWidth(1), .estimated(44)), subitems: [row])
    var section = CollectionLayoutSection(group: group)
    section.interGroupSpacing = 6
    return Sample.layout(of: section, [rows], in: Self.view)
  }

  /// Returns the height of a row, from 20 to 219 points.
  private static func height(_ row: Int) -> CGFloat { CGFloat(20 + row * 7919 % 200) }

  private let measurer = ClosureMeasurer { proposal in
    PreferredSize(height: Self.height(proposal.id.indexPath.item))
  }

  /// Returns the number of rows measured at each offset of a view that moves up from the end, by a
  /// model that walks from the end to the top of the view.
  ///
  /// The topmost visible row without a size is measured next, until all visible rows have one. The
  /// rows below it keep their distance from the end.
  private func measuredRows(of rows: Int, steps: Int, by distance: CGFloat) -> [Int] {
    var heights: [CGFloat?] = []
    return (0...steps).map { step in
      let top = Self.view.height + distance * CGFloat(step)
      var count = 0
      while true {
        var start: CGFloat = 0
        var row = 0
        var next: Int?
        while start < top {
          if row == heights.count { heights.append(nil) }
          if heights[row] == nil { next = row }
          start += (heights[row] ?? 44) + 6
          row += 1
        }
        guard let next else { return count }
        heights[next] = Self.height(rows - 1 - next)
        count += 1
      }
    }
  }

  private func end(of layout: CollectionLayout) -> Viewport {
    Viewport(
      contentOffset: CGPoint(x: 0, y: layout.contentSize.height - Self.view.height),
      size: Self.view)
  }

  private func moved(_ viewport: Viewport, by change: LayoutChange) -> Viewport {
    var viewport = viewport
    viewport.contentOffset.y += change.contentOffsetAdjustment.y
    return viewport
  }

  /// The frames of elements on screen.
  private func onScreen(_ layout: CollectionLayout, _ viewport: Viewport) -> [ElementID: CGFloat] {
    Dictionary(
      uniqueKeysWithValues: layout.attributes(in: viewport).map {
        ($0.id, $0.frame.minY - viewport.contentOffset.y)
      })
  }

  @Test("A million rows that start at the end scroll up without a jump")
  func aMillionRowsFromTheEnd() {
    var layout = conversation(1_000_000)
    var viewport = end(of: layout)
    let solved = layout.groupsSolved
    let expected = measuredRows(of: 1_000_000, steps: 400, by: 90)
    // 480 + 400 * 90 points meet 291 rows of 125.5 points on average, with the gaps. One more was
    // visible until those below it were measured.
    #expect(expected.reduce(0, +) == 292)
    let first = layout.measure(in: viewport, keeping: .bottom, with: measurer)
    #expect(first.measuredElements == expected[0])
    viewport = moved(viewport, by: first)
    #expect(
      viewport.contentOffset.y + Self.view.height == layout.contentSize.height,
      "still at the end")
    for step in 0..<400 {
      let before = onScreen(layout, viewport)
      viewport.contentOffset.y -= 90
      let change = layout.measure(in: viewport, keeping: .bottom, with: measurer)
      #expect(change.measuredElements == expected[step + 1], "step \(step)")
      viewport = moved(viewport, by: change)
      let after = onScreen(layout, viewport)
      for (id, y) in before {
        guard let now = after[id] else { continue }
        #expect(now == y + 90, "step \(step): \(id) jumped")
      }
      #expect(layout.nextMeasurement(in: viewport) == nil)
    }
    // Each row counts once, but for the one of 292 that is as high as its estimate: the heights
    // from the end up are 20 + 81 k % 200, which is 44 for k = 104 alone.
    #expect(layout.groupsSolved - solved == 291)
  }

  @Test("Measuring rows above does not move visible rows while scrolling up from the middle")
  func upwardsFromTheMiddle() {
    var layout = conversation(10_000)
    var viewport = Viewport(contentOffset: CGPoint(x: 0, y: 200_000), size: Self.view)
    viewport = moved(viewport, by: layout.measure(in: viewport, with: measurer))
    for step in 0..<100 {
      let before = onScreen(layout, viewport)
      viewport.contentOffset.y -= 40
      viewport = moved(viewport, by: layout.measure(in: viewport, with: measurer))
      let after = onScreen(layout, viewport)
      // The row at the upper edge grows upward: whole rows on screen only follow the finger.
      for (id, y) in before where y >= 0 {
        guard let now = after[id] else { continue }
        #expect(now == y + 40, "step \(step): \(id) jumped")
      }
    }
  }

  @Test("A message that arrives at the end does not move visible rows")
  func aMessageArrives() throws {
    var layout = conversation(1_000)
    var viewport = end(of: layout)
    viewport = moved(viewport, by: layout.measure(in: viewport, keeping: .bottom, with: measurer))
    let before = onScreen(layout, viewport)
    var batch = BatchUpdates()
    batch.insertItems(at: [ElementIndexPath(item: 1_000, section: 0)])
    let update = try layout.update(batch, in: viewport, keeping: .bottom)
    viewport = moved(viewport, by: update.change)
    let after = onScreen(layout, viewport)
    for (id, y) in before { #expect(after[id] == y, "\(id) jumped") }
  }

  @Test("Older messages inserted above do not move visible rows")
  func olderMessages() throws {
    var layout = conversation(1_000)
    var viewport = Viewport(contentOffset: CGPoint(x: 0, y: 0), size: Self.view)
    viewport = moved(viewport, by: layout.measure(in: viewport, with: measurer))
    let before = onScreen(layout, viewport)
    var batch = BatchUpdates()
    batch.insertItems(at: (0..<50).map { ElementIndexPath(item: $0, section: 0) })
    let update = try layout.update(batch, in: viewport, keeping: .bottom)
    viewport = moved(viewport, by: update.change)
    let after = onScreen(layout, viewport)
    for (id, y) in before {
      let now = ElementID.cell(section: 0, item: id.indexPath.item + 50)
      #expect(after[now] == y, "\(id) jumped")
    }
    // Fifty rows of 44 and a gap of 6 each are above now.
    #expect(update.change.contentOffsetAdjustment.y == 2_500)
  }

  @Test("What is inserted above a view at its start is shown; farther down it is not")
  func newsAtTheStart() throws {
    for (offset, adjustment) in [(0, 0), (200, 2_500)] as [(CGFloat, CGFloat)] {
      var layout = conversation(1_000)
      var viewport = Viewport(contentOffset: CGPoint(x: 0, y: offset), size: Self.view)
      viewport = moved(viewport, by: layout.measure(in: viewport, with: measurer))
      var batch = BatchUpdates()
      batch.insertItems(at: (0..<50).map { ElementIndexPath(item: $0, section: 0) })
      let update = try layout.update(batch, in: viewport)
      #expect(update.change.contentOffsetAdjustment.y == adjustment)
    }
  }
}
