extension LayoutGroup {
  /// Replaces the items.
  ///
  /// An item with the same id, style, alignments and padding as before keeps its view, which gets
  /// the new content if that is another. Views of other items are made and removed.
  ///
  /// - Parameters:
  ///   - newItems: The items; nil for none.
  ///   - animated: True to let the change run as ``animation``.
  /// - Complexity: O(items)
  /// - Precondition: No two items have the same id.
  public func setItems(_ newItems: [GroupItemModeling?], animated: Bool = false) {
    let items = newItems.compactMap { $0?.eraseToAnyGroupItem() }
    precondition(
      Set(items.map(\.dataID)).count == items.count,
      "Two items of a group have the same dataID. Give each item its own.")
    let old = members
    var waiting = Dictionary(uniqueKeysWithValues: old.map { ($0.item.identity, $0) })
    var isNew: [Bool] = []
    members = items.map { item in
      let kept = waiting.removeValue(forKey: item.identity)
      isNew.append(kept == nil)
      guard let kept else {
        return Member(
          item: item, container: ConstrainableContainer(item.make(), placement: item.placement))
      }
      if !item.isContentEqual(kept.item) { item.update(kept.container.constrainable, animated) }
      kept.container.placement = item.placement
      return Member(item: item, container: kept.container)
    }
    for member in members { member.item.setBehaviors(member.container.constrainable) }
    let removed = old.filter { waiting[$0.item.identity] != nil }.map(\.container)
    let isSame = !isNew.contains(true) && old.map(\.item.identity) == items.map(\.identity)
    guard let view = owningView, !isSame else { return }
    // A new version of an item may show the same views.
    let kept = Set(members.flatMap(\.container.views).map(ObjectIdentifier.init))
    let shared = removed.filter { $0.views.contains { kept.contains(ObjectIdentifier($0)) } }
    let leaving = removed.filter { container in !shared.contains { $0 === container } }
    let known = Set(old.flatMap(\.container.views).map(ObjectIdentifier.init))
    let added = zip(members, isNew).filter(\.1).map(\.0.container)
    for container in shared { container.uninstall(keeping: kept) }
    for container in added { container.attach(to: view) }
    for container in added { (container.constrainable as? LayoutGroup)?.constrainAll() }
    if animated {
      let entering = added.flatMap(\.views).filter { !known.contains(ObjectIdentifier($0)) }
      animate(from: old.map(\.container), removing: leaving, showing: entering, in: view)
    } else {
      constrain()
      for container in leaving { container.uninstall() }
    }
  }

  /// Replaces the items by those of a builder.
  ///
  /// - Parameters:
  ///   - buildItems: The items.
  ///   - animated: True to let the change run as ``animation``.
  public func setItems(
    @GroupModelBuilder _ buildItems: () -> [GroupItemModeling], animated: Bool = false
  ) {
    setItems(buildItems(), animated: animated)
  }

  /// Lays out what was and what is added, and lets that become the new layout in an animation.
  private func animate(
    from old: [ConstrainableContainer], removing removed: [ConstrainableContainer],
    showing entering: [UIView], in view: UIView
  ) {
    let leaving = removed.flatMap(\.views)
    var both = members.map(\.container)
    for (index, container) in old.enumerated()
    where removed.contains(where: { $0 === container }) {
      both.insert(container, at: min(index, both.count))
    }
    for view in entering { view.alpha = 0 }
    constrain(both)
    UIView.performWithoutAnimation { view.layoutIfNeeded() }
    constrain()
    for view in leaving { view.translatesAutoresizingMaskIntoConstraints = true }
    animation.animate(view) {
      for view in entering { view.alpha = 1 }
      for view in leaving { view.alpha = 0 }
      view.layoutIfNeeded()
    } completion: { _ in
      for container in removed { container.uninstall() }
      for view in leaving { view.alpha = 1 }
    }
  }
}

extension ConstrainableContainer {
  /// The view of the element, or those of the group that it is.
  fileprivate var views: [UIView] {
    if let view = constrainable as? UIView { return [view] }
    return (constrainable as? LayoutGroup)?.members.flatMap(\.container.views) ?? []
  }
}
