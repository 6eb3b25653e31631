import Compositional
import CompositionalContentDSL
import Testing

@Suite struct ConstraintsBuilderTests {
  @Test func operatorsMakeConstraints() {
    let (icon, title) = (Anchors("icon"), Anchors("title"))
    #expect(
      (title.leading == icon.trailing + 8)
        == LayoutConstraint(.part("title"), .leading, to: .part("icon"), .trailing, constant: 8))
    #expect(
      (title.bottom <= Anchors.margins.bottom - 4).priority(999).id("end")
        == LayoutConstraint(
          .part("title"), .bottom, .lessThanOrEqual, to: .margins, constant: -4, priority: 999,
          id: "end"))
    #expect(
      (icon.width >= title.height * 2 + 3)
        == LayoutConstraint(
          .part("icon"), .width, .greaterThanOrEqual, to: .part("title"), .height, multiplier: 2,
          constant: 3))
    #expect(
      (icon.width == 0.5 * Anchors.container.width)
        == LayoutConstraint(.part("icon"), .width, to: .container, multiplier: 0.5))
    #expect((icon.height == 30) == LayoutConstraint(.part("icon"), .height, constant: 30))
    #expect(
      (icon.centerX == (title.left + 4) * 2)
        == LayoutConstraint(
          .part("icon"), .centerX, to: .part("title"), .left, multiplier: 2, constant: 8))
  }

  @Test func viewsGuidesAndConstraintsMix() {
    let isWide = true
    let row = Constraints("row", margins: .init(top: 1, leading: 2, bottom: 3, trailing: 4)) {
      Leaf("a", width: 20, height: 10)
      Guide("g")
      Anchors("a").leading == Anchors("g").trailing
      if isWide { Anchors("g").width == 30 }
      Anchors("g").leading == Anchors.margins.leading
      for edge in [Anchors("a").top == Anchors.margins.top] { edge }
    }
    let content = row.content
    #expect(content.id == "row")
    #expect(
      content.kind
        == .constraints(
          ContentConstraints(
            margins: DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4),
            views: [Leaf("a", width: 20, height: 10).content], guides: ["g"],
            constraints: [
              LayoutConstraint(.part("a"), .leading, to: .part("g"), .trailing),
              LayoutConstraint(.part("g"), .width, constant: 30),
              LayoutConstraint(.part("g"), .leading, to: .margins),
              LayoutConstraint(.part("a"), .top, to: .margins),
            ])))
    let solution = row.solve(for: ContentProposal(width: 100))
    #expect(solution.frame(at: "a") == CGRect(x: 32, y: 1, width: 20, height: 10))
  }
}
