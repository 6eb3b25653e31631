// Queries without allocations, which write frames to the caller's memory.

extension CollectionLayout {
  /// Writes the frames of the elements that meet a rectangle to the caller's memory.
  ///
  /// This is the fastest query: it allocates nothing, and frames contain no references. Pinned
  /// items are at their natural positions.
  ///
  /// - Parameters:
  ///   - rect: A rectangle, in points in content coordinates.
  ///   - memory: The destination, in layout order but for large groups. It need not be initialized.
  ///     Elements beyond its end are counted but not written.
  /// - Returns: The number of elements; more than `memory.count` if some were not written.
  /// - Complexity: O(log sections + elements in the result).
  public func writeFrames(
    in rect: CGRect, to memory: UnsafeMutableBufferPointer<ElementFrame>
  ) -> Int {
    var visitor = FrameVisitor(memory: memory)
    stack.visit(meeting: rect, from: Viewpoint(stack), &visitor)
    return visitor.count
  }

  /// Writes the frames of the elements that meet a rectangle, with items pinned in a viewport.
  ///
  /// - Parameters:
  ///   - rect: A rectangle, in points in content coordinates.
  ///   - viewport: The current viewport.
  ///   - memory: The destination, as for the query without a viewport.
  /// - Returns: The number of elements; more than `memory.count` if some were not written.
  /// - Complexity: O(log sections + elements in the result).
  public func writeFrames(
    in rect: CGRect, at viewport: Viewport, to memory: UnsafeMutableBufferPointer<ElementFrame>
  ) -> Int {
    var visitor = FrameVisitor(memory: memory)
    stack.visit(
      meeting: rect, from: Viewpoint(stack, at: viewport),
      orthogonalOffsets: viewport.orthogonalOffsets, &visitor)
    return visitor.count
  }

  /// Appends the frames of the elements that meet a rectangle to a buffer.
  ///
  /// - Parameters:
  ///   - rect: A rectangle, in points in content coordinates.
  ///   - viewport: The current viewport; nil to leave pinned items at their natural positions.
  ///   - buffer: The destination, in layout order; large groups are in spatial order.
  /// - Complexity: O(log sections + elements in the result).
  public func appendFrames(
    in rect: CGRect, at viewport: Viewport? = nil, to buffer: inout [ElementFrame]
  ) {
    func write(_ memory: UnsafeMutableBufferPointer<ElementFrame>) -> Int {
      guard let viewport else { return writeFrames(in: rect, to: memory) }
      return writeFrames(in: rect, at: viewport, to: memory)
    }
    // A screenful fits on the stack; a larger result is queried again with enough memory.
    let usual = 64
    let count = withUnsafeTemporaryAllocation(of: ElementFrame.self, capacity: usual) { memory in
      let count = write(memory)
      if count <= usual { buffer.append(contentsOf: memory[..<count]) }
      return count
    }
    guard count > usual else { return }
    buffer += [ElementFrame](unsafeUninitializedCapacity: count) { memory, written in
      written = min(count, write(memory))
    }
  }

  /// Returns the identifier of the element that a frame belongs to.
  ///
  /// - Precondition: The layout has not been prepared or invalidated since it returned the frame.
  public func id(of frame: ElementFrame) -> ElementID { stack.id(of: frame) }

  /// Writes the frames of a range of cells of a section, in the order of the data.
  ///
  /// - Parameters:
  ///   - items: The items, all of which the section shows.
  ///   - section: The index of the section.
  ///   - buffer: The destination, with room for all items; in points in content coordinates.
  /// - Complexity: O(items)
  public func writeFrames(
    ofItems items: Range<Int>, inSection section: Int,
    to buffer: UnsafeMutableBufferPointer<CGRect>
  ) {
    require(
      stack.sections.indices.contains(section), "Invalid section: \(section). It does not exist.")
    let count = stack.sections[section].geometry.itemCount
    require(
      items.lowerBound >= 0 && items.upperBound <= count,
      "Invalid items: \(items.lowerBound)..<\(items.upperBound). "
        + "Section \(section) shows \(count).")
    require(
      buffer.count >= items.count,
      "Invalid buffer: \(buffer.count) frames cannot hold those of \(items.count) items.")
    stack.writeFrames(
      ofItems: items, inSection: section, from: Viewpoint(stack, at: nil), to: buffer)
  }
}
