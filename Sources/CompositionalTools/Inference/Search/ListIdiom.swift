import Compositional
import CompositionalDocuments

/// Writes sections that are those of a list as a list.
struct ListIdiom {
  let proposal: LayoutProposal
  let observations: [LayoutObservation]
  let tolerance: Double

  /// Returns the proposal with each section as a list that explains no fewer elements as one.
  func applied() -> LayoutProposal {
    var best = allAtOnce()
    for (index, section) in best.document.sections.enumerated().prefix(16) {
      guard case .section(let section) = section, isLikeAList(section) else { continue }
      for list in lists(like: section) {
        var changed = best
        changed.document.sections[index] = .list(list, .init())
        let faults = LayoutCheck(changed, observations, tolerance: tolerance).faults
        if faults <= LayoutCheck(best, observations, tolerance: tolerance).faults {
          best = changed
          break
        }
      }
    }
    return best
  }

  /// Returns the proposal with all such sections as lists of one appearance, if they explain no fewer
  /// elements.
  ///
  /// The edges of grouped sections meet, so that one of them alone would move the next (rule 2.28).
  private func allAtOnce() -> LayoutProposal {
    let faults = LayoutCheck(proposal, observations, tolerance: tolerance).faults
    for appearance in CollectionLayoutListConfiguration.Appearance.allCases {
      var changed = proposal
      for (index, section) in proposal.document.sections.enumerated().prefix(16) {
        guard case .section(let section) = section, isLikeAList(section),
          let list = lists(like: section).first(where: { $0.appearance == appearance })
        else { continue }
        changed.document.sections[index] = .list(list, .init())
      }
      if changed.document != proposal.document,
        LayoutCheck(changed, observations, tolerance: tolerance).faults <= faults
      {
        return changed
      }
    }
    return proposal
  }

  /// True if a section has a column of rows as high as those of a list, and something else of one.
  private func isLikeAList(_ section: CollectionLayoutSection) -> Bool {
    let items = section.group.subitems
    let kinds = section.boundarySupplementaryItems.map { $0.elementKind }
    let listKinds = [
      CollectionLayoutListConfiguration.headerKind, CollectionLayoutListConfiguration.footerKind,
    ]
    guard items.count == 1, !items[0].isGroup, section.interGroupSpacing == 0,
      section.decorationItems.isEmpty, section.orthogonalScrollingBehavior == .none,
      kinds.allSatisfy(listKinds.contains)
    else { return false }
    let height = section.group.layoutSize.heightDimension
    guard height == .absolute(44) || height.isEstimated else { return false }
    // 35 at the start of a layout, and 17.5 after another section, whole pixels or not (rule 2.28).
    let top = section.contentInsets.top
    return !kinds.isEmpty || top == 35 || (top - 17.5).magnitude <= 0.5
  }

  /// Returns the lists with the headers and footers of a section.
  private func lists(like section: CollectionLayoutSection) -> [CollectionLayoutListConfiguration] {
    let kinds = section.boundarySupplementaryItems.map { $0.elementKind }
    return CollectionLayoutListConfiguration.Appearance.allCases.map { appearance in
      var list = CollectionLayoutListConfiguration(appearance: appearance)
      if kinds.contains(CollectionLayoutListConfiguration.headerKind) {
        list.headerMode = .supplementary
      }
      if kinds.contains(CollectionLayoutListConfiguration.footerKind) {
        list.footerMode = .supplementary
      }
      return list
    }
  }
}
