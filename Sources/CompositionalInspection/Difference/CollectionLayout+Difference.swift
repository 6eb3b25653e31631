import Compositional

extension CollectionLayout {
  /// The most elements of a layout that is compared over its whole content.
  static let comparedAtMost = LayoutSnapshot.maximumElements

  /// Returns the difference from this layout to another one.
  ///
  /// Both have to be prepared. They are compared over their whole content if each has few enough
  /// elements, and otherwise in the viewports; the difference says which.
  ///
  /// - Parameters:
  ///   - other: The other layout.
  ///   - viewport: The scroll position and size of the view, which place pinned items.
  ///   - otherViewport: The viewport of the other layout; nil for the same.
  ///   - scope: The part to compare; nil for the whole content where that is possible.
  /// - Complexity: O(elements)
  public func difference(
    to other: CollectionLayout, in viewport: Viewport, and otherViewport: Viewport? = nil,
    scope: LayoutDifference.Scope? = nil
  ) -> LayoutDifference {
    let otherViewport = otherViewport ?? viewport
    let isSmall = isComparable(at: viewport) && other.isComparable(at: otherViewport)
    let sizes = LayoutDifference.ContentSizes(before: contentSize, after: other.contentSize)
    guard isSmall, scope != .viewport else {
      return LayoutDifference(
        from: attributes(in: viewport), to: other.attributes(in: otherViewport),
        contentSizes: sizes, scope: .viewport)
    }
    return LayoutDifference(
      from: allAttributes(at: viewport), to: other.allAttributes(at: otherViewport),
      contentSizes: sizes, scope: .content)
  }

  /// Returns true if all elements together are few enough to be compared.
  package func isComparable(at viewport: Viewport) -> Bool {
    var rest = Self.comparedAtMost - itemCounts.count
    for count in itemCounts {
      guard count <= rest else { return false }
      rest -= count
    }
    let content = CGRect(origin: CGPoint(x: 0, y: 0), size: contentSize)
    return contentSize.width.isFinite && contentSize.height.isFinite
      && elementBound(in: content, at: viewport) <= Self.comparedAtMost
  }
}
