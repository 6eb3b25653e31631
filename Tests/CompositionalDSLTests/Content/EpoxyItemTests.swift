import CompositionalContentDSL
import Testing

/// Epoxy's items and their modifiers equal the values that are made by hand.
@Suite("Epoxy items")
struct EpoxyItemTests {
  private enum DataID {
    case title, group, spacer
  }

  private let size = CGSize(width: 20, height: 10)

  @Test("Items of a size, a rule, a text and any content")
  func groupItem() {
    #expect(
      Epoxy.GroupItem(dataID: DataID.title, width: 20, height: 10).content
        == Content(.fixed(size), id: "title"))
    let rule = ContentLeaf.SizeRule.wrapping(naturalWidth: 90, lineHeight: 20)
    #expect(Epoxy.GroupItem(dataID: 7, rule).content == Content(rule, id: "7"))
    #expect(
      Epoxy.GroupItem(dataID: DataID.title, content: "Hello", textStyle: .headline).content
        == Content(.text("Hello", style: .headline), id: "title"))
    let made = Epoxy.GroupItem(dataID: "made") { HStack("row") { Leaf("a") } }
    #expect(made.content == .hStack(id: "made", [Content(.fixed(.zero), id: "a")]))
  }

  @Test("Params are the style of an item")
  func params() {
    var expected = Content(.text("Hello"), id: "title")
    expected.style = "bold"
    #expect(
      Epoxy.GroupItem(dataID: DataID.title, params: "bold", content: "Hello").content == expected)
    expected.style = "[1, 2]"
    #expect(
      Epoxy.GroupItem(dataID: DataID.title, params: [1, 2], content: "Hello").content == expected)
  }

  @Test("The number of lines of a text and of a wrapping leaf")
  func numberOfLines() {
    #expect(
      Epoxy.GroupItem(dataID: "a", content: "Hello").numberOfLines(3).content
        == Content(.text("Hello", lineLimit: 3), id: "a"))
    #expect(
      Epoxy.GroupItem(dataID: "a", content: "Hello").numberOfLines(3).numberOfLines(0).content
        == Content(.text("Hello"), id: "a"))
    #expect(
      Epoxy.GroupItem(dataID: "a", .wrapping(naturalWidth: 90, lineHeight: 20)).numberOfLines(2)
        .content
        == Content(.wrapping(naturalWidth: 90, lineHeight: 20, lineLimit: 2), id: "a"))
  }

  @Test("Compression and hugging along an axis")
  func priorities() {
    let item = Epoxy.GroupItem(dataID: "a", width: 20, height: 10)
    var expected = Content(.fixed(size), id: "a")
    expected.compression.horizontal = 1000
    expected.hugging.vertical = 251
    #expect(
      item.contentCompressionResistancePriority(.required, for: .horizontal)
        .contentHuggingPriority(251, for: .vertical) == expected)
    let defaults = item.contentCompressionResistancePriority(.defaultHigh, for: .vertical)
      .contentHuggingPriority(.defaultLow, for: .horizontal)
    #expect(defaults == item.content)
    #expect(
      item.contentHuggingPriority(250.5, for: .horizontal).hugging.horizontal == 250.5)
  }

  @Test("A horizontal group as an item")
  func horizontalGroupItem() {
    let style = Epoxy.HGroup.Style(alignment: .center, spacing: 8)
    let arrangement = ContentStack.Arrangement.horizontal(alignment: .center)
    func expected(_ arrangement: ContentStack.Arrangement) -> Content {
      Content(
        kind: .stack(
          ContentStack(arrangement, spacing: 8, items: [Content(.fixed(size), id: "a")])),
        id: "group")
    }
    let item = Epoxy.HGroupItem(dataID: DataID.group, style: style) {
      Leaf("a", width: 20, height: 10)
    }
    #expect(item.content == expected(arrangement))
    #expect(
      item.reflowsForAccessibilityTypeSizes(false).content
        == expected(
          .horizontal(alignment: .center, reflow: .init(reflowsForAccessibility: false))))
    #expect(
      Epoxy.HGroupItem(dataID: DataID.group, style: style)
        .groupItems { Leaf("a", width: 20, height: 10) }.content == expected(arrangement))
  }

  /// The original overwrites the style by the default of the modifier; here the style counts
  /// until the modifier is used.
  @Test("The reflow of a style counts")
  func reflowOfAStyle() {
    let style = Epoxy.HGroup.Style(reflowsForAccessibilityTypeSizes: false)
    let group = Epoxy.HGroup(style: style)
    #expect(
      Epoxy.HGroupItem(dataID: DataID.group, style: style).content == group.id("group"))
  }

  @Test("A vertical group as an item")
  func verticalGroupItem() {
    let expected = Content.vStack(
      alignment: .leading, spacing: 4, id: "group", [Content(.fixed(size), id: "a")])
    let style = Epoxy.VGroup.Style(alignment: .leading, spacing: 4)
    #expect(
      Epoxy.VGroupItem(dataID: DataID.group, style: style) { Leaf("a", width: 20, height: 10) }
        .content == expected)
    #expect(
      Epoxy.VGroupItem(dataID: DataID.group, style: style)
        .groupItems { Leaf("a", width: 20, height: 10) }.content == expected)
  }

  @Test("A spacer without limits and with each of them")
  func spacerItem() {
    #expect(
      Epoxy.SpacerItem(dataID: DataID.spacer).content
        == Content(kind: .spacer(.init()), id: "spacer"))
    let limits = ContentSpacer(
      width: .init(min: 4, max: 5, fixed: 6), height: .init(min: 1, max: 2, fixed: 3))
    let style = Epoxy.SpacerItem.Style(
      minHeight: 1, maxHeight: 2, fixedHeight: 3, minWidth: 4, maxWidth: 5, fixedWidth: 6)
    #expect(
      Epoxy.SpacerItem(dataID: DataID.spacer, style: style).content
        == Content(kind: .spacer(limits), id: "spacer"))
  }

  @Test("A static item keeps the name, the alignments and the padding of its content")
  func staticGroupItem() {
    let content = Leaf("a", width: 20, height: 10).verticalAlignment(.top).padding(4)
    #expect(Epoxy.StaticGroupItem(content).content == content)
  }

  @Test("Every alignment of an item across a horizontal group")
  func verticalAlignments() {
    let alignments: [(Epoxy.HGroup.ItemAlignment, StackVerticalAlignment)] = [
      (.fill, .fill), (.top, .top), (.center, .center), (.bottom, .bottom),
      (.centered(to: "a/b"), .centeredTo("a/b")),
    ]
    for (alignment, expected) in alignments {
      #expect(Leaf("a").verticalAlignment(alignment).placement.verticalAlignment == expected)
    }
    #expect(Leaf("a").verticalAlignment(nil) == Leaf("a").content)
  }

  @Test("Every alignment of an item across a vertical group, also of one that reflowed")
  func horizontalAlignments() {
    let alignments: [(Epoxy.VGroup.ItemAlignment, StackHorizontalAlignment)] = [
      (.fill, .fill), (.leading, .leading), (.center, .center), (.trailing, .trailing),
      (.centered(to: "a/b"), .centeredTo("a/b")),
    ]
    for (alignment, expected) in alignments {
      let placement = Leaf("a").horizontalAlignment(alignment).accessibilityAlignment(alignment)
        .placement
      #expect(placement.horizontalAlignment == expected)
      #expect(placement.accessibilityAlignment == expected)
    }
  }

  @Test("An alignment of one's own is equal to another with its id")
  func customAlignments() {
    enum AlignmentID { case belowTitle, other }
    func group(_ id: AlignmentID) -> Epoxy.HGroup {
      Epoxy.HGroup(alignment: .top) {
        Epoxy.GroupItem(dataID: "title", width: 80, height: 30)
        Epoxy.GroupItem(dataID: "badge", width: 10, height: 10)
          .verticalAlignment(
            .custom(alignmentID: id) { context in
              context.span(of: "title").map { StackSpan(start: $0.end, length: 10) }
            })
      }
    }
    let solution = group(.belowTitle).solve(for: ContentProposal())
    #expect(abs(solution.size.height - 40) < 1e-6)
    #expect(solution.frame(at: "badge") == CGRect(x: 80, y: 30, width: 10, height: 10))
    #expect(group(.belowTitle).content == group(.belowTitle).content)
    #expect(group(.belowTitle).content != group(.other).content)
    // Across a column, from the leading edge.
    let column = Epoxy.VGroup(alignment: .leading) {
      Epoxy.GroupItem(dataID: "badge", width: 10, height: 10)
        .horizontalAlignment(
          .custom(alignmentID: AlignmentID.other) { StackSpan(start: 30, length: $0.length) })
    }
    #expect(column.solve(for: ContentProposal(width: 100)).frame(at: "badge")?.origin.x == 30)
  }

  @Test("An optional item, and items of different types in one list")
  func builder() {
    let missing: Epoxy.GroupItem? = nil
    let items: [ContentElement] = [
      Epoxy.GroupItem(dataID: "a", width: 20, height: 10), Epoxy.SpacerItem(dataID: "b"),
    ]
    let group = Epoxy.HGroup {
      missing
      items
    }
    #expect(group.items.compactMap(\.id) == ["a", "b"])
  }

  @Test("An item by its data id")
  func lookup() {
    let group = Epoxy.HGroup { Epoxy.GroupItem(dataID: DataID.title, width: 20, height: 10) }
    #expect(group.groupItem(with: DataID.title) == Content(.fixed(size), id: "title"))
    #expect(group.groupItem(with: DataID.group) == nil)
  }
}
