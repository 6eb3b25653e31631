import Compositional
import CompositionalContent
import Testing

/// Constraints as content: laws over random nodes, and nodes in other containers.
@Suite struct ConstraintContentTests {
  private typealias Samples = ConstraintSamples

  private func areNear(_ one: CGRect, _ other: CGRect, within tolerance: CGFloat = 1e-6) -> Bool {
    abs(one.minX - other.minX) < tolerance && abs(one.minY - other.minY) < tolerance
      && abs(one.width - other.width) < tolerance && abs(one.height - other.height) < tolerance
  }

  /// Constraints on leading and trailing mirror, where the answer is unique.
  @Test func rightToLeftMirrors() {
    var compared = 0
    for seed in UInt64(1)...300 {
      let content = Content(Samples.random(seed: seed))
      let proposal = ContentProposal(width: 320)
      let one = content.solve(for: proposal)
      let other = content.solve(
        for: proposal, in: ContentEnvironment(layoutDirection: .rightToLeft))
      guard one.ambiguous.isEmpty else { continue }
      compared += 1
      for part in one.frames {
        let frame = part.frame
        let mirrored = CGRect(
          x: one.size.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
        #expect(areNear(other.frame(at: part.path) ?? .null, mirrored), "\(seed) \(part.path)")
      }
    }
    #expect(compared > 100)
  }

  /// In a container that asks for the ideal width and the needed height, the frames are those of the
  /// root at that size.
  @Test func aNodeInAStackHasTheFramesOfARoot() {
    for seed in UInt64(1)...100 {
      var inner = Content(Samples.random(seed: seed))
      inner.id = "inner"
      let outer = Content.vStack([inner])
      let solution = outer.solve(for: ContentProposal(width: 300))
      let alone = Content(Samples.random(seed: seed)).solve(
        for: ContentProposal(width: 300, height: solution.frame(at: "inner")?.height))
      // Sums with the longest length, that of a text without a width, have its precision.
      let longest = alone.frames.map { max($0.frame.width, $0.frame.height) }.max() ?? 0
      for part in alone.frames {
        let frame = solution.frame(at: "inner/" + part.path) ?? .null
        #expect(
          areNear(frame, part.frame, within: max(1e-6, longest.ulp)), "\(seed) \(part.path)")
      }
    }
  }

  /// A container that the content may choose is as large as with its answer imposed.
  @Test func anImposedAnswerChangesNothing() {
    for seed in UInt64(1)...200 {
      let content = Content(Samples.random(seed: seed))
      let free = content.solve(for: ContentProposal(width: 320))
      guard free.ambiguous.isEmpty, free.broken.isEmpty else { continue }
      let imposed = content.solve(
        for: ContentProposal(width: 320, height: free.size.height))
      for part in free.frames {
        #expect(
          areNear(imposed.frame(at: part.path) ?? .null, part.frame), "\(seed) \(part.path)")
      }
    }
  }

  @Test func containersAreViews() {
    let stack = Content.hStack(
      spacing: 4, id: "stack",
      [
        Content(.fixed(CGSize(width: 30, height: 10)), id: "a"),
        Content(.fixed(CGSize(width: 30, height: 20)), id: "b"),
      ])
    let content = Samples.node(
      [stack],
      [
        Samples.constraint("stack", .trailing, .equal, .margins),
        Samples.constraint("stack", .top, .equal, .container, nil, 5),
        Samples.constraint("stack", .bottom),
      ])
    let environment = ContentEnvironment(layoutMargins: PhysicalEdgeInsets(right: 16))
    let solution = content.solve(for: ContentProposal(width: 200), in: environment)
    #expect(solution.size == CGSize(width: 200, height: 25))
    #expect(solution.frame(at: "stack") == CGRect(x: 120, y: 5, width: 64, height: 20))
    #expect(solution.frame(at: "stack/b") == CGRect(x: 154, y: 5, width: 30, height: 20))
  }

  /// Labels of 50 and 70 in 320, 8 apart: 242 are left beside the second, 262 beside the first.
  @Test func whereHuggingTiesTextsThatWrapAreStretchedFirst() {
    func widths(_ limits: [Int?]) -> [CGFloat?] {
      let views = [("a", 50, limits[0]), ("b", 70, limits[1])].map { id, width, limit in
        Content(.wrapping(naturalWidth: width, lineHeight: 20, lineLimit: limit), id: id)
      }
      let row = Samples.node(
        views,
        [
          Samples.constraint("a", .leading), Samples.constraint("a", .top),
          Samples.constraint("b", .leading, .equal, .part("a"), .trailing, 8),
          Samples.constraint("b", .top), Samples.constraint("b", .trailing),
        ])
      let solution = row.solve(for: ContentProposal(width: 320))
      #expect(solution.ambiguous == ["a", "b"])
      return ["a", "b"].map { solution.frame(at: $0)?.width }
    }
    #expect(widths([1, 1]) == [242, 70])
    #expect(widths([nil, 1]) == [242, 70])
    #expect(widths([1, nil]) == [50, 262])
    #expect(widths([nil, 2]) == [50, 262])
  }

  @Test func squeezedAndStretchedViewsAreReported() {
    var view = Content(.fixed(CGSize(width: 100, height: 20)), id: "a")
    (view.hugging, view.compression) = (.highest, .highest)
    let edges = [
      Samples.constraint("a", .leading), Samples.constraint("a", .trailing),
      Samples.constraint("a", .top), Samples.constraint("a", .bottom),
    ]
    for (width, words) in [(80, "squeezed a"), (120, "stretched a")] as [(CGFloat, String)] {
      let solution = Samples.node([view], edges).solve(for: ContentProposal(width: width))
      #expect(solution.diagnostics.map(\.description) == [words])
      #expect(solution.broken.isEmpty)
      #expect(solution.frame(at: "a")?.width == width)
    }
  }
}
