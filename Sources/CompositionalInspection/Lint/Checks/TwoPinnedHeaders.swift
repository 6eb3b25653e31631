import Compositional

/// CL020: a pinned header of the layout and pinned items of a section stay at the same edge and cover each other.
enum TwoPinnedHeaders: LintCheck {
  static let rule = LintRule(
    code: "CL020", severity: .warning, title: "two pinned headers at one edge",
    advice: "Pin one of them, or give the items different edges.")

  static func hits(in subject: LintSubject) -> [LintHit] {
    let main = subject.layout.configuration.scrollDirection
    let own = subject.layout.configuration.boundarySupplementaryItems.filter {
      $0.pinToVisibleBounds
    }
    return subject.boundaryItems.compactMap { item, path, section in
      let edge = item.alignment.edges.fraction(main)
      guard item.pinToVisibleBounds,
        let other = own.first(where: { $0.alignment.edges.fraction(main) == edge || edge == 0.5 })
      else { return nil }
      return LintHit(
        path: path, id: .supplementary(kind: item.elementKind, section: section.index),
        message: "It is pinned at the same edge as the layout's " + other.elementKind
          + ", so one covers the other.")
    }
  }
}
