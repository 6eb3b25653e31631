import Compositional

/// CL044: systems before iOS 16 lose or cover a pinned item of the layout over rows that scroll on their own.
enum PinnedItemOverRows: LintCheck {
  static let rule = LintRule(
    code: "CL044", severity: .warning, title: "a pinned item of the layout over rows before iOS 16",
    advice: "Do not pin it before iOS 16, or put a view of your own over the collection view.")

  static func hits(in subject: LintSubject) -> [LintHit] {
    let configuration = subject.layout.configuration
    guard !subject.layout.quirks.isDisjoint(with: .iOS14),
      let row = subject.sections.first(where: {
        $0.section.orthogonalScrollingBehavior != .none && $0.itemCount > 0
      })
    else { return [] }
    return configuration.boundarySupplementaryItems.enumerated().filter {
      $1.pinToVisibleBounds
    }.map { index, item in
      LintHit(
        path: "boundarySupplementaryItems[" + String(index) + "]", id: row.firstCell,
        message: "The " + item.elementKind + " is pinned, and section " + String(row.index)
          + " scrolls on its own: iOS 14 may remove the pinned view, iOS 15 may show it behind "
          + "the headers of sections.")
    }
  }
}
