import CompositionalContent
import EpoxyLayoutGroups
import Testing

/// The code under the headings "Complex component" and "Accessing properties of underlying
/// Constrainables".
@MainActor
@Suite struct MessageRowTests {
  enum DataID {
    case avatar, contentGroup, topContainer, nameGroup, topSpacer, disclosureGroup, name, unread
    case date, disclosureArrow, message, seen
  }

  struct Content {
    var name = "Ann"
    var date = "9:41"
    var messagePreview =
      "A message of so many words that they take more than the three lines which "
      + "the label may have, as each of the lines has room for some thirty letters and no more"
    var seenText = "Seen"
  }

  final class MessageRow: UIView {
    // Block 18-MessageRow
    // Perform this as part of initialization of the component
    let group = HGroup(spacing: 8)
    // End

    init() {
      super.init(frame: .zero)
      // Block 18-MessageRow
      group.install(in: self)
      group.constrainToMargins()
      // End
    }

    required init?(coder: NSCoder) { nil }

    // Block 18-MessageRow
    // swift-format-ignore

    // The setContent method can be called anytime and the group will
    // perform an intelligent diff to only create, delete, move, or update views as needed
    func setContent(_ content: Content, animated: Bool) {
      group.setItems {
        avatar
        VGroupItem(
          dataID: DataID.contentGroup,
          style: .init(spacing: 8))
        {
          HGroupItem(
            dataID: DataID.topContainer,
            style: .init(alignment: .center, spacing: 8))
          {
            HGroupItem(
              dataID: DataID.nameGroup,
              style: .init(alignment: .center, spacing: 8))
            {
              name(content.name)
              unreadIndicator
            }
            .reflowsForAccessibilityTypeSizes(false)

            SpacerItem(dataID: DataID.topSpacer)

            HGroupItem(
              dataID: DataID.disclosureGroup,
              style: .init(alignment: .center, spacing: 8))
            {
              date(content.date)
              disclosureIndicator
            }
            .reflowsForAccessibilityTypeSizes(false)
          }

          messagePreview(content.messagePreview)
          seenText(content.seenText)
        }
      }
    }

    // Computed variables and functions to create the nested group items

    // swift-format-ignore
    private var avatar: GroupItemModeling {
      ImageView.groupItem(
        dataID: DataID.avatar,
        content: UIImage(systemName: "person.crop.circle"),
        style: .init(
          size: .init(width: 48, height: 48),
          tintColor: .black))
        .set(\ImageView.layer.cornerRadius, value: 24)
    }

    // swift-format-ignore
    private func name(_ name: String) -> GroupItemModeling {
      Label.groupItem(
        dataID: DataID.name,
        content: name,
        style: .style(with: .title3))
        .numberOfLines(1)
    }

    // swift-format-ignore
    private var unreadIndicator: GroupItemModeling {
      ColorView.groupItem(
        dataID: DataID.unread,
        style: .init(size: .init(width: 8, height: 8), color: .systemBlue))
        .set(\ColorView.layer.cornerRadius, value: 4)
    }

    // swift-format-ignore
    private func date(_ date: String) -> GroupItemModeling {
      Label.groupItem(
        dataID: DataID.date,
        content: date,
        style: .style(with: .subheadline))
        .contentCompressionResistancePriority(.required, for: .horizontal)
    }

    // swift-format-ignore
    private var disclosureIndicator: GroupItemModeling {
      ImageView.groupItem(
        dataID: DataID.disclosureArrow,
        content: UIImage(systemName: "chevron.right"),
        style: .init(
          size: .init(width: 12, height: 16),
          tintColor: .black))
        .contentMode(.center)
        .contentCompressionResistancePriority(.required, for: .horizontal)
    }

    // swift-format-ignore
    private func messagePreview(_ messagePreview: String) -> GroupItemModeling {
      Label.groupItem(
        dataID: DataID.message,
        content: messagePreview,
        style: .style(with: .body))
        .numberOfLines(3)
    }

    // swift-format-ignore
    private func seenText(_ seenText: String) -> GroupItemModeling {
      Label.groupItem(
        dataID: DataID.seen,
        content: seenText,
        style: .style(with: .footnote))
    }
    // End
  }
}

extension MessageRowTests {
  /// The views of a row, by their ids.
  private func found(in group: HGroup) -> [DataID: UIView] {
    let top: [AnyHashable] = [DataID.contentGroup, DataID.topContainer]
    func view(_ path: [AnyHashable]) -> UIView? {
      var found: Constrainable? = group
      for id in path { found = (found as? LayoutGroup)?.constrainable(with: id) }
      return found as? UIView
    }
    return [
      .avatar: view([DataID.avatar]), .name: view(top + [DataID.nameGroup, DataID.name]),
      .unread: view(top + [DataID.nameGroup, DataID.unread]),
      .date: view(top + [DataID.disclosureGroup, DataID.date]),
      .disclosureArrow: view(top + [DataID.disclosureGroup, DataID.disclosureArrow]),
      .message: view([DataID.contentGroup, DataID.message]),
      .seen: view([DataID.contentGroup, DataID.seen]),
    ].compactMapValues { $0 }
  }

  /// The same row without views.
  private func headless(_ views: [DataID: UIView]) -> CompositionalContent.Content {
    func leaf(_ id: DataID) -> CompositionalContent.Content { .leaf(views[id], id) }
    return .hStack(
      spacing: 8,
      [
        leaf(.avatar),
        .vStack(
          spacing: 8, id: "content",
          [
            .hStack(
              alignment: .center, spacing: 8, id: "top",
              [
                .hStackThatStays(
                  alignment: .center, spacing: 8, id: "left", [leaf(.name), leaf(.unread)]),
                .spacer(),
                .hStackThatStays(
                  alignment: .center, spacing: 8, id: "right",
                  [leaf(.date), leaf(.disclosureArrow)]),
              ]), leaf(.message), leaf(.seen),
          ]),
      ])
  }

  private func paths(
    _ views: [DataID: UIView], _ frames: [DataID: CGRect]
  ) -> [(view: UIView?, path: String, frame: CGRect)] {
    let groups: [DataID: String] = [
      .avatar: "", .name: "content/top/left/", .unread: "content/top/left/",
      .date: "content/top/right/", .disclosureArrow: "content/top/right/", .message: "content/",
      .seen: "content/",
    ]
    return frames.map { id, frame in (views[id], (groups[id] ?? "") + "\(id)", frame) }
  }

  /// The name is 35.629 points wide, 1848 thousandths of 20 by 0.964.
  ///
  /// The date is 30.99 wide, and three lines of the message are 2 * 22 + 20.287 high.
  @Test func messageRow() {
    let row = Row(MessageRow())
    row.view.setContent(Content(), animated: false)
    let views = found(in: row.view.group)
    #expect(views.count == 7 && row.view.subviews.count == 7)
    row.expect(
      paths(
        views,
        [
          .avatar: rect(24, 16, 48, 120.5), .name: rect(80, 16, 36, 24),
          .unread: rect(124, 24, 8, 8), .date: rect(300, 19, 31, 18),
          .disclosureArrow: rect(339, 20, 12, 16), .message: rect(80, 48, 271, 64.5),
          .seen: rect(80, 120.5, 271, 16),
        ]), headless(views))
    #expect(views[.avatar]?.layer.cornerRadius == 24 && views[.unread]?.layer.cornerRadius == 4)
    #expect(views[.disclosureArrow]?.contentMode == .center)
  }

  /// At an accessibility text size the avatar is above the texts, and the date below the name.
  @Test func messageRowAtAnAccessibilitySize() throws {
    let row = Row(MessageRow(), .accessibilityLarge)
    row.view.setContent(Content(), animated: false)
    let views = found(in: row.view.group)
    let name = try #require(views[.name]).intrinsicContentSize
    let date = try #require(views[.date]).intrinsicContentSize
    let bottom = 72 + name.height
    row.expect(
      paths(
        views,
        [
          .avatar: rect(24, 16, 48, 48), .name: rect(24, 72, name.width, name.height),
          .unread: rect(32 + name.width, 72 + (name.height - 8) / 2, 8, 8),
          .date: rect(24, bottom + 16, date.width, date.height),
          .disclosureArrow: rect(
            32 + date.width, bottom + 16 + (date.height - 16) / 2, 12, 16),
        ]), headless(views), .accessibilityLarge)
  }

  /// Other content is an update: the views stay, and only the frames that depend on it change.
  @Test func otherContentKeepsTheViews() {
    let row = Row(MessageRow())
    row.view.setContent(Content(), animated: false)
    let before = found(in: row.view.group)
    var content = Content()
    (content.name, content.messagePreview) = ("Bo", "Short")
    row.view.setContent(content, animated: true)
    let after = found(in: row.view.group)
    #expect(after == before && (after[.name] as? UILabel)?.text == "Bo")
    row.window.layoutIfNeeded()
    #expect(after[.message]?.frame == rect(80, 48, 271, 20.5))
    #expect(after[.seen]?.frame == rect(80, 76.5, 271, 16) && row.height == 108.5)
  }

  /// Returns the view of one item in a row.
  private func placed(_ item: GroupItemModeling, _ id: DataID) -> (row: Row<UIView>, view: UIView?)
  {
    let (row, group) = (Row(), VGroup(alignment: .leading, items: [item]))
    group.install(in: row.view)
    group.constrainToMargins()
    return (row, group.view(id))
  }

  @Test func numberOfLines() {
    let content = Content()
    // swift-format-ignore
    let item =
      // Block 19-NumberOfLines
      Label.groupItem(
        dataID: DataID.message,
        content: content.messagePreview,
        style: .style(with: .body))
        .numberOfLines(3)
    // End
    let (row, view) = placed(item, .message)
    #expect((view as? UILabel)?.numberOfLines == 3 && row.height == 96.5)
    row.expect(
      [(view, "message", rect(24, 16, 327, 64.5))],
      .vStack(alignment: .leading, [.leaf(view, DataID.message)]))
  }

  @Test func cornerRadius() {
    // swift-format-ignore
    let item =
      // Block 20-CornerRadius
      ImageView.groupItem(
        dataID: DataID.avatar,
        content: UIImage(systemName: "person.crop.circle"),
        style: .init(
          size: .init(width: 48, height: 48),
          tintColor: .black))
        .set(\ImageView.layer.cornerRadius, value: 24)
    // End
    let (row, view) = placed(item, .avatar)
    #expect(view?.layer.cornerRadius == 24)
    row.expect(
      [(view, "avatar", rect(24, 16, 48, 48))],
      .vStack(alignment: .leading, [.leaf(view, DataID.avatar)]))
  }

  @Test func priorities() {
    // swift-format-ignore
    let item =
      // Block 21-Priorities
      ImageView.groupItem(
        dataID: DataID.disclosureArrow,
        content: UIImage(systemName: "chevron.right"),
        style: .init(
          size: .init(width: 12, height: 16),
          tintColor: .black))
        .contentMode(.center)
        .contentCompressionResistancePriority(.required, for: .horizontal)
        .contentHuggingPriority(.required, for: .horizontal)
    // End
    let (row, view) = placed(item, .disclosureArrow)
    #expect(view?.contentMode == .center)
    #expect(view?.contentCompressionResistancePriority(for: .horizontal) == .required)
    #expect(view?.contentHuggingPriority(for: .horizontal) == .required)
    row.expect(
      [(view, "disclosureArrow", rect(24, 16, 12, 16))],
      .vStack(alignment: .leading, [.leaf(view, DataID.disclosureArrow)]))
  }
}
