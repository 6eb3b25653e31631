import Compositional

/// CL059: a measured cell prefers no length, so that nothing of it is seen (rule 2.18).
enum PrefersNothing: LintCheck {
  static let rule = LintRule(
    code: "CL059", severity: .warning, title: "a cell that prefers no size",
    advice: "Give the content of the cell a size, as with constraints to all of its edges.")

  static func hits(in subject: LintSubject) -> [LintHit] {
    subject.sections.compactMap { section in
      let geometry = section.ground.geometry
      guard geometry.groups.hasMeasurements else { return nil }
      guard section.itemCount > 0 else {
        return LintHit(
          path: section.path + ".group",
          message: "The measured cells prefer no length, so the section shows none of them.")
      }
      for group in subject.groups(of: section) {
        for node in group.nodes {
          guard let subitems = node.trace?.arrangement?.subitems else { continue }
          for subitem in subitems.distinct {
            let axes = LayoutAxis.allCases.filter { subitem.measured.size[$0] <= 0 }
            guard let axis = axes.first else { continue }
            return LintHit(
              path: node.path, id: .cell(section: section.index, item: group.firstItem),
              message: axes.count == 2
                ? "A cell of the group prefers no size at all. Systems before iOS 16 end the app."
                : "A cell of the group prefers a " + axis.lengthName
                  + " of 0 points, so nothing of it is seen.")
          }
        }
      }
      return nil
    }
  }
}
