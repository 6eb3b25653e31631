import Compositional

extension CaseMeasurement: Measuring {
  /// What the cells answer, or the supplementary views of the element's kind.
  ///
  /// Elements for which nothing is said, and decorations, cannot size themselves.
  public func preferredSize(for proposal: MeasurementProposal) -> PreferredSize {
    let answer: SampleMeasurer? =
      switch proposal.id {
      case .cell: cells
      case .supplementary(let kind, _): supplementary[kind]
      case .decoration: nil
      }
    return answer?.preferredSize(for: proposal) ?? PreferredSize()
  }
}

extension Measuring where Self == CaseMeasurement {
  /// One answer for cells, and others for supplementary views.
  ///
  /// - Parameters:
  ///   - cells: how cells answer; nil when they cannot size themselves.
  ///   - supplementary: how supplementary views answer, by element kind.
  public static func cells(
    _ cells: SampleMeasurer?, supplementary: [String: SampleMeasurer] = [:]
  ) -> Self {
    var measurement = CaseMeasurement()
    measurement.cells = cells
    measurement.supplementary = supplementary
    return measurement
  }
}
