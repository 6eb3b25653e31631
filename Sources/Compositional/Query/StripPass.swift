/// A query over strips whose cells are measured along the track of the strips.
///
/// It compares numbers along and across that track, and makes a frame only of what it returns.
struct StripPass {
  /// The index of the section.
  private let section: Int
  /// The grid on which frames are exact.
  private let grid: PixelGrid
  /// The cells of a full strip, with their estimates.
  private let cells: UnsafeBufferPointer<SolvedGroup.Cell>
  /// The size of a strip with all estimates, in points.
  private let groupSize: Vector
  /// The measured axis, along which the strips follow one another.
  private let axis: LayoutAxis
  /// The origin of the section along the track, in content coordinates.
  private let origin: Double
  /// The start of the first strip along the track, in points of the section.
  private let track: Double
  /// True if frames that are whole pixels along the track are returned as they are.
  private let isPlain: Bool
  /// The extent of the rectangle along the track, in content coordinates.
  private let along: Span
  /// The extent of the rectangle across the track, in content coordinates.
  private let across: Span
  /// The start of the strips across the track, in content coordinates.
  private let startAcross: Double

  /// Creates a query over strips.
  ///
  /// - Parameters:
  ///   - query: The query.
  ///   - cells: The cells of a full strip, with their estimates.
  ///   - groupSize: The size of a strip with all estimates, in points.
  ///   - corner: The corner of the first strip, in points of the section.
  ///   - axis: The axis along which the strips follow one another.
  ///   - isOnGridAcross: True if the strips and their cells are whole pixels across it.
  init(
    _ query: GroupQuery, _ cells: UnsafeBufferPointer<SolvedGroup.Cell>, groupSize: Vector,
    corner: Vector, along axis: LayoutAxis, isOnGridAcross: Bool
  ) {
    section = query.section
    grid = query.resolver.grid
    self.cells = cells
    self.groupSize = groupSize
    self.axis = axis
    let cross = axis.perpendicular
    origin = query.origin[axis]
    track = corner[axis]
    along = query.rect.span(axis)
    across = query.rect.span(cross)
    startAcross = query.origin[cross] + corner[cross]
    // Where no strip meets the rectangle across, each is looked at as a whole.
    isPlain =
      isOnGridAcross && query.keepsFrames && startAcross < across.high
      && across.low < startAcross + groupSize[cross]
  }

  /// Passes the cells that the query meets to a visitor.
  ///
  /// - Parameters:
  ///   - query: The query, which is not stored, so that it is not copied.
  ///   - strips: The ledger of the strips.
  ///   - walk: A walk over those that the query meets.
  ///   - work: Counts the work.
  ///   - visitor: Receives the cells.
  /// - Complexity: O(cells of the strips)
  @inline(__always)
  func visit(
    _ query: GroupQuery, _ strips: LedgerReader<StripDetails>,
    _ walk: inout GroupWalk<StripDetails>, _ work: inout QueryWork,
    _ visitor: inout some ElementVisitor
  ) {
    withUnsafeTemporaryAllocation(of: Cell.self, capacity: cells.count) { buffer in
      for (index, cell) in cells.enumerated() {
        buffer.initializeElement(at: index, to: self.cell(cell))
      }
      let places = UnsafePointer(buffer.baseAddress.unsafelyUnwrapped)
      while let stretch = walk.nextStretch() {
        if strips.isRun(stretch) {
          visitRun(query, stretch, strips, places, &work, &visitor)
        } else {
          visitSingles(query, stretch, strips, places, &work, &visitor)
        }
      }
    }
  }

  /// A cell of a strip, along the track of the strips and across it.
  private struct Cell {
    /// The start along the track, in points from the start of the strip.
    let start: Double
    /// The estimate, in points.
    let length: Double
    /// The start across the track, in content coordinates.
    let startAcross: Double
    /// The length across the track, in points.
    let lengthAcross: Double
    /// The z-index.
    let zIndex: Int
  }

  private func cell(_ cell: SolvedGroup.Cell) -> Cell {
    let cross = axis.perpendicular
    return Cell(
      start: cell.frame.origin[axis], length: cell.frame.size[axis],
      startAcross: cell.frame.origin[cross] + startAcross, lengthAcross: cell.frame.size[cross],
      zIndex: cell.zIndex)
  }

  /// Visits strips that have a slot each.
  @inline(never)
  private func visitSingles(
    _ query: GroupQuery, _ stretch: GroupStretch, _ strips: LedgerReader<StripDetails>,
    _ places: UnsafePointer<Cell>, _ work: inout QueryWork, _ visitor: inout some ElementVisitor
  ) {
    strips.forEachSingle(of: stretch) {
      visit(
        query, sizes: $0, count: $1, firstItem: $2, start: $3, length: $4, places, &work, &visitor)
    }
  }

  /// Visits equal strips of one run.
  @inline(never)
  private func visitRun(
    _ query: GroupQuery, _ stretch: GroupStretch, _ strips: LedgerReader<StripDetails>,
    _ places: UnsafePointer<Cell>, _ work: inout QueryWork, _ visitor: inout some ElementVisitor
  ) {
    strips.forEachEqual(of: stretch) {
      visit(
        query, sizes: $0, count: $1, firstItem: $2, start: $3, length: $4, places, &work, &visitor)
    }
  }

  /// A strip in its place.
  private struct Strip {
    /// The measured lengths of its cells, in points; NaN if not measured.
    let sizes: UnsafePointer<Double>
    /// The number of its cells.
    let count: Int
    /// Its first item.
    let firstItem: Int
    /// Its start, in points from the first strip.
    let start: Double
    /// Its length, in points.
    let length: Double
  }

  /// Passes the cells of a strip that the query meets to a visitor.
  ///
  /// The parameters are the properties of a ``Strip``, one by one so that they stay in registers.
  @inline(__always)
  private func visit(
    _ query: GroupQuery, sizes: UnsafePointer<Double>, count: Int, firstItem: Int, start: Double,
    length: Double, _ places: UnsafePointer<Cell>, _ work: inout QueryWork,
    _ visitor: inout some ElementVisitor
  ) {
    // The section is added last, as for a single element, so that both round alike.
    let stripStart = start
    let start = origin + (track + stripStart)
    guard isPlain, grid.contains(start) else {
      let strip = Strip(
        sizes: sizes, count: count, firstItem: firstItem, start: stripStart, length: length)
      return visitRounded(query, strip, at: start, &work, &visitor)
    }
    guard start < along.high, along.low < start + max(0, length) else { return }
    work.groupsVisited &+= 1
    work.elementsVisited &+= count
    var index = 0
    while index < count {
      defer { index &+= 1 }
      let cell = places[index]
      let low = cell.start + start
      let size = sizes[index]
      let length = StripDetails.isMeasured(size) ? size : cell.length
      guard low < along.high, along.low < low + length, cell.startAcross < across.high,
        across.low < cell.startAcross + cell.lengthAcross
      else { continue }
      let frame =
        axis == .vertical
        ? Box(
          origin: Vector(x: cell.startAcross, y: low),
          size: Vector(x: cell.lengthAcross, y: length))
        : Box(
          origin: Vector(x: low, y: cell.startAcross),
          size: Vector(x: length, y: cell.lengthAcross))
      visitor.takeCell(
        ElementIndexPath(item: firstItem &+ index, section: section), frame, cell.zIndex)
    }
  }

  /// Passes the cells of a strip whose frames are rounded, mirrored or moved.
  @inline(never)
  private func visitRounded(
    _ query: GroupQuery, _ strip: Strip, at start: Double, _ work: inout QueryWork,
    _ visitor: inout some ElementVisitor
  ) {
    let resolver = query.resolver
    let corner = Vector(along: axis, start, across: startAcross)
    var group = Box(origin: corner, size: groupSize)
    group.size[axis] = max(0, strip.length)
    // Counted in any case: far from the start very many strips have the same place.
    work.groupsVisited += 1
    guard query.meetsGroup(group) else { return }
    work.elementsVisited += strip.count
    for index in 0..<strip.count {
      var frame = cells[index].frame.moved(by: corner)
      if !strip.sizes[index].isNaN { frame.size[axis] = strip.sizes[index] }
      frame = query.turned(resolver.frame(frame))
      guard frame.meets(query.rect) else { continue }
      visitor.takeCell(
        ElementIndexPath(item: strip.firstItem + index, section: section), frame,
        cells[index].zIndex)
    }
  }
}
