import CompositionalContent
import EpoxyLayoutGroups
import Testing

/// The code under the headings "Alignment", "Group alignments" and "Accessibility layouts".
@MainActor
@Suite struct AlignmentTests {
  private static func label(_ text: String, size: CGFloat = 17) -> UILabel {
    let label = UILabel(frame: .zero)
    label.text = text
    label.font = .systemFont(ofSize: size)
    return label
  }

  private final class BaselineRow: UIView {
    let checkbox = SizedView(size: CGSize(width: 24, height: 24))
    let titleLabel = AlignmentTests.label("Title")
    let subtitleLabel = AlignmentTests.label("Subtitle", size: 15)

    init() {
      super.init(frame: .zero)
      let group = HGroup(spacing: 8) {
        // Block 13-CustomAlignment
        // swift-format-ignore
        checkbox.verticalAlignment(
          .custom { [weak self] container, view in
            guard let self = self else { return [] }
            return [
              view.leadingAnchor.constraint(
                equalTo: container.leadingAnchor),
              view.firstBaselineAnchor.constraint(
                equalTo: self.subtitleLabel.firstBaselineAnchor)
            ]
          })
        // End
        VGroup(spacing: 4) {
          titleLabel
          subtitleLabel
        }
      }
      group.install(in: self)
      group.constrainToMargins()
    }

    required init?(coder: NSCoder) { nil }
  }

  /// The baseline of the subtitle is 15 x 1950 / 2048 = 14.28 points below its top, at 54.78, and
  /// a box has its baseline at the bottom.
  @Test func aCustomAlignment() {
    let row = Row(BaselineRow())
    let view = row.view
    let atBaseline = StackCustomAlignment { context in
      context.firstBaseline(of: "texts/subtitle").map {
        StackSpan(start: $0 - context.firstBaseline, length: context.length)
      }
    }
    var box = Content(
      .fixed(view.checkbox.size), id: "checkbox", hugging: .init(horizontal: 1000, vertical: 250))
    box.placement.verticalAlignment = .custom(atBaseline)
    let (ascent, descent) = (1950.0 / 2048, 494.0 / 2048)
    var subtitle = Content.leaf(view.subtitleLabel, "subtitle")
    subtitle.kind = .leaf(
      ContentLeaf(
        .fixed(view.subtitleLabel.intrinsicContentSize),
        baselines: .init(first: 15 * ascent, last: 15 * descent)))
    row.expect(
      [
        (view.checkbox, "checkbox", rect(24, 31, 24, 24)),
        (view.titleLabel, "texts/title", rect(56, 16, 295, 20.5)),
        (view.subtitleLabel, "texts/subtitle", rect(56, 40.5, 295, 18)),
      ],
      .hStack(
        spacing: 8,
        [box, .vStack(spacing: 4, id: "texts", [.leaf(view.titleLabel, "title"), subtitle])]))
  }

  private let checkbox = SizedView(size: CGSize(width: 24, height: 24))
  private let titleLabel = AlignmentTests.label(
    "A title that is so long that it stands in two lines here")

  /// The text is 303 points wide: two lines, 41 points.
  @Test func anAlignmentInAnHGroup() {
    let row = Row()
    let view = row.view
    titleLabel.numberOfLines = 0
    // Block 14-Alignments
    // HGroup's verticalAlignment
    let hGroup = HGroup {
      checkbox
        .verticalAlignment(.center)
      titleLabel
    }
    hGroup.install(in: view)
    hGroup.constrainToMargins()
    // End
    var box = Content.leaf(checkbox, "checkbox")
    box.placement.verticalAlignment = .center
    row.expect(
      [
        (checkbox, "checkbox", rect(24, 24.5, 24, 24)),
        (titleLabel, "title", rect(48, 16, 303, 41)),
      ], .hStack([box, .leaf(titleLabel, "title")]))
  }

  @Test func anAlignmentInAVGroup() {
    let row = Row()
    let view = row.view
    // Block 14-Alignments
    // VGroup's horizontalAlignment
    let vGroup = VGroup {
      checkbox
        .horizontalAlignment(.leading)
      titleLabel
    }
    vGroup.install(in: view)
    vGroup.constrainToMargins()
    // End
    var box = Content.leaf(checkbox, "checkbox")
    box.placement.horizontalAlignment = .leading
    row.expect(
      [
        (checkbox, "checkbox", rect(24, 16, 24, 24)),
        (titleLabel, "title", rect(24, 40, 327, 20.5)),
      ], .vStack([box, .leaf(titleLabel, "title")]))
  }

  /// The alignments of the table, by their numbers: the box beside texts of 20.5 and 18 points.
  @Test func theAlignmentsOfTheTable() {
    let places: [(HGroup.ItemAlignment, top: CGFloat, height: CGFloat)] = [
      (.top, 16, 24), (.center, 25.25, 24), (.bottom, 34.5, 24), (.fill, 16, 42.5),
    ]
    for (alignment, top, height) in places {
      let (row, checkbox) = (Row(), SizedView(size: CGSize(width: 24, height: 24)))
      let (title, subtitle) = (Self.label("Title"), Self.label("Subtitle", size: 15))
      let group = HGroup(spacing: 8) {
        checkbox.verticalAlignment(alignment)
        VGroup(spacing: 4) {
          title
          subtitle
        }
      }
      group.install(in: row.view)
      group.constrainToMargins()
      #expect(
        row.height == 74.5 && isNear(checkbox.frame, rect(24, top, 24, height), within: halfPixel))
    }
  }

  /// The middle of the subtitle is at 49.5 points, so the box ends at 61.5, and the row grows.
  @Test func anAlignmentToTheMiddleOfAnotherElement() {
    let row = Row()
    let (title, subtitle) = (Self.label("Title"), Self.label("Subtitle", size: 15))
    let group = HGroup(alignment: .top, spacing: 8) {
      checkbox.verticalAlignment(.centered(to: subtitle))
      VGroup(spacing: 4) {
        title
        subtitle
      }
    }
    group.install(in: row.view)
    group.constrainToMargins()
    #expect(row.height == 77.5 && checkbox.frame == rect(24, 37.5, 24, 24))
    #expect(subtitle.frame == rect(56, 40.5, 295, 18))
  }

  /// The image is in the middle of 61.5 points.
  @Test func groupAlignments() {
    let row = Row()
    let (imageView, titleLabel) = (checkbox, Self.label("Title"))
    let (subtitleLabel, actionLabel) = (Self.label("Subtitle"), Self.label("Action"))
    let group =
      // Block 15-GroupAlignment
      HGroup(alignment: .center) {
        imageView
        VGroup {
          titleLabel
          subtitleLabel
          actionLabel
        }
      }
    // End
    group.install(in: row.view)
    group.constrainToMargins()
    row.expect(
      [
        (imageView, "image", rect(24, 34.75, 24, 24)),
        (titleLabel, "texts/0", rect(48, 16, 303, 20.5)),
        (subtitleLabel, "texts/1", rect(48, 36.5, 303, 20.5)),
        (actionLabel, "texts/2", rect(48, 57, 303, 20.5)),
      ],
      .hStack(
        alignment: .center,
        [
          .leaf(imageView, "image"),
          .vStack(
            id: "texts",
            [.leaf(titleLabel, 0), .leaf(subtitleLabel, 1), .leaf(actionLabel, 2)]),
        ]))
  }
}
