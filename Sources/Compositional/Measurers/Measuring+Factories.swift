// Factories, for calls such as `layout.measure(in: viewport, with: .heights([31, 50]))`.

extension Measuring where Self == SampleMeasurer {
  /// Creates a measurer that returns the same lengths for every element.
  ///
  /// - Parameters:
  ///   - width: The width, in points, not negative; nil keeps the estimate.
  ///   - height: The height, in points, not negative; nil keeps the estimate.
  public static func constant(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
    SampleMeasurer(.constant(width: width, height: height))
  }

  /// Creates a measurer of heights by item index, repeating, in points.
  public static func heights(_ heights: [CGFloat]) -> Self {
    SampleMeasurer(.heights(heights))
  }

  /// Creates a measurer of widths by item index, repeating, in points.
  public static func widths(_ widths: [CGFloat]) -> Self {
    SampleMeasurer(.widths(widths))
  }

  /// Creates a measurer of heights by width and item index, repeating, in points.
  ///
  /// - Parameter heights: The heights by width. Widths are compared with a tolerance of 0.01
  ///   points; at any other width the estimate remains.
  public static func heightsByWidth(_ heights: [CGFloat: [CGFloat]]) -> Self {
    SampleMeasurer(.heightsByWidth(heights))
  }

  /// Creates a measurer of pseudorandom lengths by index path, equal on every platform.
  ///
  /// - Parameters:
  ///   - seed: Any number; each gives other lengths.
  ///   - width: The range of widths, in points, not negative; nil keeps the estimate.
  ///   - height: The range of heights, in points, not negative; nil keeps the estimate.
  public static func random(
    seed: Int, width: ClosedRange<CGFloat>? = nil, height: ClosedRange<CGFloat>? = nil
  ) -> Self {
    SampleMeasurer(
      .random(
        seed: seed, width: width.map { [$0.lowerBound, $0.upperBound] },
        height: height.map { [$0.lowerBound, $0.upperBound] }))
  }
}

extension Measuring where Self == TextMeasurer {
  /// Creates a measurer of texts by item index, repeating, based on the text model.
  ///
  /// - Parameters:
  ///   - texts: The texts of the elements.
  ///   - style: The text style.
  ///   - lineLimit: The maximum number of lines, at least 1; nil for no limit.
  ///   - weight: The weight of the font; nil for that of the style.
  ///   - insets: The insets around the text, in points.
  public static func text(
    _ texts: [String], style: TextStyle = .body, lineLimit: Int? = nil, weight: TextWeight? = nil,
    insets: DirectionalEdgeInsets = .zero
  ) -> Self {
    TextMeasurer(texts, style: style, lineLimit: lineLimit, weight: weight, insets: insets)
  }

  /// Creates a measurer of texts that a closure returns, based on the text model.
  ///
  /// - Parameters:
  ///   - style: The text style.
  ///   - lineLimit: The maximum number of lines, at least 1; nil for no limit.
  ///   - weight: The weight of the font; nil for that of the style.
  ///   - insets: The insets around the text, in points.
  ///   - text: A closure that returns the text of an element; nil if it cannot size itself.
  public static func text(
    style: TextStyle = .body, lineLimit: Int? = nil, weight: TextWeight? = nil,
    insets: DirectionalEdgeInsets = .zero, _ text: @escaping (ElementID) -> String?
  ) -> Self {
    TextMeasurer(
      style: style, lineLimit: lineLimit, weight: weight, insets: insets, text: text)
  }
}

extension Measuring where Self == ClosureMeasurer {
  /// Creates a measurer that calls a closure.
  ///
  /// - Parameter body: A closure that returns the preferred size for a proposal.
  public static func closure(
    _ body: @escaping (MeasurementProposal) -> PreferredSize
  ) -> Self {
    ClosureMeasurer(body)
  }
}
