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
  public let contentSizeCategory: ContentSizeCategory

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
    contentSizeCategory: ContentSizeCategory = .large
  ) {
    self.id = id
    self.size = size
    self.measuresWidth = measuresWidth
    self.measuresHeight = measuresHeight
    self.contentSizeCategory = contentSizeCategory
  }
}

/// What an element answers to a proposal: the lengths it would like, where it has a say.
///
/// Lengths on axes that the proposal gives are not looked at.
public struct PreferredSize: Hashable, Sendable {
  /// The width, in points; nil when the element cannot tell, which leaves it as it stands.
  public var width: CGFloat?
  /// The height, in points; nil when the element cannot tell, which leaves it as it stands.
  public var height: CGFloat?

  /// Makes an answer.
  ///
  /// - Parameters:
  ///   - width: in points, not negative; nil leaves it as it stands.
  ///   - height: in points, not negative; nil leaves it as it stands.
  public init(width: CGFloat? = nil, height: CGFloat? = nil) {
    for (length, name) in [(width, "width"), (height, "height")] {
      guard let length else { continue }
      precondition(
        length.isFinite && length >= 0,
        "Invalid preferred \(name): \(length). An element must answer a finite length from zero.")
    }
    self.width = width
    self.height = height
  }

  /// Makes an answer of a whole size, in points.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// The lengths of an axis that may be measured; NaN for none.
  package var vector: Vector {
    Vector(x: width.map(Double.init) ?? .nan, y: height.map(Double.init) ?? .nan)
  }
}

/// What answers for the elements of a layout how large they would like to be.
///
/// Apple's names: `preferredLayoutAttributesFitting(_:)` of a cell, `sizeThatFits(_:)` of a view.
/// The same proposal must have the same answer; a layout notices where it has not.
public protocol Measuring {
  /// How large an element would like to be.
  ///
  /// - Parameter proposal: what it has to fit.
  func preferredSize(for proposal: MeasurementProposal) -> PreferredSize
}

/// What one element was measured at.
public struct Measurement: Hashable, Sendable {
  /// What names the element.
  public let id: ElementID
  /// How large it would like to be.
  public let size: PreferredSize

  /// Makes a measurement.
  ///
  /// - Parameters:
  ///   - id: what names the element.
  ///   - size: how large it would like to be.
  public init(_ id: ElementID, _ size: PreferredSize) {
    self.id = id
    self.size = size
  }
}

/// A closure that measures.
public struct ClosureMeasurer: Measuring {
  private let body: (MeasurementProposal) -> PreferredSize

  /// Makes a measurer.
  ///
  /// - Parameter body: answers a proposal.
  public init(_ body: @escaping (MeasurementProposal) -> PreferredSize) { self.body = body }

  /// What the closure answers.
  public func preferredSize(for proposal: MeasurementProposal) -> PreferredSize { body(proposal) }
}
