import Compositional

extension PreparedFlowLayout {
  /// Returns true if an item in a viewport sizes itself and is not measured.
  ///
  /// - Complexity: O(log sections + items of the visible lines)
  package func needsMeasuring(in viewport: Viewport) -> Bool {
    arrangement.elements(in: viewport.bounds).contains { element in
      guard case .item(let item) = element.part,
        arrangement.sections[element.section].rules.itemsSizeThemselves
      else { return false }
      let path = ElementIndexPath(item: item, section: element.section)
      return (!measured.contains(path) || stale.contains(path))
        && layout.isSelfSizing(item, inSection: element.section)
    }
  }

  /// Measures the items that a viewport shows and that size themselves, one after the other.
  ///
  /// Each item is measured once, and keeps its size. An item whose line those before it move out of
  /// sight is not measured, and one that they move into view is.
  ///
  /// - Parameters:
  ///   - viewport: The scroll position and size of the view.
  ///   - measurer: Measures the items; it may choose both lengths.
  ///   - limit: The most items to measure.
  /// - Returns: The number of items that were measured.
  /// - Complexity: O(measured items + lines of their sections + sections)
  @discardableResult
  public mutating func measure(
    in viewport: Viewport, with measurer: some Measuring, atMost limit: Int = 10_000
  ) -> Int {
    let (layout, environment) = (layout, environment)
    var (measured, stale) = (measured, stale)
    (self.measured, self.stale) = ([], [])
    defer { (self.measured, self.stale) = (measured, stale) }
    var count = 0
    while count < limit {
      let more = arrangement.measure(in: viewport.bounds, atMost: limit - count) {
        section, item, old in
        let path = ElementIndexPath(item: item, section: section)
        guard layout.isSelfSizing(item, inSection: section),
          measured.insert(path).inserted || stale.remove(path) != nil
        else { return nil }
        let size = old.size(along: layout.scrollDirection)
        let preferred = measurer.preferredSize(
          for: MeasurementProposal(
            id: .cell(path), size: size, measuresWidth: true, measuresHeight: true,
            environment: environment))
        return FlowSize(
          CGSize(width: preferred.width ?? size.width, height: preferred.height ?? size.height),
          along: layout.scrollDirection)
      }
      guard more > 0 else { break }
      count += more
    }
    return count
  }
}
