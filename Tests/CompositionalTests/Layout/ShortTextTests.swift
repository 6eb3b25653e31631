import Compositional
import CompositionalTestSupport
import Testing

/// What `print` shows of layouts and viewports, and the viewport of a layout at rest.
@Suite struct ShortTextTests {
  private static func layout(counts: [Int]?) -> CollectionLayout {
    var section = Sample.cells(.absolute(100), .absolute(44))
    section.orthogonalScrollingBehavior = .groupPagingCentered
    var layout = CollectionLayout(section: section)
    if let counts {
      layout.prepare(
        itemCounts: counts,
        in: CollectionLayoutEnvironment(size: CGSize(width: 390, height: 844)))
    }
    return layout
  }

  @Test func layoutsPrintALine() {
    #expect("\(Self.layout(counts: nil))" == "a layout that is not prepared")
    #expect(
      "\(Self.layout(counts: [4, 1]))"
        == "2 sections, 5 items, content 390 x 88 in a view of 390 x 844")
    #expect("\(Self.layout(counts: [1]))".hasPrefix("1 section, 1 item, "))
    #expect("\(Self.layout(counts: [.max, .max]))".contains(", \(Int.max) items, "))
  }

  @Test func viewportsPrintALine() {
    let size = CGSize(width: 390, height: 100.0 / 3)
    #expect("\(Viewport(size: size))" == "390 x 33.333 at 0, 0")
    let scrolled = Viewport(
      contentOffset: CGPoint(x: 0, y: -59), size: size,
      adjustedContentInset: PhysicalEdgeInsets(top: 59), orthogonalOffsets: [3: 20, 1: -0.5])
    #expect(
      "\(scrolled)"
        == "390 x 33.333 at 0, -59, insets {top: 59, left: 0, bottom: 0, right: 0}, "
        + "row 1 at -0.5, row 3 at 20")
  }

  /// The first group of 100 points stands in the middle of 390: at 145.
  @Test func rowsAreAtRest() {
    let layout = Self.layout(counts: [4])
    let size = CGSize(width: 390, height: 600)
    let viewport = layout.viewport(size: size)
    #expect(viewport.size == size && viewport.contentOffset == CGPoint(x: 0, y: 0))
    #expect(viewport.orthogonalOffsets == [0: -145])
    #expect(layout.attributes(in: viewport).first?.frame.origin.x == 145)
    #expect(layout.viewport(at: CGPoint(x: 0, y: 9)).contentOffset.y == 9)
    #expect(layout.viewport().size == CGSize(width: 390, height: 844))
    #expect(Self.layout(counts: nil).viewport().size == CGSize(width: 0, height: 0))
  }
}
