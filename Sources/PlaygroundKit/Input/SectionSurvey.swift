import Compositional

/// What is asked about the descriptions of sections, which may be a million: no description is kept.
struct SectionSurvey {
  /// The kinds of the boundary items.
  private(set) var boundaryKinds: Set<String> = []
  private var isOrthogonal: [Bool] = []
  private var isMissing: [Bool] = []

  /// Looks at the sections of a layout.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - count: The number of sections.
  ///   - environment: The environment of the view.
  /// - Complexity: O(count)
  init(of layout: CollectionLayout, _ count: Int, in environment: CollectionLayoutEnvironment) {
    var (kinds, orthogonal, missing): (Set<String>, [Bool], [Bool]) = ([], [], [])
    layout.forEachSection(count, in: environment) { _, section in
      missing.append(section == nil)
      orthogonal.append(section.map { $0.orthogonalScrollingBehavior != .none } ?? false)
      for item in section?.boundarySupplementaryItems ?? [] { kinds.insert(item.elementKind) }
    }
    (boundaryKinds, isOrthogonal, isMissing) = (kinds, orthogonal, missing)
  }

  /// Returns true if a section scrolls orthogonally.
  func scrollsOrthogonally(_ section: Int) -> Bool {
    isOrthogonal.indices.contains(section) && isOrthogonal[section]
  }

  /// Returns true if the layout has no such section.
  func isMissing(_ section: Int) -> Bool { isMissing[section] }
}
