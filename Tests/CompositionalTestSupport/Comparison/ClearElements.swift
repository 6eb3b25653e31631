import Compositional

extension [LayoutAttributes] {
  /// Returns the elements whose edges do not coincide with those of a rectangle or the content.
  ///
  /// An element that only touches a rectangle is outside of it. Two ways of adding up the same
  /// numbers may fall on either side of such an edge by rounding errors.
  package func clear(of rect: CGRect, in content: CGSize) -> [LayoutAttributes] {
    filter { element in
      let frame = element.frame
      let pairs = [
        (frame.minX, Swift.min(content.width, rect.maxX)), (frame.maxX, Swift.max(0, rect.minX)),
        (frame.minY, Swift.min(content.height, rect.maxY)), (frame.maxY, Swift.max(0, rect.minY)),
      ]
      return pairs.allSatisfy { abs($0 - $1) > 1e-6 }
    }
  }
}
