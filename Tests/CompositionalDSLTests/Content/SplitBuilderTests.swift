import CompositionalContentDSL
import Testing

/// Splits, scrolling splits and conditionals equal the values that are made by hand.
@Suite("Split builders")
struct SplitBuilderTests {
  private let leaf = Content(.fixed(CGSize(width: 20, height: 10)), id: "a")

  private func slotted(_ slot: ContentSlot?, _ content: Content? = nil) -> Content {
    var content = content ?? leaf
    content.placement.slot = slot
    return content
  }

  private func split(
    _ direction: SplitDirection, padding: CGFloat = 0, id: String? = nil, _ items: [Content]
  ) -> Content {
    Content(
      kind: .split(ContentSplit(direction, subviewPadding: padding, items: items)), id: id)
  }

  @Test("Vertical, horizontal and conditional directions")
  func directions() {
    #expect(VSplit("s") { leaf }.content == split(.vertical, id: "s", [leaf]))
    #expect(HSplit { leaf }.content == split(.horizontal, [leaf]))
    let direction = SplitDirection.conditional(
      .minWidth(600), then: .horizontal, otherwise: .vertical)
    #expect(Split("s", direction: direction) { leaf }.content == split(direction, id: "s", [leaf]))
  }

  @Test("Space around each item")
  func subviewPadding() {
    #expect(VSplit { leaf }.subviewPadding(5).content == split(.vertical, padding: 5, [leaf]))
    #expect(HSplit { leaf }.subviewPadding(5).content == split(.horizontal, padding: 5, [leaf]))
    #expect(
      Split(direction: .horizontal) { leaf }.subviewPadding(5).content
        == split(.horizontal, padding: 5, [leaf]))
  }

  @Test("Fixed, percentage, automatic and equal slots")
  func slots() {
    func item(_ part: SplitPart) -> Content { part.splitItem }
    #expect(item(Fixed(44) { leaf }) == slotted(.fixed(44)))
    #expect(item(Percentage(33.3) { leaf }) == slotted(.percentage(33.3)))
    #expect(item(Automatic { leaf }) == slotted(.automatic))
    #expect(item(Equal { leaf }) == slotted(.equal))
    #expect(item(leaf) == leaf)
  }

  @Test("A slot of conditions")
  func dynamicSlot() {
    let slots: [ContentSlot.Conditional] = [
      .init(.minWidth(600), .fixed(240)), .init(.init(), .equal),
    ]
    #expect(Dynamic(slots) { leaf }.splitItem == slotted(.conditional(slots)))
    #expect(
      Dynamic(.fixed(240), when: .minWidth(600), otherwise: .equal) { leaf }.splitItem
        == slotted(.conditional(slots)))
  }

  @Test("Empty slots: fixed, equal, by the safe area and by the margins")
  func paddings() {
    let empty = Content(kind: .padding)
    #expect(Padding(15).splitItem == slotted(.fixed(15), empty))
    #expect(Padding(.percentage(20)).splitItem == slotted(.percentage(20), empty))
    #expect(Equal().splitItem == slotted(.equal, empty))
    #expect(
      Padding(safeArea: .top, adjustment: 4).splitItem
        == slotted(.safeArea(.top, adjustment: 4), empty))
    #expect(Padding(layoutMargins: .leading).splitItem == slotted(.layoutMargins(.leading), empty))
  }

  @Test("A separator of one pixel")
  func separators() {
    #expect(VSplit { Separator() }.content == split(.vertical, [Content(kind: .separator)]))
    let solution = VSplit {
      Leaf("a")
      Separator().id("line")
    }
    .solve(
      for: ContentProposal(width: 30, height: 50), in: ContentEnvironment(displayScale: 2))
    #expect(solution.frame(at: "line") == CGRect(x: 0, y: 49.5, width: 30, height: 0.5))
  }

  @Test("Names, insets and hiding of a slot")
  func slotModifiers() {
    let insets = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    var expected = slotted(.fixed(44))
    expected.id = "b"
    expected.placement.edgeInsets = insets
    expected.placement.isHidden = true
    #expect(
      Fixed(44) { leaf }.id("b").edgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4).hidden()
        .splitItem == expected)
    #expect(Fixed(44) { leaf.edgeInsets(insets).hidden().id("b") }.splitItem == expected)
    let all = DirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    #expect(Equal { leaf }.edgeInsets(4).splitItem.placement.edgeInsets == all)
  }

  @Test("A split in a slot of another one")
  func nestedSplits() {
    let built = VSplit {
      Leaf("map")
      Fixed(44) {
        HSplit("toolbar") {
          Leaf("l")
          Leaf("r")
        }
      }
    }
    let toolbar = split(.horizontal, id: "toolbar", [Leaf("l").content, Leaf("r").content])
    #expect(
      built.content == split(.vertical, [Leaf("map").content, slotted(.fixed(44), toolbar)]))
  }

  @Test("Items in the same place")
  func overlappingItems() {
    let built = ZSplit("z") {
      Leaf("back", .area(CGSize(width: 100, height: 60)))
      Leaf("front", width: 20, height: 10).edgeInsets(top: 30, leading: 5)
    }
    .subviewPadding(2)
    #expect(
      built.content
        == Content(
          kind: .split(
            ContentSplit(
              subviewPadding: 2, overlaps: true,
              items: [
                Leaf("back", .area(CGSize(width: 100, height: 60))).content,
                Leaf("front", width: 20, height: 10).edgeInsets(top: 30, leading: 5),
              ])), id: "z"))
    // 60 points and twice the padding. The front is inset by 2 + 30 at the top and 2 at the bottom.
    let solution = built.solve(for: ContentProposal(width: 104))
    #expect(solution.size == CGSize(width: 104, height: 64))
    #expect(solution.frame(at: "back") == CGRect(x: 2, y: 2, width: 100, height: 60))
    #expect(solution.frame(at: "front") == CGRect(x: 7, y: 32, width: 95, height: 30))
  }

  @Test("Scrolling splits and conditionals in a split")
  func nestedContainers() {
    let scrolling = ScrollingSplit("list") { Fixed(300) { Leaf("photo") } }
    let conditional = Conditional("detail") { Otherwise { Leaf("text") } }
    let built = HSplit {
      scrolling
      conditional
    }
    #expect(built.content == split(.horizontal, [scrolling.content, conditional.content]))
    let solution = built.solve(for: ContentProposal(width: 80, height: 100))
    #expect(solution.frame(at: "list/photo") == CGRect(x: 0, y: 0, width: 40, height: 300))
    #expect(solution.frame(at: "detail/text") == CGRect(x: 40, y: 0, width: 40, height: 100))
  }

  @Test("Scrolling splits")
  func scrollingSplits() {
    let insets = DirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    let expected = Content(
      kind: .scrollingSplit(
        ContentScrollingSplit(
          .horizontal, contentInsets: insets, addsLayoutMargins: true,
          items: [leaf, slotted(.fixed(500), Leaf("b").content)])), id: "s")
    let built = ScrollingSplit("s", direction: .horizontal) {
      leaf
      Fixed(500) { Leaf("b") }
    }
    #expect(built.contentInsets(insets).addsLayoutMargins().content == expected)
    #expect(built.contentInsets(10).addsLayoutMargins().content == expected)
    #expect(
      ScrollingSplit { leaf }.content
        == Content(kind: .scrollingSplit(ContentScrollingSplit(items: [leaf]))))
  }

  /// The row is as long as its label needs in what the icon leaves over: 100 - 40 = 60 points.
  @Test("A slot as long as one item of a split needs")
  func basedOn() {
    let row = HSplit("row") {
      Fixed(40) { Leaf("icon") }
      Leaf("label", .wrapping(naturalWidth: 120, lineHeight: 20))
    }
    let scrolling = ScrollingSplit { Automatic(basedOn: "label") { row } }
    #expect(
      scrolling.content
        == Content(
          kind: .scrollingSplit(
            ContentScrollingSplit(items: [slotted(.basedOn("label"), row.content)]))))
    let solution = scrolling.solve(for: ContentProposal(width: 100, height: 200))
    #expect(solution.frame(at: "row") == CGRect(x: 0, y: 0, width: 100, height: 40))
  }

  @Test("Hidden items keep their slots in a split, and leave a scrolling one")
  func hiddenItems() {
    func parts() -> [SplitPart] { [Fixed(40) { Leaf("a") }.hidden(), Fixed(20) { Leaf("b") }] }
    let proposal = ContentProposal(width: 10, height: 100)
    #expect(VSplit { parts() }.solve(for: proposal).frame(at: "b")?.origin.y == 40)
    let scrolling = ScrollingSplit { parts() }.solve(for: proposal)
    #expect(scrolling.frame(at: "b")?.origin.y == 0)
    #expect(scrolling.contentSizes["/"] == CGSize(width: 10, height: 20))
  }

  @Test("A conditional of branches")
  func conditionals() {
    let built = Conditional("c") {
      When(.horizontalSizeClass(.compact)) { VSplit { leaf } }
      When(.accessibility.and { $0.maxWidth = 300 }) { leaf }
      Otherwise { HSplit { leaf } }
    }
    var compact = ContentCondition()
    compact.horizontalSizeClass = .compact
    var large = ContentCondition()
    large.isAccessibilityCategory = true
    large.maxWidth = 300
    #expect(
      built.content
        == Content(
          kind: .conditional(
            ContentConditional([
              .init(compact, split(.vertical, [leaf])), .init(large, leaf),
              .init(.init(), split(.horizontal, [leaf])),
            ])), id: "c"))
  }

  @Test("Every condition")
  func conditions() {
    var expected = ContentCondition()
    expected.verticalSizeClass = .regular
    #expect(ContentCondition.verticalSizeClass(.regular) == expected)
    expected = ContentCondition()
    expected.layoutDirection = .rightToLeft
    #expect(ContentCondition.layoutDirection(.rightToLeft) == expected)
    expected = ContentCondition()
    expected.minWidth = 300
    #expect(ContentCondition.minWidth(300) == expected)
    expected = ContentCondition()
    expected.maxWidth = 300
    #expect(ContentCondition.maxWidth(300) == expected)
  }
}
