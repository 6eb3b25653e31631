import Testing

@testable import Compositional

/// The guides of sections, their contents, groups and rows, in frames worked out by hand.
@Suite struct GuideTests {
  private static let screen = CGSize(width: 320, height: 480)
  private static let insets = DirectionalEdgeInsets(top: 8, leading: 10, bottom: 12, trailing: 30)

  /// Three rows of 40 points, 4 apart, between a header of 20 points and no footer.
  private func section(
    _ scrolling: OrthogonalScrollingBehavior = .none, pins: Bool = false
  ) -> CollectionLayoutSection {
    let size = CollectionLayoutSize(
      scrolling == .none ? .fractionalWidth(1) : .absolute(100), .absolute(40))
    var section = CollectionLayoutSection(
      group: .horizontal(
        layoutSize: size,
        subitems: [.init(layoutSize: .init(.fractionalWidth(1), .fractionalHeight(1)))]))
    section.interGroupSpacing = 4
    section.contentInsets = Self.insets
    section.orthogonalScrollingBehavior = scrolling
    var header = CollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(.fractionalWidth(1), .absolute(20)), elementKind: "header", alignment: .top)
    header.pinToVisibleBounds = pins
    let footer = CollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(.fractionalWidth(1), .absolute(16)), elementKind: "footer",
      alignment: .bottom)
    section.boundarySupplementaryItems = [header, footer]
    return section
  }

  private func layout(
    _ section: CollectionLayoutSection, _ direction: UserInterfaceLayoutDirection = .leftToRight,
    items: Int = 3
  ) -> CollectionLayout {
    var layout = CollectionLayout(section: section)
    layout.prepare(
      itemCounts: [items],
      in: CollectionLayoutEnvironment(size: Self.screen, layoutDirection: direction))
    return layout
  }

  private func guides(_ layout: CollectionLayout) -> [LayoutGuide] {
    let viewport = Viewport(size: Self.screen)
    return layout.guides(around: layout.allAttributes(at: viewport), at: viewport)
  }

  /// The content includes the spacing around its first and its last group.
  @Test func contentHasTheSpacingAtItsEdges() {
    let size = CollectionLayoutSize(.fractionalWidth(1), .absolute(40))
    var group = CollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)])
    group.edgeSpacing = CollectionLayoutEdgeSpacing(top: .fixed(3), bottom: .fixed(5))
    var section = CollectionLayoutSection(group: group)
    section.interGroupSpacing = 4
    section.contentInsets = Self.insets
    let guides = guides(layout(section))
    let frames = Dictionary(grouping: guides, by: \.kind).mapValues { $0.map(\.frame) }
    // From 8: 3 above each of three groups of 40, 5 below, and 4 between them.
    #expect(frames[.content] == [CGRect(x: 10, y: 8, width: 280, height: 152)])
    #expect(
      frames[.group] == [11.0, 63, 115].map { CGRect(x: 10, y: $0, width: 280, height: 40) })
  }

  /// The content lies inside the insets, on both sides of its own; mirrored they change places.
  @Test func contentAndGroups() {
    for (direction, x) in [(UserInterfaceLayoutDirection.leftToRight, 10.0), (.rightToLeft, 30)] {
      let guides = guides(layout(section(), direction))
      let frames = Dictionary(grouping: guides, by: \.kind).mapValues { $0.map(\.frame) }
      // 20 header, 8 inset, 3 x 40 and 2 x 4, 12 inset, 16 footer.
      #expect(frames[.section] == [CGRect(x: 0, y: 0, width: 320, height: 184)])
      #expect(frames[.content] == [CGRect(x: x, y: 28, width: 280, height: 128)])
      #expect(
        frames[.group]
          == [28.0, 72, 116].map { CGRect(x: x, y: $0, width: 280, height: 40) })
      #expect(frames[.row] == nil)
    }
  }

  /// A section of one group has its guides too, and one without items has no groups.
  @Test func oneGroupAndNone() {
    let frames = Dictionary(grouping: guides(layout(section(), items: 1)), by: \.kind)
      .mapValues { $0.map(\.frame) }
    #expect(frames[.section] == [CGRect(x: 0, y: 0, width: 320, height: 96)])
    #expect(frames[.content] == [CGRect(x: 10, y: 28, width: 280, height: 40)])
    #expect(frames[.group] == [CGRect(x: 10, y: 28, width: 280, height: 40)])
    #expect(!guides(layout(section(), items: 0)).contains { $0.kind == .group })
  }

  /// A row reaches over the whole width of the view, as high as its groups and insets.
  @Test func rows() {
    let guides = guides(layout(section(.continuous)))
    let frames = Dictionary(grouping: guides, by: \.kind).mapValues { $0.map(\.frame) }
    #expect(frames[.row]?.map(\.origin.x) == [0])
    #expect(frames[.row]?.map(\.size.width) == [320])
    #expect(frames[.content] == nil)
    #expect(frames[.group]?.map(\.origin.x) == [10, 114, 218])
  }

  /// Only a boundary item that pins itself counts, not one beside it.
  @Test func pins() {
    func id(_ kind: String, _ item: Int = 0, section: Int = 0) -> ElementID {
      .supplementary(kind: kind, ElementIndexPath(item: item, section: section))
    }
    let layout = layout(section(pins: true))
    #expect(layout.pins(id("header")))
    #expect(!layout.pins(id("footer")))
    #expect(!layout.pins(id("header", 1)))
    #expect(!layout.pins(id("header", section: 1)))
    #expect(!layout.pins(.cell(section: 0, item: 0)))
    #expect(!self.layout(section()).pins(id("header")))
    #expect(layout.isBoundaryItem(id("footer")) && !layout.isBoundaryItem(id("badge")))
  }

  /// The same for boundary items of the layout.
  @Test func pinsOfTheLayout() {
    var configuration = CollectionLayoutConfiguration()
    var banner = CollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(.fractionalWidth(1), .absolute(20)), elementKind: "banner", alignment: .top)
    banner.pinToVisibleBounds = true
    let footer = CollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(.fractionalWidth(1), .absolute(16)), elementKind: "end", alignment: .bottom)
    configuration.boundarySupplementaryItems = [banner, footer]
    var layout = CollectionLayout(section: section(), configuration: configuration)
    layout.prepare(itemCounts: [3], in: CollectionLayoutEnvironment(size: Self.screen))
    #expect(layout.pins(.supplementary(kind: "banner", .ofLayout)))
    #expect(!layout.pins(.supplementary(kind: "end", .ofLayout)))
    #expect(!layout.pins(.supplementary(kind: "other", .ofLayout)))
  }
}
