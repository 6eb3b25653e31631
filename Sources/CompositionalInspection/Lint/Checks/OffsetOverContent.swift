import Compositional

/// CL021: the offset of an extending boundary item moves it over the content (rule 2.10.3).
enum OffsetOverContent: LintCheck {
  static let rule = LintRule(
    code: "CL021", severity: .warning, title: "an offset that moves a header over content",
    advice: LintRule.overlayAdvice)

  static func hits(in subject: LintSubject) -> [LintHit] {
    let main = subject.layout.configuration.scrollDirection
    return subject.boundaryItems.compactMap { item, path, section in
      let edge = item.alignment.edges.fraction(main)
      guard item.extendsBoundary, edge != 0.5 else { return nil }
      let offset = item.offset[main]
      let into = edge == 0 ? offset : -offset
      let insets = section.section.contentInsets
      let inset = edge == 0 ? insets.start(main) : insets.end(main)
      guard into > inset else { return nil }
      return LintHit(
        path: path + ".absoluteOffset",
        id: .supplementary(kind: item.elementKind, section: section.index),
        message: "The offset moves the item " + points(into) + " points into the section, whose "
          + "inset is " + points(inset) + ", so it covers cells.")
    }
  }
}

extension LintRule {
  /// What to do about a boundary item over cells, meant or not.
  static let overlayAdvice =
    "For an overlay, set extendsBoundary to false and leave out the offset; otherwise let the item "
    + "extend the section, and give the section an inset as long as the offset."
}
