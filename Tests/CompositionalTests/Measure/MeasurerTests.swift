import Compositional
import Foundation
import Testing

/// The measurers that come with the engine.
@Suite struct MeasurerTests {
  private typealias Answer = SampleMeasurer.Rule

  private static func proposal(
    _ id: ElementID = .cell(section: 0, item: 0), width: CGFloat = 320, height: CGFloat = 44,
    measuresWidth: Bool = false, category: PreferredContentSizeCategory = .large
  ) -> MeasurementProposal {
    MeasurementProposal(
      id: id, size: CGSize(width: width, height: height), measuresWidth: measuresWidth,
      measuresHeight: true, contentSizeCategory: category)
  }

  private static func proposal(item: Int, section: Int = 0) -> MeasurementProposal {
    proposal(.cell(section: section, item: item))
  }

  /// An element is asked again if it measures another axis or has another length to fit.
  ///
  /// The length on a measured axis is its last answer, which asks nothing.
  @Test func whatAProposalAsks() {
    let given = Self.proposal(width: 320, height: 44)
    #expect(given.asksTheSame(as: Self.proposal(width: 320, height: 70)))
    #expect(!given.asksTheSame(as: Self.proposal(width: 321, height: 44)))
    #expect(!given.asksTheSame(as: Self.proposal(width: 320, height: 44, measuresWidth: true)))
    let free = Self.proposal(width: 320, height: 44, measuresWidth: true)
    #expect(free.asksTheSame(as: Self.proposal(width: 10, height: 70, measuresWidth: true)))
    func widthOnly(_ width: CGFloat, _ height: CGFloat) -> MeasurementProposal {
      MeasurementProposal(
        id: .cell(section: 0, item: 0), size: CGSize(width: width, height: height),
        measuresWidth: true, measuresHeight: false)
    }
    #expect(widthOnly(320, 44).asksTheSame(as: widthOnly(10, 44)))
    #expect(!widthOnly(320, 44).asksTheSame(as: widthOnly(320, 45)))
  }

  @Test func constants() {
    for item in [0, 7, .max] {
      let proposal = Self.proposal(.supplementary(kind: "header", section: 2, item: item))
      #expect(
        Answer.constant(width: 5, height: 9).preferredSize(for: proposal)
          == PreferredSize(width: 5, height: 9))
      #expect(
        Answer.constant(width: nil, height: 9).preferredSize(for: proposal)
          == PreferredSize(height: 9))
      #expect(
        Answer.constant(width: nil, height: nil).preferredSize(for: proposal) == PreferredSize())
    }
  }

  @Test func listsRepeat() {
    let heights = (0..<7).map {
      Answer.heights([31, 50, 69]).preferredSize(for: Self.proposal(item: $0)).height
    }
    #expect(heights == [31, 50, 69, 31, 50, 69, 31])
    // 10^9 = 3 x 333,333,333 + 1
    let far = Self.proposal(item: 1_000_000_000, section: 4)
    #expect(Answer.widths([31, 50, 69]).preferredSize(for: far) == PreferredSize(width: 50))
    let ofLayout = Self.proposal(.supplementary(kind: "header", section: 0, item: .max))
    #expect(Answer.heights([31, 50]).preferredSize(for: ofLayout) == PreferredSize(height: 31))
    let badge = Self.proposal(.supplementary(kind: "badge", section: 0, item: 3))
    #expect(Answer.heights([31, 50]).preferredSize(for: badge) == PreferredSize(height: 50))
  }

  @Test func emptyListsAnswerNothing() {
    for answer: Answer in [
      .heights([]), .widths([]), .heightsByWidth([:]), .heightsByWidth([320: []]),
      .text(lengths: [], textStyle: "body"), .text(lengths: [5], textStyle: "bold"),
      .random(seed: 1, width: nil, height: nil), .random(seed: 1, width: [], height: [4]),
    ] {
      #expect(answer.preferredSize(for: Self.proposal()) == PreferredSize(), "\(answer)")
    }
    #expect(TextMeasurer([]).preferredSize(for: Self.proposal()) == PreferredSize())
  }

  @Test(
    arguments: [
      (320, 1), (320.009, 1), (319.991, 1), (319.98, nil), (320.02, nil), (157.5, 2), (0, nil),
      // The nearest key within the tolerance counts; of two at the same distance, the smaller.
      (400.002, 3), (400.007, 4), (500.0078125, 5),
    ] as [(CGFloat, CGFloat?)])
  func heightsByWidth(width: CGFloat, height: CGFloat?) {
    let answer = Answer.heightsByWidth([
      320: [1], 157.5: [2], 400: [3], 400.01: [4], 500: [5], 500.015625: [6],
    ])
    let expected = PreferredSize(height: height)
    #expect(answer.preferredSize(for: Self.proposal(width: width)) == expected)
    // An element that may choose its width is looked up at the one it has.
    let free = Self.proposal(width: width, measuresWidth: true)
    #expect(answer.preferredSize(for: free) == expected)
  }

  /// The numbers come from a computation in Python, with integers of any size and with fractions.
  ///
  ///     M = 2**64 - 1; G = 0x9E3779B97F4A7C15
  ///     def next(s):
  ///         z = (s + G) & M
  ///         z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & M
  ///         z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & M
  ///         return z ^ (z >> 31)
  ///     state = next(next(seed & M) ^ section) ^ item
  ///     width = Fraction(next(state) >> 11, 2**53)
  ///     height = 30 + 270 * Fraction(next((state + G) & M) >> 11, 2**53)
  ///
  /// in which `next` of 1234567 is 6457827717110365317 and the next after it 3203168211198807973,
  /// as published for SplitMix64.
  @Test(
    arguments: [
      (1, 0, 0, 0.6935121390102292, 292.37704676091244),
      (1, 0, 1, 0.42321144819582723, 93.85010490501926),
      (1, 0, 2, 0.11309113019536587, 207.0892200366548),
      (1, 1, 0, 0.34163131066679175, 194.5312962752979),
      (2, 0, 0, 0.09898262136490354, 202.08322771488483),
      (-1, 3, 1_000_000_000, 0.7059524504180348, 110.33138734575388),
    ] as [(Int, Int, Int, CGFloat, CGFloat)])
  func randomNumbers(seed: Int, section: Int, item: Int, width: CGFloat, height: CGFloat) {
    let proposal = Self.proposal(item: item, section: section)
    let both = Answer.random(seed: seed, width: [0, 1], height: [30, 300])
      .preferredSize(for: proposal)
    #expect(abs((both.width ?? -1) - width) < 1e-12)
    #expect(abs((both.height ?? -1) - height) < 1e-12)
    let one = Answer.random(seed: seed, width: nil, height: [30, 300])
    #expect(one.preferredSize(for: proposal) == PreferredSize(height: both.height))
  }

  @Test func randomNumbersSpreadOverTheirBounds() throws {
    var tenths = Array(repeating: 0, count: 10)
    for section in 0..<10 {
      for item in 0..<1000 {
        let answer = Answer.random(seed: 5, width: [7, 7], height: [100, 200])
          .preferredSize(for: Self.proposal(item: item, section: section))
        #expect(answer.width == 7)
        let height = try #require(answer.height)
        #expect(height >= 100 && height <= 200)
        tenths[min(9, Int((height - 100) / 10))] += 1
      }
    }
    // 1000 each, with a standard deviation of 30.
    #expect(tenths.allSatisfy { (850...1150).contains($0) }, "\(tenths)")
    let ofLayout = Self.proposal(.supplementary(kind: "header", section: 0, item: .max))
    let answer = Answer.random(seed: 1, width: [0, 1], height: nil).preferredSize(for: ofLayout)
    #expect(abs((answer.width ?? -1) - 0.6935121390102292) < 1e-12)
  }

  @Test func textForms() {
    let answer = Answer.text(lengths: [6, 0], textStyle: "body")
    // "A cell": 673 + 271 + 537 + 575 + 264 + 264 - 6 * 26 = 2428 thousandths of 17 are 41.276
    // points.
    let free = Self.proposal(measuresWidth: true)
    #expect(answer.preferredSize(for: free) == PreferredSize(width: 41.5, height: 20.5))
    #expect(answer.preferredSize(for: Self.proposal(width: 41.3)).height == 20.5)
    #expect(answer.preferredSize(for: Self.proposal(width: 41.2)).height == 42.5)
    // 41.276 points by 1.07.
    let bold = Answer.text(lengths: [6], textStyle: "body", weight: .bold)
    #expect(bold.preferredSize(for: free) == PreferredSize(width: 44.5, height: 20.5))
    // 2584 + 6 * 14 = 2668 thousandths of 28 by 0.914 are 68.279 points; 34 + 33.414 are 67.414.
    let large = Self.proposal(width: 68.2, category: .accessibilityMedium)
    #expect(answer.preferredSize(for: large).height == 67.5)
    #expect(answer.preferredSize(for: Self.proposal(item: 1)).height == 0)
  }

  @Test(.timeLimit(.minutes(1))) func longTextsComeToAnEnd() {
    let sizes = [100_000, Int.max].map {
      Answer.text(lengths: [$0], textStyle: "body").preferredSize(for: Self.proposal(width: 1))
    }
    #expect(sizes[0] == sizes[1] && (sizes[0].height ?? 0) > 22 * 50_000)
  }

  @Test func textMeasurer() {
    let insets = DirectionalEdgeInsets(top: 1, leading: 10, bottom: 2, trailing: 20)
    // 38.93 points, rounded up to 39, and both insets.
    let texts = TextMeasurer(["Hello", "Hello world"], insets: insets)
    #expect(
      texts.preferredSize(for: Self.proposal(measuresWidth: true))
        == PreferredSize(width: 69, height: 23.5))
    // The second of four: 84.626 points need 114.626.
    let second = ElementID.cell(section: 0, item: 3)
    #expect(texts.preferredSize(for: Self.proposal(second, width: 114.7)).height == 23.5)
    #expect(texts.preferredSize(for: Self.proposal(second, width: 114.6)).height == 45.5)
    let limited = TextMeasurer(["Hello world"], lineLimit: 1, insets: insets)
    #expect(limited.preferredSize(for: Self.proposal(width: 80)).height == 23.5)
    // Without room there is one character per line: four more lines of 22 points.
    #expect(texts.preferredSize(for: Self.proposal(width: 30)).height == 111.5)
    let some = TextMeasurer(style: .caption2) { $0.indexPath.item == 1 ? "Hello" : nil }
    #expect(some.preferredSize(for: Self.proposal(item: 0)) == PreferredSize())
    #expect(some.preferredSize(for: Self.proposal(item: 1)).height == 13.5)
    let cutting = TextMeasurer(["a"], insets: DirectionalEdgeInsets(top: -30, leading: -30))
    #expect(
      cutting.preferredSize(for: Self.proposal(measuresWidth: true))
        == PreferredSize(width: 0, height: 0))
  }

  @Test func measurersThatMakeNoSenseStop() async {
    await #expect(processExitsWith: .failure) { _ = TextMeasurer(["a"], lineLimit: 0) }
    await #expect(processExitsWith: .failure) {
      _ = Answer.heights([-1]).preferredSize(
        for: MeasurementProposal(
          id: .cell(section: 0, item: 0), size: CGSize(width: 1, height: 1), measuresWidth: false,
          measuresHeight: true))
    }
  }
}

/// Measurers at work in a layout.
@Suite struct MeasurerCallTests {
  /// A list of cells over the whole width of 100 points, each estimated 40 high.
  private func heights(_ measurer: some Measuring) -> [CGFloat] {
    let size = CollectionLayoutSize(.fractionalWidth(1), .estimated(40))
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)])
    var layout = CollectionLayout(section: CollectionLayoutSection(group: group))
    let view = CGSize(width: 100, height: 1000)
    layout.prepare(itemCounts: [3], in: CollectionLayoutEnvironment(size: view))
    layout.measure(in: Viewport(size: view), with: measurer)
    return layout.attributes(in: Viewport(size: view)).map(\.frame.size.height)
  }

  @Test func factories() {
    #expect(heights(.constant(height: 9)) == [9, 9, 9])
    #expect(heights(.constant(width: 9)) == [40, 40, 40])
    #expect(heights(.heights([31, 50])) == [31, 50, 31])
    #expect(heights(.widths([31, 50])) == [40, 40, 40])
    #expect(heights(.heightsByWidth([100: [3], 90: [4]])) == [3, 3, 3])
    #expect(heights(.random(seed: 1, height: 6...6)) == [6, 6, 6])
    #expect(heights(.closure { PreferredSize(height: $0.size.width / 2) }) == [50, 50, 50])
    // 84.626 points fit, and not within the insets.
    #expect(heights(.text(["Hello", "Hello world"])) == [20.5, 20.5, 20.5])
    let insets = DirectionalEdgeInsets(leading: 8, trailing: 8)
    #expect(heights(.text(["Hello", "Hello world"], insets: insets)) == [20.5, 42.5, 20.5])
    #expect(
      heights(.text(style: .caption2) { $0.indexPath.item == 1 ? nil : "a\na" })
        == [26.5, 40, 26.5])
  }
}

extension SampleMeasurer.Rule {
  /// Returns the size that a measurer of this rule gives.
  fileprivate func preferredSize(for proposal: MeasurementProposal) -> PreferredSize {
    SampleMeasurer(self).preferredSize(for: proposal)
  }
}
