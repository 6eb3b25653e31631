/// The input of a query for the cells and anchored views of one section.
struct GroupQuery: SectionQuery {
  let section: Int
  let origin: Vector
  /// The rectangle that the elements must meet, in the coordinates of returned frames.
  let rect: Box
  /// The rectangle in left-to-right coordinates of the unscrolled content, for searches.
  ///
  /// Moving and mirroring may add noise, so only ``meets(_:)`` decides (rule 2.32.2).
  let box: Box
  /// Rounds frames, and names the policies to follow.
  let resolver: DimensionResolver
  /// The viewpoint on the layout.
  let viewpoint: Viewpoint
  /// True if the corner of every group is on whole pixels.
  var isOnGrid = false

  /// True if the box must meet the innermost group of an element too.
  var meetsInnermostGroup: Bool { resolver.quirks.contains(.queriesMeetInnermostGroup) }

  /// True if frames are returned where the content has them, neither moved nor mirrored.
  @inline(__always)
  var keepsFrames: Bool { viewpoint.keepsFrames }

  /// Returns true if a rounded frame meets the rectangle where it is returned.
  @inline(__always)
  func meets(_ frame: Box) -> Bool { turned(frame).meets(rect) }

  /// Returns true if a rounded frame meets the rectangle where it is returned, or would as soon as it
  /// has a length on some axes.
  @inline(__always)
  func reaches(_ frame: Box, growing axes: AxisSet) -> Bool {
    turned(frame).reaches(rect, growing: axes)
  }

  /// Returns a rounded frame where it is returned.
  @inline(__always)
  func turned(_ frame: Box) -> Box { viewpoint.turned(frame, resolver) }

  /// A distance that is larger than any by which rounding moves a frame, in points.
  ///
  /// A frame is rounded once, and once more if it is mirrored.
  var slack: Double { viewpoint.isMirrored ? 2 * resolver.grid.pixel : resolver.grid.pixel }

  @inline(__always)
  func span(_ axis: LayoutAxis, from start: Double) -> Span {
    let span = box.span(axis)
    return span.moved(by: -start).widened(
      by: viewpoint.slack(of: span, along: axis, on: resolver.grid))
  }

  func local(_ corner: Vector) -> Box { box.widened(by: slack, from: corner) }

  func takesWhole(_ template: GroupTemplate) -> Bool {
    isOnGrid && template.hasExactCells && !meetsInnermostGroup
  }

  func contains(_ ink: Box) -> Bool { box.contains(ink) }

  @inline(__always)
  func meetsGroup(_ box: Box) -> Bool {
    viewpoint.placed(isOnGrid ? box : resolver.frame(box)).meets(rect)
  }

  @inline(__always)
  func reachesGroup(_ box: Box) -> Bool {
    viewpoint.placed(isOnGrid ? box : resolver.frame(box)).reaches(
      rect, growing: [.horizontal, .vertical])
  }

  @inline(__always)
  func frame(
    _ exact: Box, inHost host: @autoclosure () -> Int, of template: GroupTemplate,
    at corner: Vector
  ) -> Box? {
    let rounded = isOnGrid && template.isOnGrid ? exact : resolver.frame(exact)
    return frame(rounded: rounded, inHost: host(), of: template, at: corner)
  }

  /// Returns a rounded frame where it is returned; nil if it does not meet the rectangle.
  @inline(__always)
  func frame(
    rounded: Box, inHost host: @autoclosure () -> Int, of template: GroupTemplate,
    at corner: Vector
  ) -> Box? {
    let frame = turned(rounded)
    guard frame.meets(rect) else { return nil }
    guard meetsInnermostGroup else { return frame }
    let group = template.hosts[host()].moved(by: corner)
    return viewpoint.placed(group).meets(rect) ? frame : nil
  }

  func passCells(_ groups: Range<Int>, of run: CellRun, to visitor: inout some ElementVisitor) {
    run.forEachCell(of: groups) { visitor.takeCell($0, turned($1), $2) }
  }

  func visitViews(
    of template: GroupTemplate, at corner: Vector, firstItem: Int, _ section: SolvedSection,
    _ work: inout QueryWork, _ visitor: inout some ElementVisitor
  ) {
    guard !template.supplementaries.isEmpty else { return }
    template.visitViews(at: corner, firstItem: firstItem, self, section, &work, &visitor)
  }
}
