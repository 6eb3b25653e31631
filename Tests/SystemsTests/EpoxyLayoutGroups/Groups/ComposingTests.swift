import CompositionalContent
import EpoxyLayoutGroups
import Testing

/// The code under the headings "Composing groups" and "Spacing".
@MainActor
@Suite struct ComposingTests {
  /// The group fills, so the box is as high as the texts: 20.5 + 4 + 18.
  @Test func checkboxRow() {
    let row = Row()
    // Block 05-CheckboxRow
    enum DataID {
      case checkbox
      case titleSubtitleGroup
      case title
      case subtitle
    }
    // End
    let group =
      // Block 05-CheckboxRow
      HGroup(spacing: 8) {
        Checkbox.groupItem(
          dataID: DataID.checkbox,
          content: .init(isChecked: true),
          style: .standard)
        VGroupItem(
          dataID: DataID.titleSubtitleGroup,
          style: .init(spacing: 4)
        ) {
          Label.groupItem(
            dataID: DataID.title,
            content: "Title",
            style: .title)
          Label.groupItem(
            dataID: DataID.subtitle,
            content: "Subtitle",
            style: .subtitle)
        }
      }
    // End
    group.install(in: row.view)
    group.constrainToMargins()
    let checkbox = group.view(DataID.checkbox)
    let title = group.view(DataID.titleSubtitleGroup, DataID.title)
    let subtitle = group.view(DataID.titleSubtitleGroup, DataID.subtitle)
    row.expect(
      [
        (checkbox, "checkbox", rect(24, 16, 24, 42.5)),
        (title, "texts/title", rect(56, 16, 295, 20.5)),
        (subtitle, "texts/subtitle", rect(56, 40.5, 295, 18)),
      ],
      .hStack(
        spacing: 8,
        [
          .leaf(checkbox, DataID.checkbox),
          .vStack(
            spacing: 4, id: "texts",
            [.leaf(title, DataID.title), .leaf(subtitle, DataID.subtitle)]),
        ]))
    #expect((checkbox as? Checkbox)?.isChecked == true && row.view.subviews.count == 3)
  }

  @Test func spacingBetweenElements() {
    let row = Row()
    let group =
      // Block 06-Spacing
      VGroup(spacing: 16) {
        Label.groupItem(dataID: 1, content: "One", style: .title)
        Label.groupItem(dataID: 2, content: "Two", style: .title)
      }
    // End
    group.install(in: row.view)
    group.constrainToMargins()
    row.expect(
      [
        (group.view(1), "1", rect(24, 16, 327, 20.5)),
        (group.view(2), "2", rect(24, 52.5, 327, 20.5)),
      ],
      .vStack(spacing: 16, [.leaf(group.view(1), 1), .leaf(group.view(2), 2)]))
  }

  private enum DataID {
    case name, status, spacer, date, arrow
  }

  /// In semibold type "Ann" is 32.367 points wide and "9:41" 36.13; the spacer has the other 238.
  @Test func aSpacerPushesElementsToTheEdges() {
    let row = Row()
    let group =
      // Block 07-Spacer
      HGroup {
        // name
        Label.groupItem(dataID: DataID.name, content: "Ann", style: .title)
        // message status icon
        GroupItem<UIView>(
          dataID: DataID.status, make: { SizedView(size: CGSize(width: 8, height: 8)) })
        // spacer
        SpacerItem(dataID: DataID.spacer)
        // date label
        Label.groupItem(dataID: DataID.date, content: "9:41", style: .title)
        // disclosure indicator
        ImageView.groupItem(
          dataID: DataID.arrow, content: UIImage(systemName: "chevron.right"),
          style: .init(size: .init(width: 12, height: 16)))
      }
    // End
    group.install(in: row.view)
    group.constrainToMargins()
    let (name, status) = (group.view(DataID.name), group.view(DataID.status))
    let (date, arrow) = (group.view(DataID.date), group.view(DataID.arrow))
    row.expect(
      [
        (name, "name", rect(24, 16, 32.5, 20.5)), (status, "status", rect(56.5, 16, 8, 20.5)),
        (date, "date", rect(302.5, 16, 36.5, 20.5)), (arrow, "arrow", rect(339, 16, 12, 20.5)),
      ],
      .hStack([
        .leaf(name, DataID.name), .leaf(status, DataID.status), .spacer(),
        .leaf(date, DataID.date), .leaf(arrow, DataID.arrow),
      ]))
    let spacer = group.constrainable(with: DataID.spacer) as? LayoutSpacer
    #expect(spacer?.layoutFrame == rect(64.5, 16, 238, 20.5) && row.view.subviews.count == 4)
  }

  /// The name takes what 50 and 36.5 points leave of 327.
  @Test func aSpacerKeepsItsSmallestWidth() {
    let row = Row()
    let group =
      // Block 08-SpacerStyle
      HGroup {
        Label.groupItem(
          dataID: DataID.name, content: "A name of very many letters, longer than its row",
          style: .title
        ).numberOfLines(1)
        SpacerItem(dataID: DataID.spacer, style: .init(minWidth: 50))
        Label.groupItem(dataID: DataID.date, content: "9:41", style: .title)
          .contentCompressionResistancePriority(.required, for: .horizontal)
      }
    // End
    group.install(in: row.view)
    group.constrainToMargins()
    let (name, date) = (group.view(DataID.name), group.view(DataID.date))
    row.expect(
      [(name, "name", rect(24, 16, 240.5, 20.5)), (date, "date", rect(314.5, 16, 36.5, 20.5))],
      .hStack([
        .leaf(name, DataID.name), .spacer(.init(width: .init(min: 50))), .leaf(date, DataID.date),
      ]))
  }
}
