import Compositional

/// CL042: groups that are fractions of the view fill it, and a header or footer makes the content longer (rules 2.1.3, 2.10.3).
enum NoRoomForHeader: LintCheck {
  static let rule = LintRule(
    code: "CL042", severity: .note, title: "fractions that leave no room for a header",
    advice: "Subtract the header from the view in the section provider, and use absolute lengths.")

  /// The most sections that are added up.
  private static let sectionsAtMost = 20
  /// How far from the whole view fractions such as three times 0.33 may be.
  private static let tolerance = 0.011

  static func hits(in subject: LintSubject) -> [LintHit] {
    let layout = subject.layout
    let ground = layout.groundwork
    let main = ground.main
    let view = ground.view[main]
    var header = layout.configuration.boundarySupplementaryItems.firstExtending(main).map {
      (path: "boundarySupplementaryItems[" + String($0) + "]", id: nil as ElementID?)
    }
    var fractions = 0.0
    guard ground.sectionCount <= sectionsAtMost, ground.contentSize[main] > view + 0.5 else {
      return []
    }
    for index in 0..<ground.sectionCount {
      guard let section = layout.groundwork(ofSection: index) else { return [] }
      let geometry = section.geometry
      guard geometry.allGroups > 0 else { continue }
      let length = section.section.group.layoutSize[main]
      guard length.isFraction(of: main) else { return [] }
      let groups = geometry.room.advance == main ? geometry.allGroups : 1
      fractions += Double(length.dimension) * Double(groups)
      let items = section.section.boundarySupplementaryItems
      if header == nil, let place = items.firstExtending(main) {
        header = (
          "sections[" + String(index) + "].boundarySupplementaryItems[" + String(place) + "]",
          .supplementary(kind: items[place].elementKind, section: index)
        )
      }
    }
    guard let header, abs(fractions - 1) < tolerance else { return [] }
    return [
      LintHit(
        path: header.path, id: header.id,
        message: "The groups are fractions that fill the view of " + points(view)
          + " points, so the content is "
          + points(ground.contentSize[main] - view) + " points longer than the view.")
    ]
  }
}

extension [CollectionLayoutBoundarySupplementaryItem] {
  /// Returns the place of the first item that extends its boundary along an axis; nil if none does.
  fileprivate func firstExtending(_ axis: LayoutAxis) -> Int? {
    firstIndex { $0.extendsBoundary && $0.alignment.edges.fraction(axis) != 0.5 }
  }
}
