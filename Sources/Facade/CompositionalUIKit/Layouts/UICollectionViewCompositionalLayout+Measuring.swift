import Compositional
import Foundation

// The sizes of views, as the layout records them.

extension UICollectionViewCompositionalLayout {
  /// Records a size.
  ///
  /// - Returns: The change of the layout; nil if it is not prepared.
  func record(_ measurement: ElementMeasurement) -> LayoutChange? {
    change { $0.record(measurement) }
  }

  /// Discards the size of an element, which is measured again when it is visible.
  func forgetMeasurement(of id: ElementID) {
    switch id {
    case .cell(let path): change { _ = try? $0.invalidate(.items([path])) }
    case .supplementary(let kind, let path):
      change { _ = try? $0.invalidate(.supplementaryElements(kind: kind, at: [path])) }
    case .decoration: break
    }
  }

  /// Returns the attributes of an element with the size that its view has to fit.
  func attributesToMeasure(
    _ proposal: MeasurementProposal
  ) -> UICollectionViewLayoutAttributes? {
    guard var value = preparedValue?.attributes(for: proposal.id) else { return nil }
    value.size = proposal.size
    let attributes = made(value)
    if proposal.measuresWidth { attributes.measuredAxes.append(.horizontal) }
    if proposal.measuresHeight { attributes.measuredAxes.append(.vertical) }
    return attributes
  }
}
