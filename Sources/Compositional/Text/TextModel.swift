/// A model of the size of text, computed without a font.
///
/// It approximates a proportional sans-serif typeface: characters have the average width of their
/// class, and lines are spaced by Apple's published leading. It is meant for
/// the shape of a layout, not for typography: lengths are near those of a device but not equal, and
/// are the same on every platform, in every locale and at every display scale.
///
/// Lines break at spaces, after a hyphen before a letter, around full-width characters and emoji,
/// and at line ends in the text; a word longer than the line starts on a new line and breaks
/// between characters. Spaces at the end of a line take no space. Text without characters has no
/// lines and no size.
public struct TextModel: Hashable, Sendable {
  /// The text style.
  public let style: TextStyle
  /// The user's preferred text size.
  public let contentSizeCategory: PreferredContentSizeCategory
  /// The maximum number of lines; nil for no limit.
  public let lineLimit: Int?
  /// The width of the characters relative to regular type.
  public let weight: CGFloat

  /// Creates a model.
  ///
  /// - Parameters:
  ///   - style: The text style.
  ///   - contentSizeCategory: The user's preferred text size.
  ///   - lineLimit: The maximum number of lines, at least 1; nil for no limit.
  ///   - weight: The width of the characters relative to regular type, from 0.1 to 10; bold type is
  ///     about 1.06.
  public init(
    _ style: TextStyle = .body, contentSizeCategory: PreferredContentSizeCategory = .large,
    lineLimit: Int? = nil, weight: CGFloat = 1
  ) {
    if let lineLimit {
      require(
        lineLimit >= 1,
        "Invalid line limit: \(lineLimit). Write nil for as many lines as the text takes.")
    }
    require(
      weight >= 0.1 && weight <= 10,
      "Invalid weight: \(weight). The factor must be from 0.1 to 10; regular type has 1.")
    self.style = style
    self.contentSizeCategory = contentSizeCategory
    self.lineLimit = lineLimit
    self.weight = weight
  }

  /// The font size and leading, in points.
  public var metrics: TextStyle.Metrics { style.metrics(in: contentSizeCategory) }

  /// Returns the size of text.
  ///
  /// - Parameters:
  ///   - text: The text to measure.
  ///   - width: The length of a line, in points; with nil and infinity, lines break only at line
  ///     ends in the text. If zero, negative or NaN, each character has its own line.
  /// - Returns: The size, in points: the widest line, rounded up to a whole point but not beyond
  ///   `width`, and the number of lines times the leading. A character wider than the line exceeds
  ///   it.
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
  package var unit: Double { Double(metrics.pointSize) * Double(weight) / 1000 }

  /// Returns the width of the widest line, in points: as it is, and in whole points.
  ///
  /// - Parameters:
  ///   - text: The text to measure.
  ///   - width: The length of a line, in points, as in ``size(of:fitting:)``.
  /// - Complexity: O(characters)
  package func widestLine(
    of text: String, fitting width: CGFloat
  ) -> (exact: Double, whole: Double) {
    let units = lines(of: text, fitting: width).widest
    return (Double(units) * unit, whole(units))
  }

  /// Returns the size of lines, in points.
  func size(of lines: (count: Int, widest: Int), within width: CGFloat?) -> CGSize {
    let height = Double(lines.count) * Double(metrics.leading)
    return CGSize(width: CGFloat(rounded(lines.widest, within: width)), height: CGFloat(height))
  }

  private func lines(of text: String, fitting width: CGFloat?) -> (count: Int, widest: Int) {
    var breaker = LineBreaker(limit: units(width), lineLimit: lineLimit ?? .max)
    for scalar in text.unicodeScalars {
      breaker.read(scalar)
      if breaker.isFull { break }
    }
    breaker.finish()
    return (breaker.lines, breaker.widest)
  }

  /// Returns the length of a line, in units of advance.
  func units(_ width: CGFloat?) -> Int {
    guard let width else { return .max }
    guard width > 0 else { return 0 }
    let units = (Double(width) / unit + Self.tolerance).rounded(.down)
    return units < Double(Int.max / 2) ? Int(units) : .max
  }

  /// Returns the length of a line, rounded up to whole points.
  private func whole(_ units: Int) -> Double {
    // Far below the tolerance, so that text fits the width computed for it.
    ((Double(units) - Self.tolerance / 10) * unit).rounded(.up)
  }

  /// Returns the length of a line, in whole points, but at most the available width.
  private func rounded(_ units: Int, within width: CGFloat?) -> Double {
    let exact = Double(units) * unit
    let whole = whole(units)
    guard let width else { return whole }
    return width > 0 ? max(min(whole, Double(width)), min(exact, whole)) : exact
  }
}
