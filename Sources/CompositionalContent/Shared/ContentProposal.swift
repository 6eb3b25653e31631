import Compositional

/// The size proposed to content: an imposed length, or nil where the content may choose.
///
/// A cell of a list is asked with an imposed width and without a height.
public struct ContentProposal: Hashable, Sendable {
  /// The imposed width, in points; nil if the content may choose.
  public var width: CGFloat?
  /// The imposed height, in points; nil if the content may choose.
  public var height: CGFloat?

  /// Creates a proposal.
  ///
  /// - Parameters:
  ///   - width: The imposed width, in points; nil if the content may choose.
  ///   - height: The imposed height, in points; nil if the content may choose.
  /// - Precondition: Lengths are finite and not negative.
  public init(width: CGFloat? = nil, height: CGFloat? = nil) {
    for length in [width ?? 0, height ?? 0] {
      require(
        length.isFinite && length >= 0,
        "Invalid proposal: \(length). A length must be finite and not negative.")
    }
    self.width = width
    self.height = height
  }
}
