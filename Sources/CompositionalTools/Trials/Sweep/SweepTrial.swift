import Compositional
import CompositionalDocuments
import CompositionalInspection

/// A layout that was prepared and measured for a trial, as the command shows it.
package struct SweepTrial {
  /// The layout, with what was measured.
  package let layout: CollectionLayout
  /// The scroll position and the view.
  package let viewport: Viewport
  /// Knows the sizes and the parts of elements; nil if nothing is measured.
  package let measurer: ClosureMeasurer?
  private let measuring: LintMeasuring

  /// Prepares a layout, and measures what the view shows at the start and then at its offset.
  ///
  /// - Parameters:
  ///   - layout: The layout, not prepared.
  ///   - combination: The view and the data.
  ///   - subject: The layout's own settings.
  ///   - contentOffset: The scroll position, in points; nil for the top.
  ///   - orthogonalOffsets: The offsets that orthogonal sections are asked for, in points.
  ///   - measurer: The measurer of elements with estimated sizes; nil for none.
  package init(
    _ layout: CollectionLayout, _ combination: SweepCombination, of subject: SweepSubject,
    contentOffset: CGPoint? = nil, orthogonalOffsets: [Int: CGFloat] = [:],
    measurer: ClosureMeasurer?
  ) {
    var layout = layout
    let view = combination.environment
    let environment = view.layoutEnvironment
    layout.prepare(itemCounts: combination.itemCounts, in: environment)
    let inset = view.adjustedContentInset
    var viewport = Viewport(size: view.size, adjustedContentInset: inset)
    // A layout with infinite sums is neither measured nor asked for rows.
    if layout.isFinite {
      viewport.orthogonalOffsets = layout.orthogonalOffsets(asking: orthogonalOffsets)
      layout.open(
        &viewport, at: contentOffset, with: measurer, atMost: CaseDocument.measuredAtMost)
      viewport.orthogonalOffsets = layout.orthogonalOffsets(asking: orthogonalOffsets)
    }
    self.layout = layout
    self.viewport = viewport
    self.measurer = measurer
    measuring = subject.measuring
  }

  /// Runs the checks.
  func outcome(_ combination: SweepCombination, _ checks: SweepChecks) -> SweepOutcome {
    guard let reason = obstacle else {
      var problems: [SweepProblem] = []
      if checks.checks.contains(.lint) { problems += lint(checks) }
      let (difference, snapshot) =
        checks.checks.contains(.snapshot) ? compare(combination, checks) : (nil, nil)
      if let difference { problems.append(SweepProblem(.snapshot, difference)) }
      return SweepOutcome(combination: combination, problems: problems, newSnapshot: snapshot)
    }
    return SweepOutcome(
      combination: combination, problems: [SweepProblem(nil, reason)], newSnapshot: nil)
  }

  /// The reason why the layout cannot be checked; nil if it can.
  private var obstacle: String? {
    if !layout.isFinite,
      let refusal = layout.diagnostics.lazy.compactMap({ $0.refusal }).first
    {
      return refusal
    }
    let bound = layout.elementBound(in: viewport.bounds, at: viewport)
    guard bound <= LayoutSnapshot.maximumElements else {
      return "the view may show " + String(bound) + " elements, and at most "
        + String(LayoutSnapshot.maximumElements) + " are checked; use fewer items or a smaller view"
    }
    return nil
  }

  private func lint(_ checks: SweepChecks) -> [SweepProblem] {
    let least: LintSeverity = checks.failsForWarnings ? .warning : .error
    let findings =
      measurer.map { layout.lint(in: viewport, measuredBy: $0) }
      ?? layout.lint(in: viewport, measuring: measuring)
    return findings.filter { $0.severity >= least }
      .map { SweepProblem(.lint, $0.description) }
  }

  /// Returns what differs from the snapshot, and the snapshot to keep.
  private func compare(
    _ combination: SweepCombination, _ checks: SweepChecks
  ) -> (difference: String?, new: LayoutSnapshot?) {
    let snapshot =
      measurer.map { layout.snapshot(in: viewport, partsOf: $0) } ?? layout.snapshot(in: viewport)
    if let expected = checks.snapshot(combination) {
      return (snapshot.difference(from: expected), nil)
    }
    return checks.recordsSnapshots ? (nil, snapshot) : ("there is no snapshot to compare with", nil)
  }
}
