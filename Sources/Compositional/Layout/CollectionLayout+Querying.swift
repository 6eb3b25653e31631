extension CollectionLayout {
  /// The size of everything, in points; nothing before the first preparation.
  public var contentSize: CGSize {
    let size = stack.contentSize
    return CGSize(width: size.x, height: size.y)
  }

  /// The elements a viewport shows, pinned items where they are pinned.
  ///
  /// - Parameter viewport: where the view is scrolled to and how large it is.
  /// - Returns: by section its decorations, then cells and anchored views group by group, then its
  ///   boundary items; the layout's own boundary items last. A group of very many elements gives
  ///   them by place instead of by item.
  /// - Complexity: O(log sections + answer).
  public func attributes(in viewport: Viewport) -> [LayoutAttributes] {
    attributes(in: viewport.bounds, at: viewport)
  }

  /// The elements that meet a rectangle by UIKit's rule (rule 2.19).
  ///
  /// - Parameters:
  ///   - rect: in points of the content.
  ///   - viewport: where the view is scrolled to, which decides where pinned items are; nil leaves
  ///     them at their natural places.
  /// - Returns: in layout order, as for ``attributes(in:)``.
  /// - Complexity: O(log sections + answer).
  public func attributes(in rect: CGRect, at viewport: Viewport? = nil) -> [LayoutAttributes] {
    var attributes: [LayoutAttributes] = []
    appendAttributes(in: rect, at: viewport, to: &attributes)
    return attributes
  }

  /// Appends the elements that meet a rectangle to a buffer, which allocates nothing while it fits.
  ///
  /// - Parameters:
  ///   - rect: in points of the content.
  ///   - viewport: where the view is scrolled to; nil leaves pinned items at their natural places.
  ///   - buffer: what is appended to, in layout order.
  /// - Complexity: O(log sections + answer).
  public func appendAttributes(
    in rect: CGRect, at viewport: Viewport? = nil, to buffer: inout [LayoutAttributes]
  ) {
    // Taken out while it grows, so that it is not copied.
    var visitor = AttributesVisitor(buffer: [])
    swap(&visitor.buffer, &buffer)
    visit(rect, viewport, &visitor)
    swap(&visitor.buffer, &buffer)
  }

  /// At least as many elements as a rectangle meets; at most `Int.max`.
  ///
  /// What a caller asks before a rectangle from outside is queried: over a billion items the answer
  /// itself may be too large to hold.
  ///
  /// - Parameters:
  ///   - rect: in points of the content.
  ///   - viewport: where the view is scrolled to.
  /// - Complexity: O(log sections + sections met).
  public func elementBound(in rect: CGRect, at viewport: Viewport? = nil) -> Int {
    stack.elementBound(
      meeting: rect, from: Eye(stack, at: viewport),
      orthogonalOffsets: viewport?.orthogonalOffsets ?? [:])
  }

  @discardableResult
  func visit(
    _ rect: CGRect, _ viewport: Viewport?, _ visitor: inout some ElementVisitor
  ) -> QueryWork {
    stack.visit(
      meeting: rect, from: Eye(stack, at: viewport),
      orthogonalOffsets: viewport?.orthogonalOffsets ?? [:], &visitor)
  }

  /// What a query looks at, for tests that hold it against the size of the answer.
  package func work(in rect: CGRect, at viewport: Viewport? = nil) -> QueryWork {
    var visitor = FrameVisitor(memory: .init(start: nil, count: 0))
    return visit(rect, viewport, &visitor)
  }

  /// The answer for one element, wherever it is; nil when the layout has no such element.
  ///
  /// - Parameters:
  ///   - id: what names the element.
  ///   - viewport: where the view is scrolled to; nil leaves pinned items at their natural places.
  /// - Complexity: O(log sections).
  public func attributes(for id: ElementID, at viewport: Viewport? = nil) -> LayoutAttributes? {
    let element = stack.element(
      id, from: Eye(stack, at: viewport), orthogonalOffsets: viewport?.orthogonalOffsets ?? [:])
    guard let element else { return nil }
    return LayoutAttributes(id: id, frame: CGRect(element.frame), zIndex: element.zIndex)
  }

  /// Every element of the layout, wherever it is; for tests and for small layouts.
  ///
  /// - Complexity: O(elements).
  package func allAttributes(at viewport: Viewport? = nil) -> [LayoutAttributes] {
    var visitor = AttributesVisitor(buffer: [])
    stack.visitAll(
      from: Eye(stack, at: viewport), orthogonalOffsets: viewport?.orthogonalOffsets ?? [:],
      &visitor)
    return visitor.buffer
  }
}
