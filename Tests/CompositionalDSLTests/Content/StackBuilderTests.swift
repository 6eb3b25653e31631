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

  /// The example of the page about stacks.
  @Test("The native spelling makes the values of Epoxy's groups")
  func nativeSpelling() {
    let epoxy = Epoxy.HGroup(alignment: .top, spacing: 8) {
      Epoxy.GroupItem(dataID: "checkbox", width: 24, height: 24)
        .contentHuggingPriority(.required, for: .horizontal)
      Epoxy.VGroupItem(dataID: "texts", style: .init(spacing: 4)) {
        Epoxy.GroupItem(dataID: "title", content: "Title", textStyle: .headline)
        Epoxy.GroupItem(dataID: "subtitle", content: "Subtitle").numberOfLines(3)
      }
    }
    let native = HStack(alignment: .top, spacing: 8) {
      Leaf("checkbox", width: 24, height: 24).hugging(horizontal: 1000)
      VStack("texts", spacing: 4) {
        Text("title", string: "Title", style: .headline)
        Text("subtitle", string: "Subtitle", lineLimit: 3)
      }
    }
    #expect(native.content == epoxy.content)
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
