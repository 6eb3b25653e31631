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
      guard case .section(let section) = section, isLikeAList(section, index) else { continue }
      best = fewest(
        lists(like: section, index).map { list in
          var changed = best
          changed.document.sections[index] = .list(list, .init())
          return changed
        }, than: best)
    }
    return best
  }

  /// Returns the proposal with all such sections as lists of one appearance, if they explain no fewer
  /// elements.
  ///
  /// The edges of grouped sections meet, so that one of them alone would move the next (rule 2.28).
  private func allAtOnce() -> LayoutProposal {
    var lists: [LayoutProposal] = []
    for appearance in CollectionLayoutListConfiguration.Appearance.allCases {
      var changed = proposal
      if let spacing { changed.document.configuration.interSectionSpacing = CGFloat(spacing) }
      for (index, section) in proposal.document.sections.enumerated().prefix(16) {
        guard case .section(let section) = section, isLikeAList(section, index),
          let list = self.lists(like: section, index).first(where: { $0.appearance == appearance })
        else { continue }
        changed.document.sections[index] = .list(list, .init())
      }
      if changed.document.sections != proposal.document.sections { lists.append(changed) }
    }
    return fewest(lists, than: proposal)
  }

  /// Returns the first list with the fewest faults, if it has no more than what it is to replace.
  private func fewest(_ lists: [LayoutProposal], than known: LayoutProposal) -> LayoutProposal {
    func faults(_ proposal: LayoutProposal) -> Int {
      LayoutCheck(proposal, observations, tolerance: tolerance).faults
    }
    let judged = lists.map { ($0, faults($0)) }
    guard let best = judged.min(by: { $0.1 < $1.1 }), best.1 <= faults(known) else { return known }
    return best.0
  }

  /// The room between the backgrounds of two list sections, in points; nil if no two were seen.
  private var spacing: Double? {
    for sample in proposal.samples {
      for (index, box) in sample.listBackgrounds.sorted(by: { $0.key < $1.key }) {
        guard let next = sample.listBackgrounds[index + 1] else { continue }
        let room = next.min(.vertical) - box.max(.vertical)
        return PlainNumber.length(room - tolerance, room + tolerance)?.value
      }
    }
    return nil
  }

  /// True if a section has the background of a list, or a column of rows as high as those of a list, and
  /// something else of one.
  private func isLikeAList(_ section: CollectionLayoutSection, _ index: Int) -> Bool {
    if hasBackground(index) { return true }
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

  private func hasBackground(_ index: Int) -> Bool {
    let count = proposal.document.sections.count
    return proposal.samples.contains { sample in
      sample.listBackgrounds.keys.contains { $0 % count == index }
    }
  }

  /// Returns the lists with the headers and footers of a section.
  private func lists(
    like section: CollectionLayoutSection, _ index: Int
  ) -> [CollectionLayoutListConfiguration] {
    let count = proposal.document.sections.count
    let seen = proposal.samples.flatMap { sample in
      sample.sections.indices.filter { $0 % count == index }.flatMap {
        sample.sections[$0].views.keys
      }
    }
    let kinds =
      hasBackground(index) ? seen : section.boundarySupplementaryItems.map { $0.elementKind }
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
