/// The container in which a section or a custom group is laid out.
///
/// Apple's name: `NSCollectionLayoutContainer` (rule 1.13).
public struct CollectionLayoutContainer: Hashable, Sendable {
  /// The size before insets, in points.
  public let contentSize: CGSize
  /// The insets as given: values below 1 are fractions of the width or height.
  public let contentInsets: DirectionalEdgeInsets

  /// Creates a container.
  ///
  /// - Parameters:
  ///   - contentSize: The size before insets, in points.
  ///   - contentInsets: The insets, in points, or as fractions where they are below 1.
  public init(contentSize: CGSize, contentInsets: DirectionalEdgeInsets = .zero) {
    self.contentSize = contentSize
    self.contentInsets = contentInsets
  }

  /// The insets in points.
  public var effectiveContentInsets: DirectionalEdgeInsets {
    func points(_ inset: CGFloat, of length: CGFloat) -> CGFloat {
      inset > 0 && inset < 1 ? inset * length : inset
    }
    return DirectionalEdgeInsets(
      top: points(contentInsets.top, of: contentSize.height),
      leading: points(contentInsets.leading, of: contentSize.width),
      bottom: points(contentInsets.bottom, of: contentSize.height),
      trailing: points(contentInsets.trailing, of: contentSize.width))
  }

  /// The size after insets, in points.
  public var effectiveContentSize: CGSize {
    let insets = effectiveContentInsets
    return CGSize(
      width: contentSize.width - insets.leading - insets.trailing,
      height: contentSize.height - insets.top - insets.bottom)
  }
}

extension CollectionLayoutContainer: CustomStringConvertible {
  /// The size, and the insets if not zero.
  public var description: String {
    let size = "\(points: contentSize.width) x \(points: contentSize.height)"
    return contentInsets == .zero ? size : "\(size) less \(contentInsets)"
  }
}
