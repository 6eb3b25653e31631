/// The test of the groups and cells of one section in a query.
///
/// Each kind has its own type, for which the loops over groups are specialized.
protocol SectionQuery {
  /// The index of the section.
  var section: Int { get }
  /// The origin of the section, in content coordinates.
  var origin: Vector { get }
  /// Returns the extent of the rectangle along an axis, with slack, in points from `start`.
  func span(_ axis: LayoutAxis, from start: Double) -> Span
  /// Returns the rectangle with slack in the coordinates of a group.
  ///
  /// - Parameter corner: The corner of the group, in content coordinates.
  func local(_ corner: Vector) -> Box
  /// Returns true if the cells of a group need no test where the rectangle contains its ink.
  func takesWhole(_ template: GroupTemplate) -> Bool
  /// Returns true if the rectangle contains the ink of a group.
  func contains(_ ink: Box) -> Bool
  /// Returns true if the box of a group meets the rectangle.
  func meetsGroup(_ box: Box) -> Bool
  /// Returns the frame of a cell where it is returned; nil if it does not meet the rectangle.
  ///
  /// - Parameters:
  ///   - exact: The frame in the content, neither rounded nor turned.
  ///   - host: The index of its innermost group among those of `template`.
  ///   - template: Its group.
  ///   - corner: The corner of the group, in content coordinates.
  func frame(
    _ exact: Box, inHost host: @autoclosure () -> Int, of template: GroupTemplate,
    at corner: Vector
  ) -> Box?
  /// Passes all cells of consecutive groups to a visitor.
  func passCells(_ groups: Range<Int>, of run: CellRun, to visitor: inout some ElementVisitor)
  /// Passes the anchored views of a group that the query meets to a visitor.
  func visitViews(
    of template: GroupTemplate, at corner: Vector, firstItem: Int, _ section: SolvedSection,
    _ work: inout QueryWork, _ visitor: inout some ElementVisitor)
}

/// The input of a query for cells that are returned where the content has them, on whole pixels.
///
/// It is smaller than a ``GroupQuery``, and most queries need no more.
struct CellQuery: SectionQuery {
  let section: Int
  let origin: Vector
  /// The rectangle that the cells must meet, in content coordinates.
  let rect: Box
  /// A distance that is larger than any by which rounding moves a position, in points.
  let slack: Double

  @inline(__always)
  func span(_ axis: LayoutAxis, from start: Double) -> Span {
    rect.span(axis).moved(by: -start).widened(by: slack)
  }

  func local(_ corner: Vector) -> Box { rect.widened(by: slack, from: corner) }

  @inline(__always)
  func takesWhole(_ template: GroupTemplate) -> Bool { true }

  @inline(__always)
  func contains(_ ink: Box) -> Bool { rect.contains(ink) }

  @inline(__always)
  func meetsGroup(_ box: Box) -> Bool { box.meets(rect) }

  @inline(__always)
  func frame(
    _ exact: Box, inHost host: @autoclosure () -> Int, of template: GroupTemplate,
    at corner: Vector
  ) -> Box? { exact.meets(rect) ? exact : nil }

  @inline(__always)
  func passCells(_ groups: Range<Int>, of run: CellRun, to visitor: inout some ElementVisitor) {
    visitor.takeCells(groups, of: run)
  }

  @inline(__always)
  func visitViews(
    of template: GroupTemplate, at corner: Vector, firstItem: Int, _ section: SolvedSection,
    _ work: inout QueryWork, _ visitor: inout some ElementVisitor
  ) {}
}

extension Box {
  /// Returns the box made larger on each side, in coordinates that start at a corner.
  func widened(by slack: Double, from corner: Vector) -> Box {
    Box(
      origin: Vector(x: origin.x - corner.x - slack, y: origin.y - corner.y - slack),
      size: Vector(x: size.x + 2 * slack, y: size.y + 2 * slack))
  }
}
