/// What a collection view shows of a layout: where it is scrolled to, and how large it is.
///
/// An argument of every query and never stored, so that scrolling changes nothing in the layout.
public struct Viewport: Hashable, Sendable {
  /// The content offset, in points of the content.
  public var contentOffset: CGPoint
  /// The size of the view, in points.
  public var size: CGSize
  /// What covers the edges: safe area and content inset together, in points.
  public var adjustedContentInset: PhysicalEdgeInsets
  /// How far each orthogonal section is scrolled, in points; sections left out rest at zero.
  public var orthogonalOffsets: [Int: CGFloat]

  /// Makes a viewport.
  ///
  /// - Parameters:
  ///   - contentOffset: where it is scrolled to, in points of the content.
  ///   - size: the size of the view, in points.
  ///   - adjustedContentInset: what covers the edges, in points.
  ///   - orthogonalOffsets: how far orthogonal sections are scrolled, in points.
  public init(
    contentOffset: CGPoint = CGPoint(x: 0, y: 0), size: CGSize,
    adjustedContentInset: PhysicalEdgeInsets = .zero, orthogonalOffsets: [Int: CGFloat] = [:]
  ) {
    self.contentOffset = contentOffset
    self.size = size
    self.adjustedContentInset = adjustedContentInset
    self.orthogonalOffsets = orthogonalOffsets
  }

  /// The rectangle the view shows, in points of the content.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: size) }

  /// The part of ``bounds`` that nothing covers, where pinned items stay.
  public var visibleRect: CGRect {
    CGRect(
      x: contentOffset.x + adjustedContentInset.left,
      y: contentOffset.y + adjustedContentInset.top,
      width: max(0, size.width - adjustedContentInset.left - adjustedContentInset.right),
      height: max(0, size.height - adjustedContentInset.top - adjustedContentInset.bottom))
  }
}
