import Compositional
import CompositionalDocuments

/// What the frames of a layout need beside the layout itself.
extension LayoutProposal {
  /// Returns the proposal without margins around its views, if it explains no fewer elements so.
  func withoutMargins(
    _ observations: [LayoutObservation], faults: Int, tolerance: Double
  ) -> LayoutProposal {
    var best = self
    for hasMargins in [true, false] {
      var plain = best
      for (place, observation) in observations.enumerated() where observation.environment == nil {
        plain.samples[place].environment.readableContentInsets = .zero
        if !hasMargins { plain.samples[place].environment.layoutMargins = .zero }
      }
      guard LayoutCheck(plain, observations, tolerance: tolerance).faults <= faults else { break }
      best = plain
    }
    return best
  }

  /// Returns how the self-sizing elements of each view were measured, as documents write it.
  ///
  /// - Returns: Nil for a layout without estimates, and for sizes that no rule of a document gives.
  func measurements(
    _ observations: [LayoutObservation], faults: Int, tolerance: Double
  ) -> [CaseMeasurement]? {
    guard document.isEstimated else { return nil }
    for axis in [LayoutAxis.vertical, .horizontal] {
      let all = observations.map { $0.measurement(of: document, along: axis) }
      let check = LayoutCheck(self, observations, tolerance: tolerance, measurements: all)
      if check.faults <= faults { return all }
    }
    return nil
  }

  /// The sections of the document with a custom group, which has the frames of one view.
  var memorizedSections: [Int] {
    document.sections.indices.filter { index in
      guard case .section(let section) = document.sections[index],
        case .custom = section.group.item.content
      else { return false }
      return true
    }
  }
}

extension LayoutObservation {
  /// Returns the lengths of the cells that size themselves, and the sizes of supplementary views.
  fileprivate func measurement(
    of document: LayoutDocument, along axis: LayoutAxis
  ) -> CaseMeasurement {
    let isMeasured = document.sections.map { $0.hasMeasuredCells }
    var sizes = SeenSizes()
    for element in elements {
      let size = element.frame.size
      switch element.id {
      case .cell(let path):
        guard isMeasured[path.section % max(1, isMeasured.count)] else { continue }
        sizes.take(
          element.id, width: axis == .horizontal ? size.width : nil,
          height: axis == .vertical ? size.height : nil)
      case .supplementary: sizes.take(element.id, width: size.width, height: size.height)
      case .decoration: continue
      }
    }
    return sizes.measurement()
  }
}
