import Compositional

/// CL029: a header or footer that does not extend the section covers its content (rule 2.10.4).
enum HeaderInsideContent: LintCheck {
  static let rule = LintRule(
    code: "CL029", severity: .note, title: "a header inside the content",
    advice: LintRule.overlayAdvice)

  static func hits(in subject: LintSubject) -> [LintHit] {
    let main = subject.layout.configuration.scrollDirection
    return subject.boundaryItems.compactMap { item, path, section in
      let edge = item.alignment.edges.fraction(main)
      guard !item.extendsBoundary, edge != 0.5 else { return nil }
      let insets = section.section.contentInsets
      let inset = edge == 0 ? insets.start(main) : insets.end(main)
      let length = item.layoutSize[main]
      guard !length.isAbsolute || Double(length.dimension) > inset,
        !isBeside(item, section.section, across: main.perpendicular)
      else { return nil }
      return LintHit(
        path: path, id: .supplementary(kind: item.elementKind, section: section.index),
        message: "The item does not extend its section, so it covers cells.")
    }
  }

  /// True if the inset across the section is as wide as an item at that side, which does not follow it.
  private static func isBeside(
    _ item: CollectionLayoutBoundarySupplementaryItem, _ section: CollectionLayoutSection,
    across axis: LayoutAxis
  ) -> Bool {
    let place = item.alignment.edges.fraction(axis)
    let length = item.layoutSize[axis]
    guard place != 0.5, length.isAbsolute, !section.supplementariesFollowContentInsets else {
      return false
    }
    let insets = section.contentInsets
    return Double(length.dimension) <= (place == 0 ? insets.start(axis) : insets.end(axis))
  }
}
