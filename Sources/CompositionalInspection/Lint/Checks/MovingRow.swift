import Compositional

/// CL056: a row is as long as the longest group that was measured, so that what is below it moves while it scrolls (rules
/// 2.15.2, 2.15.8).
enum MovingRow: LintCheck {
  static let rule = LintRule(
    code: "CL056", severity: .note, title: "groups of a row that differ in length",
    advice: "Make the outermost group as long as the longest one: from iOS 17 on with "
      + "uniformAcrossSiblings, before with a subclass that changes the attributes.")

  static func hits(in subject: LintSubject) -> [LintHit] {
    let main = subject.layout.configuration.scrollDirection
    return subject.sections.compactMap { section in
      guard section.isMeasuredRow(along: main) else { return nil }
      let groups = subject.groups(of: section).filter { $0.isMeasured(along: main) }
      guard let least = groups.map({ $0.size[main] }).min(),
        let most = groups.map({ $0.size[main] }).max(), most > least + 1
      else { return nil }
      return LintHit(
        path: section.path + ".group", id: section.firstCell,
        message: "The measured groups of the row are " + points(least) + " to " + points(most)
          + " points long, so what is below the row moves by up to " + points(most - least)
          + " points while it scrolls.")
    }
  }
}

extension LintSubject.Section {
  /// True if this is a row that scrolls on its own, whose groups have lengths of their own, some of them measured.
  func isMeasuredRow(along main: LayoutAxis) -> Bool {
    let size = section.group.layoutSize[main]
    return ground.geometry.room.advance != main && size.isEstimated
      && ground.geometry.groups.hasMeasurements && !section.group.item.sharesLength(along: main)
  }
}

extension LintSubject.PlacedGroup {
  /// True if a cell of the group was measured along an axis.
  func isMeasured(along axis: LayoutAxis) -> Bool {
    nodes.contains { node in
      node.trace?.arrangement?.subitems.distinct.contains { !$0.measured.size[axis].isNaN } == true
    }
  }
}

extension CollectionLayoutItem {
  /// True if this item or a nested one is as long as its longest sibling.
  fileprivate func sharesLength(along axis: LayoutAxis) -> Bool {
    layoutSize[axis].isUniformAcrossSiblings
      || subitems.contains { $0.sharesLength(along: axis) }
  }
}
