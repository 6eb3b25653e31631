import Compositional
import CompositionalFlow
import Testing

/// Items that measure themselves, worked out by hand.
@Suite struct FlowMeasuringTests {
  private let environment = CollectionLayoutEnvironment(size: CGSize(width: 200, height: 100))

  /// Tags of 60 and 120 points in turn take 190 of 200 points with ten between them.
  ///
  /// So each line has two, and their gap is 20. The estimate had shown three tags of 50 a line.
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
        "cell 0.3: 80, 40, 120, 30",
      ])
    // Each item is measured once.
    #expect(frames.measure(in: frames.viewport(), with: .widths([1])) == 0)
  }

  /// Each measurement moves others into view.
  ///
  /// Rows of an estimated 60 points fill the view with two; of rows of 20 it shows four, of which the
  /// last one begins at 90. The content has 4 · 20 + 5 · 60 + 8 · 10 points.
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
    #expect(frames.contentSize.height == 460)
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
    #expect(frames.measure(in: frames.viewport(), with: .constant(width: 0), atMost: 30) == 30)
  }
}
