import Compositional
import Testing

/// The rest offsets of rows for requested offsets; numbers worked out by hand.
///
/// Eight cards of 100, spaced by 8, between insets of 4 and 6: 4 + 800 + 56 + 6 = 866, of which 320
/// are seen: the row ends at 546.
@Suite struct OrthogonalRestTests {
  @Test func lengthAndEnd() throws {
    let scroller = try #require(RowSample().scroller)
    #expect(scroller.contentLength == 866 && scroller.viewLength == 320)
    #expect(scroller.offsetRange == 0...546)
    #expect(scroller.initialOffset == 0)
    #expect(scroller.axis == .horizontal && scroller.behavior == .groupPaging)
  }

  @Test func sectionsThatDoNotScroll() {
    #expect(RowSample(behavior: .none).scroller == nil)
    #expect(RowSample().layout.orthogonalScroller(ofSection: 1) == nil)
    #expect(RowSample().layout.orthogonalScroller(ofSection: -1) == nil)
  }

  @Test func continuousRestsAnywhere() throws {
    // Whole pixels at two a point: 40.26 is 80.52 pixels, 81 of them are 40.5.
    let scroller = try #require(RowSample(behavior: .continuous).scroller)
    #expect(
      scroller.rests(-10, 0, 40.26, 333, 545.9, 546, 700) == [0, 0, 40.5, 333, 546, 546, 546])
  }

  @Test(arguments: [OrthogonalScrollingBehavior.groupPaging, .continuousGroupLeadingBoundary])
  func groupsRestAtTheLeadingInset(_ behavior: OrthogonalScrollingBehavior) throws {
    // Every 108; halfway, at 54, the later. From 540 + 54 on it would be 648, clamped to 546. An
    // offset before the end but nearer to 540 rests at 540.
    let scroller = try #require(RowSample(behavior: behavior).scroller)
    #expect(scroller.rests(-10, 53, 54, 130, 500, 545) == [0, 0, 108, 108, 540, 540])
    #expect(scroller.rests(546, 700) == [546, 546])
  }

  @Test func pagesAreAsWideAsTheInsetsLeave() throws {
    // 320 - 4 - 6 = 310; halfway 155; 465 is halfway to 620, which is clamped to 546. The end itself
    // is no rest offset: 464 is 82 from it, but 154 from 310 and 156 from 620.
    let scroller = try #require(RowSample(behavior: .paging).scroller)
    #expect(scroller.rests(154, 155, 400, 464, 465, 545) == [0, 310, 310, 310, 546, 546])
    #expect(scroller.rests(546, 900, -1) == [546, 546, 0])
  }

  @Test func centeredGroups() throws {
    // 0.8 * 320 = 256, so a middle every 264 from 4 + 128 = 132 on; that of what the insets leave
    // is 4 + 310 / 2 = 159: -27, 237, 501. Half way between the first two is 105.
    let sample = RowSample(
      behavior: .groupPagingCentered, count: 3, width: .fractionalWidth(0.8))
    let scroller = try #require(sample.scroller)
    #expect(scroller.offsetRange == -27...501)
    #expect(scroller.initialOffset == -27)
    #expect(scroller.rests(-1_000, 0, 104, 105, 369, 1_000_000) == [-27, -27, -27, 237, 501, 501])
  }

  @Test func narrowCenteredGroupsAskedForZero() throws {
    // Middles from 54 on, every 108, less 159: -105, 3, 111, ... 651. Zero is nearest to the
    // second.
    let scroller = try #require(RowSample(behavior: .groupPagingCentered).scroller)
    #expect(scroller.initialOffset == -105 && scroller.offsetRange == -105...651)
    #expect(scroller.rests(0, -52, -51, 700) == [3, -105, 3, 651])
  }

  @Test func aCenteredLastGroupThatIsNotFull() throws {
    // Groups of two cards of 50; five cards: the last group is 50 long. Middles 50, 150, 225, less
    // 160: -110, -10, 65, and half way between the last two 27.5.
    let size = CollectionLayoutSize(.absolute(100), .absolute(50))
    let card = CollectionLayoutItem(layoutSize: .init(.absolute(50), .absolute(50)))
    var section = CollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [card]))
    section.orthogonalScrollingBehavior = .groupPagingCentered
    let scroller = try #require(
      RowSample(count: 5).layout(of: section).orthogonalScroller(ofSection: 0))
    #expect(scroller.contentLength == 250)
    #expect(scroller.offsetRange == -110...65)
    #expect(scroller.rests(-60, 27, 27.5, 28, 900) == [-10, -10, 65, 65, 65])
    #expect(scroller.flick(1, from: -10) == 65 && scroller.flick(-1, from: 65) == -10)
  }

  @Test func groupsWiderThanTheView() throws {
    // Two of 500: 1000, the end at 680; they start at 0 and 500, half way 250.
    var sample = RowSample(count: 2, width: .absolute(500), spacing: 0, insets: (0, 0))
    let scroller = try #require(sample.scroller)
    #expect(scroller.rests(249, 250, 600, 679, 680) == [0, 500, 500, 500, 680])
    // Middles 250 and 750, less 160.
    sample.behavior = .groupPagingCentered
    #expect(sample.scroller?.offsetRange == 90...590)
    #expect(sample.scroller?.rests(0, 339, 340) == [90, 90, 590])
  }

  @Test(arguments: OrthogonalScrollingBehavior.allCases.filter { $0 != .none })
  func aRowThatFits(_ behavior: OrthogonalScrollingBehavior) throws {
    // 4 + 100 + 6 = 110 of 320. Centered: 54 - 159.
    let scroller = try #require(RowSample(behavior: behavior, count: 1).scroller)
    let rest: CGFloat = behavior == .groupPagingCentered ? -105 : 0
    #expect(scroller.contentLength == 110)
    #expect(scroller.offsetRange == rest...rest)
    #expect(scroller.rests(-40, 0, 40, 400) == [rest, rest, rest, rest])
    #expect(scroller.flick(1, from: rest) == rest && scroller.flick(-1, from: rest) == rest)
  }

  @Test(arguments: OrthogonalScrollingBehavior.allCases.filter { $0 != .none })
  func aRowWithoutGroups(_ behavior: OrthogonalScrollingBehavior) throws {
    var sample = RowSample(behavior: behavior, count: 0)
    let scroller = try #require(sample.scroller)
    #expect(scroller.contentLength == 10 && scroller.offsetRange == 0...0)
    #expect(scroller.initialOffset == 0)
    #expect(scroller.rests(-40, 0, 40) == [0, 0, 0])
    #expect(scroller.flick(1, from: 0) == 0)
    // Insets alone may be longer than the view: 200 + 200 - 320.
    sample.insets = (200, 200)
    #expect(sample.scroller?.offsetRange == 0...80)
    #expect(
      sample.scroller?.rests(80, 90) == (behavior == .groupPagingCentered ? [0, 0] : [80, 80]))
  }

  @Test func insetsThatLeaveNoPage() throws {
    // 200 + 400 + 200 = 800, the end at 480. No room between the insets: the view turns, 320 at a
    // time; half way 160, and at 480 one ends anyway.
    var sample = RowSample(behavior: .paging, count: 4, spacing: 0, insets: (200, 200))
    let scroller = try #require(sample.scroller)
    #expect(scroller.rests(159, 160, 400, 479, 480) == [0, 320, 320, 320, 480])
    #expect(scroller.flick(1, from: 0) == 320 && scroller.flick(1, from: 320) == 480)
    // The middle of -80 from 200 on is 160, that of the first group 250.
    sample.behavior = .groupPagingCentered
    #expect(sample.scroller?.initialOffset == 90)
    // A view of no width has no pages and shows no cards; its row is as long as the insets.
    sample.behavior = .paging
    sample.view.width = 0
    #expect(sample.scroller?.rests(0, 300, 800) == [0, 0, 400])
  }

  @Test func groupsThatOverlap() throws {
    // Covers of 200, 160 apart, in 390: 4 * 160 + 200 = 840, the end at 450 before 480.
    var sample = RowSample(count: 5, width: .absolute(200), spacing: -40, insets: (0, 0))
    sample.view.width = 390
    #expect(sample.scroller?.rests(79, 80, 399, 400, 449) == [0, 160, 320, 450, 450])
    // The first middle 100, the view's 195.
    sample.behavior = .groupPagingCentered
    #expect(sample.scroller?.offsetRange == -95...545)
  }

  @Test func groupsThatDoNotMoveOn() throws {
    // All of 500 in one place: the end at 180.
    var sample = RowSample(count: 4, width: .absolute(500), spacing: -500, insets: (0, 0))
    #expect(sample.scroller?.offsetRange == 0...180)
    #expect(sample.scroller?.rests(0, 100, 179, 180) == [0, 0, 0, 180])
    #expect(sample.scroller?.flick(1, from: 0) == 180)
    #expect(sample.scroller?.flick(-1, from: 180) == 0)
    sample.behavior = .groupPagingCentered
    #expect(sample.scroller?.rests(-500, 90, 500) == [90, 90, 90])
  }

  @Test func groupsThatMoveBack() throws {
    // Three of 100 at 0, -50 and -100: a row of nothing. Centered: 50, 0, -50, less 160.
    var sample = RowSample(count: 3, spacing: -150, insets: (0, 0))
    #expect(sample.scroller?.offsetRange == 0...0)
    #expect(sample.scroller?.rests(-100, 0, 100) == [0, 0, 0])
    sample.behavior = .groupPagingCentered
    #expect(sample.scroller?.initialOffset == -110)
    #expect(sample.scroller?.offsetRange == -210 ... -110)
    #expect(sample.scroller?.rests(0, -134, -135, -200, -900) == [-110, -110, -160, -210, -210])
  }

  @Test func aBillionGroups() throws {
    // Every 108: 46,296,296 of them are 4,999,999,968, 32 before what is asked for.
    var sample = RowSample(count: 1_000_000_000, insets: (0, 0))
    let scroller = try #require(sample.scroller)
    #expect(scroller.offsetRange.upperBound == 107_999_999_672)
    #expect(scroller.rests(5e9, 1e18) == [4_999_999_968, 107_999_999_672])
    #expect(scroller.flick(1, from: 4_999_999_968) == 5_000_000_076)
    #expect(scroller.flick(-1, from: 107_999_999_672) == 107_999_999_568)
    // The middle of the first is 50 - 160.
    sample.behavior = .groupPagingCentered
    #expect(sample.scroller?.rests(5e9) == [4_999_999_966])
    // The largest possible number of items.
    sample.count = .max
    #expect(sample.scroller?.rests(0) == [-2])
    #expect(sample.scroller.map { $0.restOffset(nearest: .infinity) > 9e20 } == true)
    // Rests of measured rows take O(log n). The first group is 50 longer, so all others rest at
    // 50 more than a multiple of 108.
    sample = RowSample(count: 1_000_000_000, width: .estimated(100), insets: (0, 0))
    var layout = sample.layout
    layout.record(
      ElementMeasurement(.cell(section: 0, item: 0), PreferredSize(width: 150, height: nil)))
    let measured = try #require(layout.orthogonalScroller(ofSection: 0))
    #expect(measured.rests(5e9) == [5_000_000_018])
  }

  @Test func groupsMeasuredAtDifferentWidths() throws {
    // 50, 100, 200, 100, 100, 100, spaced by 8: starts 0, 58, 166, 374, ..., length 690, end 370.
    var sample = RowSample(count: 6, width: .estimated(100), insets: (0, 0))
    func measured() -> OrthogonalScroller? {
      var layout = sample.layout
      for (item, width) in [(0, 50.0), (2, 200)] {
        layout.record(
          ElementMeasurement(
            .cell(section: 0, item: item), PreferredSize(width: width, height: nil)))
      }
      return layout.orthogonalScroller(ofSection: 0)
    }
    let scroller = try #require(measured())
    #expect(scroller.contentLength == 690)
    #expect(scroller.rests(28, 29, 111, 112, 269, 270) == [0, 58, 58, 166, 166, 370])
    #expect(scroller.flick(1, from: 166) == 370 && scroller.flick(-1, from: 370) == 166)
    // Middles 25, 108, 266, 424, 532, 640, less 160.
    sample.behavior = .groupPagingCentered
    let centered = try #require(measured())
    #expect(centered.offsetRange == -135...480)
    #expect(centered.rests(-94, -93, 26, 27, 185) == [-135, -52, -52, 106, 264])
    // Before anything is measured every group is as long as its estimate: -110, -2, ...
    #expect(sample.scroller?.rests(0) == [-2])
  }

  /// 0.8 * 375 = 300: 150 - 187.5 = -37.5 is -112.5 pixels at three a point; the larger is -112.
  @Test func halfAPixelGoesToTheLargerOffset() throws {
    var section = CollectionLayoutSection(
      group: .horizontal(
        layoutSize: .init(.fractionalWidth(0.8), .absolute(50)),
        subitems: [.init(layoutSize: .init(.fractionalWidth(1), .fractionalHeight(1)))]))
    section.orthogonalScrollingBehavior = .groupPagingCentered
    var layout = CollectionLayout(section: section)
    layout.prepare(
      itemCounts: [3],
      in: CollectionLayoutEnvironment(size: CGSize(width: 375, height: 812), displayScale: 3))
    let scroller = try #require(layout.orthogonalScroller(ofSection: 0))
    // The others are 300 further: 262.5 and 562.5 are 787.5 and 1687.5 pixels.
    let pixels: [Double] = [-112, 788, 1688]
    let rests: [CGFloat] = pixels.map { CGFloat($0 / 3) }
    #expect(scroller.initialOffset == rests[0])
    #expect(scroller.rests(-100, 260, 900) == rests)
    #expect(scroller.offsetRange == rests[0]...rests[2])
  }

  @Test func restsAreWholePixels() throws {
    // 100.4 apart: 200.8 pixels are 201, 401.6 are 402. The end, 803.2 - 320 = 483.2, is 966.4
    // pixels and becomes 966 of them.
    let sample = RowSample(width: .absolute(100.4), spacing: 0, insets: (0, 0))
    let scroller = try #require(sample.scroller)
    #expect(scroller.rests(90, 200, 300) == [100.5, 201, 301])
    #expect(scroller.rests(483, 483.1, 900) == [483, 483, 483])
    #expect(scroller.offsetRange == 0...483)
    // The visible frame is exactly the frame at rest minus the offset.
    let viewport = Viewport(size: sample.view, orthogonalOffsets: [0: 30.1])
    let second = sample.layout.attributes(for: .cell(section: 0, item: 1), at: viewport)
    #expect(second.map { abs($0.frame.origin.x - 70.4) < 1e-9 } == true)
  }

  @Test func rowsFromTopToBottom() throws {
    // In a layout that scrolls sideways rows go down: 866 long, 480 seen, so the end is at 386. The
    // page is 470; half way 235.
    var sample = RowSample(isVertical: false)
    let scroller = try #require(sample.scroller)
    #expect(scroller.axis == .vertical && scroller.viewLength == 480)
    #expect(scroller.offsetRange == 0...386)
    #expect(scroller.rests(53, 54, 300) == [0, 108, 324])
    let viewport = Viewport(size: sample.view, orthogonalOffsets: [0: 108])
    let second = sample.layout.attributes(for: .cell(section: 0, item: 1), at: viewport)
    #expect(second?.frame == CGRect(x: 0, y: 4, width: 50, height: 100))
    sample.behavior = .paging
    #expect(sample.scroller?.rests(234, 235) == [0, 386])
  }

  @Test func rowsReadFromTheRight() throws {
    // Rests are counted from where reading starts. At rest the first card ends 4 before the right
    // edge, at 216; 108 further on the second one does.
    let sample = RowSample(direction: .rightToLeft)
    let layout = sample.layout
    #expect(layout.orthogonalScroller(ofSection: 0)?.rests(53, 54, 546) == [0, 108, 546])
    func first(_ item: Int, at offset: CGFloat) -> CGFloat? {
      let viewport = Viewport(size: sample.view, orthogonalOffsets: [0: offset])
      return layout.attributes(for: .cell(section: 0, item: item), at: viewport)?.frame.origin.x
    }
    #expect(first(0, at: 0) == 216 && first(1, at: 0) == 108)
    #expect(first(0, at: 108) == 324 && first(1, at: 108) == 216)
    let viewport = Viewport(size: sample.view, orthogonalOffsets: [0: 108])
    #expect(layout.attributes(in: viewport).map(\.indexPath.item) == [1, 2, 3])
  }

  @Test func insetsOfAGuideCount() {
    // 24 before the row and 36 behind it: 24 + 856 + 36 = 916, the end at 596, pages of 260.
    let safeArea = PhysicalEdgeInsets(top: 0, left: 20, bottom: 0, right: 30)
    let scroller = RowSample(behavior: .paging, safeArea: safeArea).scroller
    #expect(scroller?.contentLength == 916)
    #expect(scroller?.rests(129, 130, 519, 596) == [0, 260, 520, 596])
  }

  @Test func offsetsOfAWholeLayout() {
    // Centered cards of 256 begin at -27; a row asked for 60 rests at 108; lists and rows at rest
    // are left out, and an offset for a list is ignored.
    let sections = [
      RowSample(behavior: .groupPagingCentered, width: .fractionalWidth(0.8)).section,
      RowSample().section, RowSample(behavior: .none).section, RowSample().section,
    ]
    var layout = CollectionLayout { index, _ in sections[index] }
    layout.prepare(
      itemCounts: [3, 8, 8, 8],
      in: CollectionLayoutEnvironment(size: CGSize(width: 320, height: 480)))
    #expect(layout.orthogonalOffsets() == [0: -27])
    #expect(layout.orthogonalOffsets(asking: [0: 200, 1: 60, 2: 60, 3: 20]) == [0: 237, 1: 108])
  }
}
