extension GroupSolver {
  /// How many subitems a group holds, and the length along its axis that fractions are of.
  struct Filling {
    var count: Int
    var reference: Double
  }

  /// Counts the subitems of a list that is repeated until the group is full (rule 2.3).
  ///
  /// - Parameters:
  ///   - items: the list.
  ///   - axis: the group's own axis.
  ///   - inner: the group's inner size, in points.
  ///   - spacing: the room between neighbours, in points.
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
    // Rule A: fractions shrink with every gap that one more subitem brings.
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

  /// The fewest subitems of a list: one where only what was measured does not fit, which then
  /// stands alone and sticks out; with its estimate the group cannot hold it (rule 2.2.5).
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

  /// The extent of the next subitem, in the order of the data.
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
    extent.edges =
      Double(item.edgeSpacing?.start(axis)?.spacing ?? 0)
      + Double(item.edgeSpacing?.end(axis)?.spacing ?? 0)
    return extent
  }

  /// Goes on past what the cells of a subitem were measured at.
  private mutating func skipSizes(of item: CollectionLayoutItem, in inner: Vector) {
    guard sizes != nil else { return }
    if item.isGroup { _ = solve(item, in: inner) } else { _ = sizes?.next() }
  }

  /// How many subitems fit before the first that does not, each sized by the reference length of
  /// their number.
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
    for count in 1...SolverLimits.elements {
      if extents.needsMore(for: count) {
        extents.append(
          extent(of: extents.nextItem, along: extents.axis, inner: extents.inner))
      }
      let last = extents[count - 1]
      fraction += last.fraction
      points += last.points + last.edges
      let whole = max(0, reference(count))
      let gaps = Double(count - 1) * spacing
      // A pass over the list that takes no room would go on for ever; it is held once.
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
      // Flooring may save less than a pixel a subitem; the first row too long ends the count.
      guard floors, exact <= length + Double(count) / grid.scale + noise,
        floored(extents, count: count, reference: whole) + gaps <= length + noise
      else { break }
      fitting = count
    }
    return fitting
  }

  /// What one pass over a list takes without gaps before anything is measured.
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

  /// What `count` subitems take without gaps, each fraction floored to pixels.
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
