import BaseComponents
import CompositionalContent
import Testing

/// The layouts that the post "Predictable UIKit Layout using BaseComponents" describes.
///
/// The post has no code: its listings are pictures. So the code here is written from its sentences,
/// which name each subview and, for the second layout, the lines of the listing.
@MainActor
@Suite struct PostTests {
  private let red = UIView()
  private let green = UIView()
  private let blue = UIView()

  /// Each subview has 33.33 % of the width.
  @Test func thirdsOfTheWidth() {
    let screen = Screen { [red, green, blue] view in
      view.addSplitView { split in
        split.direction = .horizontal
        split.addSubview(red, layoutType: .percentage, value: 33.33)
        split.addSubview(green, layoutType: .percentage, value: 33.33)
        split.addSubview(blue, layoutType: .percentage, value: 33.33)
      }
    }
    let part = ContentSlot.percentage(33.33)
    screen.expect(
      [
        (red, "red", rect(0, 0, 124.9875, 812)), (green, "green", rect(124.9875, 0, 124.9875, 812)),
        (blue, "blue", rect(249.975, 0, 124.9875, 812)),
      ],
      split(.horizontal, [.slot(part, "red"), .slot(part, "green"), .slot(part, "blue")]))
  }

  /// The same of the height, with equal parts.
  @Test func thirdsOfTheHeight() {
    let screen = Screen { [red, green, blue] view in
      view.addSplitView { split in
        for view in [red, green, blue] { split.addSubview(view, layoutType: .equal) }
      }
    }
    let third: CGFloat = 812 / 3
    screen.expect(
      [
        (red, "red", rect(0, 0, 375, third)), (green, "green", rect(0, third, 375, third)),
        (blue, "blue", rect(0, 2 * third, 375, third)),
      ], split(.vertical, [.slot(.equal, "red"), .slot(.equal, "green"), .slot(.equal, "blue")]))
  }

  /// A padding from the safe area, two components that fill, a divider of a pixel, and a child split
  /// with a toolbar: 812 less 44, 1/3 and 44 leaves twice 361.8333.
  @Test func aToolbarAtTheBottom() {
    let (divider, buttons, lines) = (
      UIView(), [UIView(), UIView(), UIView()], [UIView(), UIView()]
    )
    let screen = Screen(top: 44) { [red, green] view in
      view.addSplitView { split in
        split.insertSafeAreaInsetsPadding(form: view, paddingDirection: .top)
        split.addSubview(red, layoutType: .percentage, value: 50)
        split.addSubview(green, layoutType: .percentage, value: 50)
        split.addSubview(divider, layoutType: .fixed, value: 1 / 3)
        split.addSplitView(
          configurationHandler: { toolbar in
            toolbar.direction = .horizontal
            toolbar.addSubview(buttons[0], layoutType: .equal)
            toolbar.addSubview(lines[0], layoutType: .fixed, value: 1 / 3)
            toolbar.addSubview(buttons[1], layoutType: .equal)
            toolbar.addSubview(lines[1], layoutType: .fixed, value: 1 / 3)
            toolbar.addSubview(buttons[2], layoutType: .equal)
          }, layoutType: .fixed, value: 44)
      }
    }
    // 812 less two bars of 44 and a line; a row of 375 less two lines.
    let half: CGFloat = (724 - 1.0 / 3) / 2
    let button: CGFloat = (375 - 2.0 / 3) / 3
    screen.expect(
      [
        (red, "red", rect(0, 44, 375, half)), (green, "green", rect(0, 44 + half, 375, half)),
        (divider, "line", rect(0, 44 + 2 * half, 375, 1 / 3)),
        (buttons[0], "toolbar/0", rect(0, 768, button, 44)),
        (lines[0], "toolbar/1", rect(button, 768, 1 / 3, 44)),
        (buttons[1], "toolbar/2", rect(button + 1 / 3, 768, button, 44)),
        (lines[1], "toolbar/3", rect(2 * button + 1 / 3, 768, 1 / 3, 44)),
        (buttons[2], "toolbar/4", rect(2 * button + 2 / 3, 768, button, 44)),
      ],
      split(
        .vertical,
        [
          .slot(.safeArea(.top)), .slot(.percentage(50), "red"), .slot(.percentage(50), "green"),
          .slot(.fixed(1 / 3), "line"),
          split(
            .horizontal, id: "toolbar",
            [
              .slot(.equal, "0"), .slot(.fixed(1 / 3), "1"), .slot(.equal, "2"),
              .slot(.fixed(1 / 3), "3"), .slot(.equal, "4"),
            ]
          ).in(.fixed(44)),
        ]))
  }

  /// A label below the safe area, as high as its text, and two equal views.
  ///
  /// 600 points of text are two lines of 20 in 375 points; 812 - 44 - 40 leaves twice 364.
  @Test func anAutomaticLabel() {
    let label = Text(length: 600, lineHeight: 20)
    let screen = Screen(top: 44) { [red, green] view in
      view.addSplitView { split in
        split.insertSafeAreaInsetsPadding(form: view, paddingDirection: .top)
        split.addSubview(label, layoutType: .automatic)
        split.addSubview(red, layoutType: .equal)
        split.addSubview(green, layoutType: .equal)
      }
    }
    screen.expect(
      [
        (label, "label", rect(0, 44, 375, 40)), (red, "red", rect(0, 84, 375, 364)),
        (green, "green", rect(0, 448, 375, 364)),
      ],
      split(
        .vertical,
        [
          .slot(.safeArea(.top)), label.leaf("label").in(.automatic), .slot(.equal, "red"),
          .slot(.equal, "green"),
        ]))
  }
}

/// A split without views.
func split(
  _ direction: SplitDirection, id: String? = nil, padding: CGFloat = 0, _ items: [Content]
) -> Content {
  Content(
    kind: .split(ContentSplit(direction, subviewPadding: padding, items: items)), id: id)
}
