/// A group that one number per cell describes: its cells have fixed places and one measured axis.
///
/// The common shapes of estimated sections, a list and a grid of columns, need no template
/// for every measured group: each cell keeps its corner and takes its measured length, and the
/// group is as long as its cells ask for. A description does not say if a group is of this kind.
/// The group is solved for a few sizes, and the numbers have to predict each result.
package struct StripShape: Hashable, Sendable {
  /// A cell along the measured axis.
  package struct Cell: Hashable, Sendable {
    /// The start, in points from the start of the group.
    package var start: Double
    /// The estimate, in points.
    package var length: Double
    /// The distance from the end of the cell to that of the group, in points.
    package var after: Double

    /// Creates a cell.
    package init(start: Double, length: Double, after: Double = 0) {
      self.start = start
      self.length = length
      self.after = after
    }
  }

  package var cells: [Cell]
  /// The length of the group for all sizes; nil if it follows from the cells.
  package var fixedLength: Double?

  /// Creates a shape.
  package init(cells: [Cell], fixedLength: Double? = nil) {
    self.cells = cells
    self.fixedLength = fixedLength
  }

  /// Returns the length of a group for measured lengths, in points.
  ///
  /// - Parameters:
  ///   - sizes: The measured lengths of the cells, in points; NaN if not measured.
  ///   - present: The number of cells that exist, which is smaller in a last group.
  func length(_ sizes: UnsafeBufferPointer<Double>, present: Int) -> Double {
    cells.withUnsafeBufferPointer {
      Self.length(sizes, present: present, cells: $0, fixedLength: fixedLength)
    }
  }

  /// Returns the length of a group of given cells.
  @inline(__always)
  static func length(
    _ sizes: UnsafeBufferPointer<Double>, present: Int, cells: UnsafeBufferPointer<Cell>,
    fixedLength: Double?
  ) -> Double {
    func end(_ index: Int) -> Double {
      cells[index].start + (sizes[index].isNaN ? cells[index].length : sizes[index])
    }
    var full = -Double.infinity
    for index in 0..<cells.count {
      let own = end(index) + cells[index].after
      if own > full { full = own }
    }
    let length = fixedLength ?? full
    guard present < cells.count else { return length }
    // A last group is shorter by the reach of its missing cells, never negative (rule 2.9.3).
    var reach = -Double.infinity
    for index in 0..<present { reach = max(reach, end(index)) }
    let reachOfPresent = reach
    for index in present..<cells.count { reach = max(reach, end(index)) }
    return max(0, length - (reach - reachOfPresent))
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

  private func foretells(
    _ solved: GroupTemplate, _ sizes: [Double], along axis: LayoutAxis, _ template: GroupTemplate
  ) -> Bool {
    guard solved.cells.count == template.cells.count,
      solved.size[axis.perpendicular] == template.size[axis.perpendicular],
      abs(solved.size[axis] - sizes.withUnsafeBufferPointer { length($0, present: $0.count) })
        < PixelGrid.tolerance
    else { return false }
    return zip(zip(solved.cells, template.cells), sizes).allSatisfy { cells, size in
      var frame = cells.1.frame
      frame.size[axis] = size
      return cells.0.frame == frame && cells.0.zIndex == cells.1.zIndex
    }
  }
}
