import Compositional

extension CaseMeasurement: Measuring {
  /// Returns the preferred size of a cell, or of a supplementary view by its element kind.
  ///
  /// Elements without a measurer, and decoration views, do not size themselves.
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
  /// Creates a measurer for cells and supplementary views.
  ///
  /// - Parameters:
  ///   - cells: The measurer of cells; nil if they do not size themselves.
  ///   - supplementary: The measurers of supplementary views, by element kind.
  public static func cells(
    _ cells: SampleMeasurer?, supplementary: [String: SampleMeasurer] = [:]
  ) -> Self {
    var measurement = CaseMeasurement()
    measurement.cells = cells
    measurement.supplementary = supplementary
    return measurement
  }
}
