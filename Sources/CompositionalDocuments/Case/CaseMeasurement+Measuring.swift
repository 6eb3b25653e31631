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

  /// Returns the parts of the content of a cell or a supplementary view.
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

  /// Returns the content of a cell or a supplementary view; nil if it has another rule, or none.
  public func content(of id: ElementID) -> Content? {
    let path = id.indexPath
    // A view of the whole layout is in no section.
    let own = path.isOfLayout ? nil : sections[path.section]
    var list: [Content] = []
    switch id {
    case .cell:
      list = contents
      if let own, own.cells != nil || !own.contents.isEmpty { list = own.contents }
    case .supplementary(let kind, _) where own?.supplementary[kind] == nil:
      list = own?.supplementaryContents[kind] ?? supplementaryContents[kind] ?? []
    case .supplementary, .decoration: break
    }
    guard !list.isEmpty, path.item >= 0 else { return nil }
    return list[path.isOfLayout ? 0 : path.item % list.count]
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
