/// The size proposed to a self-sizing element, and the axes on which it may choose its own.
///
/// Apple's name: the attributes that `preferredLayoutAttributesFitting(_:)` is called with.
public struct MeasurementProposal: Hashable, Sendable {
  /// The identifier of the element.
  public let id: ElementID
  /// The current size of the element, in points; an estimate on axes not yet measured.
  public let size: CGSize
  /// True if the element may choose its width.
  public let measuresWidth: Bool
  /// True if the element may choose its height.
  public let measuresHeight: Bool
  /// The environment of the layout.
  public let environment: CollectionLayoutEnvironment

  /// The user's preferred text size.
  public var contentSizeCategory: PreferredContentSizeCategory { environment.contentSizeCategory }
  /// The width the element has to fit, in points; nil if it may choose.
  public var width: CGFloat? { measuresWidth ? nil : size.width }
  /// The height the element has to fit, in points; nil if it may choose.
  public var height: CGFloat? { measuresHeight ? nil : size.height }

  /// Returns true if an element has the same axes to measure and the same lengths to fit.
  package func asksTheSame(as other: MeasurementProposal) -> Bool {
    measuresWidth == other.measuresWidth && measuresHeight == other.measuresHeight
      && width == other.width && height == other.height
  }

  /// Creates a proposal.
  ///
  /// - Parameters:
  ///   - id: The identifier of the element.
  ///   - size: The current size of the element, in points.
  ///   - measuresWidth: True if the element may choose its width.
  ///   - measuresHeight: True if the element may choose its height.
  ///   - environment: The environment of the layout.
  public init(
    id: ElementID, size: CGSize, measuresWidth: Bool, measuresHeight: Bool,
    environment: CollectionLayoutEnvironment
  ) {
    self.id = id
    self.size = size
    self.measuresWidth = measuresWidth
    self.measuresHeight = measuresHeight
    self.environment = environment
  }

  /// Creates a proposal in an environment of which only the text size is known.
  ///
  /// - Parameters:
  ///   - id: The identifier of the element.
  ///   - size: The current size of the element, in points.
  ///   - measuresWidth: True if the element may choose its width.
  ///   - measuresHeight: True if the element may choose its height.
  ///   - contentSizeCategory: The user's preferred text size.
  public init(
    id: ElementID, size: CGSize, measuresWidth: Bool, measuresHeight: Bool,
    contentSizeCategory: PreferredContentSizeCategory = .large
  ) {
    self.init(
      id: id, size: size, measuresWidth: measuresWidth, measuresHeight: measuresHeight,
      environment: CollectionLayoutEnvironment(
        size: .zero, contentSizeCategory: contentSizeCategory))
  }
}
