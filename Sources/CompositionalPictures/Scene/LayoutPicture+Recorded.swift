extension LayoutPicture {
  /// Creates a picture of elements without their layout, such as those of a recording.
  ///
  /// A raised boundary item counts as displaced if it lies at an edge of the visible rectangle. Natural
  /// positions are unknown, so there are no ghosts.
  ///
  /// - Parameters:
  ///   - elements: The elements, in layout order.
  ///   - viewport: The scroll position and size of the view.
  ///   - contentSize: The size of the content, in points.
  ///   - boundaryKinds: The kinds of headers, footers and other boundary items.
  package init(
    recorded elements: [LayoutAttributes], in viewport: Viewport, contentSize: CGSize,
    boundaryKinds: Set<String>
  ) {
    let bounds = viewport.bounds
    let visible = viewport.visibleRect.edges
    func style(of element: LayoutAttributes) -> PictureStyle {
      switch element.category {
      case .cell: return .cell(section: element.indexPath.section)
      case .decorationView: return .decoration
      case .supplementaryView:
        guard element.zIndex >= Pin.zIndex else {
          return boundaryKinds.contains(element.kind ?? "") ? .boundary : .badge
        }
        let edges = element.frame.edges
        let isAtEdge =
          edges.left == visible.left && edges.right < visible.right
          || edges.top == visible.top && edges.bottom < visible.bottom
          || edges.bottom == visible.bottom
          || edges.right == visible.right && edges.left > visible.left
        return isAtEdge ? .pinned : .pinning
      }
    }
    self.init(
      bounds: bounds, scrollArea: .around(contentSize, with: viewport.adjustedContentInset),
      commands: Self.byDepth(elements).compactMap { element in
        let style = style(of: element)
        guard !element.isHidden, element.frame.isFinite else { return nil }
        return PictureCommand(
          style, element.frame, opacity: element.alpha,
          labels: ElementLabels.labels(of: element.id, isBadge: style == .badge),
          element: element.id)
      })
  }
}
