import CompositionalContent
import EpoxyLayoutGroups
import Testing

/// Gaps, alignments and what holds a group.
@MainActor
@Suite struct GroupRuleTests {
  private func box(_ width: CGFloat, _ height: CGFloat) -> SizedView {
    SizedView(size: CGSize(width: width, height: height))
  }

  /// A gap is the spacing with the paddings at both sides, also after another spacing was set.
  @Test func paddings() {
    let (row, first, second) = (Row(), box(10, 20), box(30, 10))
    let group = VGroup(alignment: .trailing, spacing: 8) {
      first.padding(5)
      second.padding(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        .horizontalAlignment(.leading)
    }
    group.install(in: row.view)
    group.constrainToMargins()
    #expect(row.height == 84)
    #expect(first.frame == rect(336, 21, 10, 20) && second.frame == rect(26, 55, 30, 10))
    group.spacing = 20
    #expect(row.height == 96 && second.frame == rect(26, 67, 30, 10))
  }

  /// Alignments in a group that stands vertically: the item's own for that, its horizontal one, the
  /// group's.
  @Test func alignmentsOfAVerticalHGroup() {
    let (row, boxes) = (Row(), [box(27, 10), box(27, 10), box(27, 10), box(27, 10)])
    let group = HGroup(accessibilityAlignment: .trailing) {
      boxes[0].accessibilityAlignment(.leading).horizontalAlignment(.center)
      boxes[1].horizontalAlignment(.center).verticalAlignment(.bottom)
      boxes[2]
      boxes[3].accessibilityAlignment(.centered(to: boxes[0]))
    }
    .forceAccessibilityVerticalLayout(true)
    group.install(in: row.view)
    group.constrainToMargins()
    #expect(row.height == 72)
    #expect(boxes.map(\.frame.minX) == [24, 174, 324, 24])
    #expect(boxes.map(\.frame.minY) == [16, 26, 36, 46])
  }

  /// 300 points: plain space takes all; space of at most 20 leaves the rest to the label that hugs
  /// less.
  @Test func spacers() {
    let view = UIView(frame: rect(0, 0, 300, 50))
    let (first, second) = (UILabel(frame: .zero), UILabel(frame: .zero))
    (first.text, second.text) = ("Ann", "9:41")
    first.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    let group = HGroup {
      first
      SpacerItem(dataID: 1, style: .init(maxWidth: 20))
      second
    }
    group.install(in: view)
    group.constrainToSuperview()
    view.layoutIfNeeded()
    #expect(first.frame == rect(0, 0, 31, 50) && second.frame == rect(51, 0, 249, 50))
    group.setItems {
      first
      SpacerItem(dataID: 2, style: .init(fixedWidth: 16))
      second
      SpacerItem(dataID: 3)
    }
    view.layoutIfNeeded()
    // The second is 34.442 points wide, in thirds.
    #expect(first.frame == rect(0, 0, 31, 50) && second.frame.origin == CGPoint(x: 47, y: 0))
    #expect(abs(second.frame.width * 3 - 104) < 1e-9)
  }

  /// What `constrainTo…` holds; each call replaces the one before.
  @Test func pinning() {
    let view = UIView(frame: rect(0, 0, 100, 90))
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let (area, insets) = (
      box(10, 10), NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
    )
    area.setContentHuggingPriority(.defaultLow, for: .horizontal)
    let group = VGroup { area }
    group.install(in: view)
    func frame() -> CGRect {
      view.layoutIfNeeded()
      #expect(group.layoutFrame == area.frame)
      return area.frame
    }
    group.constrainToMargins()
    #expect(frame() == rect(2, 1, 94, 86))
    group.constrainToMargins(insets: insets)
    #expect(frame() == rect(8, 6, 80, 74))
    group.constrainToMarginsWithHighPriorityBottom()
    area.setContentHuggingPriority(UILayoutPriority(800), for: .vertical)
    #expect(frame() == rect(2, 1, 94, 10))
    group.constrainToSuperview(insets: insets)
    #expect(frame() == rect(6, 5, 86, 78))
    group.uninstall()
    #expect(view.subviews.isEmpty && view.layoutGuides.isEmpty && group.owningView == nil)
  }

  /// An empty group takes no space in a row, and does not narrow the column that it fills.
  @Test func emptyGroups() {
    let (row, one, other) = (Row(), box(100, 20), box(40, 10))
    let column = VGroup(spacing: 4) {
      one
      HGroupItem(dataID: "empty", style: .init())
      HGroupItem(dataID: "row", style: .init(spacing: 3)) {
        other
        VGroupItem(dataID: "empty", style: .init())
        HGroupItem(dataID: "also empty", style: .init())
      }
    }
    column.install(in: row.view)
    column.constrainToMargins()
    #expect(row.height == 70)
    #expect(one.frame == rect(24, 16, 327, 20))
    #expect(row.view.simulation.layoutProblems == [])
    let fitting = row.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(fitting == CGSize(width: 148, height: 70))
  }

  /// The original lets its modifier overwrite the style, also where it is not called.
  @Test(arguments: [false, true]) func theReflowOfAStyle(_ reflows: Bool) {
    let (row, boxes) = (Row(.accessibilityLarge), [box(10, 20), box(30, 10)])
    let group = VGroup {
      HGroupItem(dataID: 1, style: .init(reflowsForAccessibilityTypeSizes: reflows)) {
        boxes[0]
        boxes[1]
      }
    }
    group.install(in: row.view)
    group.constrainToMargins()
    #expect(row.height == (reflows ? 62 : 52))
    #expect(boxes.map(\.frame.minY) == (reflows ? [16, 36] : [16, 16]))
  }

  /// Texts of 17 and 15 points have their baselines 16.19 and 14.28 points below their tops, at 16
  /// and 40.5.
  @Test func baselines() {
    let (row, first, last) = (Row(), box(10, 10), box(10, 10))
    let (title, subtitle) = (UILabel(frame: .zero), UILabel(frame: .zero))
    (title.text, subtitle.text) = ("Title", "Subtitle")
    (title.font, subtitle.font) = (.systemFont(ofSize: 17), .systemFont(ofSize: 15))
    let texts = VGroup(spacing: 4) {
      title
      subtitle
    }
    let group = HGroup {
      first.verticalAlignment(
        .custom(alignmentID: "first") { container, view in
          [
            view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            view.bottomAnchor.constraint(equalTo: texts.firstBaselineAnchor),
          ]
        })
      texts
      last.verticalAlignment(
        .custom(alignmentID: "last") { container, view in
          [
            view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
            view.bottomAnchor.constraint(equalTo: texts.lastBaselineAnchor),
          ]
        })
    }
    group.install(in: row.view)
    group.constrainToMargins()
    #expect(row.height == 74.5)
    #expect(isNear(first.frame, rect(24, 22.19, 10, 10), within: halfPixel))
    #expect(isNear(last.frame, rect(341, 44.78, 10, 10), within: halfPixel))
  }

  @Test func equalAlignments() {
    let (one, other) = (UIView(frame: .zero), UIView(frame: .zero))
    func custom(_ id: Int) -> HGroup.ItemAlignment {
      .custom(alignmentID: id) { _, _ in [] }
    }
    #expect(HGroup.ItemAlignment.fill == .fill && HGroup.ItemAlignment.fill != .top)
    #expect(HGroup.ItemAlignment.centered(to: one) == .centered(to: one))
    #expect(HGroup.ItemAlignment.centered(to: one) != .centered(to: other))
    #expect(custom(1) == custom(1) && custom(1) != custom(2))
    let written = (0..<2).map { _ in VGroup.ItemAlignment.custom { _, _ in [] } }
    #expect(written[0] == written[1] && written[0] != .custom { _, _ in [] })
  }

  /// Conditions, loops and lists make items.
  @Test func builders() {
    let (view, isShown) = (UIView(frame: rect(0, 0, 100, 100)), false)
    let group = VGroup {
      if isShown { SpacerItem(dataID: 1) }
      for index in 2..<4 { SpacerItem(dataID: index, style: .init(fixedHeight: 5)) }
      isShown ? box(1, 1) : nil
      [SpacerItem(dataID: 9)]
    }
    group.install(in: view)
    group.constrainToSuperview()
    view.layoutIfNeeded()
    #expect(group.items.count == 3)
    let spacers = [2, 3, 9].map { (group.constrainable(with: $0) as? LayoutSpacer)?.layoutFrame }
    #expect(spacers == [rect(0, 0, 100, 5), rect(0, 5, 100, 5), rect(0, 10, 100, 90)])
  }
}
