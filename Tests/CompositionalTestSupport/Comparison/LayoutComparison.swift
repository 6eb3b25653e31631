import Compositional

/// A comparison of the query results of two layouts of the same data and environment.
package struct LayoutComparison {
  private let expected: CollectionLayout
  private let viewports: [Viewport]

  /// Creates a comparison.
  ///
  /// - Parameters:
  ///   - expected: The prepared layout whose results are correct.
  ///   - environment: The environment it was prepared for.
  ///   - laneOffsets: The offsets of orthogonal sections in all viewports but the first, in points.
  package init(
    expected: CollectionLayout, in environment: CollectionLayoutEnvironment,
    laneOffsets: [Int: CGFloat] = [:]
  ) {
    self.expected = expected
    viewports = Self.places(expected.contentSize, environment).enumerated().map {
      var viewport = $1
      viewport.orthogonalOffsets = $0 == 0 ? [:] : laneOffsets
      return viewport
    }
  }

  /// Returns viewports at the start, a third of the way and the end of content.
  package static func places(
    _ content: CGSize, _ environment: CollectionLayoutEnvironment
  ) -> [Viewport] {
    let (size, insets) = (environment.container.contentSize, environment.safeAreaInsets)
    return [0, 1 / 3, 1].map { part in
      Viewport(
        contentOffset: CGPoint(
          x: max(0, content.width - size.width) * part - insets.left,
          y: max(0, content.height - size.height) * part - insets.top),
        size: size, adjustedContentInset: insets)
    }
  }

  /// Returns the visible bounds, the content, and its quarters.
  package static func rects(_ content: CGSize, _ viewport: Viewport) -> [CGRect] {
    let (width, height) = (content.width / 2, content.height / 2)
    let quarters = [(0, 0), (1, 0), (0, 1), (1, 1)].map { (column: CGFloat, row: CGFloat) in
      CGRect(x: column * width, y: row * height, width: width, height: height)
    }
    return [viewport.bounds, CGRect(origin: CGPoint(x: 0, y: 0), size: content)] + quarters
  }

  /// Returns a description of the first result of another layout that is not exactly equal; nil if
  /// none.
  ///
  /// - Parameter actual: The other layout, prepared for the same data and environment.
  package func firstDifference(to actual: CollectionLayout) -> String? {
    let size = expected.contentSize
    guard actual.contentSize == size else {
      return "content \(actual.contentSize), expected \(size)"
    }
    guard actual.diagnostics == expected.diagnostics else {
      return "diagnostics \(actual.diagnostics), expected \(expected.diagnostics)"
    }
    for viewport in viewports {
      if let difference = Self.difference(
        actual.allAttributes(at: viewport), from: expected.allAttributes(at: viewport))
      {
        return "at \(viewport.contentOffset): \(difference)"
      }
      for rect in Self.rects(size, viewport) {
        if let difference = Self.difference(
          actual.attributes(in: rect, at: viewport),
          from: expected.attributes(in: rect, at: viewport))
        {
          return "at \(viewport.contentOffset) in \(rect): \(difference)"
        }
      }
    }
    return nil
  }

  /// Returns the differences between two results, including their order; nil if they are equal.
  package static func difference(
    _ actual: [LayoutAttributes], from expected: [LayoutAttributes]
  ) -> String? {
    if actual == expected { return nil }
    let difference = AttributesDifference(expected: expected, actual: actual, tolerance: 0)
    return difference.isEmpty ? "the same elements in another order" : "\(difference)"
  }
}
