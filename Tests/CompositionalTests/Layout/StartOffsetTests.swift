import Compositional
import Testing

/// Where a view stands before it scrolls: where reading starts (rule 2.17).
@Suite struct StartOffsetTests {
  private static let size = CGSize(width: 375, height: 200)

  /// Ten columns with 10 points between them, in a layout that scrolls sideways.
  private func columns(
    _ direction: UserInterfaceLayoutDirection, _ width: CollectionLayoutDimension = .absolute(100)
  ) -> CollectionLayout {
    var section = CollectionLayoutSection(
      group: .vertical(
        layoutSize: .init(width, .fractionalHeight(1)),
        subitems: [CollectionLayoutItem(layoutSize: .init(width, .fractionalHeight(1)))]))
    section.interGroupSpacing = 10
    var configuration = CollectionLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    var layout = CollectionLayout(section: section, configuration: configuration)
    layout.prepare(
      itemCounts: [10],
      in: CollectionLayoutEnvironment(size: Self.size, layoutDirection: direction))
    return layout
  }

  /// 10 * 100 + 9 * 10 = 1090 points in a view of 375.
  @Test func readingFromTheRightStartsAtTheRightEnd() {
    var viewport = Viewport(size: Self.size)
    #expect(columns(.rightToLeft).startOffset(in: viewport) == CGPoint(x: 715, y: 0))
    #expect(columns(.leftToRight).startOffset(in: viewport) == CGPoint(x: 0, y: 0))
    viewport.adjustedContentInset = PhysicalEdgeInsets(top: 5, left: 44, bottom: 7, right: 20)
    #expect(columns(.rightToLeft).startOffset(in: viewport) == CGPoint(x: 735, y: -5))
    #expect(columns(.leftToRight).startOffset(in: viewport) == CGPoint(x: -44, y: -5))
    // Content that fits leaves one offset only.
    viewport.size.width = 2_000
    #expect(columns(.rightToLeft).startOffset(in: viewport) == CGPoint(x: -44, y: -5))
  }

  /// A list reads from its top in either direction; a group wider than the view from its right.
  @Test(arguments: [(375.0, 0.0), (600, 225)])
  func aListStartsAtItsTop(width: Double, x: Double) {
    let size = CollectionLayoutSize(.absolute(CGFloat(width)), .absolute(50))
    var layout = CollectionLayout(
      section: CollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)])))
    layout.prepare(
      itemCounts: [20],
      in: CollectionLayoutEnvironment(size: Self.size, layoutDirection: .rightToLeft))
    let viewport = Viewport(
      size: Self.size, adjustedContentInset: PhysicalEdgeInsets(top: 91, bottom: 34))
    #expect(layout.startOffset(in: viewport) == CGPoint(x: x, y: -91))
  }

  /// Columns estimated at 50 that measure 100: the start follows the end of the content until the
  /// view shows measured columns only, four of them: 4 * 100 + 3 * 10 > 375.
  @Test(arguments: [20.0, 100])
  func openingMeasuresWhatIsShown(measured: Double) {
    var layout = columns(.rightToLeft, .estimated(50))
    var viewport = Viewport(size: Self.size)
    let measurer = ClosureMeasurer { _ in PreferredSize(width: CGFloat(measured)) }
    layout.open(&viewport, at: nil, with: measurer, atMost: 1_000)
    #expect(viewport.contentOffset == layout.startOffset(in: viewport))
    #expect(Double(viewport.contentOffset.x) == max(0, Double(layout.contentSize.width) - 375))
    let shown = layout.attributes(in: viewport)
    #expect(
      shown.first { $0.id == .cell(section: 0, item: 0) }?.frame.maxX == layout.contentSize.width)
    #expect(shown.allSatisfy { $0.frame.width == CGFloat(measured) })
  }

  /// A layout that reads from the right is measured as its mirror image (rule 2.8.6): the columns
  /// that others push out of sight while they grow keep their estimates.
  @Test(arguments: [20.0, 100, 130])
  func openingMeasuresTheMirrorImage(measured: Double) {
    func opened(_ direction: UserInterfaceLayoutDirection) -> (widths: [CGFloat?], asked: [Int]) {
      var layout = columns(direction, .estimated(50))
      var viewport = Viewport(size: Self.size)
      let asked = Asked()
      let measurer = ClosureMeasurer {
        if asked.items.last != $0.id.indexPath.item { asked.items.append($0.id.indexPath.item) }
        return PreferredSize(width: CGFloat(measured))
      }
      layout.open(&viewport, at: nil, with: measurer, atMost: 1_000)
      let widths = (0..<10).map {
        layout.attributes(for: .cell(section: 0, item: $0))?.frame.width
      }
      return (widths, asked.items)
    }
    let (left, right) = (opened(.leftToRight), opened(.rightToLeft))
    #expect(right.asked == left.asked)
    #expect(right.widths == left.widths)
  }

  private final class Asked {
    var items: [Int] = []
  }
}
