import Compositional

extension CollectionLayout {
  /// Returns what will surprise in the layout: problems of its description, and of a short simulation.
  ///
  /// The section provider is asked again. A layout that was never prepared has one finding, which says
  /// so.
  ///
  /// - Parameters:
  ///   - viewport: The current viewport; nil to leave out what depends on it.
  ///   - measuring: The answer to the question if elements with estimated sizes are measured.
  ///   - movesItems: True if the user can move items, as when a data source can reorder them.
  /// - Returns: The findings in the order of the table of checks; of a layout that is not finite, or has
  ///   too many sections, only this, because the other checks have no numbers to look at.
  /// - Complexity: O(sections), with the solve of a group for each different one.
  public func lint(
    in viewport: Viewport? = nil, measuring: LintMeasuring = .unknown, movesItems: Bool = false
  ) -> [LintFinding] {
    let subject = LintSubject(self, viewport, measuring, movesItems: movesItems)
    let entries =
      environment == nil
      ? [LintEntry(NotPrepared.self)]
      : isFinite
        ? LintTable.entries : [LintEntry(NotFinite.self), LintEntry(TooManySections.self)]
    return entries.flatMap { entry in
      entry.hits(subject).map { hit in
        LintFinding(
          code: entry.rule.code, severity: hit.severity ?? entry.rule.severity, path: hit.path,
          id: hit.id,
          message: hit.message, advice: entry.rule.advice)
      }
    }
  }
}

extension CollectionLayout {
  /// Returns what will surprise in the layout with the sizes that a measurer gives.
  ///
  /// A measurer with parts draws cells as well, so it is not unused where no size is estimated.
  ///
  /// - Parameters:
  ///   - viewport: The current viewport.
  ///   - measurer: The measurer of elements with estimated sizes. It is asked for the cells of orthogonal
  ///     sections that the viewport does not show, because the lengths of rows follow from all of them
  ///     (rule 2.15.8).
  ///   - movesItems: True if the user can move items, as when a data source can reorder them.
  /// - Returns: The findings in the order of the table of checks.
  /// - Complexity: As ``lint(in:measuring:movesItems:)``, with the measurement of at most 200 pages of rows.
  public func lint(
    in viewport: Viewport, measuredBy measurer: some Measuring, movesItems: Bool = false
  ) -> [LintFinding] {
    guard let environment, isFinite else {
      return lint(in: viewport, measuring: .something, movesItems: movesItems)
    }
    var copy = self
    copy.measureRows(from: viewport, with: measurer)
    let size = attributes(for: .cell(section: 0, item: 0), at: viewport)?.frame.size
    let draws =
      size.map { size in
        let proposal = MeasurementProposal(
          id: .cell(section: 0, item: 0), size: size, measuresWidth: false, measuresHeight: false,
          environment: environment)
        return !measurer.parts(for: proposal).isEmpty
      } ?? false
    let drawsOnly = draws && !LintSubject(self).hasEstimates
    return copy.lint(
      in: viewport, measuring: drawsOnly ? .unknown : .something, movesItems: movesItems)
  }

  /// The most pages of rows that are measured.
  private static let pagesAtMost = 200

  /// Measures the cells of the orthogonal sections, from the first page to the last.
  private mutating func measureRows(from viewport: Viewport, with measurer: some Measuring) {
    var pages = 0
    for section in itemCounts.indices {
      var offset = 0.0
      while pages < Self.pagesAtMost, let scroller = orthogonalScroller(ofSection: section) {
        measure(in: self.viewport(viewport, of: section, at: offset), keeping: nil, with: measurer)
        pages += 1
        guard scroller.viewLength > 0, offset < Double(scroller.offsetRange.upperBound) else {
          break
        }
        offset += Double(scroller.viewLength)
      }
      if pages == Self.pagesAtMost { return }
    }
  }

  /// Returns a viewport with all of a row at an offset in it, in points.
  private func viewport(_ viewport: Viewport, of section: Int, at offset: Double) -> Viewport {
    let row = rowSpan(ofSection: section)
    let axis = configuration.scrollDirection
    var all = viewport
    all.contentOffset[axis] = row.low
    let length = CGFloat(max(1, row.length))
    all.size =
      axis == .horizontal
      ? CGSize(width: length, height: viewport.size.height)
      : CGSize(width: viewport.size.width, height: length)
    all.orthogonalOffsets[section] = CGFloat(offset)
    return all
  }
}
