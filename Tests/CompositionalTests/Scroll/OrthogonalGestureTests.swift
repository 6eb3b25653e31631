import Compositional
import Testing

/// The targets of rows after a gesture, and their motions; numbers worked out by hand.
@Suite struct OrthogonalGestureTests {
  @Test func continuousRowsGoWhereTheyWereGoing() throws {
    let anywhere = try #require(RowSample(behavior: .continuous).scroller)
    #expect(anywhere.targetOffset(proposed: 333, velocity: 5_000, from: 0) == 333)
    #expect(anywhere.targetOffset(proposed: 900, velocity: -5_000, from: 0) == 546)
    // 500 is 68 from 432 and 40 from 540: any number of groups further.
    let boundary = try #require(RowSample(behavior: .continuousGroupLeadingBoundary).scroller)
    #expect(boundary.targetOffset(proposed: 500, velocity: 5_000, from: 0) == 540)
    #expect(boundary.targetOffset(proposed: 53, velocity: 5_000, from: 0) == 0)
  }

  @Test func oneGroupAtMost() throws {
    let scroller = try #require(RowSample().scroller)
    // However far it would go, and however far the finger went.
    #expect(scroller.targetOffset(proposed: 500, velocity: 0, from: 0) == 108)
    #expect(scroller.targetOffset(proposed: 5_000, velocity: 9_000, from: 0) == 108)
    #expect(scroller.targetOffset(proposed: 0, velocity: -9_000, from: 432) == 324)
    // A slow drag of less than half a group returns, one of half a group moves on.
    #expect(scroller.targetOffset(proposed: 53, velocity: 0, from: 0) == 0)
    #expect(scroller.targetOffset(proposed: 54, velocity: 0, from: 0) == 108)
    // One that begins between two groups ends at the next.
    #expect(scroller.targetOffset(proposed: 900, velocity: 0, from: 150) == 216)
  }

  @Test func flicksTurnPagesHoweverShort() throws {
    let scroller = try #require(RowSample().scroller)
    #expect(OrthogonalScroller.flickSpeed == 300)
    #expect(scroller.targetOffset(proposed: 20, velocity: 300, from: 0) == 108)
    #expect(scroller.targetOffset(proposed: 20, velocity: 299, from: 0) == 0)
    #expect(scroller.targetOffset(proposed: 200, velocity: -300, from: 216) == 108)
    #expect(scroller.flick(-1, from: 0) == 0)
  }

  /// Groups at every 108: 216 is the second, 324 the third.
  @Test func flicksTurnToTheNextPageFromWhereTheRowIs() throws {
    let scroller = try #require(RowSample().scroller)
    func target(
      _ start: CGFloat, _ position: CGFloat, _ velocity: CGFloat, _ proposed: CGFloat? = nil
    ) -> CGFloat {
      scroller.targetOffset(
        proposed: proposed ?? position, velocity: velocity, from: start, at: position)
    }
    // Dragged on, but flicked back, however fast.
    #expect(target(216, 300, -300) == 216)
    #expect(target(216, 300, -9_000, -4_000) == 216)
    #expect(target(216, 300, 300) == 324)
    #expect(target(216, 130, 300) == 216)
    #expect(target(216, 130, -300) == 108)
    // Back over the group where it began.
    #expect(target(216, 200, -300) == 108)
    #expect(target(216, 230, 300) == 324)
    // More than a group away, it ends one group away at most.
    #expect(target(216, 400, 300) == 324)
    #expect(target(216, 400, -300) == 324)
    #expect(target(216, 20, -300) == 108)
    // Half a pixel from a group is at the group.
    #expect(target(216, 216.25, -300) == 108)
    #expect(target(216, 215.75, 300) == 324)
    #expect(target(216.25, 216.25, 300) == 324)
    // From past an end as from that end.
    #expect(target(-30, 20, 300) == 108)
    #expect(target(560, 543, -300) == 540)
    #expect(target(560, 500, -300) == 540)
  }

  /// A gesture that begins between two groups ends at one of them.
  @Test func aRowCaughtBetweenTwoGroupsGoesToOneOfThem() throws {
    let scroller = try #require(RowSample().scroller)
    for start: CGFloat in [120, 150, 200] {
      let releases: [(position: CGFloat, velocity: CGFloat, expected: CGFloat)] = [
        (start, 300, 216), (start, -300, 108), (90, -300, 108), (90, 300, 108),
        (240, 300, 216), (240, -300, 216), (start, 0, 216), (0, 0, 108),
      ]
      for (position, velocity, expected) in releases {
        // Released without a flick, it is thrown far in one direction.
        let proposed: CGFloat = velocity != 0 ? 216 : position == 0 ? -900 : 900
        #expect(
          scroller.targetOffset(
            proposed: proposed, velocity: velocity, from: start, at: position) == expected)
      }
    }
  }

  /// Centered groups at -27, 237 and 501; pages at 0 and 310, with the end at 546.
  @Test func flicksOfCenteredGroupsAndPagesCountFromTheRowToo() throws {
    let centered = try #require(
      RowSample(behavior: .groupPagingCentered, count: 3, width: .fractionalWidth(0.8)).scroller)
    #expect(
      centered.targetOffset(proposed: 400, velocity: -600, from: 237, at: 480) == 237)
    #expect(centered.targetOffset(proposed: 0, velocity: 600, from: 237, at: 10) == 237)
    #expect(centered.targetOffset(proposed: 0, velocity: -600, from: 237, at: 10) == -27)
    let paging = try #require(RowSample(behavior: .paging).scroller)
    #expect(paging.targetOffset(proposed: 400, velocity: -600, from: 310, at: 500) == 310)
    #expect(paging.targetOffset(proposed: 400, velocity: 600, from: 310, at: 500) == 546)
    #expect(paging.targetOffset(proposed: 400, velocity: 600, from: 546, at: 350) == 546)
  }

  @Test func pastTheLastRestAndBack() throws {
    // Rests up to 540, then the end at 546.
    let scroller = try #require(RowSample().scroller)
    #expect(scroller.flick(1, from: 432) == 540)
    #expect(scroller.flick(1, from: 540) == 546)
    #expect(scroller.targetOffset(proposed: 900, velocity: 0, from: 540) == 546)
    #expect(scroller.flick(1, from: 546) == 546)
    #expect(scroller.flick(-1, from: 546) == 540)
    #expect(scroller.targetOffset(proposed: 400, velocity: 0, from: 546) == 540)
  }

  @Test func pages() throws {
    // Pages of 310; the third begins at 620, so it is cut at 546.
    let scroller = try #require(RowSample(behavior: .paging).scroller)
    #expect(scroller.targetOffset(proposed: 900, velocity: 0, from: 0) == 310)
    #expect(scroller.flick(1, from: 0) == 310 && scroller.flick(1, from: 310) == 546)
    #expect(scroller.flick(-1, from: 546) == 310 && scroller.flick(-1, from: 310) == 0)
    // 500 is 120 from 620 and 190 from 310.
    #expect(scroller.targetOffset(proposed: 500, velocity: 0, from: 546) == 546)
    #expect(scroller.targetOffset(proposed: 400, velocity: 0, from: 546) == 310)
  }

  @Test func pagesThatEndWithTheRow() throws {
    // Three of 320 in 320: pages 0, 320, 640, which is the end. None of them is there twice, so
    // every flick moves the row; the same in thirds of points, where sums are off by a little.
    for width in [320, 320.0 + 1 / 3] {
      var sample = RowSample(
        behavior: .paging, count: 3, width: .fractionalWidth(1), spacing: 0, insets: (0, 0))
      sample.view.width = CGFloat(width)
      sample.scale = 3
      for behavior in [OrthogonalScrollingBehavior.paging, .groupPaging] {
        sample.behavior = behavior
        let scroller = try #require(sample.scroller)
        let second = scroller.flick(1, from: 0)
        let third = scroller.flick(1, from: second)
        #expect(abs(second - CGFloat(width)) < 1e-9 && abs(third - 2 * CGFloat(width)) < 1e-9)
        #expect(scroller.flick(1, from: third) == third)
        #expect(scroller.flick(-1, from: third) == second && scroller.flick(-1, from: second) == 0)
      }
    }
  }

  @Test func centeredGroups() throws {
    // -27, 237, 501.
    let sample = RowSample(
      behavior: .groupPagingCentered, count: 3, width: .fractionalWidth(0.8))
    let scroller = try #require(sample.scroller)
    #expect(scroller.flick(1, from: -27) == 237 && scroller.flick(1, from: 237) == 501)
    #expect(scroller.flick(1, from: 501) == 501 && scroller.flick(-1, from: -27) == -27)
    #expect(scroller.targetOffset(proposed: 900, velocity: 0, from: -27) == 237)
    #expect(scroller.targetOffset(proposed: 104, velocity: 0, from: -27) == -27)
  }

  @Test func aGroupWiderThanTheView() throws {
    // The last group of 500 starts at 500; the row ends at 680, which a flick reaches.
    let two = try #require(
      RowSample(count: 2, width: .absolute(500), spacing: 0, insets: (0, 0)).scroller)
    #expect(two.flick(1, from: 0) == 500 && two.flick(1, from: 500) == 680)
    #expect(two.flick(-1, from: 680) == 500)
    let one = try #require(
      RowSample(count: 1, width: .absolute(500), spacing: 0, insets: (0, 0)).scroller)
    #expect(one.flick(1, from: 0) == 180 && one.flick(-1, from: 180) == 0)
  }

  @Test func withoutAStartTheNearestRest() throws {
    let scroller = try #require(RowSample().scroller)
    #expect(scroller.targetOffset(proposed: 330, velocity: 900) == 324)
  }

  @Test func slowingDown() {
    func rate(
      _ behavior: OrthogonalScrollingBehavior,
      _ own: OrthogonalScrollingProperties.DecelerationRate = .automatic
    ) -> OrthogonalScrollingProperties.DecelerationRate? {
      var properties = OrthogonalScrollingProperties()
      properties.decelerationRate = own
      return RowSample(behavior: behavior, properties: properties).scroller?.decelerationRate
    }
    #expect(rate(.continuous) == .normal && rate(.continuousGroupLeadingBoundary) == .normal)
    #expect(rate(.paging) == .fast && rate(.groupPaging) == .fast)
    #expect(rate(.groupPagingCentered) == .fast)
    #expect(rate(.continuous, .fast) == .fast && rate(.paging, .normal) == .normal)
    #expect(rate(.paging, .init(rawValue: 0.5))?.rawValue == 0.5)
  }

  @Test func bouncing() {
    func bounces(_ bounce: OrthogonalScrollingProperties.Bounce, count: Int) -> Bool? {
      var properties = OrthogonalScrollingProperties()
      properties.bounce = bounce
      return RowSample(behavior: .continuous, count: count, properties: properties)
        .scroller?.bounces
    }
    // One card fits, eight do not.
    #expect(bounces(.automatic, count: 1) == false && bounces(.automatic, count: 8) == true)
    #expect(bounces(.always, count: 1) == true && bounces(.always, count: 8) == true)
    #expect(bounces(.never, count: 1) == false && bounces(.never, count: 8) == false)
  }
}
