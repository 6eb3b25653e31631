import Compositional
import CompositionalDocuments

extension InferredSpacing {
  /// The most places whose alternatives are searched for.
  private static let most = 40
  /// The most elements that are laid out for it.
  private static let mostElements = 3_000

  /// Returns the spacings and insets of a layout that are not zero or may not be, with those that the
  /// given views do not tell apart.
  static func all(
    _ proposal: LayoutProposal, _ given: [LayoutObservation], tolerance: Double
  ) -> [InferredSpacing] {
    let seen = given.reduce(0) { $0 + $1.elements.count }
    let probes = ProbeViews(proposal)
    let faults = LayoutCheck(proposal, given, tolerance: tolerance).faults
    var found: [InferredSpacing] = []
    for (index, place) in SpacingPlace.all(proposal).enumerated() {
      var others: [Alternative] = []
      if index < most, seen <= mostElements {
        for candidate in place.candidates(tolerance) {
          var changed = proposal
          changed.document = place.replaced(by: candidate, in: proposal.document)
          guard LayoutCheck(changed, given, tolerance: tolerance).faults <= faults,
            probes.haveContent(changed.document, of: given)
          else { continue }
          let size =
            place.isReference
            ? probes.decidingDevice(changed.document, proposal.document, tolerance)
            : probes.decidingSize(changed.document, proposal.document, tolerance)
          // Flexible spacing that never grows is fixed spacing, and a reference without insets is none.
          if case .items = candidate, size == nil { continue }
          if place.isReference, size == nil { continue }
          others.append(
            Alternative(value: candidate, layout: changed.document, decidingSize: size))
        }
      }
      if others.isEmpty, place.value == .points(0) || place.isReference { continue }
      found.append(InferredSpacing(path: place.path, value: place.value, alternatives: others))
    }
    return found
  }
}
