import Compositional

/// A host that shows a layout and measures its elements, the slow way: after every new size the
/// whole layout is made again.
package struct ReferenceHost {
  /// The layout for the sizes measured so far.
  package private(set) var layout: ReferenceLayout
  /// The sizes measured so far.
  package private(set) var measured: [ElementID: ReferenceMeasurement] = [:]

  private let make: ([ElementID: ReferenceMeasurement]) -> ReferenceLayout
  private var elements: [ElementID: ReferenceElement] = [:]

  /// Creates a host for a layout without measured sizes.
  package init(_ make: @escaping ([ElementID: ReferenceMeasurement]) -> ReferenceLayout) {
    self.make = make
    layout = make([:])
    elements = Self.named(layout)
  }

  private static func named(_ layout: ReferenceLayout) -> [ElementID: ReferenceElement] {
    Dictionary(layout.elements.map { ($0.id, $0) }) { first, _ in first }
  }

  /// The elements that size themselves, in layout order.
  package var sizedElements: [ElementID] {
    layout.elements.filter { $0.sizing != nil }.map(\.id)
  }

  /// Returns the proposal for an element; nil for one that does not size itself.
  package func proposal(for id: ElementID) -> MeasurementProposal? {
    guard let element = elements[id], let sizing = element.sizing else { return nil }
    let size = element.frame.size
    return MeasurementProposal(
      id: id, size: CGSize(width: size.x, height: size.y),
      measuresWidth: sizing.axes.contains(.horizontal),
      measuresHeight: sizing.axes.contains(.vertical))
  }

  /// Records the size of an element, and returns true if it was new.
  @discardableResult
  package mutating func record(_ id: ElementID, _ answer: PreferredSize) -> Bool {
    guard let element = elements[id], let sizing = element.sizing else { return false }
    var known = ReferenceMeasurement(
      size: ReferencePoint(x: .nan, y: .nan), proposal: element.frame.size)
    for axis in sizing.axes {
      let length = axis == .horizontal ? answer.width : answer.height
      // An element that cannot tell stays as it is (2.8.5).
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

  /// Returns a host that shows the layout of other data.
  ///
  /// - Parameters:
  ///   - make: A function that makes the layout for some measured sizes.
  ///   - oldID: The earlier id of an element; nil for one that is new or reloaded.
  package func showing(
    _ make: @escaping ([ElementID: ReferenceMeasurement]) -> ReferenceLayout,
    oldID: (ElementID) -> ElementID?
  ) -> ReferenceHost {
    var host = ReferenceHost(make)
    for element in host.layout.elements {
      if let old = oldID(element.id) { host.measured[element.id] = measured[old] }
    }
    host.layout = make(host.measured)
    host.elements = Self.named(host.layout)
    return host
  }

  private static func same(_ one: ReferencePoint, _ other: ReferencePoint) -> Bool {
    LayoutAxis.allCases.allSatisfy { one[$0] == other[$0] || one[$0].isNaN && other[$0].isNaN }
  }

  /// Measures the visible elements, one at a time, until all of them are measured (2.8.6).
  ///
  /// - Parameters:
  ///   - viewport: The viewport, which does not move.
  ///   - bound: The number of measurements after which to stop.
  /// - Returns: True if the bound was enough.
  package mutating func measure(
    in viewport: Viewport, atMost bound: Int = 60, with measurer: some Measuring
  ) -> Bool {
    var asked = 0
    while let id = firstUnmeasured(in: viewport) {
      // An element is asked until its answer is its size.
      while let proposal = proposal(for: id) {
        guard asked < bound else { return false }
        asked += 1
        let isNew = record(id, measurer.preferredSize(for: proposal))
        guard isNew, self.proposal(for: id)?.size != proposal.size else { break }
      }
    }
    return true
  }

  /// Returns the first visible element that is not measured: section by section, cells before
  /// boundary items, the layout's own last (2.31).
  ///
  /// All siblings of a uniform cell in sight are measured as well, wherever they are; where the
  /// section shares its largest cell, all cells of the section, after those in sight.
  private func firstUnmeasured(in viewport: Viewport) -> ElementID? {
    let visible = Set(layout.query(viewport.bounds, at: viewport).map(\.id))
    let sized = layout.elements.filter { $0.sizing != nil }
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
