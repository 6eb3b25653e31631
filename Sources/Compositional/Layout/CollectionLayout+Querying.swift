extension CollectionLayout {
  /// The size of the content, in points; zero before the first preparation.
  public var contentSize: CGSize {
    let size = stack.contentSize
    return CGSize(width: size.x, height: size.y)
  }

  /// Returns the visible elements, with pinned items at their pinned positions.
  ///
  /// - Parameter viewport: The current viewport.
  /// - Returns: For each section its decorations, then cells and anchored views by group, then its
  ///   boundary items; finally the boundary items of the layout.
  /// - Complexity: O(log sections + elements in the result); those of a group with more than 32
  ///   cells are sorted
  public func attributes(in viewport: Viewport) -> [LayoutAttributes] {
    attributes(in: viewport.bounds, at: viewport)
  }

  /// Returns the elements that meet a rectangle by UIKit's rule (rule 2.19).
  ///
  /// - Parameters:
  ///   - rect: A rectangle, in points in content coordinates.
  ///   - viewport: The current viewport; nil to leave pinned items at their natural positions.
  /// - Returns: The elements in layout order, as for ``attributes(in:)``.
  /// - Complexity: O(log sections + elements in the result)
  public func attributes(in rect: CGRect, at viewport: Viewport? = nil) -> [LayoutAttributes] {
    var attributes: [LayoutAttributes] = []
    appendAttributes(in: rect, at: viewport, to: &attributes)
    return attributes
  }

  /// Appends the elements that meet a rectangle to a buffer.
  ///
  /// Nothing is allocated if the buffer has capacity and no group has more than 32 cells.
  ///
  /// - Parameters:
  ///   - rect: A rectangle, in points in content coordinates.
  ///   - viewport: The current viewport; nil to leave pinned items at their natural positions.
  ///   - buffer: The destination, in layout order.
  /// - Complexity: O(log sections + elements in the result).
  public func appendAttributes(
    in rect: CGRect, at viewport: Viewport? = nil, to buffer: inout [LayoutAttributes]
  ) {
    _ = visit(rect, viewport, appendingTo: &buffer)
  }

  /// Appends the elements that meet a rectangle to a buffer, and returns the work of the query.
  package func visit(
    _ rect: CGRect, _ viewport: Viewport?, appendingTo buffer: inout [LayoutAttributes]
  ) -> QueryWork {
    // Swapped into the visitor: the buffer is not copied.
    var visitor = AttributesVisitor(buffer: [])
    swap(&visitor.buffer, &buffer)
    defer { swap(&visitor.buffer, &buffer) }
    return visit(rect, viewport, &visitor)
  }

  /// Returns an upper bound of the number of elements that meet a rectangle; at most `Int.max`.
  ///
  /// Use it to validate a rectangle from outside: with a billion items the result of a query may
  /// not fit into memory.
  ///
  /// - Parameters:
  ///   - rect: A rectangle, in points in content coordinates.
  ///   - viewport: The current viewport; nil for unscrolled orthogonal sections.
  /// - Complexity: O(log sections + sections that meet the rectangle)
  public func elementBound(in rect: CGRect, at viewport: Viewport? = nil) -> Int {
    stack.elementBound(
      meeting: rect, from: Viewpoint(stack, at: viewport),
      orthogonalOffsets: viewport?.orthogonalOffsets)
  }

  @discardableResult
  func visit(
    _ rect: CGRect, _ viewport: Viewport?, _ visitor: inout some ElementVisitor
  ) -> QueryWork {
    stack.visit(
      meeting: rect, from: Viewpoint(stack, at: viewport),
      orthogonalOffsets: viewport?.orthogonalOffsets, &visitor)
  }

  /// Returns the work of a query.
  ///
  /// Tests compare it with the size of the result.
  package func work(in rect: CGRect, at viewport: Viewport? = nil) -> QueryWork {
    var visitor = FrameVisitor(memory: .init(start: nil, count: 0))
    return visit(rect, viewport, &visitor)
  }

  /// Returns the attributes of an element, visible or not; nil if it does not exist.
  ///
  /// - Parameters:
  ///   - id: The identifier of the element.
  ///   - viewport: The current viewport; nil to leave pinned items at their natural positions.
  /// - Complexity: O(log sections)
  public func attributes(for id: ElementID, at viewport: Viewport? = nil) -> LayoutAttributes? {
    let element = stack.element(
      id, from: Viewpoint(stack, at: viewport), orthogonalOffsets: viewport?.orthogonalOffsets)
    guard let element else { return nil }
    return LayoutAttributes(id: id, frame: CGRect(element.frame), zIndex: element.zIndex)
  }

  /// Returns all elements of the layout, visible or not; for tests and small layouts.
  ///
  /// - Parameter viewport: The current viewport; nil to leave pinned items at their natural positions.
  /// - Complexity: O(elements)
  public func allAttributes(at viewport: Viewport? = nil) -> [LayoutAttributes] {
    var visitor = AttributesVisitor(buffer: [])
    stack.visitAll(
      from: Viewpoint(stack, at: viewport), orthogonalOffsets: viewport?.orthogonalOffsets,
      &visitor)
    return visitor.buffer
  }

  /// Compares the elements that meet a rectangle, or all elements, with a list.
  ///
  /// - Parameters:
  ///   - rect: A rectangle, in points in content coordinates; nil for the whole layout.
  ///   - viewport: The current viewport; nil to leave pinned items at their natural positions.
  ///   - tally: The comparison.
  /// - Complexity: O(log sections + elements), in the memory of the list
  package func compare(
    in rect: CGRect?, at viewport: Viewport?, with tally: inout ElementTally
  ) {
    if let rect {
      visit(rect, viewport, &tally)
    } else {
      stack.visitAll(
        from: Viewpoint(stack, at: viewport), orthogonalOffsets: viewport?.orthogonalOffsets, &tally
      )
    }
  }
}
