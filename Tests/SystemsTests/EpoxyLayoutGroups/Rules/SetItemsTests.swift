import CompositionalContent
import EpoxyLayoutGroups
import Testing

/// `setItems` as a difference.
@MainActor
@Suite struct SetItemsTests {
  private func label(_ id: Int, _ text: String = "Text", style: Label.Style = .title) -> GroupItem<
    Label
  > {
    Label.groupItem(dataID: id, content: text, style: style)
  }

  /// [1, 2, 3] becomes [3, 1, 4]: 2 goes, 4 comes, and 1 and 3 keep their views.
  @Test func viewsAreKeptMovedMadeAndRemoved() {
    let (row, group) = (Row(), VGroup(items: [label(1), label(2), label(3)]))
    group.install(in: row.view)
    group.constrainToMargins()
    let old = [1, 2, 3].map { group.view($0) }
    #expect(row.height == 93.5)
    group.setItems([label(3), label(1), nil, label(4)])
    let new = [3, 1, 4].map { group.view($0) }
    #expect(new[0] === old[2] && new[1] === old[0] && old[1]?.superview == nil)
    row.expect(
      [
        (new[0], "3", rect(24, 16, 327, 20.5)), (new[1], "1", rect(24, 36.5, 327, 20.5)),
        (new[2], "4", rect(24, 57, 327, 20.5)),
      ], .vStack([.leaf(new[0], 3), .leaf(new[1], 1), .leaf(new[2], 4)]))
    #expect(row.view.subviews.count == 3 && group.items.count == 3)
  }

  /// Content is compared; the closures of behaviors run each time.
  @Test func whatIsCalled() {
    var (contents, behaviors, made): ([String], Int, Int) = ([], 0, 0)
    func item(_ text: String, params: Int = 1) -> GroupItemModeling {
      GroupItem<UILabel>(
        dataID: 1, params: params, content: text,
        make: { _ in
          made += 1
          return UILabel(frame: .zero)
        },
        setContent: { context, text in
          contents.append(text)
          context.constrainable.text = text
        }
      ).setBehaviors { _ in behaviors += 1 }
    }
    let (view, group) = (UIView(frame: .zero), HGroup(items: [item("a")]))
    group.install(in: view)
    group.setItems([item("a")])
    #expect(contents == ["a"] && behaviors == 2 && made == 1)
    group.setItems { item("b") }
    #expect(contents == ["a", "b"] && behaviors == 3 && made == 1)
    group.setItems([item("b", params: 2)])
    #expect(contents == ["a", "b", "b"] && behaviors == 4 && made == 2)
    group.setItems([item("b", params: 2).padding(4)])
    #expect(made == 3 && view.subviews.count == 1)
    group.setItems([])
    #expect(view.subviews.isEmpty && group.constrainable(with: 1) == nil)
  }

  /// A style, an alignment and a padding are part of the identity, also of spacers and groups.
  @Test func identities() {
    func items(
      _ style: Label.Style, _ least: CGFloat, _ spacing: CGFloat, _ inner: Int
    ) -> [GroupItemModeling] {
      [
        label(1, style: style), SpacerItem(dataID: 2, style: .init(minHeight: least)),
        VGroupItem(dataID: 3, style: .init(spacing: spacing)) { label(inner) },
      ]
    }
    let group = VGroup(items: items(.title, 10, 0, 4))
    func ids() -> [AnyHashable?] { [1, 2, 3].map { group.constrainable(with: $0)?.dataID } }
    let before = ids()
    group.setItems(items(.title, 10, 0, 5))
    #expect(ids() == before)
    #expect(group.view(3, 4) == nil && group.view(3, 5) != nil)
    group.setItems(items(.subtitle, 20, 1, 5))
    #expect(zip(before, ids()).allSatisfy { $0 != $1 })
    #expect(group.groupItem(with: 2)?.dataID == AnyHashable(2) && group.groupItem(with: 5) == nil)
  }

  /// What leaves fades and goes at the end; what comes is opaque then.
  @Test func anAnimatedChange() {
    var steps: [String] = []
    let animation = LayoutGroupUpdateAnimation(id: "steps") { view, changes, completion in
      steps.append("\(view.subviews.map(\.alpha))")
      changes()
      steps.append("\(view.subviews.map(\.alpha))")
      completion(true)
    }
    let row = Row()
    let group = VGroup(style: .init(spacing: 4, animation: animation), items: [label(1), label(2)])
    group.install(in: row.view)
    group.constrainToMargins()
    #expect(row.height == 77)
    let gone = group.view(1)
    group.setItems([label(2), label(3)], animated: true)
    #expect(steps == ["[1.0, 1.0, 0.0]", "[0.0, 1.0, 1.0]"])
    #expect(gone?.superview == nil && gone?.alpha == 1 && row.view.subviews.count == 2)
    #expect(group.view(2)?.frame == rect(24, 16, 327, 20.5))
    #expect(group.view(3)?.frame == rect(24, 40.5, 327, 20.5) && row.height == 77)
  }

  /// A new version of a nested group shows the same views: each of 20.5 points, 4 apart, now side by side.
  @Test(arguments: [false, true]) func aNestedGroupWithTheSameViews(isAnimated: Bool) {
    let animation = LayoutGroupUpdateAnimation(id: "at once") { _, changes, completion in
      changes()
      completion(true)
    }
    let labels = ["one", "two"].map { text in
      let label = UILabel()
      label.text = text
      return label
    }
    let row = Row()
    let group = VGroup(
      style: .init(spacing: 4, animation: animation),
      items: [
        StaticGroupItem(
          VGroup(spacing: 4) {
            labels[0]; labels[1]
          })
      ])
    group.install(in: row.view)
    group.constrainToMargins()
    #expect(row.height == 77)
    group.setItems(
      [
        StaticGroupItem(
          HGroup(spacing: 8) {
            labels[0]; labels[1]
          })
      ], animated: isAnimated)
    #expect(row.height == 52.5)
    #expect(labels.allSatisfy { $0.superview === row.view && $0.alpha == 1 })
    #expect(labels[0].frame.minY == 16 && labels[1].frame.minY == 16)
    #expect(labels[1].frame.minX == labels[0].frame.maxX + 8 && labels[1].frame.maxX == 351)
    // Other padding is another item with the same view.
    group.setItems([StaticGroupItem(labels[0].padding(3))], animated: isAnimated)
    #expect(row.height == 58.5 && labels[0].frame == rect(27, 19, 321, 20.5))
    #expect(row.view.subviews == [labels[0]])
  }
}
