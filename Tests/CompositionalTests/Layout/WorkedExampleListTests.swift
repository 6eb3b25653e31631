import Compositional
import CompositionalTestSupport
import Testing

/// Lists with pinned headers and footers: worked examples.
@Suite struct WorkedExampleListTests {
  private let header = ElementID.supplementary(kind: "header", section: 0)
  private let footer = ElementID.supplementary(kind: "footer", section: 0)

  private func edge(
    _ kind: String, _ alignment: RectAlignment, _ height: CollectionLayoutDimension
  ) -> CollectionLayoutBoundarySupplementaryItem {
    CollectionLayoutBoundarySupplementaryItem(
      layoutSize: CollectionLayoutSize(.fractionalWidth(1), height), elementKind: kind,
      alignment: alignment)
  }

  /// Rows of 44 between a pinned header and a footer, both estimated and not measured.
  private var pinnedList: WorkedExample {
    var header = edge("header", .top, .estimated(44))
    header.pinToVisibleBounds = true
    header.zIndex = 2
    var section = CollectionLayoutSection(
      group: .row(.fractionalWidth(1), .absolute(44), .item()))
    section.interGroupSpacing = 5
    section.contentInsets = DirectionalEdgeInsets(leading: 10, trailing: 10)
    section.boundarySupplementaryItems = [header, edge("footer", .bottom, .estimated(44))]
    return WorkedExample(section, width: 375, itemCounts: [3])
  }

  @Test func unmeasuredList() {
    let example = pinnedList
    example.expect(header, 10, 0, 355, 44, zIndex: 2)
    example.expectCell(0, 10, 44, 355, 44)
    example.expectCell(1, 10, 93, 355, 44)
    example.expectCell(2, 10, 142, 355, 44)
    example.expect(footer, 10, 186, 355, 44, zIndex: 1)
    example.expectHeight(230)
  }

  @Test func pinnedHeader() {
    let viewport = Viewport(
      contentOffset: CGPoint(x: 0, y: 60), size: CGSize(width: 375, height: 812))
    pinnedList.expect(header, 10, 60, 355, 44, zIndex: 1_000_000_002, at: viewport)
  }

  /// Rows of 40 between header and footer of 24, both pinned.
  private func list(itemCounts: [Int]) -> WorkedExample {
    var section = CollectionLayoutSection(
      group: .row(.fractionalWidth(1), .absolute(40), .item()))
    section.interGroupSpacing = 2
    var items = [edge("header", .top, .absolute(24)), edge("footer", .bottom, .absolute(24))]
    for index in items.indices { items[index].pinToVisibleBounds = true }
    section.boundarySupplementaryItems = items
    return WorkedExample(section, width: 375, itemCounts: itemCounts)
  }

  /// A phone whose bars cover 54 above and 34 below.
  private func phone(offset: Double) -> Viewport {
    Viewport(
      contentOffset: CGPoint(x: 0, y: offset), size: CGSize(width: 375, height: 812),
      adjustedContentInset: PhysicalEdgeInsets(top: 54, bottom: 34))
  }

  /// Read from the pixels of a picture.
  @Test func footerStaysInSight() {
    let example = list(itemCounts: [20])
    example.expect(header, 0, 0, 375, 24, at: phone(offset: -54))
    example.expectCell(0, 0, 24, 375, 40)
    example.expectCell(1, 0, 66, 375, 40)
    example.expectCell(2, 0, 108, 375, 40)
    example.expect(footer, 0, 700, 375, 24, at: phone(offset: -54))
    example.expect(footer, 0, 862, 375, 24)
    // It reaches its own place when the end of the section becomes visible, and stays there.
    example.expect(footer, 0, 861, 375, 24, at: phone(offset: 107))
    example.expect(footer, 0, 862, 375, 24, at: phone(offset: 108))
    example.expect(footer, 0, 862, 375, 24, at: phone(offset: 200))
    example.expectHeight(886)
  }

  @Test func emptySectionKeepsHeaderAndFooter() {
    let example = list(itemCounts: [0, 2])
    example.expect(header, 0, 0, 375, 24)
    example.expect(footer, 0, 24, 375, 24)
    example.expect(.supplementary(kind: "header", section: 1), 0, 48, 375, 24)
    example.expect(.cell(section: 1, item: 0), 0, 72, 375, 40)
  }

  /// A section shorter than a point is found wherever its cells are.
  @Test func hairlines() {
    var section = CollectionLayoutSection(
      group: .row(.fractionalWidth(1), .absolute(44), .item()))
    section.contentInsets = DirectionalEdgeInsets(bottom: -43.75)
    let example = WorkedExample([section, section], width: 375, itemCounts: [1, 1])
    #expect(example.engine.contentSize.height == 0.5)
    let rect = CGRect(x: 0, y: 0.375, width: 375, height: 20)
    #expect(example.engine.attributes(in: rect).map(\.frame.minY) == [0, 0.25])
  }

  /// A section whose insets take more than its length counts as zero, and shows nothing.
  @Test(arguments: [-44.0, -45, -144]) func insetsBeyondTheLength(_ bottom: CGFloat) {
    var section = CollectionLayoutSection(
      group: .row(.fractionalWidth(1), .absolute(44), .item()))
    let plain = section
    section.contentInsets = DirectionalEdgeInsets(bottom: bottom)
    for sections in [[section, plain], [plain, section, plain]] {
      let example = WorkedExample(sections, width: 375, itemCounts: sections.map { _ in 1 })
      let others = sections.count - 1
      #expect(example.engine.contentSize.height == CGFloat(44 * others))
      let found = example.engine.attributes(in: CGRect(x: 0, y: 0, width: 375, height: 900))
      let tops: [CGFloat] = (0..<others).map { CGFloat(44 * $0) }
      #expect(found.map(\.frame.minY) == tops)
    }
  }
}
