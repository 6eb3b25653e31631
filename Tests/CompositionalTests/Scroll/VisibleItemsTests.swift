import Compositional
import CompositionalTestSupport
import Testing

/// The calls of handlers of visible items, and the changes they make.
final class HandlerLog: @unchecked Sendable {
  /// One call.
  struct Call: Equatable {
    let section: Int
    let items: [String]
    let offset: CGPoint
  }

  private(set) var calls: [Call] = []
  /// The items of the last call, as they were handed in.
  private(set) var items: [LayoutAttributes] = []
  /// Returns an item as a handler changes it.
  var change: @Sendable (inout LayoutAttributes) -> Void = { _ in }

  /// The sections whose handlers were called since the last read.
  func takeSections() -> [Int] {
    defer { calls = [] }
    return calls.map(\.section)
  }

  func handler(ofSection section: Int) -> VisibleItemsInvalidationHandler {
    VisibleItemsInvalidationHandler { items, offset, _ in
      let names = items.map { item in
        item.kind.map { "\($0)" } ?? "\(item.indexPath.item)"
      }
      self.calls.append(Call(section: section, items: names, offset: offset))
      self.items = items
      for index in items.indices { self.change(&items[index]) }
    }
  }
}

/// Handlers of visible items in a view of 100 by 200; numbers worked out by hand.
///
/// A list of four rows of 50; from 200 on cards of 40 by 100, 50 apart, under a header of 20; from
/// 320 on ten rows of 50 over a background; from 820 on ten rows whose section has no handler.
@Suite struct VisibleItemsTests {
  private let log = HandlerLog()
  private let size = CGSize(width: 100, height: 200)

  private func list(_ section: Int?) -> CollectionLayoutSection {
    var list = Sample.list(.absolute(50))
    if let section { list.visibleItemsInvalidationHandler = log.handler(ofSection: section) }
    return list
  }

  private func cards(
    _ section: Int, with views: [CollectionLayoutSupplementaryItem] = []
  ) -> CollectionLayoutSection {
    let size = CollectionLayoutSize(.absolute(40), .absolute(100))
    var group = CollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)])
    group.supplementaryItems = views
    var cards = CollectionLayoutSection(group: group)
    cards.interGroupSpacing = 10
    cards.orthogonalScrollingBehavior = .groupPaging
    cards.visibleItemsInvalidationHandler = log.handler(ofSection: section)
    cards.boundarySupplementaryItems = [
      CollectionLayoutBoundarySupplementaryItem(
        layoutSize: .init(.fractionalWidth(1), .absolute(20)), elementKind: "header",
        alignment: .top)
    ]
    return cards
  }

  private func layout(
    _ sections: [CollectionLayoutSection], _ counts: [Int],
    direction: UserInterfaceLayoutDirection = .leftToRight
  ) -> CollectionLayout {
    var layout = CollectionLayout { index, _ in sections[index] }
    layout.prepare(
      itemCounts: counts,
      in: CollectionLayoutEnvironment(size: size, layoutDirection: direction))
    return layout
  }

  private var usual: CollectionLayout {
    var rows = list(2)
    rows.decorationItems = [.background(elementKind: "back")]
    return layout([list(0), cards(1), rows, list(nil)], [4, 10, 10, 10])
  }

  private func viewport(_ y: CGFloat, _ row: CGFloat = 0) -> Viewport {
    Viewport(
      contentOffset: CGPoint(x: 0, y: y), size: size, orthogonalOffsets: row == 0 ? [:] : [1: row])
  }

  @Test func everyHandlerAtFirstTheLastOneFirst() {
    var visible = VisibleItems()
    visible.update(in: viewport(0), of: usual)
    let top = CGPoint(x: 0, y: 0)
    // The cards are visible in their own row, which is below the view; the third starts at 100.
    #expect(
      log.calls == [
        .init(section: 2, items: [], offset: top),
        .init(section: 1, items: ["0", "1", "header"], offset: top),
        .init(section: 0, items: ["0", "1", "2", "3"], offset: top),
      ])
    #expect(visible.calls == 3)
  }

  @Test func whileInSightAndOnceWhenLeaving() {
    let layout = usual
    var visible = VisibleItems()
    func told(_ y: CGFloat) -> [Int] {
      visible.update(in: viewport(y), of: layout)
      return log.takeSections()
    }
    #expect(told(0) == [2, 1, 0])
    #expect(told(0) == [])
    // 50 to 250 shows the list and the cards.
    #expect(told(50) == [0, 1])
    #expect(told(50) == [])
    // At 200 the list has just disappeared: its handler is called once more.
    #expect(told(200) == [0, 1, 2])
    #expect(told(210) == [1, 2])
    #expect(told(600) == [1, 2])
    #expect(told(610) == [2])
    // 830 shows rows without a handler.
    #expect(told(830) == [2])
    #expect(told(840) == [])
    #expect(visible.calls == 3 + 2 + 3 + 2 + 2 + 1 + 1)
  }

  @Test func touchingIsNotInSight() {
    let layout = usual
    var visible = VisibleItems()
    visible.update(in: viewport(0), of: layout)
    _ = log.takeSections()
    // Pulled down, the cards at 200 stay below the lower edge.
    visible.update(in: viewport(-10), of: layout)
    #expect(log.takeSections() == [0])
  }

  @Test func theOffsetOfTheRowOrOfTheContent() {
    let layout = usual
    var visible = VisibleItems()
    visible.update(in: viewport(150), of: layout)
    _ = log.takeSections()
    visible.update(in: viewport(150, 50), of: layout)
    // 50 to 150 of the row: the second and the third card; the header stays.
    #expect(
      log.calls == [
        .init(section: 1, items: ["1", "2", "header"], offset: CGPoint(x: 50, y: 0))
      ])
    // Unscrolled frames.
    #expect(log.items.map(\.frame.origin.x) == [50, 100, 0])
    #expect(log.items.map(\.frame.origin.y) == [220, 220, 200])
    _ = log.takeSections()
    visible.update(in: viewport(160, 50), of: layout)
    let content = CGPoint(x: 0, y: 160)
    #expect(log.calls.map(\.offset) == [content, CGPoint(x: 50, y: 0), content])
  }

  @Test func rowsOutOfSightMoveOnTheirOwn() {
    let layout = usual
    var visible = VisibleItems()
    visible.update(in: viewport(900), of: layout)
    _ = log.takeSections()
    visible.update(in: viewport(900, 100), of: layout)
    #expect(log.calls.map(\.items) == [["2", "3", "header"]])
    // Lists have no offset of their own.
    _ = log.takeSections()
    var viewport = viewport(900, 100)
    viewport.orthogonalOffsets[2] = 30
    viewport.orthogonalOffsets[9] = 30
    visible.update(in: viewport, of: layout)
    #expect(log.calls.isEmpty)
  }

  @Test func cellsInTheOrderInWhichTheyCame() {
    let layout = usual
    var visible = VisibleItems()
    func items(_ y: CGFloat) -> [String]? {
      visible.update(in: viewport(y), of: layout)
      return log.calls.last { $0.section == 2 }?.items
    }
    #expect(items(320) == ["0", "1", "2", "3"])
    #expect(items(370) == ["1", "2", "3", "4"])
    // The first comes back after those that stayed.
    #expect(items(330) == ["1", "2", "3", "4", "0"])
    #expect(items(620) == ["6", "7", "8", "9"])
    #expect(items(320) == ["0", "1", "2", "3"])
  }

  @Test func whatIsSetStays() throws {
    let layout = usual
    log.change = { item in
      guard item.category == .cell, item.alpha == 1 else { return }
      item.alpha = 0.5
      item.center.y -= 10
      item.transform = ElementTransform(a: 2, b: 0, c: 0, d: 0.5, tx: 0, ty: 0)
      item.zIndex = 7
      item.isHidden = item.indexPath.item == 1
    }
    var visible = VisibleItems()
    visible.update(in: viewport(150), of: layout)
    visible.update(in: viewport(150, 50), of: layout)
    // The handler finds the second card as it left it, and the third new.
    #expect(log.items.map(\.alpha) == [0.5, 1, 1])
    // Headers stand above cells by themselves.
    #expect(log.items.map(\.zIndex) == [7, 0, 1])
    #expect(log.items.map(\.isHidden) == [true, false, false])
    // On screen it is 50 to the left. Its middle (70, 270) went up to 260; 40 by 100 became 80 by
    // 50.
    var shown = layout.attributes(in: viewport(150, 50)).filter { $0.indexPath.section == 1 }
    visible.apply(to: &shown)
    let card = try #require(shown.first { $0.id == .cell(section: 1, item: 1) })
    #expect(card.frame == CGRect(x: -20, y: 235, width: 80, height: 50))
    #expect(card.alpha == 0.5 && card.zIndex == 7 && card.isHidden)
    let header = try #require(shown.first { $0.kind == "header" })
    #expect(header.frame == CGRect(x: 0, y: 200, width: 100, height: 20) && header.alpha == 1)
    // It stays unchanged while it is not visible; solved again, it is as at first.
    visible.update(in: viewport(150, 300), of: layout)
    var single = try #require(layout.attributes(for: .cell(section: 1, item: 1)))
    visible.apply(to: &single)
    #expect(single.alpha == 0.5)
    log.change = { _ in }
    visible.invalidate()
    visible.update(in: viewport(150), of: layout)
    #expect(log.takeSections().suffix(3) == [2, 1, 0])
    single = try #require(layout.attributes(for: .cell(section: 1, item: 1)))
    visible.apply(to: &single)
    #expect(single.alpha == 1 && single.frame.origin.y == 220)
  }

  @Test func whatIsTakenBackIsGone() throws {
    let layout = usual
    log.change = { $0.alpha = 0.25 }
    var visible = VisibleItems()
    visible.update(in: viewport(0), of: layout)
    log.change = { $0.alpha = 1 }
    visible.update(in: viewport(10), of: layout)
    var row = try #require(layout.attributes(for: .cell(section: 0, item: 0)))
    visible.apply(to: &row)
    #expect(row.alpha == 1)
  }

  @Test func itemsLeftOutOfTheListKeepTheirLook() throws {
    let log = log
    var rows = list(nil)
    rows.visibleItemsInvalidationHandler = VisibleItemsInvalidationHandler { items, _, _ in
      let isFirst = log.calls.isEmpty
      log.handler(ofSection: 0)(
        &items, .init(x: 0, y: 0), .init(size: .init(width: 0, height: 0)))
      if isFirst { items[0].alpha = 0.5 }
      items.removeFirst()
      items.reverse()
    }
    let layout = layout([rows], [10])
    var visible = VisibleItems()
    visible.update(in: viewport(0), of: layout)
    visible.update(in: viewport(20), of: layout)
    #expect(log.calls.map(\.items) == [["0", "1", "2", "3"], ["0", "1", "2", "3", "4"]])
    #expect(log.items.map(\.alpha) == [1, 1, 1, 1, 1])
  }

  @Test func whatIsSeenFollowsTheLayoutNotTheLook() {
    // Rows far below are pulled up, visible ones are pushed away: the items passed stay the same.
    log.change = { $0.center.y += $0.indexPath.item < 4 ? 1_000 : -1_000 }
    let layout = layout([list(0)], [100])
    var visible = VisibleItems()
    visible.update(in: viewport(0), of: layout)
    visible.update(in: viewport(1), of: layout)
    #expect(log.calls.map(\.items) == [["0", "1", "2", "3"], ["0", "1", "2", "3", "4"]])
  }

  @Test func estimatedSectionsCannotBeChanged() throws {
    var rows = Sample.list(.estimated(50))
    rows.visibleItemsInvalidationHandler = log.handler(ofSection: 0)
    let layout = layout([rows], [10])
    var visible = VisibleItems()
    #expect(visible.update(in: viewport(0), of: layout).isEmpty)
    log.change = { $0.alpha = 0.5 }
    let diagnostics = visible.update(in: viewport(10), of: layout)
    #expect(
      diagnostics == [LayoutDiagnostic(reason: .visibleItemChangesIgnored, section: 0)])
    #expect(visible.update(in: viewport(20), of: layout).isEmpty, "noted once")
    #expect(log.items.allSatisfy { $0.alpha == 1 } && visible.calls == 3)
    var row = try #require(layout.attributes(for: .cell(section: 0, item: 0)))
    visible.apply(to: &row)
    #expect(row.alpha == 1)
  }

  @Test func badgesAndBoundaryItemsComeAfterCells() {
    // A badge a card; backgrounds are not among the items.
    let badge = CollectionLayoutSupplementaryItem(
      layoutSize: .init(.absolute(10), .absolute(10)), elementKind: "badge",
      containerAnchor: CollectionLayoutAnchor(edges: [.top, .trailing]))
    var section = cards(0, with: [badge])
    section.decorationItems = [.background(elementKind: "back")]
    var visible = VisibleItems()
    visible.update(in: viewport(0), of: layout([section], [10]))
    #expect(log.calls.map(\.items) == [["0", "1", "badge", "badge", "header"]])
  }

  @Test func withoutHandlersNothingHappens() {
    let layout = layout([list(nil)], [10])
    var visible = VisibleItems()
    #expect(visible.update(in: viewport(0), of: layout).isEmpty)
    #expect(visible.calls == 0)
  }

  @Test func readFromTheRight() {
    // At rest cards end at the right edge: 60, 10, -40. With an offset of 50 from the right end,
    // the position on screen is the frame minus the offset, as from the left: 10 + 50 and -40 + 50.
    let layout = layout([list(0), cards(1)], [4, 10], direction: .rightToLeft)
    var visible = VisibleItems()
    visible.update(in: viewport(0), of: layout)
    #expect(log.calls.first { $0.section == 1 }?.offset == CGPoint(x: 0, y: 0))
    visible.update(in: viewport(0, 50), of: layout)
    #expect(log.calls.last?.items == ["1", "2", "header"])
    #expect(log.calls.last?.offset == CGPoint(x: -50, y: 0))
    #expect(log.items.map(\.frame.origin.x) == [10, -40, 0])
    let seen = layout.attributes(for: .cell(section: 1, item: 1), at: viewport(0, 50))
    #expect(seen?.frame.origin.x == 60)
  }

  @Test(arguments: [UserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func rowsInALayoutThatScrollsSideways(_ direction: UserInterfaceLayoutDirection) {
    // A list of 50 wide columns, 300 in all, then a row of cards 80 high, 90 apart, 100 wide. From
    // the right the cards stand at 0 and the list from 100 on.
    let column = CollectionLayoutSize(.absolute(50), .fractionalHeight(1))
    let card = CollectionLayoutSize(.absolute(100), .absolute(80))
    var columns = CollectionLayoutSection(
      group: .vertical(layoutSize: column, subitems: [CollectionLayoutItem(layoutSize: column)]))
    columns.visibleItemsInvalidationHandler = log.handler(ofSection: 0)
    var cards = CollectionLayoutSection(
      group: .vertical(layoutSize: card, subitems: [CollectionLayoutItem(layoutSize: card)]))
    cards.interGroupSpacing = 10
    cards.orthogonalScrollingBehavior = .continuous
    cards.visibleItemsInvalidationHandler = log.handler(ofSection: 1)
    var configuration = CollectionLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    var layout = CollectionLayout(configuration: configuration) { [columns, cards] index, _ in
      index == 0 ? columns : cards
    }
    layout.prepare(
      itemCounts: [6, 10],
      in: CollectionLayoutEnvironment(size: size, layoutDirection: direction))
    let start: CGFloat = direction == .leftToRight ? 0 : 300
    var visible = VisibleItems()
    var viewport = Viewport(contentOffset: CGPoint(x: start, y: 0), size: size)
    visible.update(in: viewport, of: layout)
    // Two columns in 100; of the cards those that begin at 0, 90 and 180 before 200.
    #expect(log.calls.map(\.items) == [["0", "1", "2"], ["0", "1"]])
    viewport.orthogonalOffsets[1] = 100
    visible.update(in: viewport, of: layout)
    // 100 to 300: the second (90) to the fourth (270).
    #expect(log.calls.last?.items == ["1", "2", "3"])
    #expect(log.calls.last?.offset == CGPoint(x: 0, y: 100))
    let left: CGFloat = direction == .leftToRight ? 300 : 0
    #expect(log.items.map(\.frame.origin) == [90, 180, 270].map { CGPoint(x: left, y: $0) })
  }
}
