import CompositionalUIKit
import Testing

/// Frames of flow layouts, worked out by hand.
@Suite struct FlowArrangementTests {
  private func even(
    _ width: Double, _ height: Double, _ count: Int, _ change: (inout FlowRules) -> Void = { _ in }
  ) -> FlowContent {
    var rules = FlowRules()
    change(&rules)
    return FlowContent(.even(FlowSize(across: width, along: height), count: count), rules)
  }

  private func each(
    _ sizes: [(Double, Double)], _ change: (inout FlowRules) -> Void = { _ in }
  ) -> FlowContent {
    var rules = FlowRules()
    change(&rules)
    return FlowContent(.each(sizes.map { FlowSize(across: $0, along: $1) }), rules)
  }

  private func items(
    _ flow: FlowArrangement, _ items: Range<Int>, in section: Int = 0
  ) -> [[CGFloat]] {
    items.compactMap { flow.frame(ofItem: $0, inSection: section) }.map(\.numbers)
  }

  /// Five squares and four gaps of ten take 290 of 320 points; each gap gets a quarter of the rest.
  @Test func aFullLineSharesWhatItHasToSpare() {
    let flow = FlowArrangement([even(50, 50, 7)], across: 320, scale: 2)
    #expect(
      items(flow, 0..<7) == [
        [0, 0, 50, 50], [67.5, 0, 50, 50], [135, 0, 50, 50], [202.5, 0, 50, 50], [270, 0, 50, 50],
        [0, 60, 50, 50], [67.5, 60, 50, 50],
      ])
    #expect(flow.contentSize == CGSize(width: 320, height: 110))
  }

  /// 67.5 is half a pixel at one pixel a point.
  @Test func originsAreWholePixels() {
    let flow = FlowArrangement([even(50, 50, 4)], across: 320, scale: 1)
    #expect(items(flow, 0..<4).map { $0[0] } == [0, 68, 135, 203])
  }

  @Test func sizesThatFitExactlyLeaveNoGap() {
    let flow = FlowArrangement(
      [even(100, 40, 6) { ($0.itemSpacing, $0.lineSpacing) = (10, 4) }], across: 320)
    #expect(
      items(flow, 0..<4) == [
        [0, 0, 100, 40], [110, 0, 100, 40], [220, 0, 100, 40], [0, 44, 100, 40],
      ])
    #expect(flow.contentSize.height == 84)
  }

  /// 300 + 80 do not fit in 350; 50 points are left beside the first item, 25 on each side.
  @Test func aLineWithOneItemHasItInTheMiddle() {
    let flow = FlowArrangement([each([(300, 40), (80, 40)])], across: 350)
    #expect(items(flow, 0..<2) == [[25, 0, 300, 40], [0, 50, 80, 40]])
    let list = FlowArrangement([even(300, 40, 2)], across: 350)
    #expect(items(list, 0..<2) == [[25, 0, 300, 40], [25, 50, 300, 40]])
  }

  /// A line of 340 points has room for four items of 75, with gaps of 40 / 3 points.
  @Test func theLastLineIsLaidOutAsIfItWereFull() {
    let flow = FlowArrangement([each([(300, 40), (75, 30), (75, 30)])], across: 340, scale: 3)
    let frame = flow.frame(ofItem: 2, inSection: 0)
    #expect(items(flow, 0..<2) == [[20, 0, 300, 40], [0, 50, 75, 30]])
    #expect(frame.map { ($0.minX - (75 + 40 / 3)).magnitude < 0.001 } == true)
  }

  /// Recorded on Mac Catalyst: items that differ in either length have the least spacing.
  ///
  /// Items that size themselves are equal if they are equally wide: 100 and 100 points in 340, with
  /// room for a third and gaps of 20.
  @Test func aLastLineOfDifferentItemsHasTheLeastSpacing() {
    let wide = FlowArrangement([each([(300, 40), (100, 30), (60, 30)])], across: 340)
    #expect(items(wide, 0..<3) == [[20, 0, 300, 40], [0, 50, 100, 30], [110, 50, 60, 30]])
    let high = FlowArrangement([each([(100, 30), (100, 40)])], across: 340)
    #expect(items(high, 0..<2) == [[0, 5, 100, 30], [110, 0, 100, 40]])
    let measured = FlowArrangement(
      [each([(100, 30), (100, 40)]) { $0.itemsSizeThemselves = true }], across: 340)
    #expect(items(measured, 0..<2) == [[0, 5, 100, 30], [120, 0, 100, 40]])
  }

  /// Items of different heights have a common middle; the highest decides about the line.
  @Test func itemsAreCenteredBetweenTheSidesOfTheirLine() {
    let flow = FlowArrangement(
      [each([(100, 40), (100, 80), (100, 60), (100, 20)]) { $0.lineSpacing = 6 }], across: 320)
    #expect(
      items(flow, 0..<4) == [
        [0, 20, 100, 40], [110, 0, 100, 80], [220, 10, 100, 60], [0, 86, 100, 20],
      ])
    #expect(flow.contentSize.height == 106)
  }

  /// Apple's page: the header comes first, as wide as the content, then the insets around the lines.
  @Test func sectionsHaveHeadersInsetsAndFooters() {
    let section = even(50, 50, 5) {
      $0.inset = UIEdgeInsets(top: 20, left: 10, bottom: 30, right: 40)
      ($0.header, $0.footer, $0.lineSpacing) = (44, 24, 5)
    }
    let flow = FlowArrangement([section, section], across: 230)
    // 180 points have room for three squares and two gaps of 15.
    #expect(
      items(flow, 0..<4) == [
        [10, 64, 50, 50], [75, 64, 50, 50], [140, 64, 50, 50], [10, 119, 50, 50],
      ])
    #expect(flow.headerFrame(ofSection: 0)?.numbers == [0, 0, 230, 44])
    #expect(flow.footerFrame(ofSection: 0)?.numbers == [0, 199, 230, 24])
    #expect(flow.headerFrame(ofSection: 1)?.numbers == [0, 223, 230, 44])
    #expect(items(flow, 0..<1, in: 1) == [[10, 287, 50, 50]])
    #expect(flow.contentSize == CGSize(width: 230, height: 446))
    #expect(flow.headerFrame(ofSection: 2) == nil)
  }

  @Test func anEmptySectionKeepsItsHeaderAndInsets() {
    let flow = FlowArrangement(
      [
        even(50, 50, 0) {
          $0.inset = UIEdgeInsets(top: 7, left: 0, bottom: 8, right: 0)
          $0.header = 30
        }, even(50, 50, 1),
      ], across: 100)
    #expect(flow.headerFrame(ofSection: 0)?.numbers == [0, 0, 100, 30])
    #expect(flow.footerFrame(ofSection: 0) == nil)
    #expect(flow.frame(ofItem: 0, inSection: 0) == nil)
    #expect(items(flow, 0..<1, in: 1) == [[25, 45, 50, 50]])
  }

  /// Lines are columns, headers are as high as the content.
  @Test func aHorizontalLayoutHasUprightLines() {
    let section = even(40, 60, 5) {
      $0.inset = UIEdgeInsets(top: 5, left: 20, bottom: 15, right: 30)
      ($0.header, $0.lineSpacing) = (50, 8)
    }
    let flow = FlowArrangement([section], along: .horizontal, across: 120)
    // 100 points have room for two and one gap of 20.
    #expect(
      items(flow, 0..<5) == [
        [70, 5, 60, 40], [70, 65, 60, 40], [138, 5, 60, 40], [138, 65, 60, 40], [206, 5, 60, 40],
      ])
    #expect(flow.headerFrame(ofSection: 0)?.numbers == [0, 0, 50, 120])
    #expect(flow.contentSize == CGSize(width: 296, height: 120))
  }

  @Test func theContentIsMirrored() {
    let section = even(50, 50, 3) { $0.inset.left = 10 }
    let flow = FlowArrangement([section], across: 140, isMirrored: true)
    #expect(items(flow, 0..<3) == [[80, 0, 50, 50], [0, 0, 50, 50], [80, 60, 50, 50]])
    let across = FlowArrangement([section], along: .horizontal, across: 50, isMirrored: true)
    #expect(items(across, 0..<3).map { $0[0] } == [120, 60, 0])
    #expect(
      flow.elements(in: CGRect(x: 100, y: 0, width: 40, height: 40)).map(\.part) == [.item(0)])
  }

  /// An item that is longer than its line stands alone, 40 points beyond both ends of it.
  ///
  /// One that sizes itself begins with its line.
  @Test func anItemLongerThanItsLineIsCentered() {
    let sizes: [(Double, Double)] = [(50, 10), (400, 10), (50, 10)]
    let flow = FlowArrangement([each(sizes)], across: 320)
    #expect(items(flow, 0..<3) == [[135, 0, 50, 10], [-40, 20, 400, 10], [0, 40, 50, 10]])
    let measured = FlowArrangement(
      [each(sizes) { $0.itemsSizeThemselves = true }], across: 320)
    #expect(items(measured, 0..<3) == [[135, 0, 50, 10], [0, 20, 400, 10], [0, 40, 50, 10]])
  }

  @Test func negativeDistancesLetItemsOverlap() {
    let flow = FlowArrangement([even(300, 100, 3) { $0.lineSpacing = -40 }], across: 300)
    #expect(items(flow, 0..<3).map { $0[1] } == [0, 60, 120])
    #expect(flow.contentSize.height == 220)
    #expect(
      flow.elements(in: CGRect(x: 0, y: 70, width: 10, height: 10)).map(\.part)
        == [.item(0), .item(1)])
    let piled = FlowArrangement([even(300, 100, 3) { $0.lineSpacing = -200 }], across: 300)
    #expect(items(piled, 0..<3).map { $0[1] } == [0, 0, 0])
    #expect(piled.elements(in: CGRect(x: 0, y: 90, width: 10, height: 5)).count == 3)
  }

  @Test func numbersThatAreNoneTakeNoSpace() {
    let flow = FlowArrangement(
      [each([(.nan, 10), (.infinity, -5), (50, .infinity)])], across: .nan)
    let isFinite = items(flow, 0..<3).joined().allSatisfy { $0.isFinite }
    #expect(isFinite)
    #expect(flow.contentSize.height.isFinite)
  }

  /// No work depends on the number of items if all are of one size.
  @Test func aTrillionItemsOfOneSizeCostNothing() {
    let flow = FlowArrangement([even(50, 50, 1_000_000_000_000)], across: 320, scale: 2)
    #expect(flow.contentSize.height == 11_999_999_999_990)
    let rect = CGRect(x: 0, y: 6_000_000_000, width: 320, height: 55)
    #expect(
      flow.elements(in: rect).map(\.part)
        == (500_000_000..<500_000_005).map { .item($0) })
  }
}

extension CGRect {
  /// The origin and the size, as numbers.
  fileprivate var numbers: [CGFloat] { [minX, minY, width, height] }
}
