import Compositional

/// Lays a section out alone, and compares its cells.
struct CellCheck {
  /// The cells at other frames, in all views.
  private(set) var wrong = 0

  /// The most cells that are compared in a view.
  static let most = 240

  /// Compares the cells of a section.
  ///
  /// - Parameter along: The insets along the scroll direction, which the section does not have yet.
  init(
    _ section: CollectionLayoutSection, _ views: [CellView], _ scrolling: LayoutAxis,
    _ slack: Slack, along: Span = Span(low: 0, high: 0)
  ) {
    var section = section
    section.contentInsets.add(along.low, along.high, scrolling)
    var configuration = CollectionLayoutConfiguration()
    configuration.scrollDirection = scrolling
    for view in views {
      var layout = CollectionLayout(configuration: configuration) { [section] _, _ in section }
      layout.prepare(itemCounts: [view.cells.count], in: view.environment)
      if section.group.item.isEstimated { layout.measureEverything(with: view.measurer) }
      let items = Self.items(view.cells.count)
      var shift: Double?
      for item in items {
        guard let cell = view.cells[item] else { continue }
        guard let frame = layout.attributes(for: .cell(section: 0, item: item))?.frame else {
          wrong += 1
          continue
        }
        var box = Box(frame)
        if shift == nil {
          shift = cell.min(scrolling) - box.min(scrolling)
          // A section reaches neither over the one before it nor over the next.
          let rest = layout.contentSize[scrolling] - box.min(scrolling)
          let loose = view.pixel + slack.same
          if let room = view.roomBefore, box.min(scrolling) > room + loose { wrong += 3 }
          if let room = view.roomAfter, rest > room + loose { wrong += 3 }
        }
        box.origin[scrolling] += shift ?? 0
        if !box.isNear(cell, slack.same * 2 + 0.001, rounding: view.pixel, along: scrolling) {
          wrong += 1
        }
      }
    }
  }

  private static func items(_ count: Int) -> [Int] {
    guard count > most else { return Array(0..<count) }
    let step = count / (most / 3)
    return Array(0..<(most / 3)) + stride(from: most / 3, to: count - most / 3, by: step)
      + Array((count - most / 3)..<count)
  }
}

extension CellView {
  /// Answers the sizes of the cells as they were seen.
  var measurer: ClosureMeasurer {
    ClosureMeasurer { proposal in
      let item = proposal.id.indexPath.item
      guard item < cells.count, let cell = cells[item] else { return PreferredSize() }
      return PreferredSize(width: CGFloat(cell.size.x), height: CGFloat(cell.size.y))
    }
  }
}

extension CollectionLayoutItem {
  /// True if the item, or an item inside it, sizes itself.
  package var isEstimated: Bool {
    !layoutSize.estimatedAxes.isEmpty || subitems.contains { $0.isEstimated }
  }
}

extension Box {
  /// Returns true if the other box differs by at most some points.
  ///
  /// - Parameters:
  ///   - rounding: How much more a position may differ along an axis, because it was rounded.
  func isNear(
    _ other: Box, _ points: Double, rounding: Double = 0, along axis: LayoutAxis = .vertical
  ) -> Bool {
    for side in LayoutAxis.allCases {
      let more = side == axis ? rounding : 0
      if abs(min(side) - other.min(side)) > points + more { return false }
      if abs(size[side] - other.size[side]) > points { return false }
    }
    return true
  }
}
