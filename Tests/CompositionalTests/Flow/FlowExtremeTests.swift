import Compositional
import Testing

/// Flow layouts at the edges of their rules: lines that overlap, lengths below 0, sums that just fit.
@Suite struct FlowExtremeTests {
  private let environment = CollectionLayoutEnvironment(size: CGSize(width: 320, height: 480))

  private func frames(_ layout: CollectionFlowLayout, _ counts: [Int]) -> [CGRect] {
    layout.prepared(itemCounts: counts, in: environment).allAttributes().map { $0.frame }
  }

  /// Lines of 50 points that are 20 apart overlap; no line begins above the one before it.
  @Test(
    arguments: [(-20, [0, 30, 60]), (-50, [0, 0, 0]), (-70, [0, 0, 0])] as [(CGFloat, [CGFloat])])
  func linesThatOverlap(spacing: CGFloat, tops: [CGFloat]) {
    var layout = CollectionFlowLayout()
    layout.minimumLineSpacing = spacing
    let found = frames(layout, [12])
    #expect([found[0], found[5], found[10]].map { $0.origin.y } == tops)
  }

  /// Three thirds of a width fill a line, although their sum may be above it in doubles.
  ///
  /// On the last line two of them stand as if a third followed.
  @Test func threeThirdsFillALine() {
    for width in stride(from: CGFloat(100), through: 420, by: 1) {
      var layout = CollectionFlowLayout()
      layout.itemSize = CGSize(width: width / 3, height: 50)
      layout.minimumInteritemSpacing = 0
      let view = CollectionLayoutEnvironment(size: CGSize(width: width, height: 480))
      let found = layout.prepared(itemCounts: [5], in: view).allAttributes().map { $0.frame }
      #expect(found.map { $0.origin.y } == [0, 0, 0, 60, 60], "\(width)")
      #expect(found[4].origin.x == found[1].origin.x, "\(width)")
    }
  }

  /// Items of 200 points in lines 50 points apart: a point at 1000 is in those from 850 to 1000.
  @Test func itemsThatAreTallerThanTheRectangle() {
    var layout = CollectionFlowLayout()
    layout.itemSize = CGSize(width: 50, height: 200)
    layout.minimumLineSpacing = -150
    let prepared = layout.prepared(itemCounts: [1000], in: environment)
    let rect = CGRect(x: 0, y: 1000, width: 320, height: 1)
    let found = prepared.attributes(in: rect, at: prepared.viewport())
    #expect(Set(found.map { $0.frame.origin.y }) == [850, 900, 950, 1000])
    #expect(found.count == 20)
    #expect(prepared.elementBound(in: rect) >= 20)
  }

  /// A line of 100 points reaches below those of 10 points that begin at 5.
  @Test func aTallLineReachesBelowTheOnesAfterIt() {
    var (layout, section) = (CollectionFlowLayout(), CollectionFlowLayout.Section())
    section.itemSizes = [100, 10, 10, 10].map { CGSize(width: 320, height: $0) }
    layout.sections = [section]
    layout.minimumLineSpacing = -95
    let prepared = layout.prepared(itemCounts: [4], in: environment)
    let rect = CGRect(x: 0, y: 50, width: 320, height: 1)
    let found = prepared.attributes(in: rect, at: prepared.viewport())
    #expect(found.map { $0.frame } == [CGRect(x: 0, y: 0, width: 320, height: 100)])
    #expect(prepared.contentSize.height == 100)
  }

  /// A length below 0 is none, of an item, of a header and of a footer.
  @Test func lengthsBelowNothing() {
    var layout = CollectionFlowLayout()
    layout.itemSize = CGSize(width: -10, height: -20)
    layout.headerReferenceSize = CGSize(width: -5, height: -5)
    layout.footerReferenceSize = CGSize(width: 5, height: -5)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    let prepared = layout.prepared(itemCounts: [3], in: environment)
    let found = prepared.allAttributes()
    #expect(found.count == 3)
    #expect(found.allSatisfy { $0.frame.size == CGSize(width: 0, height: 0) })
    #expect(prepared.contentSize == CGSize(width: 320, height: 0))
  }

  /// Insets that take more than the lines have leave nothing, and the next section begins there.
  @Test func anInsetBeyondTheContent() {
    var layout = CollectionFlowLayout()
    var first = CollectionFlowLayout.Section()
    first.inset = PhysicalEdgeInsets(top: -100)
    layout.sections = [first, .init()]
    let prepared = layout.prepared(itemCounts: [1, 1], in: environment)
    #expect(prepared.allAttributes().map { $0.frame.origin.y } == [-100, 0])
    #expect(prepared.contentSize.height == 50)
  }

  /// An inset without a limit leaves a line one item, whatever its size.
  @Test(arguments: [1e19, 1e308, .greatestFiniteMagnitude, -1e308, .infinity, .nan] as [CGFloat])
  func anInsetWithoutALimit(inset: CGFloat) {
    for size in [0, 50, 1e-300] as [CGFloat] {
      for axis in LayoutAxis.allCases {
        var layout = CollectionFlowLayout()
        layout.scrollDirection = axis
        layout.itemSize = CGSize(width: size, height: size)
        layout.sectionInset = PhysicalEdgeInsets(top: inset, left: inset)
        let prepared = layout.prepared(itemCounts: [3, 3], in: environment)
        #expect(prepared.allAttributes().count == 6)
        #expect(prepared.elementBound(in: prepared.viewport().bounds) <= 10)
        #expect(prepared.allAttributes().allSatisfy { $0.frame.size.width == size })
      }
    }
  }
}
