import Compositional

/// CL022: an item sticks out of its group, over what comes after it, as described or as measured.
enum ItemLargerThanGroup: LintCheck {
  static let rule = LintRule(
    code: "CL022", severity: .warning, title: "an item larger than its group",
    advice: "Make the item smaller, or the group larger.")

  static func hits(in subject: LintSubject) -> [LintHit] {
    let described = subject.nodes.compactMap { node -> LintHit? in
      guard let axis = node.parentAxis?.perpendicular, let size = node.size, let room = node.room,
        let parent = node.parent, !parent.layoutSize[axis].isEstimated,
        size[axis] > room[axis] + 0.001
      else { return nil }
      return LintHit(
        path: node.path, id: node.section.firstCell,
        message: "The " + axis.lengthName + " is "
          + (size[axis].isFinite ? points(size[axis]) : "infinite")
          + ", but the group has " + points(room[axis]) + ".")
    }
    var hits = described
    for section in subject.sections
    where section.ground.geometry.groups.hasMeasurements
      && section.section.group.item.fixesEstimates
    {
      for group in subject.groups(of: section) {
        hits += measured(group, in: section, subject).filter { hit in
          !hits.contains { $0.path == hit.path }
        }
      }
    }
    return hits
  }

  /// Returns a hit for each measured cell that is larger than its group, in the direction of the group or across.
  private static func measured(
    _ group: LintSubject.PlacedGroup, in section: LintSubject.Section, _ subject: LintSubject
  ) -> [LintHit] {
    group.nodes.flatMap { node -> [LintHit] in
      guard let arrangement = node.trace?.arrangement,
        case .group(_, let subitems) = node.item.content, !subitems.items.isEmpty
      else { return [] }
      return arrangement.subitems.distinct.enumerated().compactMap { place, subitem in
        let axis = LayoutAxis.allCases.first {
          !node.item.layoutSize[$0].isEstimated
            && subitem.measured.size[$0] > arrangement.room[$0] + 0.001
        }
        guard let axis else { return nil }
        let endsApp = subject.isOfIOS26 && axis == arrangement.axis
        return LintHit(
          path: node.path + subitems.path(of: place % subitems.items.count),
          id: .cell(section: section.index, item: group.firstItem),
          message: "The " + axis.lengthName + " was measured as "
            + points(subitem.measured.size[axis])
            + ", but the group has " + points(arrangement.room[axis]) + "."
            + (endsApp ? LintSubject.endsApp : ""),
          severity: endsApp ? .error : nil)
      }
    }
  }
}

extension CollectionLayoutItem {
  /// True if this or a nested group is not estimated on an axis on which a cell in it is.
  fileprivate var fixesEstimates: Bool {
    subitems.contains { item in
      item.fixesEstimates
        || !item.isGroup
          && LayoutAxis.allCases.contains {
            item.layoutSize[$0].isEstimated && !layoutSize[$0].isEstimated
          }
    }
  }
}
