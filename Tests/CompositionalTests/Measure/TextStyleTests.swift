import Compositional
import Testing

/// Font sizes of text styles; the numbers are from Apple's published tables.
@Suite struct TextStyleTests {
  private let ascending: [PreferredContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  @Test(
    arguments: [
      (TextStyle.largeTitle, 34, 41), (.title1, 28, 34), (.title2, 22, 28), (.title3, 20, 25),
      (.headline, 17, 22), (.body, 17, 22), (.callout, 16, 21), (.subheadline, 15, 20),
      (.footnote, 13, 18), (.caption1, 12, 16), (.caption2, 11, 13),
    ] as [(TextStyle, CGFloat, CGFloat)])
  func defaultSizes(style: TextStyle, pointSize: CGFloat, leading: CGFloat) {
    #expect(
      style.metrics(in: .large) == TextStyle.Metrics(pointSize: pointSize, leading: leading))
  }

  @Test(
    arguments: [
      (TextStyle.body, PreferredContentSizeCategory.extraSmall, 14, 19),
      (.body, .accessibilityExtraExtraExtraLarge, 53, 62),
      (.largeTitle, .extraSmall, 31, 38),
      (.largeTitle, .accessibilityExtraExtraExtraLarge, 60, 70),
      (.caption2, .medium, 11, 13),
      (.caption1, .accessibilityMedium, 22, 29),
      (.caption2, .accessibilityExtraExtraExtraLarge, 40, 48),
      (.subheadline, .extraExtraExtraLarge, 21, 28),
      (.title3, .accessibilityLarge, 37, 44),
      (.callout, .accessibilityExtraExtraLarge, 44, 52),
      (.footnote, .small, 12, 16),
      (.title2, .accessibilityExtraLarge, 44, 52),
      (.title1, .extraExtraLarge, 32, 39),
      (.headline, .extraLarge, 19, 24),
    ] as [(TextStyle, PreferredContentSizeCategory, CGFloat, CGFloat)])
  func otherSizes(
    style: TextStyle, category: PreferredContentSizeCategory, pointSize: CGFloat, leading: CGFloat
  ) {
    #expect(
      style.metrics(in: category) == TextStyle.Metrics(pointSize: pointSize, leading: leading))
  }

  @Test(arguments: TextStyle.allCases)
  func growWithTheCategory(style: TextStyle) {
    for (smaller, larger) in zip(ascending, ascending.dropFirst()) {
      let (one, other) = (style.metrics(in: smaller), style.metrics(in: larger))
      #expect(one.pointSize <= other.pointSize, "\(smaller) to \(larger)")
      #expect(one.leading <= other.leading, "\(smaller) to \(larger)")
      #expect(one.leading > one.pointSize, "\(smaller)")
    }
    let (least, most) = (style.metrics(in: ascending[0]), style.metrics(in: ascending[11]))
    #expect(least.pointSize < most.pointSize)
  }

  @Test func stylesKeepTheirRank() {
    let falling: [TextStyle] = [
      .largeTitle, .title1, .title2, .title3, .body, .callout, .subheadline, .footnote, .caption1,
      .caption2,
    ]
    for category in ascending {
      let sizes = falling.map { $0.metrics(in: category).pointSize }
      #expect(sizes == sizes.sorted(by: >), "\(category)")
      #expect(TextStyle.headline.metrics(in: category) == TextStyle.body.metrics(in: category))
    }
  }

  @Test func categoriesAreInOrder() {
    #expect(PreferredContentSizeCategory.allCases.shuffled().sorted() == ascending)
    #expect(ascending.filter { $0 >= .accessibilityMedium } == ascending.suffix(5))
    #expect(ascending.filter(\.isAccessibilityCategory) == ascending.suffix(5))
  }
}
