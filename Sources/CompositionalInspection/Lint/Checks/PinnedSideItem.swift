import Compositional

/// CL007: a pinned item at the side covers content, because side items never push it aside (rule 2.10.5).
enum PinnedSideItem: LintCheck {
  static let rule = LintRule(
    code: "CL007", severity: .warning, title: "a pinned side item over content",
    advice: "Give the section an inset as wide as the item, and let the item not follow the insets."
  )

  static func hits(in subject: LintSubject) -> [LintHit] {
    let main = subject.layout.configuration.scrollDirection
    let cross = main.perpendicular
    return subject.boundaryItems.compactMap { item, path, section in
      let place = item.alignment.edges.fraction(cross)
      guard item.pinToVisibleBounds, item.alignment.edges.fraction(main) == 0.5, place != 0.5
      else { return nil }
      let insets = section.section.contentInsets
      let inset = place == 0 ? insets.start(cross) : insets.end(cross)
      // A side item keeps to the insets if it follows them.
      let follows = section.section.supplementariesFollowContentInsets
      let length = item.layoutSize[cross]
      let isBeside = !follows && length.isAbsolute && Double(length.dimension) <= inset
      guard !isBeside else { return nil }
      return LintHit(
        path: path, id: .supplementary(kind: item.elementKind, section: section.index),
        message: "The item is pinned at the side, where it covers the cells that scroll under it.")
    }
  }
}
