/// A consumer of the elements of a query.
///
/// Each purpose has its own type, so that the loops of queries are specialized for it.
protocol ElementVisitor {
  /// Takes a cell: its index path, its frame in content coordinates and its z-index.
  mutating func takeCell(_ path: ElementIndexPath, _ frame: Box, _ zIndex: Int)
  /// Takes any other element.
  mutating func take(_ element: FoundElement)
}
