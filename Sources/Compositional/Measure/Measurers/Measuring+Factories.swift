// So that a call reads `layout.measure(in: viewport, with: .heights([31, 50]))`.

extension Measuring where Self == SampleMeasurer {
  /// The same lengths for every element.
  ///
  /// - Parameters:
  ///   - width: in points, not negative; nil leaves the estimate.
  ///   - height: in points, not negative; nil leaves the estimate.
  public static func constant(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
    SampleMeasurer(.constant(width: width, height: height))
  }

  /// Heights by item index, repeating, in points.
  public static func heights(_ heights: [CGFloat]) -> Self {
    SampleMeasurer(.heights(heights))
  }

  /// Widths by item index, repeating, in points.
  public static func widths(_ widths: [CGFloat]) -> Self {
    SampleMeasurer(.widths(widths))
  }

  /// Heights by item index, repeating, for each width an element may have, all in points.
  ///
  /// - Parameter heights: the keys are compared with a tolerance of 0.01 points; at any other
  ///   width the estimate stays.
  public static func heightsByWidth(_ heights: [CGFloat: [CGFloat]]) -> Self {
    SampleMeasurer(.heightsByWidth(heights))
  }

  /// A length for each index path, the same on every platform.
  ///
  /// - Parameters:
  ///   - seed: any number; another one gives other lengths.
  ///   - width: the least and the greatest width, in points from zero; nil leaves the estimate.
  ///   - height: the least and the greatest height, in points from zero; nil leaves the estimate.
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
  /// Texts by item index, repeating, by the text model.
  ///
  /// - Parameters:
  ///   - texts: what elements show.
  ///   - style: what the texts are for.
  ///   - lineLimit: the most lines, from 1; nil for as many as it takes.
  ///   - weight: how much wider than regular the characters are, from 0.1 to 10.
  ///   - insets: the room around the text, in points.
  public static func text(
    _ texts: [String], style: TextStyle = .body, lineLimit: Int? = nil, weight: CGFloat = 1,
    insets: DirectionalEdgeInsets = .zero
  ) -> Self {
    TextMeasurer(texts, style: style, lineLimit: lineLimit, weight: weight, insets: insets)
  }

  /// The texts that a closure answers, by the text model.
  ///
  /// - Parameters:
  ///   - style: what the texts are for.
  ///   - lineLimit: the most lines, from 1; nil for as many as it takes.
  ///   - weight: how much wider than regular the characters are, from 0.1 to 10.
  ///   - insets: the room around the text, in points.
  ///   - text: answers what an element shows; nil for one that cannot size itself.
  public static func text(
    style: TextStyle = .body, lineLimit: Int? = nil, weight: CGFloat = 1,
    insets: DirectionalEdgeInsets = .zero, _ text: @escaping (ElementID) -> String?
  ) -> Self {
    TextMeasurer(
      style: style, lineLimit: lineLimit, weight: weight, insets: insets, text: text)
  }
}

extension Measuring where Self == ClosureMeasurer {
  /// What a closure answers.
  ///
  /// - Parameter body: answers a proposal.
  public static func closure(
    _ body: @escaping (MeasurementProposal) -> PreferredSize
  ) -> Self {
    ClosureMeasurer(body)
  }
}
