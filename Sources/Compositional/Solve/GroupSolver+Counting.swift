extension GroupSolver {
  /// The subitem count of a group, and the reference length of its fractions.
  struct Filling {
    /// The number of subitems.
    var count: Int
    /// The length along the group's axis that fractions are of, in points (rule 2.1.4).
    var reference: Double
  }

  /// Counts the subitems of a list that is repeated until the group is full (rules 2.2.1, 2.3).
  ///
  /// - Parameters:
  ///   - items: The list.
  ///   - axis: The group's own axis.
  ///   - inner: The inner size of the group, in points.
  ///   - spacing: The space between neighbors, in points.
  /// - Complexity: O(count)
  mutating func filling(
    _ items: [CollectionLayoutItem], along axis: LayoutAxis, inner: Vector, spacing: Double
  ) -> Filling {
    var extents = SubitemExtents(items, along: axis, inner: inner, repeats: sizes == nil)
    let length = inner[axis]
    let least = least(items, along: axis, inner: inner)
    let crossFollowsAxis = items.contains {
      $0.layoutSize[axis.perpendicular].isFraction(of: axis)
    }
    // Rule A: fractions shrink with every gap that an additional subitem adds.
    guard crossFollowsAxis || resolver.quirks.contains(.countsWithoutSpacing) else {
      let fitting = fitting(&extents, length: length, spacing: spacing) {
        length - Double($0 - 1) * spacing
      }
      let count = max(least, fitting)
      return Filling(count: count, reference: length - Double(max(0, count - 1)) * spacing)
    }
    // Rule B: counted without the gaps, sized with them, then counted again.
    let without = max(
      least, fitting(&extents, length: length, spacing: 0) { _ in length })
    guard without > 0 else { return Filling(count: 0, reference: length) }
    let reference = length - Double(without - 1) * spacing
    var reduced = inner
    reduced[axis] = reference
    var sized = SubitemExtents(items, along: axis, inner: reduced, repeats: sizes == nil)
    let count = fitting(&sized, length: length, spacing: spacing) { _ in reference }
    return Filling(count: max(least, count), reference: reference)
  }

  /// Returns the share of each subitem of a counted group; nil for other groups (rule 2.4.1).
  ///
  /// - Parameters:
  ///   - subitems: The subitems.
  ///   - room: The length of the group without the gaps, in points.
  ///   - axis: The group's own axis.
  func slot(
    of subitems: CollectionLayoutItem.Subitems, in room: Double, along axis: LayoutAxis
  ) -> Slot? {
    guard case .counted(let items, let count) = subitems else { return nil }
    var room = room
    // Edge spacing takes room (rule 2.6).
    if let edges = items[0].edgeSpacing, !resolver.quirks.contains(.countedSharesIgnoreEdgeSpacing)
    {
      room -= Double(count) * edges.least(axis)
    }
    return Slot(axis: axis, length: resolver.share(room / Double(count)))
  }

  /// Returns the minimum number of subitems of a list.
  ///
  /// It is one if the first subitem fits with its estimate but not with its measured size; the
  /// subitem is then alone and overflows. If its estimate does not fit, it is zero (rule 2.2.5).
  private func least(_ items: [CollectionLayoutItem], along axis: LayoutAxis, inner: Vector) -> Int
  {
    guard sizes != nil, let first = items.first, first.layoutSize[axis].isEstimated else {
      return 0
    }
    var estimating = self
    estimating.sizes = nil
    let extent = estimating.extent(of: first, along: axis, inner: inner)
    let room = inner[axis] + PixelGrid.tolerance / resolver.grid.scale
    return extent.points + extent.edges <= room ? 1 : 0
  }

  /// Returns the extent of the next subitem, in the order of the data.
  private mutating func extent(
    of item: CollectionLayoutItem, along axis: LayoutAxis, inner: Vector
  ) -> SubitemExtent {
    let dimension = item.layoutSize[axis]
    var extent = SubitemExtent()
    if dimension.isFraction(of: axis) {
      extent.fraction = max(0, Double(dimension.dimension))
      skipSizes(of: item, in: inner)
    } else if item.isGroup && (dimension.isEstimated || sizes != nil) {
      let size = solve(item, in: inner).size[axis]
      extent.points = dimension.isEstimated ? size : resolver.length(dimension, in: inner)
    } else {
      extent.points = resolver.length(dimension, in: inner)
      if let measured = sizes?.next(), dimension.isEstimated, !measured.size[axis].isNaN {
        extent.points = measured.size[axis]
      }
    }
    extent.edges = item.edgeSpacing?.least(axis) ?? 0
    return extent
  }

  /// Skips the measured sizes of the cells of a subitem.
  private mutating func skipSizes(of item: CollectionLayoutItem, in inner: Vector) {
    guard sizes != nil else { return }
    if item.isGroup { _ = solve(item, in: inner) } else { _ = sizes?.next() }
  }

  /// Returns the number of subitems that fit before the first that does not.
  ///
  /// - Parameters:
  ///   - extents: The extents of the subitems.
  ///   - length: The length of the group, in points.
  ///   - spacing: The space between neighbors, in points.
  ///   - reference: Returns the reference length of fractions for a number of subitems, in points.
  private mutating func fitting(
    _ extents: inout SubitemExtents, length: Double, spacing: Double,
    reference: (Int) -> Double
  ) -> Int {
    let grid = resolver.grid
    let noise = PixelGrid.tolerance / grid.scale
    let floors =
      !resolver.quirks.contains(.countsExactSizes) && !resolver.quirks.contains(.iOS14Rounding)
    let firstCell = sizes?.position ?? 0
    defer { sizes?.position = firstCell }
    var fraction = 0.0
    var points = 0.0
    var fitting = 0
    for count in 1...max(1, budget.elements) {
      if extents.needsMore(for: count) {
        if sizes?.isExhausted == true { extents.repeatIfPassStarts() }
        extents.append(
          extent(of: extents.nextItem, along: extents.axis, inner: extents.inner))
      }
      let last = extents[count - 1]
      fraction += last.fraction
      points += last.points + last.edges
      let whole = max(0, reference(count))
      let gaps = Double(count - 1) * spacing
      // A pass over a list without length would never end; such a list is used once.
      if count == extents.listCount + 1,
        estimatedPass(extents, reference: whole) + gaps <= noise
      {
        break
      }
      let exact = fraction * whole + points + gaps
      guard exact > length + noise else {
        fitting = count
        continue
      }
      // Flooring saves less than a pixel per fraction; a larger overflow ends the count.
      guard floors, fraction > 0, exact <= length + Double(count) / grid.scale + noise,
        floored(extents, count: count, reference: whole) + gaps <= length + noise
      else { break }
      fitting = count
    }
    return fitting
  }

  /// Returns the length of one pass over a list without gaps, with all estimates, in points.
  private func estimatedPass(_ extents: SubitemExtents, reference: Double) -> Double {
    guard sizes != nil else {
      return floored(extents, count: extents.listCount, reference: reference)
    }
    var estimating = self
    estimating.sizes = nil
    var estimates = extents.emptied(repeats: true)
    for _ in 0..<estimates.listCount {
      estimates.append(
        estimating.extent(of: estimates.nextItem, along: extents.axis, inner: extents.inner))
    }
    return floored(estimates, count: estimates.listCount, reference: reference)
  }

  /// Returns the length of `count` subitems without gaps, in points, fractions floored to pixels.
  private func floored(_ extents: SubitemExtents, count: Int, reference: Double) -> Double {
    func length(_ extent: SubitemExtent) -> Double {
      resolver.share(extent.fraction * reference) + extent.points + extent.edges
    }
    guard extents.repeats else { return (0..<count).reduce(0) { $0 + length(extents[$1]) } }
    let (passes, rest) = count.quotientAndRemainder(dividingBy: extents.listCount)
    return (0..<min(count, extents.listCount)).reduce(0) {
      $0 + Double(passes + ($1 < rest ? 1 : 0)) * length(extents[$1])
    }
  }
}
