/// The scroll position and size of a collection view.
///
/// It is an argument of every query and never stored, so that scrolling does not change the layout.
public struct Viewport: Hashable, Sendable {
  /// The content offset, in points in content coordinates.
  public var contentOffset: CGPoint
  /// The size of the view, in points.
  public var size: CGSize
  /// The adjusted content inset: safe area and content inset together, in points.
  public var adjustedContentInset: PhysicalEdgeInsets
  /// The scroll offset of each orthogonal section, in points; zero for omitted sections.
  public var orthogonalOffsets: [Int: CGFloat]

  /// Creates a viewport.
  ///
  /// - Parameters:
  ///   - contentOffset: The content offset, in points in content coordinates.
  ///   - size: The size of the view, in points.
  ///   - adjustedContentInset: Safe area and content inset together, in points.
  ///   - orthogonalOffsets: The scroll offsets of orthogonal sections, in points.
  public init(
    contentOffset: CGPoint = CGPoint(x: 0, y: 0), size: CGSize,
    adjustedContentInset: PhysicalEdgeInsets = .zero, orthogonalOffsets: [Int: CGFloat] = [:]
  ) {
    self.contentOffset = contentOffset
    self.size = size
    self.adjustedContentInset = adjustedContentInset
    self.orthogonalOffsets = orthogonalOffsets
  }

  /// The visible rectangle, in points in content coordinates.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: size) }

  /// The part of ``bounds`` inside the adjusted content inset, where pinned items stay.
  public var visibleRect: CGRect {
    CGRect(
      x: contentOffset.x + adjustedContentInset.left,
      y: contentOffset.y + adjustedContentInset.top,
      width: max(0, size.width - adjustedContentInset.left - adjustedContentInset.right),
      height: max(0, size.height - adjustedContentInset.top - adjustedContentInset.bottom))
  }
}
