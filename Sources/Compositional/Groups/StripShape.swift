/// A group that one number per cell describes: its cells have fixed places and one measured axis.
///
/// The common shapes of estimated sections, a list and a grid of columns, need no template
/// for every measured group: each cell keeps its corner and takes its measured length, and the
/// group is as long as its cells ask for. A description does not say if a group is of this kind.
/// The group is solved for a few sizes, and the numbers have to predict each result.
struct StripShape: Hashable, Sendable {
  /// A cell along the measured axis.
  struct Cell: Hashable, Sendable {
    /// The start, in points from the start of the group.
    var start: Double
    /// The estimate, in points.
    var length: Double
    /// The distance from the end of the cell to that of the group, in points.
    var after: Double

    /// Creates a cell.
    init(start: Double, length: Double, after: Double = 0) {
      self.start = start
      self.length = length
      self.after = after
    }
  }

  var cells: [Cell]
  /// The length of the group for all sizes; nil if it follows from the cells.
  var fixedLength: Double?

  /// Creates a shape.
  init(cells: [Cell], fixedLength: Double? = nil) {
    self.cells = cells
    self.fixedLength = fixedLength
  }

  /// Returns the length of a group for measured lengths, in points.
  ///
  /// - Parameters:
  ///   - present: The number of cells that exist, at least one. A last group has fewer than others.
  ///   - measured: Returns the measured length of the next cell, in points; NaN if not measured. It is called
  ///     for the cells that exist, in order.
  @inline(__always)
  func length(present: Int, _ measured: () -> Double) -> Double {
    var (full, reach, reachOfPresent) = (-Double.infinity, -Double.infinity, -Double.infinity)
    for (index, cell) in cells.enumerated() {
      let length = index < present ? measured() : .nan
      let end = cell.start + (length.isNaN ? cell.length : length)
      if end + cell.after > full { full = end + cell.after }
      reach = max(reach, end)
      if index < present { reachOfPresent = reach }
    }
    // A last group is shorter by the reach of its missing cells, never negative (rule 2.9.3).
    let length = fixedLength ?? full
    return present < cells.count ? max(0, length - (reach - reachOfPresent)) : length
  }
}

extension StripShape {
  /// True if no group has a negative length, whatever cells it has.
  var isNeverNegative: Bool {
    fixedLength == nil
      && cells.allSatisfy {
        $0.start >= 0 && $0.length >= 0 && $0.after > -PixelGrid.tolerance
      }
  }

  /// The largest number of cells.
  private static let mostCells = 12

  /// Creates the shape of a group.
  ///
  /// - Parameters:
  ///   - template: The group with all estimates.
  ///   - axis: The measured axis, along which groups follow one another.
  ///   - solve: A closure that solves the group for one length per cell along `axis`.
  /// - Returns: nil if the group is of another kind.
  init?(
    _ template: GroupTemplate, along axis: LayoutAxis, solve: ([Double]) -> GroupTemplate
  ) {
    let count = template.cells.count
    // Items change places with the data. A length holds in another place only if all widths are the
    // same.
    let width = template.cells.first?.frame.size[axis.perpendicular]
    guard 1...Self.mostCells ~= count, template.supplementaries.isEmpty,
      template.cells.allSatisfy({
        $0.measuredAxes == AxisSet(axis) && $0.frame.size[axis.perpendicular] == width
      })
    else { return nil }
    let estimates = template.cells.map { $0.frame.size[axis] }
    cells = template.cells.map {
      Cell(start: $0.frame.min(axis), length: $0.frame.size[axis])
    }
    let large = 2 * (estimates.max() ?? 0) + 1000
    // One long cell at a time shows how far the end of the group is behind that cell.
    let spikes = (0..<count).map { spike in (0..<count).map { $0 == spike ? large : 1 } }
    let spiked = spikes.map(solve)
    for (index, probe) in spiked.enumerated() {
      if probe.size[axis] == template.size[axis] {
        fixedLength = probe.size[axis]
      } else {
        cells[index].after = probe.size[axis] - cells[index].start - large
      }
    }
    guard zip(spiked, spikes).allSatisfy({ foretells($0, $1, along: axis, template) }) else {
      return nil
    }
    // Cells as long as their estimates are those of the template.
    guard foretells(template, estimates, along: axis, template) else { return nil }
    var probes = [estimates.map { _ in 0.0 }]
    if count > 1 {
      probes.append(estimates.map { _ in large })
      probes.append((0..<count).map { (place: Int) -> Double in Double(place * 37 % 11) * 10 + 1 })
    }
    guard probes.allSatisfy({ foretells(solve($0), $0, along: axis, template) }) else {
      return nil
    }
  }

  private func length(of sizes: [Double]) -> Double {
    var next = sizes.makeIterator()
    return length(present: sizes.count) { next.next() ?? .nan }
  }

  private func foretells(
    _ solved: GroupTemplate, _ sizes: [Double], along axis: LayoutAxis, _ template: GroupTemplate
  ) -> Bool {
    guard solved.cells.count == template.cells.count,
      solved.size[axis.perpendicular] == template.size[axis.perpendicular],
      abs(solved.size[axis] - length(of: sizes))
        < PixelGrid.tolerance
    else { return false }
    return zip(zip(solved.cells, template.cells), sizes).allSatisfy { cells, size in
      var frame = cells.1.frame
      frame.size[axis] = size
      return cells.0.frame == frame && cells.0.zIndex == cells.1.zIndex
    }
  }
}
