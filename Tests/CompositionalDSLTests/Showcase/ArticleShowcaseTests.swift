import CompositionalDSL
import CompositionalTestSupport
import Testing

/// The layouts of the article, at the widths of a phone and of a tablet.
@Suite("Layouts of the article")
struct ArticleShowcaseTests {
  @Test("Nested groups that scroll sideways, on a phone")
  func nestedOnPhone() {
    let layout = PreparedShowcase(.nestedGroups, width: 375, itemCounts: [9])
    layout.expectCell(0, 10, 10, 203.125, 304.8)
    layout.expectCell(1, 233.125, 10, 75.625, 142.4)
    layout.expectCell(2, 233.125, 172.4, 75.625, 142.4)
    layout.expectCell(3, 328.75, 10, 203.125, 304.8)
    layout.expectCell(6, 647.5, 10, 203.125, 304.8)
    layout.expectContent(width: 375, height: 324.8)
    // Three groups of 318.75: at the end, the last one touches the edge with its insets of 10.
    let end = layout.viewport(lanes: [0: 581.25])
    layout.expectCell(6, 66.25, 10, 203.125, 304.8, at: end)
    layout.expectCell(8, 289.375, 172.4, 75.625, 142.4, at: end)
  }

  @Test("Nested groups that scroll sideways, on a tablet")
  func nestedOnTablet() {
    let layout = PreparedShowcase(
      .nestedGroups, width: 1024, height: 768, itemCounts: [9])
    layout.expectCell(0, 10, 10, 589.28, 287.2)
    layout.expectCell(1, 619.28, 10, 241.12, 133.6)
    layout.expectCell(2, 619.28, 163.6, 241.12, 133.6)
    layout.expectCell(3, 880.4, 10, 589.28, 287.2)
    layout.expectContent(width: 1024, height: 307.2)
  }

  /// The UIKit code of the article, with the engine's names.
  @Test("The nested groups equal those written without the DSL")
  func nestedWithoutDSL() {
    var leadingItem = CollectionLayoutItem(
      layoutSize: CollectionLayoutSize(
        widthDimension: .fractionalWidth(0.7), heightDimension: .fractionalHeight(1)))
    leadingItem.contentInsets = .init(top: 10, leading: 10, bottom: 10, trailing: 10)
    // The DSL omits the height of the trailing item: it has no effect in a counted group.
    var trailingItem = CollectionLayoutItem(
      layoutSize: CollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    trailingItem.contentInsets = .init(top: 10, leading: 10, bottom: 10, trailing: 10)
    let trailingGroup = CollectionLayoutGroup.vertical(
      layoutSize: CollectionLayoutSize(
        widthDimension: .fractionalWidth(0.3), heightDimension: .fractionalHeight(1)),
      subitem: trailingItem, count: 2)
    let containerGroup = CollectionLayoutGroup.horizontal(
      layoutSize: CollectionLayoutSize(
        widthDimension: .fractionalWidth(0.85), heightDimension: .fractionalHeight(0.4)),
      subitems: [leadingItem, .group(trailingGroup)])
    var section = CollectionLayoutSection(group: containerGroup)
    section.orthogonalScrollingBehavior = .continuous

    let environment = CollectionLayoutEnvironment(size: CGSize(width: 375, height: 812))
    #expect(Showcase.layout(.nestedGroups).sectionProvider(0, environment) == section)
  }

  private let header = ElementID.supplementary(kind: "section-header", section: 0)
  private let footer = ElementID.supplementary(kind: "section-footer", section: 0)

  /// The list of the article, without spacing and insets.
  ///
  /// Header and footer have their estimated sizes: nothing measures them.
  @Test("The list between header and footer", arguments: [375.0, 1024])
  func list(width: Double) {
    let layout = PreparedShowcase(.pinnedList, width: width, itemCounts: [3])
    layout.expect(header, 0, 0, width, 44, zIndex: 2)
    layout.expectCell(0, 0, 44, width, 44)
    layout.expectCell(1, 0, 88, width, 44)
    layout.expectCell(2, 0, 132, width, 44)
    layout.expect(footer, 0, 176, width, 44, zIndex: 1)
    layout.expectContent(width: width, height: 220)
  }

  /// The UIKit code of the article: rows with spacing, inset from the sides.
  @Test("The list with spacing and insets, its header pinned")
  func spacedList() {
    let layout = PreparedShowcase(.spacedPinnedList, width: 375, itemCounts: [3])
    layout.expect(header, 10, 0, 355, 44, zIndex: 2)
    for (item, y) in [44.0, 93, 142].enumerated() { layout.expectCell(item, 10, y, 355, 44) }
    layout.expect(footer, 10, 186, 355, 44)
    layout.expectContent(height: 230)
    // A visible pinned view is raised by a thousand million above its z-index.
    layout.expect(
      header, 10, 60, 355, 44, zIndex: 1_000_000_002, at: layout.viewport(y: 60))
  }

  @Test("Tiles on a phone")
  func tilesOnPhone() {
    let layout = PreparedShowcase(.tiledSection, width: 375, itemCounts: [24, 12])
    layout.expectCell(0, 0, 0, 119.667, 119.667)
    layout.expectCell(1, 0, 127.667, 119.667, 119.667)
    layout.expectCell(2, 127.667, 0, 247.333, 247.333)
    for (item, x) in [0, 127.667, 255.333].enumerated() {
      layout.expectCell(3 + item, x, 255.333, 119.667, 119.667)
      layout.expectCell(9 + item, x, 638.333, 119.667, 119.667)
    }
    layout.expectCell(6, 0, 383, 247.333, 247.333)
    layout.expectCell(7, 255.333, 383, 119.667, 119.667)
    layout.expectCell(8, 255.333, 510.667, 119.667, 119.667)
    layout.expectCell(12, 0, 766, 119.667, 119.667)
    // Two groups of 758 with 8 between them, then 8 before the next section.
    layout.expectCell(0, in: 1, 0, 1532, 119.667, 119.667)
    layout.expectContent(width: 375, height: 1524 + 8 + 758)
  }

  @Test("Tiles on a tablet")
  func tilesOnTablet() {
    let layout = PreparedShowcase(.tiledSection, width: 1024, itemCounts: [13])
    layout.expectCell(0, 0, 0, 336, 336)
    layout.expectCell(1, 0, 344, 336, 336)
    layout.expectCell(2, 344, 0, 680, 680)
    layout.expectCell(3, 0, 688, 336, 336)
    layout.expectCell(6, 0, 1032, 680, 680)
    layout.expectCell(7, 688, 1032, 336, 336)
    layout.expectCell(8, 688, 1376, 336, 336)
    layout.expectCell(9, 0, 1720, 336, 336)
    layout.expectCell(12, 0, 2064, 336, 336)
    let one = PreparedShowcase(.tiledSection, width: 1024, itemCounts: [12])
    one.expectContent(width: 1024, height: 2056)
  }

  @Test("The tiles keep to the safe area")
  func tilesInSafeArea() {
    // 20 on either side of 415 leaves the phone's 375.
    let layout = PreparedShowcase(
      .tiledSection, width: 415, itemCounts: [3],
      safeAreaInsets: PhysicalEdgeInsets(left: 20, right: 20))
    layout.expectCell(0, 20, 0, 119.667, 119.667)
    layout.expectCell(2, 147.667, 0, 247.333, 247.333)
  }
}
