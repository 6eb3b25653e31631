import CompositionalContent
import CompositionalTestSupport
import Testing

/// Alignments that a closure chooses (content rule 4.10).
@Suite struct StackCustomAlignmentTests {
  private func leaf(
    _ id: String, _ width: CGFloat, _ height: CGFloat, baseline: CGFloat? = nil
  ) -> Content {
    let baselines = baseline.map { ContentLeaf.Baselines(first: $0, last: height - $0) }
    return Content(
      kind: .leaf(ContentLeaf(.fixed(CGSize(width: width, height: height)), baselines: baselines)),
      id: id)
  }

  private func onBaseline(of path: String) -> StackVerticalAlignment {
    .custom(
      StackCustomAlignment(path) { context in
        context.firstBaseline(of: path).map {
          StackSpan(start: $0 - context.firstBaseline, length: context.length)
        }
      })
  }

  private func row(_ label: Content, _ alignment: StackVerticalAlignment) -> Content {
    var label = label
    label.placement.verticalAlignment = alignment
    return .hStack(
      alignment: .top, spacing: 8,
      [label, .vStack(id: "texts", [leaf("title", 80, 30, baseline: 22)])])
  }

  /// The baseline of the title is at 22, that of the label 8 below its top.
  @Test func anItemStandsOnTheBaselineOfAnother() {
    let solution = row(leaf("label", 40, 10, baseline: 8), onBaseline(of: "texts/title"))
      .solve(for: .init())
    #expect(solution.frame(at: "label") == CGRect(x: 0, y: 14, width: 40, height: 10))
    #expect(solution.size == CGSize(width: 128, height: 30))
    #expect(solution.baselines?.first == 22)
    #expect(solution.diagnostics.isEmpty)
  }

  /// The baseline of a stack is that of its first item.
  @Test func aStackHasTheBaselineOfItsFirstItem() {
    let label = Content.vStack(
      id: "label", [leaf("a", 40, 10, baseline: 8), leaf("b", 40, 6, baseline: 3)])
    let solution = row(label, onBaseline(of: "texts")).solve(for: .init())
    #expect(solution.frame(at: "label/a")?.minY == 14)
    #expect(solution.frame(at: "label/b")?.minY == 24)
  }

  /// From 14 on, a label of 30 points ends at 44.
  @Test func theStackGrowsUntilTheItemFits() throws {
    let solution = row(leaf("label", 40, 30, baseline: 8), onBaseline(of: "texts/title"))
      .solve(for: .init())
    #expect(abs(solution.size.height - 44) < 1e-6)
    let frame = try #require(solution.frame(at: "label"))
    #expect(frame.isNear(CGRect(x: 0, y: 14, width: 40, height: 30)))
    #expect(solution.diagnostics.isEmpty)
  }

  @Test func nothingGrowsForAnItemThatIsAlwaysOutside() {
    let badge = StackCustomAlignment { StackSpan(start: -8, length: $0.length) }
    let solution = row(leaf("label", 40, 10), .custom(badge)).solve(for: .init())
    #expect(solution.size == CGSize(width: 128, height: 30))
    #expect(solution.frame(at: "label")?.minY == -8)
    #expect(solution.diagnostics == [ContentDiagnostic(.overflow, at: "label")])
  }

  @Test func withoutAPlaceTheItemIsInTheMiddle() {
    let solution = row(leaf("label", 40, 10, baseline: 8), onBaseline(of: "texts/nobody"))
      .solve(for: .init())
    #expect(solution.frame(at: "label")?.minY == 10)
    #expect(solution.diagnostics == [ContentDiagnostic(.unknownTarget, at: "label")])
  }

  /// The closure chooses the length too: the lower half of 50 points below an inset of 10.
  ///
  /// What is in the item is laid out in that length: the second leaf gives way.
  @Test func theClosureChoosesTheLength() {
    let half = StackCustomAlignment { context in
      StackSpan(start: context.container.middle, length: context.container.length / 2)
    }
    var column = Content.vStack(id: "column", [leaf("a", 20, 20), leaf("b", 20, 20)])
    column.placement.verticalAlignment = .custom(half)
    let stack = ContentStack(
      .horizontal(), insets: AdaptiveInsets(DirectionalEdgeInsets(top: 10)), items: [column])
    let solution = Content(kind: .stack(stack)).solve(for: ContentProposal(height: 60))
    #expect(solution.frame(at: "column") == CGRect(x: 0, y: 35, width: 20, height: 25))
    #expect(solution.frame(at: "column/a") == CGRect(x: 0, y: 35, width: 20, height: 20))
    #expect(solution.frame(at: "column/b") == CGRect(x: 0, y: 55, width: 20, height: 5))
  }

  /// Across a column the leading edge counts, whichever side it is on.
  @Test(arguments: [UserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func acrossAColumn(_ direction: UserInterfaceLayoutDirection) {
    let afterTitle = StackCustomAlignment { context in
      context.span(of: "title").map { StackSpan(start: $0.end + 4, length: 20) }
    }
    var badge = leaf("badge", 30, 10)
    badge.placement.horizontalAlignment = .custom(afterTitle)
    let solution = Content.vStack(alignment: .leading, [badge, leaf("title", 50, 10)])
      .solve(
        for: ContentProposal(width: 200), in: ContentEnvironment(layoutDirection: direction))
    let x: CGFloat = direction == .leftToRight ? 54 : 200 - 54 - 20
    #expect(solution.frame(at: "badge") == CGRect(x: x, y: 0, width: 20, height: 10))
  }

  /// Named alignments are equal by their names; one without a name equals only itself.
  @Test func identity() {
    let place: @Sendable (StackAlignmentContext) -> StackSpan? = { _ in nil }
    let unnamed = StackCustomAlignment(place: place)
    #expect(StackCustomAlignment("a", place: place) == StackCustomAlignment("a") { _ in nil })
    #expect(StackCustomAlignment("a", place: place) != StackCustomAlignment("b", place: place))
    #expect(unnamed == unnamed)
    #expect(unnamed != StackCustomAlignment(place: place))
    let rows = [unnamed, StackCustomAlignment(place: place)].map {
      row(leaf("label", 40, 10), .custom($0))
    }
    #expect(rows[0] == rows[0])
    #expect(rows[0] != rows[1])
  }

  /// A closure that does what `centeredTo` does gives the same frames, and the same size.
  @Test func aClosureCanCenterToAnother() {
    var grown = 0
    for seed in 1...600 as ClosedRange<UInt64> {
      var random = RandomContent(seed: seed)
      let column = random.stack(depth: 3)
      guard case .stack(let stack) = column.kind, let target = stack.items.last?.id,
        let name = column.id
      else { continue }
      let path = "\(name)/\(target)"
      let center = StackCustomAlignment { context in
        context.span(of: path).map {
          StackSpan(start: $0.middle - context.length / 2, length: context.length)
        }
      }
      let proposal = random.proposal()
      func solve(_ alignment: StackVerticalAlignment) -> ContentSolution {
        var icon = leaf("icon", 20, 60)
        icon.placement.verticalAlignment = alignment
        return Content.hStack(alignment: .top, [icon, column]).solve(for: proposal)
      }
      let expected = solve(.centeredTo(path))
      guard !expected.diagnostics.contains(where: { $0.code == .centeredOutside }) else { continue }
      let solution = solve(.custom(center))
      #expect(solution.diagnostics == expected.diagnostics, "seed \(seed)")
      #expect(abs(solution.size.height - expected.size.height) < 1e-6, "seed \(seed)")
      for (part, other) in zip(solution.frames, expected.frames) {
        #expect(part.path == other.path)
        #expect(part.frame.isNear(other.frame), "seed \(seed) \(part.path)")
      }
      if expected.size.height > 60 { grown += 1 }
    }
    #expect(grown > 50)
  }
}
