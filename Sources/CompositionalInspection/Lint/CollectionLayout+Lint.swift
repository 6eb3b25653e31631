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
  /// True if a cell or a boundary item has an estimated size.
  ///
  /// - Complexity: That of ``lint(in:measuring:movesItems:)``
  package var hasEstimates: Bool { LintSubject(self).hasEstimates }
}
