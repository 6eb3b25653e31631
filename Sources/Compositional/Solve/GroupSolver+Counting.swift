/// The extent of a subitem along its group, as far as it is known before fractions are resolved.
struct SubitemExtent {
  /// The part of the reference length it takes.
  var fraction = 0.0
  /// The points it takes whatever the reference length.
  var points = 0.0
  /// The fixed and the least flexible edge spacing beside it, in points.
  var edges = 0.0
}

extension GroupSolver {
  /// How many subitems a group holds, and the length along its axis that fractions are of.
  struct Filling {
    var count: Int
    var reference: Double
  }

  /// Counts the subitems of a list that is repeated until the group is full (semantics 2.3).
  ///
  /// - Parameters:
  ///   - items: the list.
  ///   - axis: the group's own axis.
  ///   - inner: the group's inner size, in points.
  ///   - spacing: the room between neighbours, in points.
  /// - Complexity: O(count)
  mutating func filling(
    _ items: [CollectionLayoutItem], along axis: Axis, inner: Vector, spacing: Double
  ) -> Filling {
    let extents = items.map { extent(of: $0, along: axis, inner: inner) }
    let length = inner[axis]
    let crossFollowsAxis = items.contains {
      $0.layoutSize[axis.perpendicular].isFraction(of: axis)
    }
    // Rule A: fractions shrink with every gap that one more subitem brings.
    guard crossFollowsAxis || resolver.quirks.contains(.countsWithoutSpacing) else {
      let count = fitting(extents, length: length, spacing: spacing) {
        length - Double($0 - 1) * spacing
      }
      return Filling(count: count, reference: length - Double(max(0, count - 1)) * spacing)
    }
    // Rule B: counted without the gaps, sized with them, then counted again.
    let without = fitting(extents, length: length, spacing: 0) { _ in length }
    guard without > 0 else { return Filling(count: 0, reference: length) }
    let reference = length - Double(without - 1) * spacing
    var reduced = inner
    reduced[axis] = reference
    let sized = items.map { extent(of: $0, along: axis, inner: reduced) }
    let count = fitting(sized, length: length, spacing: spacing) { _ in reference }
    return Filling(count: count, reference: reference)
  }

  private mutating func extent(of item: CollectionLayoutItem, along axis: Axis, inner: Vector)
    -> SubitemExtent
  {
    let dimension = item.layoutSize[axis]
    var extent = SubitemExtent()
    if dimension.isFraction(of: axis) {
      extent.fraction = max(0, Double(dimension.dimension))
    } else if dimension.isEstimated && item.isGroup {
      extent.points = solve(item, in: inner).size[axis]
    } else {
      extent.points = resolver.length(dimension, in: inner)
    }
    extent.edges =
      Double(item.edgeSpacing?.start(axis)?.spacing ?? 0)
      + Double(item.edgeSpacing?.end(axis)?.spacing ?? 0)
    return extent
  }

  /// How many subitems fit before the first that does not, each sized by the reference length of
  /// their number.
  private func fitting(
    _ extents: [SubitemExtent], length: Double, spacing: Double,
    reference: (Int) -> Double
  ) -> Int {
    let grid = resolver.grid
    let noise = PixelGrid.tolerance / grid.scale
    let floors =
      !resolver.quirks.contains(.countsExactSizes) && !resolver.quirks.contains(.iOS14Rounding)
    var fraction = 0.0
    var points = 0.0
    var fitting = 0
    for count in 1...SolverLimits.elements {
      let last = extents[(count - 1) % extents.count]
      fraction += last.fraction
      points += last.points + last.edges
      let whole = max(0, reference(count))
      let gaps = Double(count - 1) * spacing
      // A pass over the list that takes no room would go on for ever; it is held once.
      if count == extents.count + 1,
        floored(extents, count: count - 1, reference: whole) + gaps <= noise
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

  /// What `count` subitems take without gaps, each fraction floored to pixels.
  private func floored(_ extents: [SubitemExtent], count: Int, reference: Double) -> Double {
    let (passes, rest) = count.quotientAndRemainder(dividingBy: extents.count)
    return extents.prefix(count).enumerated().reduce(0) { sum, entry in
      let times = Double(passes + (entry.offset < rest ? 1 : 0))
      let extent = entry.element
      return sum
        + times * (resolver.share(extent.fraction * reference) + extent.points + extent.edges)
    }
  }
}
