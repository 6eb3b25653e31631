/// What a query hands its elements to; one type a purpose, so that the loops are compiled for it.
protocol ElementVisitor {
  /// Takes a cell: its place, its frame in the content, its order in depth.
  mutating func takeCell(_ path: ElementIndexPath, _ frame: Box, _ zIndex: Int)
  /// Takes any other element.
  mutating func take(_ element: FoundElement)
}
