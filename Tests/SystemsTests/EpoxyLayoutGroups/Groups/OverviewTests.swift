import CompositionalContent
import EpoxyLayoutGroups
import Testing

/// The code under the heading "Overview" of the document.
@MainActor
@Suite struct OverviewTests {
  /// The texts are 67 and 79.5 points wide: 3.94 em of 17 points, 5.29 of 15.
  @Test func actionRow() {
    let row = Row()
    let view = row.view
    // Block 01-ActionRow
    // Set of dataIDs to have consistent and unique IDs
    enum DataID {
      case title
      case subtitle
      case action
    }

    // Groups are created declaratively just like Epoxy ItemModels
    let group = VGroup(alignment: .leading, spacing: 8) {
      Label.groupItem(
        dataID: DataID.title,
        content: "Title text",
        style: .title)
      Label.groupItem(
        dataID: DataID.subtitle,
        content: "Subtitle text",
        style: .subtitle)
      Button.groupItem(
        dataID: DataID.action,
        content: "Perform action",
        behaviors: .init { button in
          print("Button tapped! \(button)")
        },
        style: .standard)
    }

    // install your group in a view
    group.install(in: view)

    // constrain the group like you would a normal subview
    group.constrainToMargins()
    // End
    let (title, subtitle) = (group.view(DataID.title), group.view(DataID.subtitle))
    let button = group.view(DataID.action)
    row.expect(
      [
        (title, "title", rect(24, 16, 69, 20.5)),
        (subtitle, "subtitle", rect(24, 44.5, 82.5, 18)),
        (button, "action", rect(24, 70.5, 110, 44)),
      ],
      .vStack(
        alignment: .leading, spacing: 8,
        [
          .leaf(title, DataID.title), .leaf(subtitle, DataID.subtitle),
          .leaf(button, DataID.action),
        ]))
    #expect(row.height == 130.5 && view.subviews.count == 3)
    #expect((button as? Button)?.behaviors != nil)
  }

  @Test func iconRow() {
    /// A text without a style, which the document leaves out here.
    final class Label: UILabel, EpoxyableView, StylelessView {
      func setContent(_ content: String, animated: Bool) { text = content }
    }
    let row = Row()
    let view = row.view
    // Block 02-IconRow
    enum DataID {
      case icon
      case title
    }

    let group = HGroup(spacing: 8) {
      ImageView.groupItem(
        dataID: DataID.icon,
        content: UIImage(systemName: "person.fill")!,
        style: .init(size: .init(width: 24, height: 24)))
      Label.groupItem(
        dataID: DataID.title,
        content: "This is an IconRow")
    }

    group.install(in: view)
    group.constrainToMargins()
    // End
    let (icon, title) = (group.view(DataID.icon), group.view(DataID.title))
    row.expect(
      [(icon, "icon", rect(24, 16, 24, 24)), (title, "title", rect(56, 16, 295, 24))],
      .hStack(spacing: 8, [.leaf(icon, DataID.icon), .leaf(title, DataID.title)]))
    #expect((icon as? ImageView)?.image == UIImage(systemName: "person.fill"))
  }
}
