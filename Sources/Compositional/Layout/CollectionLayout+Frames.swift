// The queries that allocate nothing: frames into memory of the caller's.

extension CollectionLayout {
  /// Writes the frames of the elements that meet a rectangle to memory of the caller's.
  ///
  /// The cheapest query: it allocates nothing, and what it writes holds no reference. Pinned items
  /// are at their natural places.
  ///
  /// - Parameters:
  ///   - rect: in points of the content.
  ///   - memory: what is written to, in the order of ``attributes(in:)``; what it held is not
  ///     looked at, and elements beyond its end are counted but not written.
  /// - Returns: how many elements there are; more than `memory` holds means that some are missing.
  /// - Complexity: O(log sections + answer).
  public func writeFrames(
    in rect: CGRect, to memory: UnsafeMutableBufferPointer<ElementFrame>
  ) -> Int {
    var visitor = FrameVisitor(memory: memory)
    stack.visit(meeting: rect, from: Eye(stack), &visitor)
    return visitor.count
  }

  /// Writes the frames of what meets a rectangle, pinned items where a viewport has them.
  ///
  /// - Parameters:
  ///   - rect: in points of the content.
  ///   - viewport: where the view is scrolled to.
  ///   - memory: what is written to, as without a viewport.
  /// - Returns: how many elements there are; more than `memory` holds means that some are missing.
  /// - Complexity: O(log sections + answer).
  public func writeFrames(
    in rect: CGRect, at viewport: Viewport, to memory: UnsafeMutableBufferPointer<ElementFrame>
  ) -> Int {
    var visitor = FrameVisitor(memory: memory)
    stack.visit(
      meeting: rect, from: Eye(stack, at: viewport),
      orthogonalOffsets: viewport.orthogonalOffsets, &visitor)
    return visitor.count
  }

  /// Appends the frames of the elements that meet a rectangle to a buffer.
  ///
  /// - Parameters:
  ///   - rect: in points of the content.
  ///   - viewport: where the view is scrolled to; nil leaves pinned items at their natural places.
  ///   - buffer: what is appended to, in the order of ``attributes(in:)``.
  /// - Complexity: O(log sections + answer).
  public func appendFrames(
    in rect: CGRect, at viewport: Viewport? = nil, to buffer: inout [ElementFrame]
  ) {
    func write(_ memory: UnsafeMutableBufferPointer<ElementFrame>) -> Int {
      guard let viewport else { return writeFrames(in: rect, to: memory) }
      return writeFrames(in: rect, at: viewport, to: memory)
    }
    // A screenful fits on the stack; what does not is asked for again with room enough.
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

  /// The name of an element of this layout, as it was when the frame was handed out.
  ///
  /// - Precondition: the layout has not been prepared or invalidated since.
  public func id(of frame: ElementFrame) -> ElementID { stack.id(of: frame) }

  /// Writes the frames of some cells of a section, in the order of the data.
  ///
  /// - Parameters:
  ///   - items: cells that the section shows.
  ///   - section: the section.
  ///   - buffer: holds at least as many frames as there are items; in points of the content.
  /// - Complexity: O(items).
  public func writeFrames(
    ofItems items: Range<Int>, inSection section: Int,
    to buffer: UnsafeMutableBufferPointer<CGRect>
  ) {
    precondition(
      stack.sections.indices.contains(section), "Invalid section: \(section). There is none.")
    let count = stack.sections[section].geometry.itemCount
    precondition(
      items.lowerBound >= 0 && items.upperBound <= count,
      "Invalid items: \(items). Section \(section) shows \(count).")
    precondition(
      buffer.count >= items.count,
      "Invalid buffer: \(buffer.count) frames cannot hold those of \(items.count) items.")
    stack.writeFrames(
      ofItems: items, inSection: section, from: Eye(stack, at: nil), to: buffer)
  }
}
