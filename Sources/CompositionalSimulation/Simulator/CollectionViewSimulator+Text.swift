import Compositional

// A simulated view and its counts as short texts, for `print`.

extension CollectionViewSimulator: CustomStringConvertible {
  /// Where the view is, what it shows, and the views that it has made, in four lines.
  ///
  /// - Complexity: O(sections)
  public var description: String {
    let size = content.contentSize
    return """
      \(viewport), \(isAtRest ? "at rest" : "moving") after \(points: time) s
      content: \(points: size.width) x \(points: size.height), \
      \(CollectionLayout.dataText(itemCounts))
      visible: \(shown.count) \(shown.count == 1 ? "element" : "elements")
      views: \(pool.all)
      """
  }
}

extension ReusePool: CustomStringConvertible {
  /// The counts of cells, then a line for each other kind.
  public var description: String {
    let kinds = others.sorted { $0.key < $1.key }
    return (["cells: \(cells)"] + kinds.map { "\($0.key): \($0.value)" })
      .joined(separator: "\n")
  }
}

extension ReusePool.Tally: CustomStringConvertible {
  /// The counts, such as `31 created, 114 reused, 14 in use, 31 at most`.
  public var description: String {
    "\(created) created, \(reused) reused, \(inUse) in use, \(highWater) at most"
  }
}

extension SimulationSummary: CustomStringConvertible {
  /// The totals, in five lines; a sixth names what went wrong.
  public var description: String {
    let end = finalContentOffset
    let (width, height) = (contentSizeDrift.width, contentSizeDrift.height)
    var lines = [
      "\(frames) frames in \(points: seconds) s",
      "scrolled: \(points: distance) points, at most \(points: peakVelocity) a second, "
        + "to \(points: end.x), \(points: end.y)",
      "views: \(viewsCreated) created, \(viewsReused) reused, \(highWater) at most; "
        + "\(cellsCreated) cells created for \(cellsSeen) shown",
      "data: \(prefetched) prefetched, \(cancelled) canceled",
      "work: \(groupsSolved) solved, \(elementsVisited) visited, \(measurements) measured, at most "
        + "\(busiestWork.total) in frame \(busiestFrame); content changed by \(points: width) x "
        + "\(points: height), the offset by \(points: largestAdjustment) at most",
    ]
    if jumps + unsettled > 0 {
      lines.append(
        "problems: \(jumps) jumps of at most \(points: largestJump) points, "
          + "\(unsettled) sizes that never settle")
    }
    return lines.joined(separator: "\n")
  }
}
