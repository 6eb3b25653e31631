import BaseComponents
import CompositionalContent
import Testing

/// Rules of splits, with numbers worked by hand and those of splits without views.
@MainActor
@Suite struct SplitViewTests {
  private let first = UIView()
  private let second = UIView()
  private let third = UIView()
  private let fourth = UIView()

  /// Insets at the sides narrow an automatic label; those above and below make it longer, and do
  /// not inset it.
  @Test func insetsOfAnAutomaticSubview() {
    for (insets, frame) in [
      (UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 15), rect(15, 0, 345, 40)),
      (UIEdgeInsets(top: 10, left: 0, bottom: 10, right: 0), rect(0, 0, 375, 60)),
    ] {
      let label = Text(length: 600, lineHeight: 20)
      let screen = Screen { [first] view in
        view.addSplitView { split in
          split.addSubview(label, layoutType: .automatic, edgeInsets: insets)
          split.addSubview(first, layoutType: .equal)
        }
      }
      let directional = DirectionalEdgeInsets(
        top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
      screen.expect(
        [(label, "label", frame), (first, "rest", rect(0, frame.maxY, 375, 812 - frame.maxY))],
        split(
          .vertical,
          [label.leaf("label").in(.automatic, insets: directional), .slot(.equal, "rest")]))
    }
  }

  /// 5 points around each subview: the slot of the label is 50 points, the others have 381.
  @Test func subviewPadding() {
    let label = Text(length: 600, lineHeight: 20)
    let screen = Screen { [first, second] view in
      view.addSplitView { split in
        split.subviewPadding = 5
        split.addSubview(label, layoutType: .automatic)
        split.addSubview(first, layoutType: .equal)
        split.addSubview(second)
      }
    }
    screen.expect(
      [
        (label, "label", rect(5, 5, 365, 40)), (first, "first", rect(5, 55, 365, 371)),
        (second, "second", rect(5, 436, 365, 371)),
      ],
      split(
        .vertical, padding: 5,
        [label.leaf("label").in(.automatic), .slot(.equal, "first"), .slot(.equal, "second")]))
  }

  /// A percentage is of the 400 points that the fixed subview leaves; the order does not matter.
  @Test func fixedPercentageAndEqual() {
    let screen = Screen(500, 100) { [first, second, third, fourth] view in
      view.addSplitView { split in
        split.direction = .horizontal
        split.addSubview(first, layoutType: .fixed, value: 100)
        split.addSubview(second, layoutType: .percentage, value: 30)
        split.addSubview(third, layoutType: .equal)
        split.addSubview(fourth, layoutType: .equal)
      }
    }
    screen.expect(
      [
        (first, "1", rect(0, 0, 100, 100)), (second, "2", rect(100, 0, 120, 100)),
        (third, "3", rect(220, 0, 140, 100)), (fourth, "4", rect(360, 0, 140, 100)),
      ],
      split(
        .horizontal,
        [
          .slot(.fixed(100), "1"), .slot(.percentage(30), "2"), .slot(.equal, "3"),
          .slot(.equal, "4"),
        ]))
  }

  /// Two fixed subviews of 300 points do not fit into 500; the equal one has no length left.
  @Test func tooMuch() throws {
    let screen = Screen(100, 500) { [first, second, third] view in
      view.addSplitView { split in
        split.addSubview(first, layoutType: .fixed, value: 300)
        split.addSubview(second, layoutType: .fixed, value: 300)
        split.addSubview(third, layoutType: .equal)
      }
    }
    screen.expect(
      [
        (first, "1", rect(0, 0, 100, 300)), (second, "2", rect(0, 300, 100, 300)),
        (third, "3", rect(0, 600, 100, 0)),
      ],
      split(.vertical, [.slot(.fixed(300), "1"), .slot(.fixed(300), "2"), .slot(.equal, "3")]))
    let calculation = try #require((first.superview as? SplitView)?.layoutCalculation)
    #expect(calculation.fixedSum == 600 && calculation.remainder == 0)
    #expect(calculation.equalCount == 1 && calculation.lengths == [300, 300, 0])
  }

  /// A bar of a music player: 375 less 269 points of fixed and automatic subviews.
  @Test func aMusicBar() {
    let play = Text(length: 24, lineHeight: 20)
    let screen = Screen(375, 64) { [first, second, third] view in
      view.addSplitView { split in
        split.direction = .horizontal
        split.addPadding(15)
        split.addSubview(first, layoutType: .fixed, value: 40)
        split.addPadding(15)
        split.addSubview(second, layoutType: .percentage, value: 100)
        split.addPadding(160)
        split.addSubview(third, layoutType: .fixed, value: 0)
        split.addSubview(play, layoutType: .automatic)
        split.addPadding(layoutType: .fixed, value: 15)
      }
    }
    screen.expect(
      [
        (first, "art", rect(15, 0, 40, 64)), (second, "title", rect(70, 0, 106, 64)),
        (third, "none", rect(336, 0, 0, 64)), (play, "play", rect(336, 0, 24, 64)),
      ],
      split(
        .horizontal,
        [
          .slot(.fixed(15)), .slot(.fixed(40), "art"), .slot(.fixed(15)),
          .slot(.percentage(100), "title"), .slot(.fixed(160)), .slot(.fixed(0), "none"),
          play.leaf("play").in(.automatic), .slot(.fixed(15)),
        ]))
  }

  /// A hidden subview keeps its slot.
  @Test func hiddenSubviews() {
    first.isHidden = true
    let screen = Screen(100, 300) { [first, second] view in
      view.addSplitView { split in
        split.addSubview(first, layoutType: .fixed, value: 100)
        split.addSubview(second, layoutType: .equal)
      }
    }
    var hidden = Content.slot(.fixed(100))
    hidden.placement.isHidden = true
    screen.expect(
      [(second, "2", rect(0, 100, 100, 200))], split(.vertical, [hidden, .slot(.equal, "2")]))
  }

  /// The closures run at each layout of changed bounds; `couldLayoutSubviews` each time.
  @Test func closures() {
    var events: [String] = []
    let split = SplitView(frame: rect(0, 0, 100, 100))
    split.couldLayoutSubviews = { events.append("could") }
    split.willLayoutSubviews = { events.append("will") }
    split.didLayoutSubviews = { [first] in events.append("did \(first.frame.height)") }
    split.addSubview(first) { bounds in
      SplitViewLayoutInstruction(layoutType: .fixed, value: bounds.width > 100 ? 20 : 10)
    }
    split.directionHandler = { $0.width > 200 ? .horizontal : .vertical }
    split.layoutIfNeeded()
    split.setNeedsLayout()
    split.layoutIfNeeded()
    #expect(events == ["could", "will", "did 10.0", "could"])
    split.invalidateLayout()
    split.layoutIfNeeded()
    #expect(events.suffix(3) == ["could", "will", "did 10.0"])
    split.frame.size.width = 150
    split.layoutIfNeeded()
    #expect(events.last == "did 20.0" && first.frame == rect(0, 0, 150, 20))
    split.frame.size.width = 300
    split.layoutIfNeeded()
    #expect(first.frame == rect(0, 0, 20, 100))
    #expect(split.layoutInstruction(for: first)?.value == 20)
    #expect(split.layoutInstruction(for: second) == nil)
    #expect(split.sizeThatFits(CGSize(width: 90, height: 500)) == CGSize(width: 90, height: 10))
    first.removeFromSuperview()
    #expect(split.layoutInstruction(for: first) == nil)
  }

  /// Paddings follow margins and the safe area.
  @Test func paddingsOfInsets() {
    var split: SplitView?
    let screen = Screen(100, 300, top: 20) { [first] view in
      view.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 12, right: 30)
      split = view.addSplitView { split in
        split.insertSafeAreaInsetsPadding(form: view, paddingDirection: .top, adjustment: 5)
        split.addSubview(first, layoutType: .equal)
        split.insertLayoutMarginsPadding(form: view, paddingDirection: .bottom)
      }
    }
    #expect(first.frame == rect(0, 25, 100, 263))
    #expect(split?.suggestedSuperviewInsets().top == 20)
    #expect(split?.suggestedSuperviewInsets().left == 15)
    screen.window.simulation.safeAreaInsets.top = 40
    screen.window.layoutIfNeeded()
    #expect(first.frame == rect(0, 45, 100, 243))
  }
}
