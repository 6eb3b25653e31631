extension SectionSolver {
  /// Reports duplicate element kinds of a section (rule 2.29).
  ///
  /// Anchored views of one kind are numbered, but the first has the identifier of a boundary item of
  /// that kind.
  ///
  /// - Parameters:
  ///   - section: The description.
  ///   - kinds: The kinds of its anchored views, each once.
  ///   - index: The index of the section.
  mutating func noteDuplicateKinds(
    of section: CollectionLayoutSection, anchored kinds: [String], index: Int
  ) {
    let boundary = section.boundarySupplementaryItems.map { $0.elementKind }
    note(duplicates: boundary + kinds, section: index)
    note(duplicates: section.decorationItems.map { $0.elementKind }, section: index)
  }

  /// Reports the first absolute size of a section that is zero or negative (rule 2.32.12).
  mutating func noteSizesNotPositive(of section: CollectionLayoutSection, index: Int) {
    guard let subject = section.group.firstSizeNotPositive(slotAxis: nil) else {
      return noteSizesNotPositive(of: section.boundarySupplementaryItems, section: index)
    }
    diagnostics.append(
      LayoutDiagnostic(reason: .sizeNotPositive, section: index, subject: subject))
  }

  /// Reports the first boundary item with an absolute size that is zero or negative; `section` is
  /// nil for the layout itself.
  mutating func noteSizesNotPositive(
    of items: [CollectionLayoutBoundarySupplementaryItem], section: Int?
  ) {
    guard let item = items.first(where: { !$0.layoutSize.isPositive() }) else { return }
    diagnostics.append(
      LayoutDiagnostic(
        reason: .sizeNotPositive, section: section,
        subject: "\(item.elementKind) \(item.layoutSize)"))
  }

  /// Reports a group with a size or a place that is not finite.
  ///
  /// The group is solved again to find what the number belongs to, unless that asks a provider.
  mutating func noteNotFinite(
    _ section: CollectionLayoutSection, in surroundings: ResolvedSection, index: Int
  ) {
    var path: String?
    if !section.group.asksProvider {
      var solver = GroupSolver(
        resolver: resolver, environment: environment, hasDecoration: false, itemCount: 0)
      path = solver.traced(section.group, in: surroundings.container)?.firstNotFinite(at: "group")
    }
    diagnostics.append(
      LayoutDiagnostic(reason: .notFinite(path: path ?? "group"), section: index))
  }

  /// Reports each kind that occurs more than once; `section` is nil for the layout itself.
  mutating func note(duplicates kinds: [String], section: Int?) {
    var seen: Set<String> = []
    var noted: Set<String> = []
    for kind in kinds where !seen.insert(kind).inserted && noted.insert(kind).inserted {
      diagnostics.append(
        LayoutDiagnostic(reason: .duplicateElementKind(kind), section: section))
    }
  }
}

extension CollectionLayoutItem {
  /// Returns the description of the first item, nested item or anchored view with an absolute size
  /// that is zero or negative; nil for none.
  ///
  /// - Parameter slotAxis: The axis on which the item's size is replaced by its share of a counted
  ///   group (rule 2.4.1); nil for none.
  fileprivate func firstSizeNotPositive(slotAxis: LayoutAxis?) -> String? {
    guard layoutSize.isPositive(except: slotAxis) else { return description }
    for view in supplementaryItems where !view.layoutSize.isPositive() {
      return "\(view.elementKind) \(view.layoutSize)"
    }
    guard case .group(let axis, let subitems) = content else { return nil }
    let isCounted = if case .counted = subitems { true } else { false }
    for item in subitems.items {
      if let found = item.firstSizeNotPositive(slotAxis: isCounted ? axis : nil) { return found }
    }
    return nil
  }
}

extension CollectionLayoutSize {
  /// Returns true if no absolute dimension is zero or negative, except on an axis that does not
  /// count.
  fileprivate func isPositive(except ignored: LayoutAxis? = nil) -> Bool {
    LayoutAxis.allCases.allSatisfy {
      $0 == ignored || !self[$0].isAbsolute || self[$0].dimension > 0
    }
  }
}

extension SectionGeometry {
  /// Places headers, footers and backgrounds, and sets the length of the section.
  mutating func surround(
    _ section: CollectionLayoutSection, content: Double, resolver: DimensionResolver
  ) {
    let main = surroundings.main
    // A section without items has no length, unless it has boundary items (rule 2.10.9).
    let isEmpty = itemCount == 0
    let keepsEmpty = resolver.quirks.contains(.iOS14EmptySections)
    if isEmpty && section.boundarySupplementaryItems.isEmpty && !keepsEmpty {
      extent = .init(length: 0, ink: .none, across: 0)
      return
    }
    // iOS 14 adds up insets, groups and the spacing between them, one less than groups, also where
    // there are no groups (rules 2.27, P9).
    let isShortened = isEmpty && keepsEmpty && surroundings.advance == main
    let shortening = isShortened ? Double(section.interGroupSpacing) : 0
    defer { finish(resolver: resolver) }

    var room = BoundaryRoom(
      content: content, span: surroundings.boundarySpan, view: surroundings.view, main: main)
    room.shortening = shortening
    let placement = BoundaryPlacement(
      section.boundarySupplementaryItems, in: room, resolver: resolver, measured: boundary.sizes)
    let length = placement.length
    isFinite = isFinite && placement.isFinite
    // A negative length counts as zero (rule 2.9.3), and such a section shows nothing (rule 2.19).
    guard length > 0 else {  // Also if extreme numbers gave NaN.
      itemCount = 0
      if !groups.isMeasured { groups = .uniform(UniformGroups()) }
      extent.across = 0
      extent.length = isShortened && length < 0 ? SectionGeometry.bounded(length) : 0
      boundary.items = []
      decorationItems = []
      return
    }
    extent.length = SectionGeometry.bounded(length)
    track.origin[main] += placement.startExtension - contentStart
    boundary.contentStart = placement.startExtension
    boundary.items = placement.items
    decorationItems = section.decorationItems
  }

  /// Sets the ink of the section, and whether it is on the grid.
  private mutating func finish(resolver: DimensionResolver) {
    track.isOnGrid =
      resolver.grid.contains(origin) && resolver.grid.contains(pitch)
      && !resolver.quirks.contains(.iOS14Rounding)
    measureInk(groups.measuredTotals)
    guard length > 0 else { return }
    let main = surroundings.main
    for placed in boundaryItems {
      let frame = placed.slot.inset(by: placed.item.contentInsets, quirks: resolver.quirks)
      let shift = frame.min(main) - placed.slot.min(main)
      extent.ink = extent.ink.union(frame.span(main).moved(by: contentStart))
      if let starts = placed.pin?.starts {
        let moved = Span(low: starts.low, high: starts.high + frame.size[main])
        extent.ink = extent.ink.union(moved.moved(by: contentStart + shift))
      }
    }
  }

  /// Sets the ink of the section without its boundary items.
  ///
  /// - Parameter totals: The totals of measured groups; nil if the groups are uniform.
  mutating func measureInk(_ totals: MeasuredTotals?) {
    extent.ink = .none
    guard length > 0 else { return }
    extent.ink = Span(low: 0, high: length)
    guard allGroups > 0 else { return }
    // Queries find cells through their group, so the boxes of the groups count.
    let main = surroundings.main
    let first = origin[main]
    if let outline = totals?.outline {
      let reach =
        surroundings.advance == main
        ? outline.reach : Span(low: 0, high: max(0, outline.widest))
      extent.ink = extent.ink.union(reach.moved(by: first))
      return
    }
    let last = surroundings.advance == main ? first + Double(groups.count - 1) * pitch : first
    let span = Span(low: first, high: first + template.size[main])
    extent.ink = extent.ink.union(span).union(span.moved(by: last - first))
  }
}
