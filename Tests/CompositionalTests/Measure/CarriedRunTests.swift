import Compositional
import CompositionalTestSupport
import Testing

/// Equal measured sizes that a section takes over into groups of another kind.
@Suite struct CarriedRunTests {
  /// A cell with an estimated height, with a badge or without.
  private static func cell(width: CGFloat, hasBadge: Bool) -> CollectionLayoutItem {
    let badge = CollectionLayoutSupplementaryItem(
      layoutSize: .init(.absolute(10), .absolute(10)), elementKind: "badge",
      containerAnchor: .init(edges: [.top, .trailing]))
    return CollectionLayoutItem(
      layoutSize: .init(.absolute(width), .estimated(44)),
      supplementaryItems: hasBadge ? [badge] : [])
  }

  /// Rows of cells with badges in a view of regular width, and other rows in a compact one.
  private func layout(
    _ compact: @escaping @Sendable () -> [CollectionLayoutItem]
  ) -> CollectionLayout {
    CollectionLayout { _, environment in
      let isCompact = environment.horizontalSizeClass == .compact
      return CollectionLayoutSection(
        group: .horizontal(
          layoutSize: .init(.fractionalWidth(1), .estimated(44)),
          subitems: isCompact ? compact() : [Self.cell(width: 100, hasBadge: true)]))
    }
  }

  private func heights(
    of layout: inout CollectionLayout, items: Int, measured height: CGFloat
  ) -> [CGFloat] {
    func environment(_ width: InterfaceSizeClass) -> CollectionLayoutEnvironment {
      CollectionLayoutEnvironment(
        size: CGSize(width: 120, height: 480), horizontalSizeClass: width)
    }
    layout.prepare(itemCounts: [items], in: environment(.regular))
    for item in 0..<items {
      layout.record(ElementMeasurement(.cell(section: 0, item: item), .init(height: height)))
    }
    layout.prepare(itemCounts: [items], in: environment(.compact))
    let cells = layout.allAttributes().filter { if case .cell = $0.id { true } else { false } }
    return cells.map(\.frame.height)
  }

  @Test func allItemsOfARunAreTakenOver() {
    var layout = layout { [Self.cell(width: 100, hasBadge: false)] }
    #expect(heights(of: &layout, items: 10, measured: 10) == Array(repeating: 10, count: 10))
    #expect(layout.contentSize.height == 100)
  }

  /// Every second cell has another width, for which no size was measured.
  @Test(arguments: [false, true]) func eachItemOfARunIsChecked(hasBadge: Bool) {
    var layout = layout {
      [Self.cell(width: 100, hasBadge: hasBadge), Self.cell(width: 20, hasBadge: hasBadge)]
    }
    #expect(heights(of: &layout, items: 4, measured: 20) == [20, 44, 20, 44])
    // Two rows, as high as the estimate.
    #expect(layout.contentSize.height == 88)
  }

  /// The subitem of a cell in a line depends on the items before it, so that its size holds if it
  /// was measured for any of them.
  @Test func sizesInLinesAreTakenOver() {
    let heights: [CGFloat] = [40, 60]
    let section = CollectionLayoutSection(
      group: .horizontal(
        layoutSize: .init(.fractionalWidth(1), .absolute(60)),
        subitems: heights.map { .init(layoutSize: .init(.estimated(100), .absolute($0))) }))
    var layout = CollectionLayout(section: section)
    func prepare(_ direction: UserInterfaceLayoutDirection) {
      layout.prepare(
        itemCounts: [6],
        in: CollectionLayoutEnvironment(
          size: CGSize(width: 300, height: 480), layoutDirection: direction))
    }
    prepare(.leftToRight)
    // Two of 150 fill the first line, the other four with 280 points the second.
    let widths: [CGFloat] = [150, 150, 100, 40, 40, 100]
    for (item, width) in widths.enumerated() {
      layout.record(ElementMeasurement(.cell(section: 0, item: item), .init(width: width)))
    }
    #expect(layout.contentSize.height == 120)
    prepare(.rightToLeft)
    #expect(
      (0..<6).map { layout.attributes(for: .cell(section: 0, item: $0))?.frame.width } == widths)
    #expect(layout.contentSize.height == 120)
  }

  /// A section that is inserted before changes nothing about the items behind it.
  @Test func anInsertedSectionDoesNotMatter() throws {
    let columns: [CGFloat] = [100, 200]
    let section = CollectionLayoutSection(
      group: .horizontal(
        layoutSize: .init(.fractionalWidth(1), .estimated(40)),
        subitems: columns.map { .init(layoutSize: .init(.absolute($0), .estimated(40))) }))
    func heights(insertingSection: Bool) throws -> [CGFloat?] {
      var layout = Sample.layout(of: section, [4], in: CGSize(width: 300, height: 480))
      for item in 0..<4 {
        let height = CGFloat(10 + item)
        layout.record(ElementMeasurement(.cell(section: 0, item: item), .init(height: height)))
      }
      var batch = BatchUpdates()
      batch.insertItems(at: [ElementIndexPath(item: 0, section: insertingSection ? 1 : 0)])
      if insertingSection { batch.insertSections([0]) }
      try layout.update(batch)
      return (0..<5).map {
        layout.attributes(for: .cell(section: insertingSection ? 1 : 0, item: $0))?.frame.height
      }
    }
    #expect(try heights(insertingSection: false) == [40, 10, 11, 12, 13])
    #expect(try heights(insertingSection: true) == [40, 10, 11, 12, 13])
  }

  /// Rows that overlap: a query finds them by the lengths they have after the change.
  @Test func overlappingRowsAreFoundAfterAChange() throws {
    var section = CollectionLayoutSection(
      group: .horizontal(
        layoutSize: .init(.fractionalWidth(1), .estimated(50)),
        subitems: [.init(layoutSize: .init(.fractionalWidth(0.5), .estimated(50)))]))
    section.interGroupSpacing = -10
    var layout = Sample.layout(of: section, [4], in: CGSize(width: 100, height: 480))
    for (item, height) in [20.0, 20, 100, 100].enumerated() {
      layout.record(ElementMeasurement(.cell(section: 0, item: item), .init(height: height)))
    }
    var batch = BatchUpdates()
    batch.insertItems(at: [ElementIndexPath(item: 0, section: 0)])
    try layout.update(batch)
    // The first row is as high as the new item, and the next begins at 50 - 10.
    let found = layout.attributes(in: CGRect(x: 0, y: 25, width: 100, height: 10))
    #expect(found.map(\.frame) == [CGRect(x: 0, y: 0, width: 50, height: 50)])
  }
}
