extension ElementFrame {
  /// Whether both are the same element of one layout.
  @inlinable
  package func isSameElement(as other: ElementFrame) -> Bool {
    indexPath == other.indexPath && source == other.source && slot == other.slot
  }

  /// An order of elements that does not depend on where they are: by section, then by list.
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
