import Compositional
import CompositionalTestSupport
import CompositionalTools
import Testing

/// The work of a search is bounded, whatever the frames are.
@Suite struct WorkTests {
  /// Frames of ten thousand cells: a grid, the same with noise, a grid with odd ones, rows of changing
  /// lengths, and frames at random.
  enum Frames: CaseIterable {
    case grid, noise, odd, changing, random

    func frame(_ item: Int, _ width: Double, _ random: inout RandomSource) -> CGRect {
      let length = (width - 52) / 3
      var frame = CGRect(
        x: 16 + Double(item % 3) * (length + 10), y: 16 + Double(item / 3) * 90, width: length,
        height: 80)
      switch self {
      case .grid: break
      case .noise:
        frame.origin.x += CGFloat(random.number(-0.25...0.25))
        frame.size.height += CGFloat(random.number(-0.25...0.25))
      case .odd: if item % 50 == 7 { frame.size.width = CGFloat(random.number(1...90)) }
      case .changing: frame.size.height = CGFloat(random.integer(1...9) * 10)
      case .random:
        frame = CGRect(
          x: random.number(0...300), y: random.number(0...90_000), width: random.number(1...90),
          height: random.number(1...90))
      }
      return frame
    }
  }

  private static func observation(
    _ frames: Frames, width: Double, count: Int
  ) -> LayoutObservation {
    var random = RandomSource(seed: 5)
    return LayoutObservation(
      size: .init(width: width, height: 700),
      elements: (0..<count).map { item in
        LayoutAttributes(
          id: .cell(section: 0, item: item), frame: frames.frame(item, width, &random))
      })
  }

  @Test(arguments: Frames.allCases) func tenThousandElements(frames: Frames) {
    let inference = LayoutInference([
      Self.observation(frames, width: 382, count: 10_000),
      Self.observation(frames, width: 772, count: 10_000),
    ])
    #expect(inference.workDone > 0)
    // What is begun is ended, so that the last step may go beyond the limit.
    #expect(inference.workDone < 500_000)
    if frames == .grid { #expect(inference.isExplained) }
  }

  /// A search for frames that a plain layout has is much shorter.
  @Test func plainFramesAreQuick() {
    let inference = LayoutInference([
      Self.observation(.grid, width: 382, count: 10_000),
      Self.observation(.grid, width: 772, count: 10_000),
    ])
    #expect(inference.workDone < 60_000)
  }
}
