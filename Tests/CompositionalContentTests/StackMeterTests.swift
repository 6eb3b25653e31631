import CompositionalTestSupport
import Testing

@testable import CompositionalContent

/// The size of a tree of stacks is the same with and without its names, positions and references.
@Suite struct StackMeterTests {
  /// Every size that ``StackMeter`` answers is to the last digit that of ``ContentSolver``.
  @Test func answersTheSizesOfTheSolver() {
    var measured = 0
    for seed in 1...6000 as ClosedRange<UInt64> {
      var random = RandomContent(seed: seed)
      let content = random.stack(depth: Int(seed % 5))
      let proposal = random.proposal()
      let environment = ContentEnvironment(
        contentSizeCategory: seed.isMultiple(of: 3) ? .accessibilityLarge : .large,
        layoutDirection: seed.isMultiple(of: 2) ? .leftToRight : .rightToLeft,
        horizontalSizeClass: seed.isMultiple(of: 7) ? .regular : .compact)
      guard var meter = StackMeter(content, in: environment) else { continue }
      measured += 1
      let expected = ContentSolver(content, in: environment).size(for: proposal)
      let size = meter.size(for: proposal)
      #expect(size == expected, "seed \(seed), \(proposal)")
      #expect(meter.size(for: proposal) == expected, "seed \(seed), a second time")
    }
    #expect(measured > 3000)
  }

  /// Priorities and counts that no number holds leave the tree to the solver.
  @Test func leavesManyPrioritiesToTheSolver() {
    func content(_ count: Int) -> Content {
      .hStack(
        (1...count).map {
          Content(
            .fixed(CGSize(width: 10, height: 10)),
            hugging: ContentPriorities(horizontal: Double($0), vertical: Double(count + $0)))
        })
    }
    #expect(StackMeter(content(3), in: .init()) != nil)
    #expect(StackMeter(content(100), in: .init()) == nil)
    #expect(content(100).size(for: .init()).width == 1000)
  }

  /// Depth is refused where the solver refuses it.
  @Test func leavesTooDeepTreesToTheSolver() {
    func nested(_ depth: Int) -> Content {
      (1..<depth).reduce(.hStack([])) { content, _ in .hStack([content]) }
    }
    #expect(StackMeter(nested(Content.depthLimit), in: .init()) != nil)
    #expect(StackMeter(nested(Content.depthLimit + 1), in: .init()) == nil)
  }
}
