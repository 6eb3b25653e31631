import Compositional

/// CL023: a group is full before its list of subitems ends, and the rest of the list never appears (rules 2.2.1, 2.2.2).
enum UnusedSubitems: LintCheck {
  static let rule = LintRule(
    code: "CL023", severity: .warning, title: "subitems that are never used",
    advice: "Make the group larger or the subitems smaller, so that one pass "
      + "over the list fits.")

  static func hits(in subject: LintSubject) -> [LintHit] {
    subject.nodes.compactMap { node in
      guard case .group(_, .list(let items)) = node.item.content,
        let arrangement = node.trace?.arrangement, arrangement.subitems.count > 0,
        arrangement.subitems.count < items.count
      else { return nil }
      let count = arrangement.subitems.count
      return LintHit(
        path: node.path + ".subitems[" + String(count) + "]", id: node.section.firstCell,
        message: "The group is full after " + String(count) + " of " + String(items.count)
          + " subitems; every group starts over, so the others never appear.")
    }
  }
}
