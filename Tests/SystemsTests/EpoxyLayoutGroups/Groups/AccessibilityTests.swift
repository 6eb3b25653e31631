import CompositionalContent
import EpoxyLayoutGroups
import Testing

/// The code under the heading "Accessibility layouts".
@MainActor
@Suite struct AccessibilityTests {
  // Block 16-Accessibility
  // swift-format-ignore
  public final class CheckboxRow: UIView {

    public init() {
      super.init(frame: .zero)
      hGroup.install(in: self)
      hGroup.constrainToMargins()
    }

    private lazy var hGroup = HGroup {
      checkbox
      VGroup {
        titleLabel
        subtitleLabel
      }
    }
    .reflowsForAccessibilityTypeSizes(false)
    // End

    required init?(coder: NSCoder) { nil }

    let checkbox = SizedView(size: CGSize(width: 24, height: 24))
    let (titleLabel, subtitleLabel) = (UILabel(frame: .zero), UILabel(frame: .zero))
    // Block 16-Accessibility
  }
  // End

  /// Two lines of 20.5 points beside the box, at each text size.
  @Test(arguments: [UIContentSizeCategory.large, .accessibilityLarge])
  func aGroupThatStaysHorizontal(_ category: UIContentSizeCategory) {
    let row = Row(CheckboxRow(), category)
    let view = row.view
    view.titleLabel.text = "Title"
    view.subtitleLabel.text = "Subtitle"
    row.expect(
      [
        (view.checkbox, "checkbox", rect(24, 16, 24, 41)),
        (view.titleLabel, "texts/title", rect(48, 16, 303, 20.5)),
        (view.subtitleLabel, "texts/subtitle", rect(48, 36.5, 303, 20.5)),
      ],
      .hStackThatStays([
        .leaf(view.checkbox, "checkbox"),
        .vStack(
          id: "texts", [.leaf(view.titleLabel, "title"), .leaf(view.subtitleLabel, "subtitle")]),
      ]), category)
  }

  /// Otherwise the items stand one below the other, from the first layout or from a change on.
  @Test func aGroupThatReflows() {
    let row = Row(.accessibilityLarge)
    let (checkbox, label) = (SizedView(size: CGSize(width: 24, height: 24)), UILabel(frame: .zero))
    label.text = "Title"
    let group = HGroup(spacing: 8) {
      checkbox
      label
    }
    group.install(in: row.view)
    group.constrainToMargins()
    let content = Content.hStack(
      spacing: 8, [.leaf(checkbox, "checkbox"), .leaf(label, "title")])
    let large = rect(24, 48, label.intrinsicContentSize.width, 20.5)
    row.expect(
      [(checkbox, "checkbox", rect(24, 16, 24, 24)), (label, "title", large)], content,
      .accessibilityLarge)
    row.window.traitOverrides.preferredContentSizeCategory = .extraLarge
    row.expect(
      [(checkbox, "checkbox", rect(24, 16, 24, 24)), (label, "title", rect(56, 16, 295, 24))],
      content, .extraLarge)
    row.window.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
    row.expect([(label, "title", large)], content, .accessibilityMedium)
    group.reflowsForAccessibilityTypeSizes(false)
    #expect(row.height == 56 && label.frame.minX == 56)
    group.forceAccessibilityVerticalLayout(true)
    #expect(row.height == 84.5 && label.frame == large)
  }

  /// A view that comes into a window has its text size from then on.
  @Test func aGroupThatComesIntoAWindow() {
    let (view, label) = (UIView(frame: .zero), UILabel(frame: .zero))
    let checkbox = SizedView(size: CGSize(width: 24, height: 24))
    label.text = "Title"
    let group = HGroup(spacing: 8) {
      checkbox.accessibilityAlignment(.trailing)
      label
    }
    group.install(in: view)
    group.constrainToMargins()
    let row = Row(view, .accessibilityExtraLarge)
    #expect(row.height == 84.5)
    #expect(checkbox.frame == rect(327, 16, 24, 24) && label.frame.minY == 48)
  }
}
