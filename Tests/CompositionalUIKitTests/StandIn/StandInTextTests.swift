import CompositionalUIKit
import Testing

/// Fonts and lengths that scale with the text size.
@MainActor
@Suite struct StandInTextTests {
  @Test func systemFont() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(font.pointSize == 17)
    // 17 * 2444 / 2048, as for the body font of a device.
    #expect(font.lineHeight == 20.287109375)
    #expect(font.ascender - font.descender == font.lineHeight)
    #expect(font == UIFont.systemFont(ofSize: 17, weight: .regular))
    #expect(font != UIFont.boldSystemFont(ofSize: 17))
    #expect(font.withSize(12) == UIFont.systemFont(ofSize: 12))
    #expect(UIFont(name: "Avenir-Book", size: 20)?.fontName == "Avenir-Book")
  }

  @Test func textStyles() {
    #expect(UIFont.preferredFont(forTextStyle: .body) == UIFont.systemFont(ofSize: 17))
    #expect(
      UIFont.preferredFont(forTextStyle: .headline)
        == UIFont.systemFont(ofSize: 17, weight: .semibold))
    #expect(UIFont.preferredFont(forTextStyle: .caption1).pointSize == 12)
    let large = UIFont.preferredFont(forTextStyle: .title1, in: .accessibilityExtraLarge)
    #expect(large.pointSize == 48)
  }

  /// Leadings of the body: 22 at the large size, 24 at extraLarge, 62 at the largest.
  @Test func lengthsGrowAsLeadingsDo() {
    let metrics = UIFontMetrics.default
    #expect(metrics.scaledValue(for: 44) == 44)
    #expect(metrics.scaledValue(for: 44, in: .extraLarge) == 48)
    #expect(metrics.scaledValue(for: 44, in: .accessibilityExtraExtraExtraLarge) == 124)
    let titles = UIFontMetrics(forTextStyle: .largeTitle)
    #expect(titles.scaledValue(for: 41, in: .extraSmall) == 38)
  }

  @Test func fontsGrowAsLeadingsDo() {
    let font = UIFont.systemFont(ofSize: 11)
    #expect(UIFontMetrics.default.scaledFont(for: font) == font)
    #expect(UIFontMetrics.default.scaledFont(for: font, in: .extraLarge).pointSize == 12)
    let bounded = UIFontMetrics.default.scaledFont(
      for: font, maximumPointSize: 11.5, in: .extraLarge)
    #expect(bounded.pointSize == 11.5)
  }

  /// The published leadings without the heights of the lines: 22 and 18 points, and 62 at the largest
  /// text size, where a line is higher than that.
  @Test func leadings() {
    #expect(UIFont.preferredFont(forTextStyle: .body).leading == 1.712890625)
    #expect(UIFont.preferredFont(forTextStyle: .footnote).leading == 2.486328125)
    let largest = PreferredContentSizeCategory.accessibilityExtraExtraExtraLarge
    #expect(UIFont.preferredFont(forTextStyle: .body, in: largest).leading == -1.248046875)
    #expect(UIFont.systemFont(ofSize: 17).leading == 0)
    #expect(UIFont.preferredFont(forTextStyle: .body).withSize(13).leading == 0)
  }

  /// Two lines of 20.287 points, with the leading of the text style.
  @Test func linesOfTextStylesAreFurtherApart() {
    let label = UILabel()
    label.text = "one\ntwo"
    label.numberOfLines = 0
    #expect(label.intrinsicContentSize.height * 3 == 122)
    label.font = .preferredFont(forTextStyle: .body)
    #expect(label.intrinsicContentSize.height * 3 == 127)
  }

  /// 3506 thousandths of 17 points are 59.602 in regular type, 62.523 in semibold and 63.774 in bold.
  @Test func weights() {
    let label = UILabel()
    label.text = "General"
    #expect(label.intrinsicContentSize.width * 3 == 179)
    label.font = .preferredFont(forTextStyle: .headline)
    #expect(label.intrinsicContentSize.width * 3 == 188)
    for weight in [UIFont.Weight.bold, .heavy, .black] {
      label.font = .systemFont(ofSize: 17, weight: weight)
      #expect(label.intrinsicContentSize.width == 64)
    }
    for weight in [UIFont.Weight.ultraLight, .light, .regular] {
      label.font = .systemFont(ofSize: 17, weight: weight)
      #expect(label.intrinsicContentSize.width * 3 == 179)
    }
  }

  /// Bold text of the accessibility settings is the next heavier weight.
  @Test func boldText() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let label = UILabel()
    label.text = "General"
    window.addSubview(label)
    #expect(label.traitCollection.legibilityWeight == .unspecified)
    #expect(label.intrinsicContentSize.width * 3 == 179)
    window.traitOverrides.legibilityWeight = .bold
    #expect(label.traitCollection.legibilityWeight == .bold)
    #expect(label.intrinsicContentSize.width * 3 == 188)
    label.font = .preferredFont(forTextStyle: .headline)
    #expect(label.intrinsicContentSize.width == 64)
    window.traitOverrides.legibilityWeight = .regular
    #expect(label.intrinsicContentSize.width * 3 == 188)
    #expect(UITraitCollection(legibilityWeight: .bold).legibilityWeight == .bold)
  }

  /// A label of one line has its natural width in any width, and one of more lines wraps.
  @Test func aLineKeepsItsWidth() {
    let label = UILabel()
    label.text = "Building a Layout Library in one line"
    let natural = label.intrinsicContentSize
    // 15800 thousandths of 17 are 268.6 points.
    #expect(natural.width == 806 / 3 && natural.height == 61 / 3)
    for width in [274, 200, 100, 50, 1, 0] as [CGFloat] {
      #expect(label.sizeThatFits(CGSize(width: width, height: 0)) == natural)
    }
    label.frame.size = CGSize(width: 100, height: 10)
    label.sizeToFit()
    #expect(label.frame.size == natural)
    label.numberOfLines = 2
    let wrapped = label.sizeThatFits(CGSize(width: 200, height: 0))
    // "Building a Layout Library " with the space is 190.349 points wide.
    #expect(wrapped.width == 572 / 3 && wrapped.height == 122 / 3)
  }

  /// In a horizontal stack view that is too narrow a line is compressed, by constraints.
  @Test func aLineIsCompressedByConstraints() {
    let label = UILabel()
    label.text = "Building a Layout Library in one line"
    let stack = UIStackView(arrangedSubviews: [label])
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    stack.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 0, y: 0, width: 100, height: 40))
  }
}
