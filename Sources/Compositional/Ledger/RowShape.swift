/// A group whose cells stand in fixed places and are measured along one axis, told by numbers.
///
/// The common shapes of estimated sections, a list of rows and a grid of columns, need no template
/// for every measured group: each cell keeps its corner and takes the length it was measured at,
/// and the group is as long as its cells ask for. Whether a group is of this kind is not read off
/// its description: it is solved for a few sizes, and the numbers have to foretell each answer.
package struct RowShape: Hashable, Sendable {
  /// A cell along the axis of measuring.
  package struct Cell: Hashable, Sendable {
    /// Its start, in points from the start of the group.
    package var start: Double
    /// Its estimate, in points.
    package var length: Double
    /// The room after it, in points.
    package var after: Double

    /// Makes a cell.
    package init(start: Double, length: Double, after: Double = 0) {
      self.start = start
      self.length = length
      self.after = after
    }
  }

  package var cells: [Cell]
  /// The length of the group at all sizes; nil when it follows its cells.
  package var fixedLength: Double?

  /// Makes a shape of cells.
  package init(cells: [Cell], fixedLength: Double? = nil) {
    self.cells = cells
    self.fixedLength = fixedLength
  }

  /// The length of a group for measured lengths, NaN where there is none.
  ///
  /// - Parameters:
  ///   - sizes: a number a cell.
  ///   - present: the cells that are there, from the first; fewer in a last group.
  func length(_ sizes: UnsafeBufferPointer<Double>, present: Int) -> Double {
    cells.withUnsafeBufferPointer {
      Self.length(sizes, present: present, cells: $0, fixedLength: fixedLength)
    }
  }

  /// The same where the cells are at hand.
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
    // A last group is shorter by what its missing cells would reach further (rule 2.9.3).
    var reach = -Double.infinity
    for index in 0..<present { reach = max(reach, end(index)) }
    let reachOfPresent = reach
    for index in present..<cells.count { reach = max(reach, end(index)) }
    return length - (reach - reachOfPresent)
  }
}

extension RowShape {
  /// Whether no group is shorter than nothing, however few cells there are and however short.
  var isNeverNegative: Bool {
    fixedLength == nil
      && cells.allSatisfy {
        $0.start >= 0 && $0.length >= 0 && $0.after > -PixelGrid.tolerance
      }
  }

  /// The most cells of a group that is told by numbers.
  private static let mostCells = 12

  /// Tells a group by numbers.
  ///
  /// - Parameters:
  ///   - template: the group as it is with all estimates.
  ///   - axis: the axis along which it may be measured and groups follow one another.
  ///   - solve: solves the group for a length a cell along `axis`.
  /// - Returns: nil when the group is of another kind.
  init?(
    _ template: GroupTemplate, along axis: LayoutAxis, solve: ([Double]) -> GroupTemplate
  ) {
    let count = template.cells.count
    // Items change places when data changes: a number alone says for which width it was measured
    // only where all widths are the same.
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
    for index in 0..<count {
      var sizes = estimates
      sizes[index] = large
      let probe = solve(sizes)
      if probe.size[axis] == template.size[axis] {
        fixedLength = probe.size[axis]
      } else {
        cells[index].after = probe.size[axis] - cells[index].start - large
      }
    }
    var probes = [estimates, estimates.map { _ in 0 }, estimates.map { _ in large }]
    probes.append((0..<count).map { Double($0 * 37 % 11) * 10 + 1 })
    for index in 0..<count {
      var sizes = estimates.map { _ in 1.0 }
      sizes[index] = large
      probes.append(sizes)
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
