extension PreparedFlowLayout {
  /// Returns true if an item in a viewport sizes itself and is not measured.
  ///
  /// - Complexity: O(log sections + items of the visible lines)
  package func needsMeasuring(in viewport: Viewport) -> Bool {
    arrangement.elements(in: viewport.bounds).contains { element in
      guard case .item(let item) = element.part else { return false }
      return waits(ElementIndexPath(item: item, section: element.section))
    }
  }

  /// Measures the items that a viewport shows and that size themselves, one after the other.
  ///
  /// Each item is measured once, and keeps its size. An item that those before it move out of sight is
  /// not measured, and those that they move into view are measured after the others.
  ///
  /// - Parameters:
  ///   - viewport: The scroll position and size of the view.
  ///   - measurer: Measures the items; it may choose both lengths.
  ///   - limit: The most items to measure.
  /// - Returns: The number of items that were measured.
  /// - Complexity: O(measured items · (runs of items of one size + lines + sections))
  @discardableResult
  public mutating func measure(
    in viewport: Viewport, with measurer: some Measuring, atMost limit: Int = 10_000
  ) -> Int {
    var (count, before) = (0, -1)
    while count > before {
      before = count
      for element in arrangement.elements(in: viewport.bounds) {
        guard count < limit else { return count }
        guard case .item(let item) = element.part else { continue }
        let path = ElementIndexPath(item: item, section: element.section)
        guard waits(path),
          let frame = arrangement.frame(ofItem: item, inSection: element.section),
          FlowArrangement.meets(frame, viewport.bounds)
        else { continue }
        count += 1
        measured.insert(path)
        stale.remove(path)
        let preferred = measurer.preferredSize(
          for: MeasurementProposal(
            id: .cell(path), size: frame.size, measuresWidth: true, measuresHeight: true,
            environment: environment))
        let size = CGSize(
          width: preferred.width ?? frame.width, height: preferred.height ?? frame.height)
        arrangement.resize(
          [element.section: [item: FlowSize(size, along: layout.scrollDirection)]])
      }
    }
    return count
  }

  /// Returns true if an item sizes itself and is not measured, or has to be measured again.
  private func waits(_ path: ElementIndexPath) -> Bool {
    arrangement.sections[path.section].rules.itemsSizeThemselves
      && (!measured.contains(path) || stale.contains(path))
      && layout.isSelfSizing(path.item, inSection: path.section)
  }
}
