import Compositional
import CompositionalContent

extension CaseMeasurement: Measuring {
  /// Returns the preferred size of a cell, or of a supplementary view by its element kind.
  ///
  /// Elements without a measurer, and decoration views, do not size themselves. Contents are solved
  /// in the default environment at the proposed text size; ``measurer(in:)`` has another one.
  public func preferredSize(for proposal: MeasurementProposal) -> PreferredSize {
    preferredSize(for: proposal, in: ContentEnvironment())
  }

  /// Returns a measurer that solves contents in an environment.
  ///
  /// - Parameter environment: The environment, whose text size that of each proposal replaces.
  public func measurer(in environment: ContentEnvironment) -> ClosureMeasurer {
    ClosureMeasurer { preferredSize(for: $0, in: environment) }
  }

  private func preferredSize(
    for proposal: MeasurementProposal, in environment: ContentEnvironment
  ) -> PreferredSize {
    if !contents.isEmpty, proposal.id.category == .cell {
      var environment = environment
      environment.contentSizeCategory = proposal.contentSizeCategory
      let content = contents[proposal.id.indexPath.item % contents.count]
      return PreferredSize(content.fittingSize(for: proposal, in: environment))
    }
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

extension Content {
  /// Returns the size of a cell with this content, in points, rounded up to whole pixels.
  ///
  /// - Parameters:
  ///   - proposal: The size of the cell and the axes that it may choose.
  ///   - environment: The environment.
  fileprivate func fittingSize(
    for proposal: MeasurementProposal, in environment: ContentEnvironment
  ) -> CGSize {
    let size = size(
      for: ContentProposal(
        width: proposal.width.map { max(0, $0) }, height: proposal.height.map { max(0, $0) }),
      in: environment)
    func rounded(_ length: CGFloat) -> CGFloat {
      let scale = environment.displayScale
      return max(0, ((length - 1e-6) * scale).rounded(.up) / scale)
    }
    return CGSize(width: rounded(size.width), height: rounded(size.height))
  }
}
