/// Measures elements that show text, with the text model.
///
/// The text size is that of the proposal. Where the width is proposed the text wraps at it, less
/// the insets; where the width is the element's choice it is that of the text without wrapping.
public struct TextMeasurer: Measuring {
  private let style: TextStyle
  private let lineLimit: Int?
  private let weight: CGFloat
  private let insets: DirectionalEdgeInsets
  private let text: (ElementID) -> String?

  /// Makes a measurer of texts that are asked for.
  ///
  /// - Parameters:
  ///   - style: what the texts are for.
  ///   - lineLimit: the most lines, from 1; nil for as many as it takes.
  ///   - weight: how much wider than regular the characters are, from 0.1 to 10.
  ///   - insets: the room around the text, in points.
  ///   - text: answers what an element shows; nil for one that cannot size itself.
  public init(
    style: TextStyle = .body, lineLimit: Int? = nil, weight: CGFloat = 1,
    insets: DirectionalEdgeInsets = .zero, text: @escaping (ElementID) -> String?
  ) {
    // Refuses limits and weights that make no model where they are written, not where they are used.
    _ = TextModel(style, lineLimit: lineLimit, weight: weight)
    self.style = style
    self.lineLimit = lineLimit
    self.weight = weight
    self.insets = insets
    self.text = text
  }

  /// Makes a measurer of texts by item index, repeating; without texts nothing can size itself.
  ///
  /// - Parameters:
  ///   - texts: what elements show.
  ///   - style: what the texts are for.
  ///   - lineLimit: the most lines, from 1; nil for as many as it takes.
  ///   - weight: how much wider than regular the characters are, from 0.1 to 10.
  ///   - insets: the room around the text, in points.
  public init(
    _ texts: [String], style: TextStyle = .body, lineLimit: Int? = nil, weight: CGFloat = 1,
    insets: DirectionalEdgeInsets = .zero
  ) {
    self.init(style: style, lineLimit: lineLimit, weight: weight, insets: insets) { id in
      texts.repeating(at: id)
    }
  }

  /// The size of the element's text and its insets, in points.
  ///
  /// - Complexity: O(characters)
  public func preferredSize(for proposal: MeasurementProposal) -> PreferredSize {
    guard let text = text(proposal.id) else { return PreferredSize() }
    let model = TextModel(
      style, contentSizeCategory: proposal.contentSizeCategory, lineLimit: lineLimit,
      weight: weight)
    let (across, down) = (insets.leading + insets.trailing, insets.top + insets.bottom)
    let size = model.size(of: text, fitting: proposal.width.map { $0 - across })
    return PreferredSize(
      width: max(0, size.width + across), height: max(0, size.height + down))
  }
}

extension Array {
  /// The value for an element by its item index, over and over; nil where there are no values.
  ///
  /// What belongs to the layout as a whole has no item index and takes the first.
  func repeating(at id: ElementID) -> Element? {
    guard !isEmpty else { return nil }
    let path = id.indexPath
    return self[path.isOfLayout ? 0 : path.item % count]
  }
}
