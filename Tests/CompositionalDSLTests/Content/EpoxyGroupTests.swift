import CompositionalContentDSL
import Testing

/// Epoxy's groups and their styles equal the values that are made by hand.
@Suite("Epoxy groups")
struct EpoxyGroupTests {
  private let leaf = Content(.fixed(CGSize(width: 20, height: 10)), id: "a")

  private func stack(
    _ arrangement: ContentStack.Arrangement, spacing: CGFloat = 0, insets: AdaptiveInsets = .zero
  ) -> Content {
    Content(
      kind: .stack(ContentStack(arrangement, spacing: spacing, insets: insets, items: [leaf])))
  }

  @Test("A horizontal group of an alignment, an accessibility alignment and a spacing")
  func horizontalGroup() {
    #expect(Epoxy.HGroup { leaf }.content == stack(.horizontal()))
    #expect(
      Epoxy.HGroup(alignment: .top, accessibilityAlignment: .trailing, spacing: 8) { leaf }.content
        == stack(.horizontal(alignment: .top, reflow: .init(alignment: .trailing)), spacing: 8))
  }

  @Test("A horizontal group of a style")
  func horizontalStyle() {
    let style = Epoxy.HGroup.Style(
      alignment: .center, accessibilityAlignment: .fill, spacing: 4,
      reflowsForAccessibilityTypeSizes: false, forceVerticalAccessibilityLayout: true)
    let reflow = ContentStack.Reflow(
      alignment: .fill, reflowsForAccessibility: false, forceVertical: true)
    #expect(
      Epoxy.HGroup(style: style) { leaf }.content
        == stack(.horizontal(alignment: .center, reflow: reflow), spacing: 4))
    #expect(style == style && style != .init())
  }

  @Test("The defaults: fill, leading at large text, no spacing, reflow")
  func defaults() {
    let style = Epoxy.HGroup.Style()
    #expect(style.alignment == .fill && style.accessibilityAlignment == .leading)
    #expect(style.spacing == 0 && style.reflowsForAccessibilityTypeSizes)
    #expect(!style.forceVerticalAccessibilityLayout)
    #expect(Epoxy.VGroup.Style().alignment == .fill && Epoxy.VGroup.Style().spacing == 0)
  }

  @Test("A vertical group of an alignment and a spacing, and of a style")
  func verticalGroup() {
    #expect(Epoxy.VGroup { leaf }.content == stack(.vertical()))
    let expected = stack(.vertical(alignment: .leading), spacing: 8)
    #expect(Epoxy.VGroup(alignment: .leading, spacing: 8) { leaf }.content == expected)
    #expect(
      Epoxy.VGroup(style: .init(alignment: .leading, spacing: 8)) { leaf }.content == expected)
  }

  @Test("Reflow at the accessibility text sizes, and by force")
  func reflow() {
    let group = Epoxy.HGroup { leaf }
    let large = ContentEnvironment(contentSizeCategory: .accessibilityLarge)
    func reflowed(_ group: Epoxy.HGroup, in environment: ContentEnvironment) -> Bool {
      group.solve(for: ContentProposal(), in: environment).reflowed == ["/"]
    }
    #expect(!reflowed(group, in: .init()) && reflowed(group, in: large))
    #expect(!reflowed(group.reflowsForAccessibilityTypeSizes(false), in: large))
    #expect(reflowed(group.forceAccessibilityVerticalLayout(true), in: .init()))
    #expect(
      group.reflowsForAccessibilityTypeSizes(false).content
        == stack(.horizontal(reflow: .init(reflowsForAccessibility: false))))
    #expect(
      group.forceAccessibilityVerticalLayout(true).content
        == stack(.horizontal(reflow: .init(forceVertical: true))))
  }

  @Test("The spacing and all other properties of the style change later")
  func changingTheStyle() {
    var group = Epoxy.HGroup(spacing: 8) { leaf }
    group.style.spacing = 12
    group.style.alignment = .bottom
    #expect(group.content == stack(.horizontal(alignment: .bottom), spacing: 12))
  }

  @Test("Insets in place of constraints to margins, and of a group view")
  func margins() {
    let insets = DirectionalEdgeInsets(top: 16, leading: 24, bottom: 16, trailing: 24)
    let expected = stack(.vertical(), insets: .init(insets))
    let group = Epoxy.VGroup { leaf }
    #expect(group.constrainToMargins(insets: insets).content == expected)
    #expect(group.constrainToMargins().content == group.content)
    #expect(group.edgeInsets(AdaptiveInsets(insets)).content == expected)
  }

  @Test("Adaptive edge insets", arguments: [false, true], [false, true])
  func adaptiveInsets(isRegular: Bool, isLarge: Bool) {
    let edge = AdaptiveLength(
      compact: 16, compactAccessibility: 20, regular: 24, regularAccessibility: 32)
    let group = Epoxy.VGroup { leaf }
      .edgeInsets(.init(top: .init(0), leading: edge, bottom: .init(0), trailing: .init(0)))
    let environment = ContentEnvironment(
      contentSizeCategory: isLarge ? .accessibilityLarge : .large,
      horizontalSizeClass: isRegular ? .regular : .compact)
    let expected: CGFloat = isRegular ? (isLarge ? 32 : 24) : (isLarge ? 20 : 16)
    let solution = group.solve(for: ContentProposal(), in: environment)
    #expect(solution.frame(at: "a")?.origin.x == expected)
  }

  @Test("An empty group is of length 0 along its axis")
  func emptyGroups() {
    let row = HStack {
      Epoxy.HGroup().id("h")
      Leaf("a", width: 20, height: 10)
    }
    #expect(
      row.solve(for: ContentProposal(width: 50)).frame(at: "h")
        == CGRect(x: 0, y: 0, width: 0, height: 10))
    #expect(Epoxy.VGroup().content == .vStack([]))
  }

  @Test("Baselines are those of the first and the last item")
  func baselines() {
    let group = Epoxy.VGroup(spacing: 4) {
      Leaf("a", width: 20, height: 20).baselines(first: 15, last: 5)
      Leaf("b", width: 20, height: 30).baselines(first: 12, last: 7)
    }
    let solution = group.solve(for: ContentProposal())
    #expect(solution.baselines?.first == 15 && solution.baselines?.last == 47)
  }
}
