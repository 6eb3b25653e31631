import BaseComponents
import CompositionalContent
import Testing

/// Scrolling and conditional views, with numbers worked by hand and those of content without views.
@MainActor
@Suite struct ScrollingViewTests {
  private let chart = UIView()
  private let footer = UIView()
  private let label = Text(length: 300, lineHeight: 41)

  private func screen(_ insets: UIEdgeInsets = .zero) -> (Screen<UIViewController>, ScrollingView?)
  {
    var scrolling: ScrollingView?
    let screen = Screen<UIViewController>(375, 667) { [label, chart, footer] view in
      scrolling = view.addScrollingView { scroll in
        scroll.edgeInsets = insets
        scroll.addSubview(label, edgeInsets: UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 15))
        scroll.addSubview(chart, layoutType: .fixed, value: 500)
        scroll.addSubview(footer, layoutType: .fixed, value: 400)
      }
    }
    return (screen, scrolling)
  }

  private func headless(_ insets: DirectionalEdgeInsets = .zero) -> Content {
    var hidden = Content.slot(.fixed(500), "chart")
    hidden.placement.isHidden = chart.isHidden
    return Content(
      kind: .scrollingSplit(
        ContentScrollingSplit(
          contentInsets: insets,
          items: [
            label.leaf("label").in(
              .automatic,
              insets: DirectionalEdgeInsets(top: 0, leading: 15, bottom: 0, trailing: 15)),
            hidden, .slot(.fixed(400), "footer"),
          ])))
  }

  @Test func rows() {
    let (screen, scrolling) = screen()
    screen.expect(
      [
        (label, "label", rect(15, 0, 345, 41)), (chart, "chart", rect(0, 41, 375, 500)),
        (footer, "footer", rect(0, 541, 375, 400)),
      ], headless())
    #expect(scrolling?.contentSize == CGSize(width: 375, height: 941))
  }

  /// A hidden subview leaves no space.
  @Test func aHiddenSubview() {
    let (screen, scrolling) = screen()
    chart.isHidden = true
    scrolling?.invalidateLayout()
    screen.expect([(footer, "footer", rect(0, 41, 375, 400))], headless())
    #expect(scrolling?.contentSize == CGSize(width: 375, height: 441))
  }

  /// The content is as wide as the insets leave.
  @Test func insets() {
    let (screen, scrolling) = screen(UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20))
    screen.expect(
      [
        (label, "label", rect(35, 10, 305, 41)), (chart, "chart", rect(20, 51, 335, 500)),
        (footer, "footer", rect(20, 551, 335, 400)),
      ], headless(DirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)))
    #expect(scrolling?.contentSize == CGSize(width: 335, height: 961))
    #expect(
      scrolling?.calculateContentSize(CGSize(width: 140, height: 667))
        == CGSize(width: 100, height: 1125))
  }

  /// A split is as high as a text needs in its half: 300 points in 187.5 are two lines.
  @Test func aSplitAsHighAsASubview() {
    let screen = Screen(375, 667) { [label, chart, footer] view in
      view.addScrollingView { scroll in
        scroll.addScrollingSplitView { split in
          split.direction = .horizontal
          split.addSubview(label, layoutType: .percentage, value: 50)
          split.addSubview(chart, layoutType: .percentage, value: 50)
        } valueHandler: { _ in
          ScrollingViewSplitLayoutInstruction(automaticLayoutTypeDetermineSizeBasedOn: label)
        }
        scroll.addPadding(8)
        scroll.addSubview(footer, layoutType: .fixed, value: 10)
      }
    }
    screen.expect(
      [
        (label, "split/label", rect(0, 0, 187.5, 82)),
        (chart, "split/chart", rect(187.5, 0, 187.5, 82)),
        (footer, "footer", rect(0, 90, 375, 10)),
      ],
      Content(
        kind: .scrollingSplit(
          ContentScrollingSplit(
            items: [
              split(
                .horizontal, id: "split",
                [label.leaf("label").in(.percentage(50)), .slot(.percentage(50), "chart")]
              ).in(.basedOn("label")), .slot(.fixed(8)), .slot(.fixed(10), "footer"),
            ]))))
  }

  /// Three equal views in a compact width; two of them in a regular one.
  @Test func branches() {
    let views = [UIView(), UIView(), UIView()]
    var laidOut: [String] = []
    var conditional: ConditionalLayoutView?
    let screen = Screen { view in
      conditional = view.addConditionalLayoutView { conditional in
        conditional.addSubviews({ target in
          for view in views { target.addSubview(view, layoutType: .equal) }
          target.didLayoutSubviews = { laidOut.append("compact") }
        }) { traits in traits.horizontalSizeClass == .compact }
        conditional.addSubviews({ target in
          target.addSubview(
            views[1], layoutType: .percentage, value: 30,
            edgeInsets: UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10))
          target.addSubview(views[0], layoutType: .percentage, value: 70)
          target.didLayoutSubviews = { laidOut.append("regular") }
        }) { traits in traits.horizontalSizeClass == .regular }
      }
    }
    screen.window.traitOverrides.horizontalSizeClass = .compact
    conditional?.invalidateLayout()
    let third: CGFloat = 812 / 3
    screen.expect(
      [(views[0], "0", rect(0, 0, 375, third)), (views[2], "2", rect(0, 2 * third, 375, third))],
      split(.vertical, [.slot(.equal, "0"), .slot(.equal, "1"), .slot(.equal, "2")]))
    #expect(conditional?.branch == 0 && laidOut.contains("compact") && laidOut.contains("regular"))
    // The traits alone do not ask the conditions.
    screen.window.traitOverrides.horizontalSizeClass = .regular
    screen.window.layoutIfNeeded()
    #expect(conditional?.branch == 0)
    screen.window.frame = rect(0, 0, 1024, 768)
    screen.expect(
      [(views[1], "1", rect(10, 0, 1004, 230.4)), (views[0], "0", rect(0, 230.4, 1024, 537.6))],
      split(
        .vertical,
        [
          .slot(
            .percentage(30), "1",
            insets: DirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)),
          .slot(.percentage(70), "0"),
        ]))
    #expect(conditional?.branch == 1 && views[2].window == nil)
    screen.window.traitOverrides.horizontalSizeClass = .unspecified
    conditional?.invalidateLayout()
    screen.window.layoutIfNeeded()
    #expect(conditional?.branch == nil && views[0].window == nil)
  }
}
