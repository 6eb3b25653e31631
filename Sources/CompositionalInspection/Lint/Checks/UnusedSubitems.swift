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
      let edges = items.enumerated().compactMap { $1.edges(arrangement.axis, place: $0) }
      let cause =
        !edges.isEmpty
          && fits(node, withoutEdgesOn: arrangement.axis, count: items.count, subject)
        ? " Without edge spacing all would fit: " + listed(edges) + "." : ""
      return LintHit(
        path: node.path + ".subitems[" + String(count) + "]", id: node.section.firstCell,
        message: "The group is full after " + String(count) + " of " + String(items.count)
          + " subitems; every group starts over, so the others never appear." + cause)
    }
  }

  /// The most subitems whose edges are named.
  private static let namedAtMost = 4

  private static func listed(_ edges: [String]) -> String {
    let more = edges.count - namedAtMost
    return edges.prefix(namedAtMost).joined(separator: ", ")
      + (more > 0 ? ", and edges of " + String(more) + " more" : "")
  }

  /// Returns true if a group has room for its whole list if no subitem has edge spacing.
  private static func fits(
    _ node: LintSubject.Node, withoutEdgesOn axis: LayoutAxis, count: Int, _ subject: LintSubject
  ) -> Bool {
    let section = node.section
    let other = subject.describing(section, by: section.section.group.item.withoutEdges(on: axis))
    let path = node.path.dropFirst(section.path.count)
    let twin = other.nodes.first { $0.path.dropFirst($0.section.path.count) == path }
    return (twin?.trace?.arrangement?.subitems.count ?? 0) >= count
  }
}

extension CollectionLayoutItem {
  /// Returns the edges that take room along an axis, in words; nil if none does.
  ///
  /// - Parameters:
  ///   - axis: The axis.
  ///   - place: The place of the item in its group.
  fileprivate func edges(_ axis: LayoutAxis, place: Int) -> String? {
    let edges = [
      (edgeSpacing?.start(axis), axis.startName), (edgeSpacing?.end(axis), axis.endName),
    ]
    let words = edges.compactMap { spacing, name in
      (spacing?.spacing ?? 0) > 0 ? points(Double(spacing?.spacing ?? 0)) + " points " + name : nil
    }
    return words.isEmpty
      ? nil : words.joined(separator: " and ") + " at subitems[" + String(place) + "]"
  }

  /// Returns the item, with all nested ones, without edge spacing along an axis.
  fileprivate func withoutEdges(on axis: LayoutAxis) -> CollectionLayoutItem {
    var item = self
    if case .group(let own, let subitems) = content {
      let inner = subitems.items.map { $0.withoutEdges(on: axis) }
      let list: Subitems =
        switch subitems {
        case .list: .list(inner)
        case .counted(_, let count): .counted(inner, count: count)
        case .repeating(_, let count): .repeating(inner, count: count)
        }
      item = CollectionLayoutItem(layoutSize: layoutSize, content: .group(own, list))
      item.contentInsets = contentInsets
      item.supplementaryItems = supplementaryItems
      item.interItemSpacing = interItemSpacing
    }
    item.edgeSpacing = edgeSpacing.map { edges in
      axis == .horizontal
        ? CollectionLayoutEdgeSpacing(top: edges.top, bottom: edges.bottom)
        : CollectionLayoutEdgeSpacing(leading: edges.leading, trailing: edges.trailing)
    }
    return item
  }
}
