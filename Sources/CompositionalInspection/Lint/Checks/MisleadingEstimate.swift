import Compositional

/// CL034: estimates are far from what was measured, so that positions after them are wrong until they are measured (rule 2.8.5).
enum MisleadingEstimate: LintCheck {
  static let rule = LintRule(
    code: "CL034", severity: .note, title: "an estimate far from the measured lengths",
    advice: "Estimate the mean length, or measure the elements before scrolling to a far one.")

  /// The number of cells that are looked at, from the first on.
  private static let sample = 200

  static func hits(in subject: LintSubject) -> [LintHit] {
    let main = subject.layout.configuration.scrollDirection
    return subject.sections.compactMap { section in
      let geometry = section.ground.geometry
      let cells = geometry.template.cells
      guard geometry.room.advance == main, !cells.isEmpty,
        cells.contains(where: { $0.measuredAxes.contains(main) })
      else { return nil }
      // A cell that is as long as its estimate was not measured, or the estimate was right.
      var lengths: [Double] = []
      var estimates: [Double] = []
      for item in 0..<min(section.itemCount, sample) {
        let estimate = cells[item % cells.count].frame.size[main]
        guard let frame = subject.layout.attributes(for: .cell(section: section.index, item: item)),
          abs(Double(frame.size[main]) - estimate) > 0.5
        else { continue }
        lengths.append(Double(frame.size[main]))
        estimates.append(estimate)
      }
      guard lengths.count > 2, let estimate = estimates.mean, let mean = lengths.mean else {
        return nil
      }
      let rows = Double((section.itemCount - lengths.count) / cells.count)
      let error = abs(mean - estimate) * rows
      guard max(mean, estimate) > 1.5 * min(mean, estimate),
        error > geometry.room.view[main]
      else { return nil }
      return LintHit(
        path: section.path + ".group", id: section.firstCell,
        message: "The measured cells are " + points(mean.rounded()) + " points long on average, "
          + "but " + points(estimate.rounded()) + " were estimated. Scrolling to the last cell "
          + "misses it by about " + points(error.rounded()) + " points.")
    }
  }
}

extension [Double] {
  /// The mean of the numbers; nil if there are none.
  fileprivate var mean: Double? { isEmpty ? nil : reduce(0, +) / Double(count) }
}
