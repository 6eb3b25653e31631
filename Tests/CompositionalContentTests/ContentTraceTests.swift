import Compositional
import CompositionalContent
import CompositionalTestSupport
import Testing

/// Where the frames of parts come from.
@Suite struct ContentTraceTests {
  /// An icon beside two lines of text, between insets of 16 and 24 points, 8 points apart.
  private static let row = Content(
    kind: .stack(
      ContentStack(
        .horizontal(alignment: .top), spacing: 8,
        insets: AdaptiveInsets(.init(top: 16, leading: 24, bottom: 16, trailing: 24)),
        items: [
          Content(
            .fixed(CGSize(width: 24, height: 24)), id: "icon",
            hugging: .init(horizontal: 1000, vertical: 250)),
          .vStack(
            spacing: 4, id: "texts",
            [
              Content(
                kind: .leaf(
                  ContentLeaf(
                    .fixed(CGSize(width: 120, height: 27)), baselines: .init(first: 20, last: 6))),
                id: "title"),
              Content(.fixed(CGSize(width: 200, height: 21)), id: "subtitle"),
            ]),
        ])))

  /// Worked out by hand: 375 less 48, the icon and the gap are 295; the title ends 27 below 16.
  @Test func aTitleInARow() throws {
    let trace = try #require(
      Self.row.trace(of: "texts/title", for: ContentProposal(width: 375)))
    #expect(trace.levels.map(\.path) == ["/", "texts", "texts/title"])
    #expect(trace.levels.map(\.kind) == ["hStack", "vStack", "leaf"])
    #expect(trace.levels.map(\.rule) == ["9", "4.2", "4.2"])
    let title = trace.levels[2]
    #expect(title.frame == CGRect(x: 56, y: 16, width: 295, height: 27))
    #expect(title.idealWidth == 120)
    #expect(title.neededHeight == 27)
    #expect(title.baselines?.first == 36 && title.baselines?.last == 37)
    #expect(
      title.place == "item 1 of 2 in a vertical stack, items 4 points apart, as wide as the stack")
    let texts = trace.levels[1]
    #expect(texts.neededHeight == 52)
    #expect(texts.baselines?.first == 36 && texts.baselines?.last == 68)
    #expect(texts.place == "item 2 of 2 in a horizontal stack, items 8 points apart, at the top")
  }

  @Test func reflowedStacksSaySo() throws {
    let environment = ContentEnvironment(contentSizeCategory: .accessibilityLarge)
    let trace = try #require(
      Self.row.trace(of: "icon", for: ContentProposal(width: 375), in: environment))
    #expect(trace.levels.last?.rule == "4.1")
    #expect(
      trace.levels.last?.place.contains("laid out vertically, items 8 points apart, at the leading")
        == true)
  }

  @Test(arguments: ["", "/"]) func theRoot(path: String) throws {
    let trace = try #require(Self.row.trace(of: path, for: ContentProposal(width: 375)))
    #expect(trace.levels.count == 1)
    #expect(trace.levels[0].frame == CGRect(x: 0, y: 0, width: 375, height: 84))
  }

  @Test(arguments: ["none", "texts/none", "icon/a", "icon@cell"])
  func whatHasNoFrameHasNoTrace(path: String) {
    #expect(Self.row.trace(of: path, for: ContentProposal(width: 375)) == nil)
  }

  /// Each part of random content has a trace that ends with its frame, inside that of its container's
  /// path, and the baselines of a root stack are those of the solution.
  @Test(arguments: 1...60) func everyFrameHasATrace(seed: UInt64) throws {
    var random = RandomContent(seed: seed)
    let content = random.node(depth: 3)
    let (proposal, environment) = (random.proposal(), random.environment())
    let solution = content.solve(for: proposal, in: environment)
    for part in solution.frames {
      let trace = try #require(
        content.trace(of: part.path, for: proposal, in: environment), "\(part.path)")
      #expect(trace.levels.last?.frame == part.frame)
      #expect(trace.levels.last?.path == part.path)
      #expect(trace.levels.first?.frame.size == solution.size)
      for (outer, inner) in zip(trace.levels.dropFirst(), trace.levels.dropFirst(2)) {
        #expect(inner.path.hasPrefix(outer.path))
        #expect(solution.frame(at: outer.path) == outer.frame)
      }
    }
    if let baselines = solution.baselines {
      let root = content.trace(of: "/", for: proposal, in: environment)?.levels.first?.baselines
      #expect(abs((root?.first ?? 0) - baselines.first) < 1e-6)
      #expect(abs((root?.last ?? 0) - baselines.last) < 1e-6)
    }
  }
}
