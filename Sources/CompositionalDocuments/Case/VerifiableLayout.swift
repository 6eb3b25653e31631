import Compositional

/// A prepared layout that can be compared with expectations.
protocol VerifiableLayout {
  /// The number of items of each section.
  var itemCounts: [Int] { get }
  /// The size of the content, in points.
  var contentSize: CGSize { get }
  /// The pixels to which the frames of views go.
  var pixels: PixelGrid { get }
  /// What the engine found wrong with the layout, in the order of the sections.
  var diagnostics: [LayoutDiagnostic] { get }

  /// Returns an element; nil if it does not exist.
  func attributes(for id: ElementID, at viewport: Viewport?) -> LayoutAttributes?

  /// Returns the elements that a viewport shows.
  func attributes(in viewport: Viewport) -> [LayoutAttributes]

  /// Returns an upper bound of the number of elements that intersect a rectangle.
  func elementBound(in rect: CGRect, at viewport: Viewport?) -> Int

  /// Compares the elements that intersect a rectangle, or all elements, with a list.
  func compare(in rect: CGRect?, at viewport: Viewport?, with tally: inout ElementTally)

  /// Returns the rest offset of a section nearest to an offset, in points; zero for a section that
  /// does not scroll.
  func restOffset(ofSection section: Int, nearest offset: CGFloat) -> CGFloat
}

extension VerifiableLayout {
  /// True if the data has few enough items to list them all.
  var isSmall: Bool {
    var rest = DocumentBounds.elements
    for count in itemCounts {
      guard count <= rest else { return false }
      rest -= count
    }
    return true
  }

  /// Returns true if a rectangle intersects few enough elements to list them.
  ///
  /// - Complexity: O(log sections + sections in the rectangle)
  func isListable(_ rect: CGRect) -> Bool {
    isSmall || elementBound(in: rect, at: nil) <= DocumentBounds.elements
  }
}

extension CollectionLayout: VerifiableLayout {
  func restOffset(ofSection section: Int, nearest offset: CGFloat) -> CGFloat {
    orthogonalScroller(ofSection: section)?.restOffset(nearest: offset) ?? 0
  }
}

extension PreparedFlowLayout: VerifiableLayout {
  var diagnostics: [LayoutDiagnostic] { [] }
  var pixels: PixelGrid { PixelGrid(scale: Double(environment.displayScale)) }

  func elementBound(in rect: CGRect, at viewport: Viewport?) -> Int { elementBound(in: rect) }

  func compare(in rect: CGRect?, at viewport: Viewport?, with tally: inout ElementTally) {
    let elements =
      rect.map { attributes(in: $0, at: viewport ?? self.viewport()) }
      ?? allAttributes(at: viewport)
    for element in elements { tally.take(element.id) }
  }

  func restOffset(ofSection section: Int, nearest offset: CGFloat) -> CGFloat { 0 }
}
