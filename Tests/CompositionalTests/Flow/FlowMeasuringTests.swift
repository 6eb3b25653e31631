import Testing

@testable import Compositional

/// Items that measure themselves, worked out by hand.
@Suite struct FlowMeasuringTests {
  private let environment = CollectionLayoutEnvironment(size: CGSize(width: 200, height: 100))

  /// Tags of 60 and 120 points in turn take 190 of 200 points with ten between them.
  ///
  /// So each line has two, with a gap of 20 in the first and of 10 in the last. The estimate had shown
  /// three tags of 50 a line.
  @Test func measuredItemsBreakLines() {
    var layout = CollectionFlowLayout()
    layout.estimatedItemSize = CGSize(width: 50, height: 30)
    var frames = layout.prepared(itemCounts: [4], in: environment)
    #expect(
      frames.allAttributes().lines == [
        "cell 0.0: 0, 0, 50, 30", "cell 0.1: 75, 0, 50, 30", "cell 0.2: 150, 0, 50, 30",
        "cell 0.3: 0, 40, 50, 30",
      ])
    let count = frames.measure(in: frames.viewport(), with: .widths([60, 120]))
    #expect(count == 4)
    #expect(
      frames.allAttributes().lines == [
        "cell 0.0: 0, 0, 60, 30", "cell 0.1: 80, 0, 120, 30", "cell 0.2: 0, 40, 60, 30",
        "cell 0.3: 70, 40, 120, 30",
      ])
    // Each item is measured once.
    #expect(frames.measure(in: frames.viewport(), with: .widths([1])) == 0)
  }

  /// Each measurement moves others into view.
  ///
  /// Rows of an estimated 60 points fill the view with two; of rows of 20 it shows four, of which the
  /// last one begins at 90. The others have their average: the content has 9 · 20 + 8 · 10 points.
  @Test func smallItemsBringOthersIntoView() {
    var layout = CollectionFlowLayout()
    layout.estimatedItemSize = CGSize(width: 200, height: 60)
    var frames = layout.prepared(itemCounts: [9], in: environment)
    #expect(frames.measure(in: frames.viewport(), with: .heights([20])) == 4)
    #expect(
      frames.attributes(in: frames.viewport()).lines == [
        "cell 0.0: 0, 0, 200, 20", "cell 0.1: 0, 30, 200, 20", "cell 0.2: 0, 60, 200, 20",
        "cell 0.3: 0, 90, 200, 20",
      ])
    #expect(frames.contentSize.height == 260)
  }

  /// Rows of an estimated 30 points fill the view with three.
  ///
  /// The first two of 40 and 60 points leave it full, so the third is not measured. It has the average,
  /// 50 points.
  @Test func rowsThatLeaveTheViewAreNotMeasured() {
    var layout = CollectionFlowLayout()
    layout.estimatedItemSize = CGSize(width: 200, height: 30)
    var frames = layout.prepared(itemCounts: [3, 1], in: environment)
    #expect(frames.measure(in: frames.viewport(), with: .heights([40, 60])) == 2)
    #expect(
      frames.allAttributes().lines == [
        "cell 0.0: 0, 0, 200, 40", "cell 0.1: 0, 50, 200, 60", "cell 0.2: 0, 120, 200, 50",
        "cell 1.0: 0, 170, 200, 30",
      ])
  }

  /// Only measured items are stored: two of 40 and 60 points, and the others have their average.
  @Test func aBillionItemsThatSizeThemselves() {
    var layout = CollectionFlowLayout()
    layout.estimatedItemSize = CGSize(width: 200, height: 30)
    var frames = layout.prepared(itemCounts: [1_000_000_000], in: environment)
    #expect(frames.measure(in: frames.viewport(), with: .heights([40, 60])) == 2)
    #expect(frames.contentSize.height == 59_999_999_990)
  }

  /// An item of a section with sizes has its size until it is measured, and not the average.
  @Test func sizesOfADelegateRemain() {
    var (layout, section) = (CollectionFlowLayout(), CollectionFlowLayout.Section())
    layout.estimatedItemSize = CGSize(width: 200, height: 30)
    section.itemSizes = [CGSize(width: 200, height: 70)]
    layout.sections = [section]
    var frames = layout.prepared(itemCounts: [3], in: environment)
    #expect(frames.measure(in: frames.viewport(), with: .heights([90])) == 1)
    #expect(frames.contentSize.height == 250)
  }

  /// The view shows what is between 60 and 160.
  ///
  /// The first item ends at 100, and at 5 once it is measured. So the second one is between 15 and 55,
  /// and is not measured; the others begin at 65 and 80.
  @Test func itemsAboveTheViewAreNotMeasured() {
    var (layout, section) = (CollectionFlowLayout(), CollectionFlowLayout.Section())
    layout.estimatedItemSize = CGSize(width: 200, height: 30)
    section.itemSizes = [100, 40, 20, 20].map { CGSize(width: 200, height: $0) }
    layout.sections = [section]
    var frames = layout.prepared(itemCounts: [4], in: environment)
    let viewport = frames.viewport(at: CGPoint(x: 0, y: 60))
    #expect(frames.measure(in: viewport, with: .heights([5])) == 3)
    #expect(
      frames.allAttributes().lines == [
        "cell 0.0: 0, 0, 200, 5", "cell 0.1: 0, 15, 200, 40", "cell 0.2: 0, 65, 200, 5",
        "cell 0.3: 0, 80, 200, 5",
      ])
  }

  /// One item of a section is automatic; the others keep their size.
  @Test func onlyAutomaticItemsAreMeasured() {
    var layout = CollectionFlowLayout()
    var section = CollectionFlowLayout.Section()
    section.itemSizes = [CGSize(width: 200, height: 40), CollectionFlowLayout.automaticSize]
    layout.sections = [section]
    var frames = layout.prepared(itemCounts: [2], in: environment)
    let measurer = ClosureMeasurer { _ in PreferredSize(width: 200, height: 11) }
    #expect(frames.measure(in: frames.viewport(), with: measurer) == 1)
    #expect(
      frames.allAttributes().lines == ["cell 0.0: 0, 0, 200, 40", "cell 0.1: 0, 50, 200, 11"])
  }

  @Test func aLimitStopsMeasuring() {
    var layout = CollectionFlowLayout()
    layout.estimatedItemSize = CGSize(width: 10, height: 10)
    layout.minimumInteritemSpacing = 0
    var frames = layout.prepared(itemCounts: [1_000], in: environment)
    #expect(frames.measure(in: frames.viewport(), with: .constant(width: 5), atMost: 30) == 30)
  }

  /// An item that gets the size of its neighbors joins them, on either side.
  @Test func itemsOfOneSizeAreOneRun() {
    let (small, large) = (FlowSize(across: 10, along: 10), FlowSize(across: 20, along: 10))
    for (sizes, item) in [([small, large], 1), ([large, small], 0)] {
      var runs = FlowRuns(FlowContent(.each(sizes)))
      #expect(!runs.areEven)
      #expect(runs.change([item: small]) == item...item)
      #expect(runs.areEven)
    }
  }
}
