/// A consumer of the elements of a query.
///
/// Each purpose has its own type, for which the loops of queries are specialized.
protocol ElementVisitor {
  /// True if it takes the elements of a large group in the order of the data, which costs a sort.
  static var keepsOrder: Bool { get }
  /// Takes a cell: its index path, its frame in content coordinates and its z-index.
  mutating func takeCell(_ path: ElementIndexPath, _ frame: Box, _ zIndex: Int)
  /// Takes all cells of consecutive groups.
  mutating func takeCells(_ groups: Range<Int>, of run: CellRun)
  /// Takes any other element.
  mutating func take(_ element: FoundElement)
}

extension ElementVisitor {
  static var keepsOrder: Bool { @inline(__always) get { false } }

  @inline(__always)
  mutating func takeCells(_ groups: Range<Int>, of run: CellRun) {
    run.forEachCell(of: groups) { takeCell($0, $1, $2) }
  }
}
