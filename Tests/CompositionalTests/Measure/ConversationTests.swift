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
    var layout = CollectionLayout(section: section)
    layout.prepare(itemCounts: [rows], in: CollectionLayoutEnvironment(size: Self.view))
    return layout
  }

  /// Heights from 20 to 219, by the number of the row.
  private let measurer = ClosureMeasurer { proposal in
    PreferredSize(height: CGFloat(20 + proposal.id.indexPath.item * 7919 % 200))
  }

  private func end(of layout: CollectionLayout) -> Viewport {
    Viewport(
      contentOffset: CGPoint(x: 0, y: layout.contentSize.height - Self.view.height),
      size: Self.view)
  }

  private func moved(_ viewport: Viewport, by change: LayoutInvalidation) -> Viewport {
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
    viewport = moved(viewport, by: layout.measure(in: viewport, keeping: .bottom, with: measurer))
    #expect(
      viewport.contentOffset.y + Self.view.height == layout.contentSize.height,
      "it still stands at the end")
    let solved = layout.groupsSolved
    for step in 0..<400 {
      let before = onScreen(layout, viewport)
      viewport.contentOffset.y -= 90
      let change = layout.measure(in: viewport, keeping: .bottom, with: measurer)
      viewport = moved(viewport, by: change)
      let after = onScreen(layout, viewport)
      for (id, y) in before {
        guard let now = after[id] else { continue }
        #expect(now == y + 90, "step \(step): \(id) jumped")
      }
      #expect(layout.nextMeasurement(in: viewport) == nil)
    }
    // 400 steps of 90 points show some 330 rows of 116 points on average, no more are solved.
    #expect(layout.groupsSolved - solved < 500)
  }

  @Test("Scrolled up from the middle, what is on screen stays though rows above are measured")
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

  @Test("A message that arrives below leaves what is read where it is")
  func aMessageArrives() throws {
    var layout = conversation(1_000)
    var viewport = end(of: layout)
    viewport = moved(viewport, by: layout.measure(in: viewport, keeping: .bottom, with: measurer))
    let before = onScreen(layout, viewport)
    var batch = BatchUpdates()
    batch.insertItems(at: [ElementIndexPath(item: 1_000, section: 0)])
    let update = try layout.update(batch, in: viewport, keeping: .bottom)
    viewport = moved(viewport, by: update.invalidation)
    let after = onScreen(layout, viewport)
    for (id, y) in before { #expect(after[id] == y, "\(id) jumped") }
  }

  @Test("Older messages that are put in above leave what is read where it is")
  func olderMessages() throws {
    var layout = conversation(1_000)
    var viewport = Viewport(contentOffset: CGPoint(x: 0, y: 0), size: Self.view)
    viewport = moved(viewport, by: layout.measure(in: viewport, with: measurer))
    let before = onScreen(layout, viewport)
    var batch = BatchUpdates()
    batch.insertItems(at: (0..<50).map { ElementIndexPath(item: $0, section: 0) })
    let update = try layout.update(batch, in: viewport)
    viewport = moved(viewport, by: update.invalidation)
    let after = onScreen(layout, viewport)
    for (id, y) in before {
      let now = ElementID.cell(section: 0, item: id.indexPath.item + 50)
      #expect(after[now] == y, "\(id) jumped")
    }
    // Fifty rows of 44 and a gap of 6 each are above now.
    #expect(update.invalidation.contentOffsetAdjustment.y == 2_500)
  }
}
