/// How much room text takes, worked out without a font.
///
/// An approximation of a proportional sans-serif typeface: characters have the average width of
/// their class (``CharacterClass``), lines are as far apart as Apple's published leading. It is
/// made for the shape of a layout, not for type: lengths are near those of a device, not equal to
/// them, but the same on every platform, in every locale and at every display scale.
///
/// Lines break at spaces, after a hyphen before a letter, around full-width characters and emoji,
/// and where the text says so; a word longer than the line starts on one of its own and breaks
/// between characters. Spaces at the end of a line take no room. Text without characters has no
/// lines and no size.
public struct TextModel: Hashable, Sendable {
  /// What the text is for.
  public let style: TextStyle
  /// The text size of the user.
  public let contentSizeCategory: PreferredContentSizeCategory
  /// The most lines there are; nil for as many as it takes.
  public let lineLimit: Int?
  /// How much wider than regular the characters are, as a factor.
  public let weight: CGFloat

  /// Makes a model.
  ///
  /// - Parameters:
  ///   - style: what the text is for.
  ///   - contentSizeCategory: the text size of the user.
  ///   - lineLimit: the most lines, from 1; nil for as many as it takes.
  ///   - weight: how much wider than regular the characters are, from 0.1 to 10; bold type is
  ///     about 1.06.
  public init(
    _ style: TextStyle = .body, contentSizeCategory: PreferredContentSizeCategory = .large,
    lineLimit: Int? = nil, weight: CGFloat = 1
  ) {
    if let lineLimit {
      precondition(
        lineLimit >= 1,
        "Invalid line limit: \(lineLimit). Write nil for as many lines as the text takes.")
    }
    precondition(
      weight >= 0.1 && weight <= 10,
      "Invalid weight: \(weight). The factor must be from 0.1 to 10; regular type has 1.")
    self.style = style
    self.contentSizeCategory = contentSizeCategory
    self.lineLimit = lineLimit
    self.weight = weight
  }

  /// The font size and leading, in points.
  public var metrics: TextStyle.Metrics { style.metrics(in: contentSizeCategory) }

  /// The room that text takes.
  ///
  /// - Parameters:
  ///   - text: what is to be shown.
  ///   - width: the length of a line, in points; nil and infinity break lines where the text says
  ///     so only. From zero down, and where it is not a number, each character has its own line.
  /// - Returns: in points, the widest line, rounded up to a whole point but not past `width`, and
  ///   the lines times the leading. A character that is wider than the line makes it stick out.
  /// - Complexity: O(characters)
  public func size(of text: String, fitting width: CGFloat? = nil) -> CGSize {
    let lines = lines(of: text, fitting: width)
    let height = Double(lines.count) * Double(metrics.leading)
    return CGSize(width: CGFloat(rounded(lines.widest, within: width)), height: CGFloat(height))
  }

  /// The lines that text takes, no more than the limit.
  ///
  /// - Parameters:
  ///   - text: what is to be shown; none without characters.
  ///   - width: the length of a line, in points, as ``size(of:fitting:)`` takes it.
  /// - Complexity: O(characters)
  public func lineCount(of text: String, fitting width: CGFloat? = nil) -> Int {
    lines(of: text, fitting: width).count
  }
}

extension TextModel {
  /// The noise of doubles that a length may lack and still hold a line, in units of advance.
  private static let tolerance = 1e-6

  /// How long a unit of advance is, a thousandth of the font size, in points.
  private var unit: Double { Double(metrics.pointSize) * Double(weight) / 1000 }

  private func lines(of text: String, fitting width: CGFloat?) -> (count: Int, widest: Int) {
    var breaker = LineBreaker(limit: units(width), lineLimit: lineLimit ?? .max)
    for scalar in text.unicodeScalars {
      breaker.read(scalar)
      if breaker.isFull { break }
    }
    breaker.finish()
    return (breaker.lines, breaker.widest)
  }

  /// The units of advance that a line holds.
  private func units(_ width: CGFloat?) -> Int {
    guard let width else { return .max }
    guard width > 0 else { return 0 }
    let units = (Double(width) / unit + Self.tolerance).rounded(.down)
    return units < 0x1p62 ? Int(units) : .max
  }

  /// The length of a line in points: whole ones, but no more than there is room for.
  private func rounded(_ units: Int, within width: CGFloat?) -> Double {
    let exact = Double(units) * unit
    // Well below the tolerance, so that text fits the width that was worked out for it.
    let whole = ((Double(units) - Self.tolerance / 10) * unit).rounded(.up)
    guard let width else { return whole }
    return width > 0 ? max(min(whole, Double(width)), min(exact, whole)) : exact
  }
}
