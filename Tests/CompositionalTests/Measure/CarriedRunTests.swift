import Compositional
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
}
