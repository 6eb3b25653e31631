@_spi(OpenChoices) import Compositional

extension Explainer {
  /// A view anchored to an item or a group, and the way to its host.
  private struct AnchoredView {
    /// The indices of the subitems on the way from the top-level group to the host.
    let way: [Int]
    /// The index among the views of the host.
    let index: Int
    /// The description.
    let item: CollectionLayoutSupplementaryItem
    /// True if the host is a group.
    let isGroup: Bool
    /// The first cell of the host, in the top-level group.
    let firstCell: Int
  }

  /// Explains the place of a view anchored to an item or a group.
  mutating func anchoredView(
    _ kind: String, _ ordinal: Int, in section: SectionSteps
  ) -> Place {
    let geometry = section.ground.geometry
    guard let known = geometry.template.kinds.firstIndex(of: kind),
      let group = geometry.placedGroup(ofView: ordinal, kind: known),
      let placed = groupSteps(ofGroupWith: group.firstItem, in: section)
    else { return nowhere }
    let views = group.template.viewsByKind[known]
    let index = ordinal - geometry.views(ofKind: known, beforeGroupFrom: group.firstItem)
    let count = group.template.cells.count
    let trace = placed.ground.trace
    let all = anchoredViews(of: trace, at: [], firstCell: 0).filter { view in
      guard count < placed.ground.fullCount else { return true }
      let isThere = view.firstCell < count
      guard view.isGroup else { return isThere }
      return view.way.isEmpty || isThere
        || !quirks.contains(.emptyNestedGroupsHaveNoSupplementaries)
    }
    guard views.indices.contains(index), all.indices.contains(views[index]) else { return nowhere }
    let view = all[views[index]]
    let id = ElementID.supplementary(kind: kind, section: section.index, item: ordinal)
    var frame = frame(of: view, named: id.description, in: placed.group)
    if view.way.isEmpty, quirks.contains(.groupSupplementariesFollowTrim) {
      let axis = section.advance
      let trimmed = group.template.size[axis] - trace.size[axis]
      frame.corner[axis].append(
        Quantity("trimmed", view.item.containerAnchor.edges.fraction(axis) * trimmed))
    }
    let subject = StepSubject(name: id.description, path: "")
    return inContent(frame, subject, placed, section)
  }

  /// Returns the views of a group in layout order: its own, then those of its subitems.
  private func anchoredViews(
    of trace: GroupTrace, at way: [Int], firstCell: Int
  ) -> [AnchoredView] {
    var views = trace.item.supplementaryItems.enumerated().map {
      AnchoredView(way: way, index: $0, item: $1, isGroup: true, firstCell: firstCell)
    }
    guard case .arranged(let arrangement) = trace.content, trace.item.hasViewsInside else {
      return views
    }
    var first = firstCell
    for index in 0..<arrangement.subitems.count {
      let subitem = arrangement.subitems.distinct[arrangement.subitems.distinctIndex(index)]
      if let nested = subitem.group.first {
        views += anchoredViews(of: nested, at: way + [index], firstCell: first)
      } else {
        views += subitem.item.supplementaryItems.enumerated().map {
          AnchoredView(way: way + [index], index: $0, item: $1, isGroup: false, firstCell: first)
        }
      }
      first += subitem.cellCount
    }
    return views
  }

  /// Explains the frame of an anchored view, in points from the corner of the top-level group.
  private mutating func frame(
    of view: AnchoredView, named name: String, in group: GroupSteps
  ) -> (corner: PerAxis<[Quantity]>, size: Quantities) {
    var steps = group
    var host = (corner: PerAxis<[Quantity]>([]), size: group.size)
    var reference = group.reference
    var insetAxes = LayoutAxis.allCases.filter { !group.trace.item.layoutSize[$0].isEstimated }
    if let arrangement = group.arrangement { insetAxes = arrangement.insetAxes }
    var isCell = false
    for (depth, index) in view.way.enumerated() {
      guard let arrangement = steps.arrangement else { break }
      let slot = slot(ofSubitem: index, in: steps, arrangement, at: host.corner)
      let place = arrangement.subitems.distinctIndex(index)
      if let nested = nestedSteps(at: place, in: steps, arrangement) {
        steps = nested
        host = (slot.corner, nested.size)
        reference = nested.reference
        insetAxes =
          nested.arrangement?.insetAxes
          ?? LayoutAxis.allCases.filter { !nested.trace.item.layoutSize[$0].isEstimated }
      } else if depth == view.way.count - 1 {
        host = frame(of: slot)
        reference = host.size
        isCell = true
      }
    }
    let path = steps.subject.path
    let subject = StepSubject(
      name: name,
      path: path.isEmpty || isCell ? "" : path + ".supplementaryItems[" + String(view.index) + "]")
    if !isCell {
      for axis in insetAxes {
        let rest = inset(
          host.size[axis], by: steps.trace.item.contentInsets, on: axis, steps.subject, .host)
        host.corner[axis] += rest.start
        host.size[axis] = rest.length
      }
    }
    return anchored(view.item, to: host, in: reference, subject)
  }

  /// Explains a view at a point of its host.
  private mutating func anchored(
    _ item: CollectionLayoutSupplementaryItem,
    to host: (corner: PerAxis<[Quantity]>, size: Quantities), in reference: Quantities,
    _ subject: StepSubject
  ) -> (corner: PerAxis<[Quantity]>, size: Quantities) {
    let own = item.itemAnchor ?? CollectionLayoutAnchor(edges: item.containerAnchor.edges)
    var frame = host
    for axis in LayoutAxis.allCases {
      let size = length(item.layoutSize[axis], axis, in: reference, subject, .anchoredSize)
      var terms: [Quantity] = []
      let part = item.containerAnchor.edges.fraction(axis)
      if part != 0 {
        terms.append(
          list.add(
            "point of the host", "the point of the container anchor", of: subject,
            .anchoredPlace, .product, [Quantity("part", part), host.size[axis].named("host")]))
      }
      terms.append(contentsOf: offset(item.containerAnchor, axis, size, subject))
      terms.append(contentsOf: offset(own, axis, size, subject))
      let ownPart = own.edges.fraction(axis)
      if ownPart != 0 {
        terms.append(
          list.add(
            "point of the view",
            "the point of the item anchor, moved to the point of the host",
            of: subject, .anchoredPlace, .product,
            [Quantity("part", -ownPart), size.named("view")]))
      }
      let place = list.sum(
        "place on the host", "the position at which the two points meet", of: subject,
        .anchoredPlace, terms)
      let rest = inset(size, by: item.contentInsets, on: axis, subject, .insets)
      frame.corner[axis] = host.corner[axis] + [place] + rest.start
      frame.size[axis] = rest.length
    }
    return frame
  }

  private mutating func offset(
    _ anchor: CollectionLayoutAnchor, _ axis: LayoutAxis, _ size: Quantity, _ subject: StepSubject
  ) -> [Quantity] {
    let number = Double(axis == .horizontal ? anchor.offset.x : anchor.offset.y)
    guard number != 0 else { return [] }
    guard anchor.isFractionalOffset else { return [Quantity("offset", number)] }
    return [
      list.add(
        "offset", "a fraction of the view itself", of: subject, .anchoredPlace, .product,
        [Quantity("fraction", number), size.named("view")])
    ]
  }
}

extension CollectionLayoutItem {
  /// True if a subitem has an anchored view.
  fileprivate var hasViewsInside: Bool {
    subitems.contains { !$0.supplementaryItems.isEmpty || $0.hasViewsInside }
  }
}
