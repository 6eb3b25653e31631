import Compositional
import CompositionalDocuments
import CompositionalTestSupport
import CompositionalTools
import Testing

/// Lists of rectangles that no layout has degrade to a report about the odd ones.
@Suite struct PerturbedListTests {
  /// A grid of three columns in a view: rows of 80 points, 10 apart, in insets of 16.
  private static func grid(_ width: Double, count: Int = 20) -> [CGRect] {
    let length = (width - 52) / 3
    return (0..<count).map { item in
      let (column, row) = (Double(item % 3), Double(item / 3))
      return CGRect(x: 16 + column * (length + 10), y: 16 + row * 90, width: length, height: 80)
    }
  }

  private static func list(_ width: Double, _ frames: [CGRect]) throws -> InferenceInput {
    let texts = frames.map { "[\($0.minX), \($0.minY), \($0.width), \($0.height)]" }
    let text = #"{"view": [\#(width), 700], "frames": [\#(texts.joined(separator: ", "))]}"#
    return try InferenceInput(json: Array(text.utf8))
  }

  /// The rectangles with other frames in the layout, and those that it has beyond the list.
  private static func faults(_ inference: LayoutInference) -> Int {
    inference.views.reduce(0) { $0 + $1.unexplained.count + $1.absent.count }
  }

  /// Returns how many rectangles of the grid the longest section of the layout does not have.
  private static func strays(
    _ inference: LayoutInference, width: Double = 382, within points: CGFloat = 0.4
  ) throws -> Int {
    let document = try #require(inference.layout)
    var layout = document.layout()
    let size = CGSize(width: width, height: 700)
    let most = inference.itemCounts.max() ?? 0
    let section = inference.itemCounts.firstIndex(of: most) ?? 0
    var counts = inference.itemCounts
    counts[section] = max(20, most)
    layout.prepare(
      itemCounts: counts, in: CollectionLayoutEnvironment(size: size, displayScale: 2))
    return grid(width).enumerated().count { item, expected in
      guard let frame = layout.attributes(for: .cell(section: section, item: item))?.frame else {
        return true
      }
      return abs(frame.minX - expected.minX) > points || abs(frame.minY - expected.minY) > points
        || abs(frame.width - expected.width) > points
        || abs(frame.height - expected.height) > points
    }
  }

  @Test(arguments: [0, 1, 4, 8, 13, 19]) func oneIsMissing(index: Int) throws {
    var frames = Self.grid(382)
    frames.remove(at: index)
    let inference = LayoutInference([try Self.list(382, frames)])
    #expect(try Self.strays(inference) == 0, "\(String(describing: inference.layout))")
    #expect(Self.faults(inference) <= 1)
  }

  /// A rectangle between the others, at their corner, over them, or far below.
  @Test(arguments: [
    CGRect(x: 33, y: 330, width: 77, height: 13), CGRect(x: 2, y: 2, width: 5, height: 5),
    CGRect(x: 60, y: 150, width: 200, height: 150), CGRect(x: 40, y: 900, width: 300, height: 20),
    CGRect(x: 370, y: 200, width: 10, height: 10), CGRect(x: 0, y: 95, width: 382, height: 12),
  ])
  func oneIsOdd(odd: CGRect) throws {
    let inference = LayoutInference([try Self.list(382, Self.grid(382) + [odd])])
    #expect(try Self.strays(inference) == 0, "\(String(describing: inference.layout))")
    #expect(Self.faults(inference) <= 2)
    #expect(!inference.isExplained || inference.itemCounts.count == 2)
  }

  @Test(arguments: [0, 2, 7, 11, 19]) func oneIsElsewhere(index: Int) throws {
    var frames = Self.grid(382)
    frames[index] = CGRect(x: 33, y: 331, width: 77, height: 13)
    let inference = LayoutInference([try Self.list(382, frames)])
    #expect(try Self.strays(inference) == 0, "\(String(describing: inference.layout))")
    #expect(Self.faults(inference) <= 3)
  }

  @Test func noiseOfHalfAPixel() throws {
    for seed in RandomRun.seeds(8) {
      var random = RandomSource(seed: seed)
      func noise() -> Double { random.number(-0.25...0.25) }
      let inputs = try [382.0, 772].map { width in
        try Self.list(
          width,
          Self.grid(width).map { frame in
            CGRect(
              x: frame.minX + noise(), y: frame.minY + noise(), width: frame.width + noise(),
              height: frame.height + noise())
          })
      }
      let inference = LayoutInference(inputs)
      for width in [382.0, 772] {
        #expect(try Self.strays(inference, width: width, within: 0.6) == 0, "seed \(seed)")
      }
      #expect(Self.faults(inference) <= 4, "seed \(seed): \(Self.faults(inference)) of 40")
    }
  }
}
