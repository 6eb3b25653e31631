import Compositional

/// A simple host that shows a layout and measures its elements.
///
/// It creates the whole layout again after every new size.
package struct ReferenceHost {
  /// The layout for the current measured sizes.
  package private(set) var layout: ReferenceLayout
  /// The current measured sizes.
  package private(set) var measured: [ElementID: ReferenceMeasurement] = [:]

  private let make: ([ElementID: ReferenceMeasurement]) -> ReferenceLayout
  private var elements: [ElementID: ReferenceElement] = [:]

  /// Creates a host of a layout without measured sizes.
  package init(_ make: @escaping ([ElementID: ReferenceMeasurement]) -> ReferenceLayout) {
    self.make = make
    layout = make([:])
    elements = Self.named(layout)
  }

  private static func named(_ layout: ReferenceLayout) -> [ElementID: ReferenceElement] {
    Dictionary((layout.elements + layout.waiting).map { ($0.id, $0) }) { first, _ in first }
  }

  /// The self-sizing elements, in layout order.
  package var sizedElements: [ElementID] {
    layout.elements.filter { $0.sizing != nil }.map(\.id)
  }

  /// Returns the proposal for an element; nil if its size is not measured.
  package func proposal(for id: ElementID) -> MeasurementProposal? {
    guard let element = elements[id], let sizing = element.sizing else { return nil }
    let size = element.frame.size
    return MeasurementProposal(
      id: id, size: CGSize(width: size.x, height: size.y),
      measuresWidth: sizing.axes.contains(.horizontal),
      measuresHeight: sizing.axes.contains(.vertical))
  }

  /// Records the preferred size of an element; returns true if it changed.
  @discardableResult
  package mutating func record(_ id: ElementID, _ answer: PreferredSize) -> Bool {
    guard let element = elements[id], let sizing = element.sizing else { return false }
    var known = ReferenceMeasurement(
      size: ReferencePoint(x: .nan, y: .nan), proposal: element.frame.size)
    for axis in sizing.axes {
      let length = axis == .horizontal ? answer.width : answer.height
      // An element without a preferred length keeps its current one (rule 2.8.5).
      known.size[axis] = length.map(Double.init) ?? sizing.current[axis]
      known.proposal[axis] = .nan
    }
    if let before = measured[id], Self.same(before.size, known.size),
      Self.same(before.proposal, known.proposal)
    {
      return false
    }
    measured[id] = known
    layout = make(measured)
    elements = Self.named(layout)
    return true
  }

  /// Returns a host of the layout of other data.
  ///
  /// - Parameters:
  ///   - make: A closure that creates the layout for measured sizes.
  ///   - oldID: Returns the old identifier of an element; nil if it is inserted or reloaded.
  package func showing(
    _ make: @escaping ([ElementID: ReferenceMeasurement]) -> ReferenceLayout,
    oldID: (ElementID) -> ElementID?
  ) -> ReferenceHost {
    var host = ReferenceHost(make)
    for element in host.layout.elements + host.layout.waiting {
      if let old = oldID(element.id) { host.measured[element.id] = measured[old] }
    }
    host.layout = make(host.measured)
    host.elements = Self.named(host.layout)
    return host
  }

  private static func same(_ one: ReferencePoint, _ other: ReferencePoint) -> Bool {
    LayoutAxis.allCases.allSatisfy { one[$0] == other[$0] || one[$0].isNaN && other[$0].isNaN }
  }

  /// Measures visible elements, one at a time, until all of them are measured (rule 2.8.6).
  ///
  /// - Parameters:
  ///   - viewport: The scroll position and size of the view; they do not change.
  ///   - bound: The maximum number of measurements.
  /// - Returns: True if the bound was sufficient.
  package mutating func measure(
    in viewport: Viewport, atMost bound: Int = 60, with measurer: some Measuring
  ) -> Bool {
    var asked = 0
    while let id = firstUnmeasured(in: viewport) {
      // An element is measured until its preferred size is its current size.
      while let proposal = proposal(for: id) {
        guard asked < bound else { return false }
        asked += 1
        let isNew = record(id, measurer.preferredSize(for: proposal))
        guard isNew, self.proposal(for: id)?.size != proposal.size else { break }
      }
    }
    return true
  }

  /// Returns the first visible unmeasured element: section by section, cells before boundary items,
  /// those of the layout last (rule 2.31).
  ///
  /// All siblings of a visible uniform cell are also measured, visible or not; if the section
  /// shares its largest cell, all cells of the section, after the visible ones.
  private func firstUnmeasured(in viewport: Viewport) -> ElementID? {
    let visible = layout.visible(at: viewport).union(layout.appearing(at: viewport))
    let sized = (layout.elements + layout.waiting).filter { $0.sizing != nil }
    let sections = Dictionary(grouping: sized.filter { $0.id.indexPath.item != .max }) {
      $0.id.indexPath.section
    }
    for (_, elements) in sections.sorted(by: { $0.key < $1.key }) {
      let cells = elements.filter { $0.id.category == .cell }
      let uniform = cells.filter { visible.contains($0.id) }
        .flatMap { cell in (cell.sizing?.uniformAxes ?? []).map { (cell, $0) } }
      func isWanted(_ element: ReferenceElement) -> Bool {
        guard let sizing = element.sizing else { return false }
        return visible.contains(element.id)
          || uniform.contains { cell, axis in
            cell.sizing?.parent == sizing.parent && sizing.axes.contains(axis)
          }
      }
      func isShared(_ element: ReferenceElement) -> Bool {
        uniform.contains { cell, axis in
          cell.sizing?.sharedAxes.contains(axis) == true
            && element.sizing?.axes.contains(axis) == true
        }
      }
      let boundary = elements.filter { $0.id.category != .cell && visible.contains($0.id) }
      let order = cells.filter(isWanted) + cells.filter(isShared) + boundary
      if let first = order.first(where: { !isMeasured($0) }) { return first.id }
    }
    return sized.first {
      $0.id.indexPath.item == .max && visible.contains($0.id) && !isMeasured($0)
    }?.id
  }

  private func isMeasured(_ element: ReferenceElement) -> Bool {
    guard let sizing = element.sizing else { return true }
    guard let known = measured[element.id] else { return false }
    return LayoutAxis.allCases.allSatisfy { axis in
      sizing.axes.contains(axis)
        ? !known.size[axis].isNaN : known.proposal[axis] == element.frame.size[axis]
    }
  }
}
