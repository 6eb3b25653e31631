import Compositional

/// The effect of a change inside one element.
public struct ElementContentChange: Sendable {
  /// The step between the contents, with the changes of items and the start of an animation; nil
  /// if the former content is no longer known.
  public let update: ContentUpdate?
  /// The effect on the layout, which is empty if the element keeps its size.
  public let change: LayoutChange
}

extension CollectionLayout {
  /// Measures one element again whose content changed.
  ///
  /// Call it after a change of the data that concerns the inside of an element. No other element is
  /// measured, and only the group of this one is solved.
  ///
  /// - Parameters:
  ///   - id: The identifier of the element.
  ///   - contents: The contents of the elements, from which the new one is read.
  ///   - viewport: The current viewport; nil to leave the content offset unadjusted.
  ///   - edge: The edge of the scroll anchor.
  /// - Returns: The effect; nil if the content is equal to the one before, or there is none.
  /// - Complexity: O(log sections + log measured groups), the solve of one group, and that of the
  ///   content.
  @discardableResult
  public mutating func contentDidChange(
    of id: ElementID, in contents: ElementContents, at viewport: Viewport? = nil,
    keeping edge: ScrollAnchor.Edge = .top
  ) -> ElementContentChange? {
    guard let environment, let (old, new) = contents.change(of: id, in: environment) else {
      return nil
    }
    var change = LayoutChange(contentSize: contentSize)
    if let proposal = measurementProposal(for: id) {
      change = record(
        ElementMeasurement(id, contents.preferredSize(for: proposal)), in: viewport, keeping: edge)
    }
    return ElementContentChange(
      update: old.map { ContentUpdate(from: $0, to: new) }, change: change)
  }
}
