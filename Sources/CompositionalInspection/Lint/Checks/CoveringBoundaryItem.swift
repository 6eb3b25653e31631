import Compositional

/// CL052: a pinned item covers most of the view for as long as it is pinned; one that is a fraction of the view pushes
/// everything out of it (rule 2.10.1).
enum CoveringBoundaryItem: LintCheck {
  static let rule = LintRule(
    code: "CL052", severity: .warning, title: "a boundary item that covers the view",
    advice: "Give it a length of its own, such as an estimate of 44 points.")

  /// The share of the view that a pinned item may cover.
  private static let pinnedAtMost = 0.5
  /// The share of the view from which a fraction is as good as all of it.
  private static let whole = 0.9

  static func hits(in subject: LintSubject) -> [LintHit] {
    let own = subject.layout.groundwork.boundary.items
    let ofLayout = own.enumerated().compactMap { place, placed -> LintHit? in
      let path = "boundarySupplementaryItems[" + String(place) + "]"
      return hit(placed, path, id: nil, besideItems: true, subject)
    }
    return ofLayout
      + subject.sections.flatMap { section in
        section.ground.geometry.boundaryItems.enumerated().compactMap { place, placed in
          hit(
            placed, section.path + ".boundarySupplementaryItems[" + String(place) + "]",
            id: .supplementary(kind: placed.item.elementKind, section: section.index),
            besideItems: section.itemCount > 0, subject)
        }
      }
  }

  private static func hit(
    _ placed: PlacedBoundaryItem, _ path: String, id: ElementID?, besideItems: Bool,
    _ subject: LintSubject
  ) -> LintHit? {
    let ground = subject.layout.groundwork
    let (main, cross) = (ground.main, ground.main.perpendicular)
    let view = ground.view
    let (length, width) = (placed.slot.size[main], placed.slot.size[cross])
    // A side item takes a strip of the view, however long.
    guard besideItems, view[main] > 0, placed.item.alignment.edges.fraction(main) != 0.5,
      width > view[cross] * pinnedAtMost
    else { return nil }
    let share = length / view[main]
    let isFraction = placed.item.layoutSize[main].isFraction(of: main)
    let covers =
      placed.item.pinToVisibleBounds ? share > pinnedAtMost : isFraction && share >= whole
    guard covers else { return nil }
    return LintHit(
      path: path + "." + main.lengthName, id: id,
      message: "The " + placed.item.elementKind + " is " + points(length) + " points "
        + (main == .horizontal ? "wide" : "high") + " in a view of " + points(view[main])
        + (placed.item.pinToVisibleBounds
          ? ", and pinned: it covers that much of the content wherever one scrolls."
          : ", so nothing else is visible at the start."))
  }
}
