/// What a group whose measured cells all share one length depends on in a cell of its own.
///
/// The shared length is the longest of all, so how long the cell itself was measured does not
/// matter.
enum SharingCell: Hashable, Sendable {
  /// The cell was not measured.
  case unmeasured
  /// The cell was measured for the length that it has across.
  case settled
  /// The cell was measured for another length across.
  case unsettled
}

/// Consecutive groups whose cells are alike.
struct SharingRun {
  /// The cells of each group.
  var cells: [SharingCell]
  /// The number of groups.
  var groups: Int

  /// Appends a run to others, or makes the last of them longer.
  static func append(_ run: SharingRun, to runs: inout [SharingRun]) {
    guard run.groups > 0, !run.cells.isEmpty else { return }
    if let last = runs.indices.last, runs[last].cells == run.cells {
      runs[last].groups += run.groups
    } else {
      runs.append(run)
    }
  }
}

extension SectionSizing {
  /// Returns what a group depends on in a cell of a measured size.
  func sharingCell(_ size: MeasuredSize, ofItem item: Int) -> SharingCell {
    guard size.isMeasured else { return .unmeasured }
    let cell = template.cells[item % template.cellCount]
    return size.holds(for: cell.frame.size, measuredOn: cell.measuredAxes) ? .settled : .unsettled
  }

  /// Returns sizes that stand for the cells of a group: no longer than any shared length.
  func sizes(standingFor cells: [SharingCell]) -> [MeasuredSize] {
    cells.enumerated().map { index, cell in
      guard cell != .unmeasured, let axis = sharedAxes.first else { return .none }
      var size = MeasuredSize(along: axis, 0)
      if cell == .settled {
        let across = axis.perpendicular
        size.proposal[across] = template.cells[index].frame.size[across]
      }
      return size
    }
  }
}
