import Compositional

extension [LayoutAttributes] {
  /// The elements whose edges are not just at those of a rectangle or of the content.
  ///
  /// Touching is no meeting, so that two ways of adding up the same numbers may fall on either
  /// side of an edge by the noise of doubles.
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
