/// What a self-sizing element is asked to fit: which lengths are given, and which it may choose.
///
/// Apple's name: the attributes that `preferredLayoutAttributesFitting(_:)` is called with.
public struct MeasurementProposal: Hashable, Sendable {
  /// What names the element.
  public let id: ElementID
  /// The size of the element as it stands, in points; an estimate on axes that are not settled yet.
  public let size: CGSize
  /// Whether the element may choose its width.
  public let measuresWidth: Bool
  /// Whether the element may choose its height.
  public let measuresHeight: Bool
  /// The text size of the user.
  public let contentSizeCategory: PreferredContentSizeCategory

  /// The width the element has to fit, in points; nil where it may choose.
  public var width: CGFloat? { measuresWidth ? nil : size.width }
  /// The height the element has to fit, in points; nil where it may choose.
  public var height: CGFloat? { measuresHeight ? nil : size.height }

  /// Makes a proposal.
  ///
  /// - Parameters:
  ///   - id: what names the element.
  ///   - size: its size as it stands, in points.
  ///   - measuresWidth: whether it may choose its width.
  ///   - measuresHeight: whether it may choose its height.
  ///   - contentSizeCategory: the text size of the user.
  public init(
    id: ElementID, size: CGSize, measuresWidth: Bool, measuresHeight: Bool,
    contentSizeCategory: PreferredContentSizeCategory = .large
  ) {
    self.id = id
    self.size = size
    self.measuresWidth = measuresWidth
    self.measuresHeight = measuresHeight
    self.contentSizeCategory = contentSizeCategory
  }
}
