import Compositional

extension PreparedFlowLayout {
  /// Measures the items that a viewport shows and that size themselves.
  ///
  /// Each item is measured once, and keeps its size. Measured items may move others into view, which
  /// are measured too.
  ///
  /// - Parameters:
  ///   - viewport: The scroll position and size of the view.
  ///   - measurer: Measures the items; it may choose both lengths.
  ///   - limit: The most items to measure.
  /// - Returns: The number of items that were measured.
  /// - Complexity: O(measured items + lines that change), and O(items) for the first change of a
  ///   section
  @discardableResult
  public mutating func measure(
    in viewport: Viewport, with measurer: some Measuring, atMost limit: Int = 10_000
  ) -> Int {
    var count = 0
    while count < limit {
      let found = unmeasured(in: viewport.bounds).prefix(limit - count)
      guard !found.isEmpty else { break }
      var changes: [Int: [Int: FlowSize]] = [:]
      for (path, size) in found {
        let preferred = measurer.preferredSize(
          for: MeasurementProposal(
            id: .cell(path), size: size, measuresWidth: true, measuresHeight: true,
            environment: environment))
        let size = CGSize(
          width: preferred.width ?? size.width, height: preferred.height ?? size.height)
        changes[path.section, default: [:]][path.item] = FlowSize(
          size, along: layout.scrollDirection)
        measured.insert(path)
      }
      arrangement.resize(changes)
      count += found.count
    }
    return count
  }

  /// Returns the items that meet a rectangle and are to be measured, with their sizes in points.
  private func unmeasured(in rect: CGRect) -> [(path: ElementIndexPath, size: CGSize)] {
    arrangement.elements(in: rect).compactMap { element in
      guard case .item(let item) = element.part,
        layout.isSelfSizing(item, inSection: element.section)
      else { return nil }
      let path = ElementIndexPath(item: item, section: element.section)
      return measured.contains(path) ? nil : (path, element.frame.size)
    }
  }
}
