extension ElementFrame {
  /// Returns true if both frames are of the same element of one layout.
  @inlinable
  package func isSameElement(as other: ElementFrame) -> Bool {
    indexPath == other.indexPath && source == other.source && slot == other.slot
  }

  /// Returns true if this element precedes another: by section, then by list.
  ///
  /// The order does not depend on the positions of the elements.
  @inlinable
  package func isPlacedBefore(_ other: ElementFrame) -> Bool {
    if indexPath.section != other.indexPath.section {
      return indexPath.section < other.indexPath.section
    }
    if source != other.source { return source.rawValue < other.source.rawValue }
    if indexPath.item != other.indexPath.item { return indexPath.item < other.indexPath.item }
    return slot < other.slot
  }
}
