import Compositional

extension [LayoutAttributes] {
  /// Returns the elements whose edges do not nearly coincide with those of a rectangle or of the
  /// content.
  ///
  /// Touching rectangles do not intersect, so floating-point noise in sums of the same numbers can
  /// change whether such an element is found.
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
