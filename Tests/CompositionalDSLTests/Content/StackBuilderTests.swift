import CompositionalContentDSL
import Testing

/// Stacks and spacers equal the values that are made by hand.
@Suite("Stack builders")
struct StackBuilderTests {
  private let leaf = Content(.fixed(CGSize(width: 20, height: 10)), id: "a")

  private func stack(
    _ arrangement: ContentStack.Arrangement, spacing: CGFloat = 0,
    insets: AdaptiveInsets = .zero, id: String? = nil
  ) -> Content {
    Content(
      kind: .stack(ContentStack(arrangement, spacing: spacing, insets: insets, items: [leaf])),
      id: id)
  }

  @Test("Horizontal stacks and their properties")
  func horizontal() {
    #expect(HStack { leaf }.content == stack(.horizontal()))
    #expect(
      HStack("s", alignment: .bottom, spacing: 8) { leaf }.content
        == stack(.horizontal(alignment: .bottom), spacing: 8, id: "s"))
    let reflow = ContentStack.Reflow(
      alignment: .center, reflowsForAccessibility: false, forceVertical: true)
    #expect(
      HStack { leaf }.reflowedAlignment(.center).reflowsForAccessibility(false).forceVertical()
        .content == stack(.horizontal(reflow: reflow)))
  }

  @Test("Vertical stacks and their properties")
  func vertical() {
    #expect(VStack { leaf }.content == stack(.vertical()))
    #expect(
      VStack("s", alignment: .trailing, spacing: 8) { leaf }.content
        == stack(.vertical(alignment: .trailing), spacing: 8, id: "s"))
  }

  @Test("Insets in each shape, also adaptive ones")
  func insets() {
    func expect(_ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat)
      -> Content
    {
      stack(
        .horizontal(),
        insets: .init(.init(top: top, leading: leading, bottom: bottom, trailing: trailing)))
    }
    let plain = HStack { leaf }
    #expect(plain.insets(4).content == expect(4, 4, 4, 4))
    #expect(plain.insets(horizontal: 2, vertical: 3).content == expect(3, 2, 3, 2))
    #expect(plain.insets(top: 1, trailing: 2).content == expect(1, 0, 0, 2))
    #expect(
      plain.insets(.init(top: 1, leading: 2, bottom: 3, trailing: 4)).content == expect(1, 2, 3, 4))
    let adaptive = AdaptiveInsets(
      top: .init(1), leading: .init(compact: 16, compactAccessibility: 20, regular: 24),
      bottom: .init(2), trailing: .init(3))
    #expect(VStack { leaf }.insets(adaptive).content == stack(.vertical(), insets: adaptive))
  }

  @Test("Adaptive insets in each environment", arguments: [false, true], [false, true])
  func adaptiveInsets(isRegular: Bool, isLarge: Bool) {
    let edge = AdaptiveLength(
      compact: 16, compactAccessibility: 20, regular: 24, regularAccessibility: 32)
    let stack = VStack { leaf }
      .insets(.init(top: .init(0), leading: edge, bottom: .init(0), trailing: .init(0)))
    let environment = ContentEnvironment(
      contentSizeCategory: isLarge ? .accessibilityLarge : .large,
      horizontalSizeClass: isRegular ? .regular : .compact)
    let expected: CGFloat = isRegular ? (isLarge ? 32 : 24) : (isLarge ? 20 : 16)
    let solution = stack.solve(for: ContentProposal(), in: environment)
    #expect(solution.frame(at: "a")?.origin.x == expected)
  }

  @Test("Reflow at the accessibility text sizes, and by force")
  func reflow() {
    let large = ContentEnvironment(contentSizeCategory: .accessibilityLarge)
    func isReflowed(_ stack: HStack, in environment: ContentEnvironment = .init()) -> Bool {
      stack.solve(for: ContentProposal(), in: environment).reflowed == ["/"]
    }
    let stack = HStack { leaf }
    #expect(!isReflowed(stack) && isReflowed(stack, in: large))
    #expect(!isReflowed(stack.reflowsForAccessibility(false), in: large))
    #expect(isReflowed(stack.forceVertical()))
  }

  @Test("A stack without items is of length 0 along its axis")
  func emptyStacks() {
    let row = HStack {
      HStack("h") {}
      leaf
    }
    #expect(
      row.solve(for: ContentProposal(width: 50)).frame(at: "h")
        == CGRect(x: 0, y: 0, width: 0, height: 10))
    #expect(VStack {}.content == .vStack([]))
  }

  @Test("Baselines are those of the first and the last item")
  func baselines() {
    let stack = VStack(spacing: 4) {
      Leaf("a", width: 20, height: 20).baselines(first: 15, last: 5)
      Leaf("b", width: 20, height: 30).baselines(first: 12, last: 7)
    }
    let solution = stack.solve(for: ContentProposal())
    #expect(solution.baselines?.first == 15 && solution.baselines?.last == 47)
  }

  @Test("An alignment of one's own, across a row and a column")
  func customAlignments() {
    let below = StackCustomAlignment("below the title") { context in
      context.span(of: "title").map { StackSpan(start: $0.end, length: 10) }
    }
    let row = HStack(alignment: .top) {
      Leaf("title", width: 80, height: 30)
      Leaf("badge", width: 10, height: 10).verticalAlignment(.custom(below))
    }
    let solution = row.solve(for: ContentProposal())
    #expect(abs(solution.size.height - 40) < 1e-6)
    #expect(solution.frame(at: "badge") == CGRect(x: 80, y: 30, width: 10, height: 10))
    let indented = StackCustomAlignment("indented") { StackSpan(start: 30, length: $0.length) }
    let column = VStack(alignment: .leading) {
      Leaf("badge", width: 10, height: 10).horizontalAlignment(.custom(indented))
    }
    #expect(column.solve(for: ContentProposal(width: 100)).frame(at: "badge")?.origin.x == 30)
  }

  @Test("Insets keep the type, so that the properties of a stack can follow")
  func insetsKeepTheType() {
    #expect(
      HStack { leaf }.insets(4).forceVertical().content
        == HStack { leaf }.forceVertical().insets(4).content)
  }

  @Test("Spacers with each limit")
  func spacers() {
    #expect(Spacer().content == .spacer())
    let limits = ContentSpacer(
      width: .init(min: 1, max: 2, fixed: 3), height: .init(min: 4, max: 5, fixed: 6))
    #expect(
      Spacer(
        "s", minWidth: 1, maxWidth: 2, fixedWidth: 3, minHeight: 4, maxHeight: 5, fixedHeight: 6
      ).content == Content(kind: .spacer(limits), id: "s"))
  }
}
