import CompositionalContentDSL
import Testing

/// Leaves, texts, modifiers of any content, and types of one's own.
@Suite("Content elements")
struct ContentElementTests {
  private struct CheckboxRow: ContentElement {
    var isWide: Bool
    var content: Content {
      if isWide {
        HStack { Leaf("icon", width: 24, height: 24) }
      } else {
        Leaf("icon", width: 24, height: 24)
      }
    }
  }

  private func leaf(_ rule: ContentLeaf.SizeRule, id: String? = nil) -> Content {
    Content(rule, id: id)
  }

  @Test("A leaf of each rule")
  func leaves() {
    #expect(Leaf("a").content == leaf(.fixed(.zero), id: "a"))
    #expect(Leaf(width: 3, height: 4).content == leaf(.fixed(CGSize(width: 3, height: 4))))
    let wrapping = ContentLeaf.SizeRule.wrapping(naturalWidth: 90, lineHeight: 20, lineLimit: 2)
    #expect(Leaf("a", wrapping).content == leaf(wrapping, id: "a"))
    let area = ContentLeaf.SizeRule.area(CGSize(width: 16, height: 9))
    #expect(Leaf("a", area).content == leaf(area, id: "a"))
    let measured = Leaf("a", .measured("double") { CGSize(width: 2 * ($0 ?? 1), height: 1) })
    #expect(measured.content == leaf(.measured("double") { _ in .zero }, id: "a"))
    #expect(measured.solve(for: ContentProposal()).size == CGSize(width: 2, height: 1))
  }

  @Test("A text of a string, and filler text")
  func texts() {
    #expect(
      Text("a", string: "Hello", style: .headline, lineLimit: 2).content
        == leaf(.text("Hello", style: .headline, lineLimit: 2), id: "a"))
    #expect(Text(string: "Hello").content == leaf(.text("Hello")))
    #expect(
      Text("a", length: 7).textStyle(.footnote).lineLimit(1).content
        == leaf(.text(ContentText(.filler(7), style: .footnote, lineLimit: 1)), id: "a"))
    let bold = Text(string: "Hello", weight: .bold)
    #expect(bold.content == leaf(.text("Hello", weight: .bold)))
    #expect(Text(string: "Hello").weight(.bold).content == bold.content)
    // 38.93 points by 1.07, and as it is.
    #expect(bold.solve(for: ContentProposal()).size == CGSize(width: 42, height: 20.5))
    #expect(bold.weight(nil).solve(for: ContentProposal()).size.width == 39)
    // A card as it was recorded: 20.5 points of a headline, and 38 of two lines of 15 points.
    let card = VStack(spacing: 4) {
      Text(string: "General", style: .headline)
      Text(string: "one\ntwo", style: .subheadline)
    }
    #expect(card.solve(for: ContentProposal(width: 200)).size.height == 62.5)
  }

  @Test("Baselines of a leaf and a text")
  func baselines() {
    let expected = ContentLeaf.Baselines(first: 15, last: 4)
    let size = ContentLeaf.SizeRule.fixed(CGSize(width: 3, height: 20))
    #expect(
      Leaf(width: 3, height: 20).baselines(first: 15, last: 4).content
        == Content(kind: .leaf(ContentLeaf(size, baselines: expected))))
    #expect(
      Text(string: "a").baselines(first: 15, last: 4).content
        == Content(kind: .leaf(ContentLeaf(.text("a"), baselines: expected))))
  }

  @Test("A name and a style")
  func nameAndStyle() {
    var expected = leaf(.fixed(.zero), id: "b")
    expected.style = "bold"
    #expect(Leaf("a").id("b").style("bold") == expected)
    expected.style = "12"
    #expect(Leaf("b").style(12) == expected)
  }

  @Test("Priorities, of both axes or one")
  func priorities() {
    var expected = leaf(.fixed(.zero))
    expected.hugging = .highest
    expected.compression = .highest
    #expect(Leaf().hugging(.highest).compression(.highest) == expected)
    expected.hugging = .init(horizontal: 300, vertical: 250)
    expected.compression = .init(horizontal: 750, vertical: 400)
    #expect(Leaf().hugging(horizontal: 300).compression(vertical: 400) == expected)
    #expect(
      Leaf().hugging(horizontal: 300).hugging(vertical: 310).hugging
        == .init(horizontal: 300, vertical: 310))
  }

  @Test("The wishes for the container around the content")
  func placement() {
    var placement = ContentPlacement()
    placement.verticalAlignment = .top
    placement.horizontalAlignment = .trailing
    placement.accessibilityAlignment = .centeredTo("a/b")
    placement.padding = .init(top: 1, leading: 2, bottom: 3, trailing: 4)
    placement.flowWidth = .flexible(min: 5)
    placement.flowAlignment = .stretch
    placement.edgeInsets = .init(top: 6, leading: 7, bottom: 8, trailing: 9)
    placement.isHidden = true
    placement.isInteractive = true
    placement.isTappable = true
    placement.hidesSeparator = true
    let content = Leaf()
      .verticalAlignment(.top).horizontalAlignment(.trailing)
      .accessibilityAlignment(.centeredTo("a/b"))
      .padding(top: 1, leading: 2, bottom: 3, trailing: 4)
      .layout(width: .flexible(min: 5), vertical: .stretch)
      .edgeInsets(top: 6, leading: 7, bottom: 8, trailing: 9)
      .hidden().interactive().tappable().separatorHiding()
    #expect(content.placement == placement)
    #expect(content.kind == Leaf().content.kind)
  }

  @Test("Padding and edge insets in each shape")
  func insetShapes() {
    let all = DirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    #expect(Leaf().padding(4).placement.padding == all)
    #expect(Leaf().padding(all).placement.padding == all)
    #expect(
      Leaf().padding(horizontal: 2, vertical: 3).placement.padding
        == .init(top: 3, leading: 2, bottom: 3, trailing: 2))
    #expect(Leaf().padding(leading: 2).placement.padding == .init(leading: 2))
    #expect(Leaf().edgeInsets(4).placement.edgeInsets == all)
    #expect(Leaf().edgeInsets(all).placement.edgeInsets == all)
  }

  @Test("The last call of a modifier wins")
  func lastCallWins() {
    #expect(Leaf().padding(4).padding(8) == Leaf().padding(8))
    #expect(Leaf().hidden().hidden(false) == Leaf().content)
  }

  @Test("A type of one's own, as content and in a stack", arguments: [true, false])
  func ownTypes(isWide: Bool) {
    let icon = leaf(.fixed(CGSize(width: 24, height: 24)), id: "icon")
    let expected = isWide ? Content.hStack([icon]) : icon
    #expect(CheckboxRow(isWide: isWide).content == expected)
    var named = expected
    named.id = "row"
    #expect(VStack { CheckboxRow(isWide: isWide).id("row") }.content == .vStack([named]))
  }

  @Test("Control flow in a stack", arguments: [0, 1, 2])
  func controlFlow(number: Int) {
    let extra: Leaf? = number == 2 ? Leaf("extra") : nil
    let stack = HStack {
      Leaf("first")
      if number > 0 { Leaf("some") }
      switch number {
      case 0: Leaf("zero")
      default:
        Leaf("one")
        Leaf("two")
      }
      for index in 0..<number { Leaf("n\(index)") }
      extra
      [Leaf("x"), Leaf("y")]
    }
    let names =
      switch number {
      case 0: ["first", "zero", "x", "y"]
      case 1: ["first", "some", "one", "two", "n0", "x", "y"]
      default: ["first", "some", "one", "two", "n0", "n1", "extra", "x", "y"]
      }
    #expect(stack.content == .hStack(names.map { leaf(.fixed(.zero), id: $0) }))
  }
}
