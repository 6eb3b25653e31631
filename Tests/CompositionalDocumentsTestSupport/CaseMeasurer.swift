import Compositional
import CompositionalDocuments

/// A simple measurer with the `measurement` of a case.
package struct CaseMeasurer: Measuring {
  private let measurement: CaseMeasurement?

  package init(_ measurement: CaseMeasurement?) { self.measurement = measurement }

  package func preferredSize(for proposal: MeasurementProposal) -> PreferredSize {
    let item = proposal.id.indexPath.item
    let answer = proposal.id.kind.map { measurement?.supplementary[$0] } ?? measurement?.cells
    switch answer?.rule {
    case .constant(let width, let height): return PreferredSize(width: width, height: height)
    case .heights(let heights): return PreferredSize(height: heights[item % heights.count])
    case .widths(let widths): return PreferredSize(width: widths[item % widths.count])
    case .heightsByWidth(let table):
      guard let width = proposal.width, let heights = table[width] else { return PreferredSize() }
      return PreferredSize(height: heights[item % heights.count])
    case .random, .text, nil: return PreferredSize()
    }
  }
}
