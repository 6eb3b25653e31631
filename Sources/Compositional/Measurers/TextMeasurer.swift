/// A measurer of elements that show text, based on the text model.
///
/// The text size and the display scale are those of the proposal. If the width is proposed, the text wraps at it, minus the
/// insets; if the element chooses its width, it is that of the text without wrapping.
public struct TextMeasurer: Measuring {
  private let style: TextStyle
  private let lineLimit: Int?
  private let weight: TextWeight?
  private let insets: DirectionalEdgeInsets
  private let text: (ElementID) -> String?

  /// Creates a measurer with a closure that returns texts.
  ///
  /// - Parameters:
  ///   - style: The text style.
  ///   - lineLimit: The maximum number of lines, at least 1; nil for no limit.
  ///   - weight: The weight of the font; nil for that of the style.
  ///   - insets: The insets around the text, in points.
  ///   - text: A closure that returns the text of an element; nil if it cannot size itself.
  public init(
    style: TextStyle = .body, lineLimit: Int? = nil, weight: TextWeight? = nil,
    insets: DirectionalEdgeInsets = .zero, text: @escaping (ElementID) -> String?
  ) {
    // Rejects invalid limits at creation, not at first use.
    _ = TextModel(style, lineLimit: lineLimit)
    self.style = style
    self.lineLimit = lineLimit
    self.weight = weight
    self.insets = insets
    self.text = text
  }

  /// Creates a measurer of texts by item index, repeating; without texts, no element can size
  /// itself.
  ///
  /// - Parameters:
  ///   - texts: The texts of the elements.
  ///   - style: The text style.
  ///   - lineLimit: The maximum number of lines, at least 1; nil for no limit.
  ///   - weight: The weight of the font; nil for that of the style.
  ///   - insets: The insets around the text, in points.
  public init(
    _ texts: [String], style: TextStyle = .body, lineLimit: Int? = nil, weight: TextWeight? = nil,
    insets: DirectionalEdgeInsets = .zero
  ) {
    self.init(style: style, lineLimit: lineLimit, weight: weight, insets: insets) { id in
      texts.repeating(at: id)
    }
  }

  /// Returns the size of the element's text with its insets, in points.
  ///
  /// - Complexity: O(characters)
  public func preferredSize(for proposal: MeasurementProposal) -> PreferredSize {
    guard let text = text(proposal.id) else { return PreferredSize() }
    let model = TextModel(
      style, contentSizeCategory: proposal.contentSizeCategory, lineLimit: lineLimit,
      weight: weight, displayScale: proposal.environment.displayScale)
    let (across, down) = (insets.leading + insets.trailing, insets.top + insets.bottom)
    let size = model.size(of: text, fitting: proposal.width.map { $0 - across })
    return PreferredSize(
      width: max(0, size.width + across), height: max(0, size.height + down))
  }
}
