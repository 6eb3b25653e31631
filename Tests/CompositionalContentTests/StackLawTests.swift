import CompositionalContent
import CompositionalTestSupport
import Testing

/// Stacks in random trees share lengths as cheaply as possible.
@Suite struct StackLawTests {
  @Test func noLengthCanBeMovedToLowerTheCost() {
    var pairs = 0
    for seed in 1...3000 as ClosedRange<UInt64> {
      var random = RandomContent(seed: seed)
      let content = random.stack(depth: 3)
      let proposal = random.proposal()
      let environment = ContentEnvironment(
        contentSizeCategory: seed.isMultiple(of: 5) ? .accessibilityLarge : .large)
      let solution = content.solve(for: proposal, in: environment)
      let check = StackOptimality(content, solution, in: environment)
      pairs += check.pairs
      #expect(check.findings.isEmpty, "seed \(seed), \(proposal): \(check.findings)")
    }
    #expect(pairs > 10_000)
  }

  /// The check finds a solution that is not the cheapest.
  ///
  /// The second item is short of length. Of a first item that minds less, it could have some.
  @Test func theCheckSeesLengthInTheWrongPlace() {
    var items = ["a", "b"].map { Content(.fixed(CGSize(width: 50, height: 10)), id: $0) }
    let solution = Content.hStack(items).solve(for: ContentProposal(width: 80))
    #expect(solution.frame(at: "b")?.width == 30)
    #expect(StackOptimality(.hStack(items), solution, in: .init()).findings.isEmpty)
    items[0].compression = ContentPriorities(horizontal: 100, vertical: 100)
    #expect(!StackOptimality(.hStack(items), solution, in: .init()).findings.isEmpty)
  }

  /// A stack stands vertically exactly at the five accessibility text sizes (content rule 4.1).
  @Test(arguments: PreferredContentSizeCategory.allCases)
  func reflowsAtAccessibilitySizes(_ category: PreferredContentSizeCategory) {
    let items = ["a", "b"].map { Content(.fixed(CGSize(width: 50, height: 10)), id: $0) }
    let environment = ContentEnvironment(contentSizeCategory: category)
    let size = Content.hStack(items).solve(for: .init(), in: environment)
    let isLarge = PreferredContentSizeCategory.allCases.suffix(5).contains(category)
    #expect(size.size == (isLarge ? CGSize(width: 50, height: 20) : CGSize(width: 100, height: 10)))
    #expect(size.reflowed == (isLarge ? ["/"] : []))
    let stubborn = Content(
      kind: .stack(
        ContentStack(.horizontal(reflow: .init(reflowsForAccessibility: false)), items: items)))
    #expect(stubborn.size(for: .init(), in: environment) == CGSize(width: 100, height: 10))
  }

  // MARK: Centered items (content rule 4.7)

  private func leaf(_ id: String, _ width: CGFloat, _ height: CGFloat) -> Content {
    Content(.fixed(CGSize(width: width, height: height)), id: id)
  }

  private func row(icon height: CGFloat, at target: String, padding: CGFloat = 0) -> Content {
    var icon = leaf("icon", 20, height)
    icon.placement.verticalAlignment = .centeredTo(target)
    icon.placement.padding = DirectionalEdgeInsets(top: padding, bottom: padding)
    return Content.hStack(
      alignment: .top, spacing: 8,
      [icon, .vStack(id: "texts", [leaf("title", 80, 30), leaf("subtitle", 80, 20)])])
  }

  /// The stack grows only as far as the item needs it.
  ///
  /// The middle of the subtitle is at 40. An icon of 48 points reaches down to 64 there, where the
  /// texts end at 50.
  @Test func aStackGrowsToHoldACenteredItem() {
    let solution = row(icon: 48, at: "texts/subtitle").solve(for: .init())
    #expect(abs(solution.size.height - 64) < 1e-6)
    #expect(solution.frame(at: "icon")?.isNear(CGRect(x: 0, y: 16, width: 20, height: 48)) == true)
    #expect(solution.diagnostics.isEmpty)
  }

  @Test func aSmallItemMakesNothingGrow() {
    let solution = row(icon: 10, at: "texts/title").solve(for: .init())
    #expect(solution.size.height == 50)
    #expect(solution.frame(at: "icon") == CGRect(x: 0, y: 10, width: 20, height: 10))
  }

  @Test func anItemThatCannotBeCenteredIsReported() {
    let solution = row(icon: 48, at: "texts/title").solve(for: ContentProposal(height: 50))
    #expect(solution.frame(at: "icon")?.minY == 0)
    #expect(solution.diagnostics == [ContentDiagnostic(.centeredOutside, at: "icon")])
  }

  @Test(arguments: ["texts/nobody", "icon", "", "/texts"])
  func anUnknownTargetIsReported(_ target: String) {
    let solution = row(icon: 10, at: target).solve(for: .init())
    #expect(solution.diagnostics == [ContentDiagnostic(.unknownTarget, at: "icon")])
    #expect(solution.frame(at: "icon")?.minY == 20)
  }

  /// A smaller stack than the one that grew cannot hold the item.
  @Test func growthIsTheLeast() {
    for seed in 1...300 as ClosedRange<UInt64> {
      var random = RandomContent(seed: seed)
      let column = random.stack(depth: 2)
      guard case .stack(let stack) = column.kind, let target = stack.items.last?.id,
        let name = column.id
      else { continue }
      var icon = leaf("icon", 20, 60)
      icon.placement.verticalAlignment = .centeredTo("\(name)/\(target)")
      let content = Content.hStack(alignment: .top, [icon, column])
      let solution = content.solve(for: ContentProposal(width: 300))
      guard !solution.diagnostics.contains(where: { $0.code == .centeredOutside }) else { continue }
      let without = Content.hStack(alignment: .top, [leaf("icon", 20, 60), column])
      let least = without.solve(for: ContentProposal(width: 300)).size.height
      guard solution.size.height > least + 0.01 else { continue }
      let tight = content.solve(
        for: ContentProposal(width: 300, height: solution.size.height - 0.005))
      let codes = tight.diagnostics.map(\.code)
      #expect(codes.contains(.centeredOutside), "seed \(seed)")
    }
  }
}
