/// A model of the size of text, computed without a font.
///
/// It answers as labels in the system's font do. Line heights follow the rule of recorded labels.
/// Widths are sums of advances that were fitted to recorded labels in English; other
/// characters have the average width of their class. Sizes are the same on every platform and in every
/// locale.
///
/// Lines break at spaces, after a hyphen before a letter, around full-width characters and emoji,
/// and at line ends in the text; a word longer than the line starts on a new line and breaks
/// between characters. Spaces at the end of a line need no room. Text without characters has no
/// lines and no size.
public struct TextModel: Hashable, Sendable {
  /// The font size and leading, in points.
  public let metrics: TextStyle.Metrics
  /// The weight of the font.
  public let weight: TextWeight
  /// The maximum number of lines; nil for no limit.
  public let lineLimit: Int?
  /// The display scale, in pixels per point: sizes are rounded up to whole pixels.
  public let displayScale: CGFloat
  /// True if a paragraph does not end with a line of a single word: the line before gives it its
  /// last one, if there is room for both.
  ///
  /// Apple's name: `NSParagraphStyle.LineBreakStrategy.pushOut`. No recorded label tells when a label
  /// does so.
  public let pushesOutOrphans: Bool

  /// Creates a model of text in the font of a text style.
  ///
  /// - Parameters:
  ///   - style: The text style.
  ///   - contentSizeCategory: The user's preferred text size.
  ///   - lineLimit: The maximum number of lines, at least 1; nil for no limit.
  ///   - weight: The weight of the font; nil for that of the style.
  ///   - displayScale: The display scale, in pixels per point; above zero.
  ///   - pushesOutOrphans: True to end no paragraph with a line of a single word.
  public init(
    _ style: TextStyle = .body, contentSizeCategory: PreferredContentSizeCategory = .large,
    lineLimit: Int? = nil, weight: TextWeight? = nil, displayScale: CGFloat = 2,
    pushesOutOrphans: Bool = false
  ) {
    self.init(
      style.metrics(in: contentSizeCategory), lineLimit: lineLimit, weight: weight ?? style.weight,
      displayScale: displayScale, pushesOutOrphans: pushesOutOrphans)
  }

  /// Creates a model of text in the system's font of a size.
  ///
  /// - Parameters:
  ///   - metrics: The font size, above zero, and the leading, in points.
  ///   - lineLimit: The maximum number of lines, at least 1; nil for no limit.
  ///   - weight: The weight of the font.
  ///   - displayScale: The display scale, in pixels per point; above zero.
  ///   - pushesOutOrphans: True to end no paragraph with a line of a single word.
  public init(
    _ metrics: TextStyle.Metrics, lineLimit: Int? = nil, weight: TextWeight = .regular,
    displayScale: CGFloat = 2, pushesOutOrphans: Bool = false
  ) {
    if let lineLimit {
      require(
        lineLimit >= 1,
        "Invalid line limit: \(lineLimit). Write nil for as many lines as the text takes.")
    }
    require(
      metrics.pointSize > 0 && metrics.pointSize.isFinite && metrics.leading.isFinite,
      "Invalid font: \(metrics.pointSize) points with a leading of \(metrics.leading). "
        + "The size must be a finite number above zero.")
    require(
      displayScale.isFinite && displayScale > 0,
      "Invalid display scale: \(displayScale). The scale must be a finite value above zero.")
    self.metrics = metrics
    self.weight = weight
    self.lineLimit = lineLimit
    self.displayScale = displayScale
    self.pushesOutOrphans = pushesOutOrphans
  }

  /// Returns the size of text.
  ///
  /// - Parameters:
  ///   - text: The text to measure.
  ///   - width: The length of a line, in points; with nil and infinity, lines break only at line
  ///     ends in the text. If zero, negative or NaN, each character has its own line.
  /// - Returns: The size, in points, rounded up to whole pixels. The width is that of the widest
  ///   line, with the spaces at which it was broken, but not beyond `width`. A character wider than
  ///   the line exceeds it.
  /// - Complexity: O(characters)
  public func size(of text: String, fitting width: CGFloat? = nil) -> CGSize {
    size(of: lines(of: text, fitting: width), within: width)
  }

  /// Returns the number of lines of text, at most the limit.
  ///
  /// - Parameters:
  ///   - text: The text to measure; empty text has no lines.
  ///   - width: The length of a line, in points, as in ``size(of:fitting:)``.
  /// - Complexity: O(characters)
  public func lineCount(of text: String, fitting width: CGFloat? = nil) -> Int {
    lines(of: text, fitting: width).count
  }
}

extension TextModel {
  /// The floating-point noise by which a line may exceed its length, in units of advance.
  private static let tolerance = 1e-6

  /// The length of a unit of advance, a thousandth of the font size, in points; all lines are whole
  /// numbers of it.
  package var unit: Double {
    let size = Double(metrics.pointSize)
    return size * Double(weight.widthFactor) * Self.opticalFactor(ofSize: size) / 1000
  }

  /// Returns the width of the widest line, in points: that of its words, and that which text
  /// answers where there is room for it, with spaces and in whole pixels.
  ///
  /// - Parameters:
  ///   - text: The text to measure.
  ///   - width: The length of a line, in points, as in ``size(of:fitting:)``.
  /// - Complexity: O(characters)
  package func widestLine(
    of text: String, fitting width: CGFloat
  ) -> (exact: Double, whole: Double) {
    let lines = lines(of: text, fitting: width)
    return (Double(lines.widest) * unit, whole(lines.widestWithSpaces))
  }

  /// Returns the size of lines, in points.
  func size(of lines: LineBreaker.Result, within width: CGFloat?) -> CGSize {
    CGSize(width: CGFloat(rounded(lines, within: width)), height: CGFloat(height(of: lines.count)))
  }

  /// Returns a new reader of text.
  func breaker(fitting width: CGFloat?) -> LineBreaker {
    LineBreaker(
      limit: units(width), lineLimit: lineLimit ?? .max,
      tracking: Self.tracking(ofSize: Double(metrics.pointSize)),
      pushesOutOrphans: pushesOutOrphans)
  }

  private func lines(of text: String, fitting width: CGFloat?) -> LineBreaker.Result {
    var breaker = breaker(fitting: width)
    for scalar in text.unicodeScalars {
      breaker.read(scalar)
      if breaker.isFull { break }
    }
    breaker.finish()
    return breaker.result
  }

  /// Returns the length of a line, in units of advance.
  private func units(_ width: CGFloat?) -> Int {
    guard let width else { return .max }
    guard width > 0 else { return 0 }
    let units = (Double(width) / unit + Self.tolerance).rounded(.down)
    return units < Double(Int.max / 2) ? Int(units) : .max
  }

  /// Returns the height of lines, in points: the distances of their baselines and the height of one.
  private func height(of count: Int) -> Double {
    guard count > 0 else { return 0 }
    return wholePixels(
      Double(count - 1) * Double(metrics.leading) + Double(metrics.lineHeight) - Self.tolerance)
  }

  /// Returns the length of a line, rounded up to whole pixels.
  private func whole(_ units: Int) -> Double {
    // Far below the tolerance, so that text fits the width computed for it.
    wholePixels((Double(units) - Self.tolerance / 10) * unit)
  }

  private func wholePixels(_ length: Double) -> Double {
    (length * Double(displayScale)).rounded(.up) / Double(displayScale)
  }

  /// Returns the width of lines, in whole pixels, but at most the available width.
  private func rounded(_ lines: LineBreaker.Result, within width: CGFloat?) -> Double {
    let exact = Double(lines.widest) * unit
    let whole = whole(lines.widestWithSpaces)
    guard let width else { return whole }
    return width > 0 ? max(min(whole, Double(width)), min(exact, whole)) : exact
  }
}
