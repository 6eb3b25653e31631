import CompositionalContent
import CompositionalTestSupport
import Testing

@testable import CompositionalContent

/// Laws of all systems, over random trees.
@Suite struct ContentLawTests {
  /// A random tree with the question it is asked.
  private struct Sample {
    let seed: UInt64
    let content: Content
    let proposal: ContentProposal
    let environment: ContentEnvironment

    /// Every third tree is a tree of stacks whose leaves may be trees of the other systems.
    init(_ seed: UInt64, withText: Bool = true) {
      var random = RandomContent(seed: seed)
      self.seed = seed
      var tree =
        seed.isMultiple(of: 3)
        ? random.stack(depth: 3, withText: withText) : random.node(depth: 4, withText: withText)
      if case .stack(var stack) = tree.kind, seed.isMultiple(of: 2) {
        stack.items.append(random.node(depth: 3, withText: withText))
        tree.kind = .stack(stack)
      }
      content = tree
      proposal = random.proposal()
      environment = random.environment()
    }

    var solution: ContentSolution { content.solve(for: proposal, in: environment) }
  }

  private static let seeds = 10_001...11_500 as ClosedRange<UInt64>

  /// True if a tree has parts that scroll, or insets that are negative.
  private func scrolls(_ content: Content) -> Bool {
    switch content.kind {
    case .scrollingSplit, .rows: true
    default: content.parts.contains { scrolls($0.content) }
    }
  }

  @Test func framesLieInTheRoot() {
    var count = 0
    for seed in Self.seeds {
      let sample = Sample(seed)
      let solution = sample.solution
      let codes = Set(solution.diagnostics.map(\.code))
      guard codes.isDisjoint(with: [.overflow, .overcommitted]), !scrolls(sample.content) else {
        continue
      }
      let root = CGRect(origin: .zero, size: solution.size).insetBy(dx: -1e-6, dy: -1e-6)
      for part in solution.frames {
        count += 1
        #expect(root.contains(part.frame), "seed \(seed): \(part), \(solution.size)")
      }
    }
    #expect(count > 1000)
  }

  @Test func rightToLeftMirrors() {
    var count = 0
    for seed in Self.seeds {
      let sample = Sample(seed)
      guard !dependsOnDirection(sample.content) else { continue }
      var environment = sample.environment
      environment.safeAreaInsets = .zero
      environment.layoutMargins = .zero
      environment.layoutDirection = .leftToRight
      let one = sample.content.solve(for: sample.proposal, in: environment)
      environment.layoutDirection = .rightToLeft
      let other = sample.content.solve(for: sample.proposal, in: environment)
      #expect(one.size == other.size && one.diagnostics == other.diagnostics)
      for (part, mirrored) in zip(one.frames, other.frames) {
        count += 1
        var frame = part.frame
        frame.origin.x = one.size.width - frame.origin.x - frame.size.width
        #expect(part.path == mirrored.path && frame.isNear(mirrored.frame), "seed \(seed)")
      }
    }
    #expect(count > 1000)
  }

  private func dependsOnDirection(_ content: Content) -> Bool {
    if case .conditional(let conditional) = content.kind,
      conditional.branches.contains(where: { $0.condition.layoutDirection != nil })
    {
      return true
    }
    if case .conditional(let slots)? = content.placement.slot,
      slots.contains(where: { $0.condition.layoutDirection != nil })
    {
      return true
    }
    return direction(of: content) || content.parts.contains { dependsOnDirection($0.content) }
  }

  private func direction(of content: Content) -> Bool {
    switch content.kind {
    case .split(let split): split.direction.dependsOnDirection
    case .scrollingSplit(let split): split.direction.dependsOnDirection
    default: false
    }
  }

  /// Laid out again in the size it asked for, nothing moves.
  @Test func theSizeAskedForIsEnough() {
    for seed in Self.seeds {
      let sample = Sample(seed)
      let first = sample.solution
      guard first.size.width >= 0, first.size.height >= 0 else { continue }
      let again = sample.content.solve(
        for: ContentProposal(width: first.size.width, height: first.size.height),
        in: sample.environment)
      #expect(first.frames.count == again.frames.count, "seed \(seed)")
      for (part, other) in zip(first.frames, again.frames) {
        let isSame = part.path == other.path && part.frame.isNear(other.frame)
        #expect(isSame, "seed \(seed): \(part), then \(other)")
      }
    }
  }

  /// An answer does not depend on what was asked before.
  @Test func theOrderOfQuestionsDoesNotMatter() {
    for seed in Self.seeds {
      let sample = Sample(seed)
      let solver = ContentSolver(sample.content, in: sample.environment)
      for node in solver.nodes.indices.reversed() {
        _ = solver.needed(by: node, at: Double(seed % 300))
        _ = solver.ideal(of: node)
        _ = solver.fittingHeight(of: node, in: 40)
      }
      #expect(solver.solution(for: sample.proposal) == sample.solution, "seed \(seed)")
    }
  }

  /// The size is that of the solution, and equal values have equal solutions.
  @Test func sizesAndSolutionsAgree() {
    for seed in Self.seeds {
      let sample = Sample(seed)
      let solution = sample.solution
      #expect(sample.content.size(for: sample.proposal, in: sample.environment) == solution.size)
      #expect(Sample(seed).solution == solution)
    }
  }
}

extension SplitDirection {
  fileprivate var dependsOnDirection: Bool {
    if case .conditional(let condition, _, _) = self { return condition.layoutDirection != nil }
    return false
  }
}
