import Compositional
import CompositionalDocuments

/// A behavior or an appearance of an inferred layout, and the others with the same frames.
///
/// Frames do not tell where a row comes to rest, and seldom one appearance of a list from another.
public struct InferredName: Hashable, Sendable {
  /// The place in the layout, such as `sections[0].orthogonalScrollingBehavior`.
  public let path: String
  /// The name in the layout.
  public let name: String
  /// The names that give the same cells in all views, or would without layout margins.
  public let alternatives: [String]

  /// The most sections whose names are searched for.
  private static let most = 16

  /// Returns the names of a layout that the given views do not tell apart from others.
  static func all(_ proposal: LayoutProposal, tolerance: Double) -> [InferredName] {
    let probes = ProbeViews(proposal)
    func open<Value: DocumentEnumeration>(
      _ path: String, _ own: Value, _ replaced: (Value) -> LayoutDocument.Section, at index: Int
    ) -> InferredName? {
      let others = Value.allCases.filter { other in
        var changed = proposal.document
        changed.sections[index] = replaced(other)
        return other != own && probes.areEqualWithoutMargins(changed, proposal.document, tolerance)
      }
      guard !others.isEmpty else { return nil }
      return InferredName(
        path: "sections[\(index)].\(path)", name: "\(own)", alternatives: others.map { "\($0)" })
    }
    return proposal.document.sections.enumerated().prefix(most).compactMap {
      index, section -> InferredName? in
      switch section {
      case .section(let section):
        let own = section.orthogonalScrollingBehavior
        guard own != .none else { return nil }
        return open(
          "orthogonalScrollingBehavior", own,
          { other in
            var changed = section
            changed.orthogonalScrollingBehavior = other
            return .section(changed)
          }, at: index)
      case .list(let list, let changes):
        return open(
          "list.appearance", list.appearance,
          { other in
            var changed = CollectionLayoutListConfiguration(appearance: other)
            (changed.headerMode, changed.footerMode) = (list.headerMode, list.footerMode)
            return .list(changed, changes)
          }, at: index)
      }
    }
  }
}
