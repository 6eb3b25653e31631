import Compositional
import CompositionalContent

extension CaseMeasurement: Measuring {
  /// Returns the preferred size of a cell, or of a supplementary view by its element kind.
  ///
  /// Elements without a measurer, and decoration views, do not size themselves. Each call solves
  /// contents anew; ``measurer()`` keeps the solutions.
  public func preferredSize(for proposal: MeasurementProposal) -> PreferredSize {
    if let content = content(of: proposal.id) {
      return content.fittingSize(for: proposal, in: ContentEnvironment(proposal.environment))
    }
    let own = sections[proposal.id.indexPath.section]
    let answer: SampleMeasurer? =
      switch proposal.id {
      case .cell: own?.cells ?? cells
      case .supplementary(let kind, let path):
        // A view of the whole layout is in no section.
        (path.isOfLayout ? nil : own?.supplementary[kind]) ?? supplementary[kind]
      case .decoration: nil
      }
    return answer?.preferredSize(for: proposal) ?? PreferredSize()
  }

  /// Returns the parts of the content of a cell.
  public func parts(for proposal: MeasurementProposal) -> [ElementPart] {
    guard let content = content(of: proposal.id) else { return [] }
    return ElementContents { _, _ in content }.parts(for: proposal)
  }

  /// Returns a measurer that keeps the solutions of the contents it was asked for last.
  public func measurer() -> ClosureMeasurer {
    guard hasContents else { return ClosureMeasurer(preferredSize, parts: parts) }
    let kept = ElementContents { element, _ in content(of: element) }
    return ClosureMeasurer(
      { content(of: $0.id) == nil ? preferredSize(for: $0) : kept.preferredSize(for: $0) },
      parts: kept.parts)
  }

  /// Returns the content of a cell; nil for other elements, or if cells have another rule.
  public func content(of id: ElementID) -> Content? {
    guard case .cell(let path) = id, path.item >= 0 else { return nil }
    var contents = contents
    if let own = sections[path.section], own.cells != nil || !own.contents.isEmpty {
      contents = own.contents
    }
    return contents.isEmpty ? nil : contents[path.item % contents.count]
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
