import Compositional
import CompositionalDocuments

/// A layout that may have the frames that were seen, with the data and the views it is for.
struct LayoutProposal {
  var document: LayoutDocument
  /// The items of each section.
  var itemCounts: [Int]
  /// The views as they are supposed to be.
  var samples: [ViewSample]
  /// How odd the description is.
  var cost: Double
  /// The elements at other frames, by view.
  var wrong: [[ElementID]] = []

  /// Returns the layout in a view, and the view.
  func laidOut(
    _ place: Int, measuredBy measurer: @autoclosure () -> ClosureMeasurer
  ) -> (layout: CollectionLayout, viewport: Viewport) {
    var layout = document.layout()
    layout.prepare(itemCounts: itemCounts, in: samples[place].environment)
    if document.isEstimated { layout.measureEverything(with: measurer()) }
    return (layout, samples[place].viewport(of: layout))
  }
}

/// Lays a proposal out in each view, and compares all elements.
struct LayoutCheck {
  /// The elements at other frames or not there at all, by view.
  private(set) var wrong: [[ElementID]] = []
  /// The number of elements whose frames differ by more than what answers leave out.
  private(set) var rough = 0
  /// The elements of the layout that were not seen where all are known, by view.
  private(set) var unseen: [[ElementID]] = []

  /// The number of elements at other frames, not there, and not seen.
  var faults: Int {
    wrong.reduce(0) { $0 + $1.count } + unseen.reduce(0) { $0 + $1.count }
  }

  /// The most unseen elements that are listed in a view.
  private static let mostUnseen = 64

  /// Compares the elements of all views.
  ///
  /// - Parameter measurements: How the views are measured; nil for the sizes that were seen.
  init(
    _ proposal: LayoutProposal, _ observations: [LayoutObservation], tolerance: Double,
    measurements: [CaseMeasurement]? = nil
  ) {
    for (place, observation) in observations.enumerated() {
      let sample = proposal.samples[place]
      let (layout, viewport) = proposal.laidOut(
        place, measuredBy: measurements?[place].measurer() ?? observation.elements.measurer)
      var missing: [ElementID] = []
      var ids = Set<ElementID>()
      for element in observation.elements {
        ids.insert(element.id)
        var viewport = viewport
        viewport.contentOffset = observation.offsets[element.id] ?? viewport.contentOffset
        let frame = layout.attributes(for: element.id, at: viewport)?.frame
        let axis = proposal.document.configuration.scrollDirection
        var seen = Box(element.frame)
        var own = frame.map { Box($0) }
        if element.id.isListBackground, observation.area?.width == 0 {
          // A recording knows it as far as it was seen.
          let end = min(seen.max(axis), own?.max(axis) ?? .infinity)
          seen.size[axis] = end - seen.min(axis)
          own = own.map { box in
            var box = box
            box.size[axis] = end - box.min(axis)
            return box
          }
        }
        if let own, own.isNear(seen, tolerance) {
          if !own.isNear(seen, 0.01) { rough += 1 }
          continue
        }
        missing.append(element.id)
      }
      wrong.append(missing)
      var extra: [ElementID] = []
      if let area = observation.area {
        // Only those that reach well into the area: an edge is a matter of rounding.
        let inner = CGRect(
          x: area.origin.x + 1, y: area.origin.y + 1, width: max(0, area.width - 2),
          height: max(0, area.height - 2))
        if layout.elementBound(in: inner, at: viewport) <= 100_000 {
          for element in layout.attributes(in: inner, at: viewport)
          where !ids.contains(element.id) && !element.id.isListBackground
            && extra.count < Self.mostUnseen
          {
            // A section that the view cuts off has more items than were seen, so it ends later.
            let isCut = !sample.isComplete && element.indexPath.section + 1 >= sample.sections.count
            if isCut, element.category != .cell { continue }
            extra.append(element.id)
          }
        }
      }
      unseen.append(extra)
    }
  }
}

extension LayoutDocument {
  /// True if an element sizes itself.
  var isEstimated: Bool {
    func isEstimated(_ item: CollectionLayoutBoundarySupplementaryItem) -> Bool {
      !item.layoutSize.estimatedAxes.isEmpty
    }
    return configuration.boundarySupplementaryItems.contains(where: isEstimated)
      || sections.contains { section in
        guard case .section(let own) = section else { return true }
        return section.hasMeasuredCells
          || own.boundarySupplementaryItems.contains(where: isEstimated)
      }
  }
}

extension LayoutDocument.Section {
  /// True if the cells size themselves.
  var hasMeasuredCells: Bool {
    switch self {
    case .list: true
    case .section(let section): section.group.item.isEstimated
    }
  }
}

extension ViewSample {
  /// Returns the view over a layout, with its rows where they were seen.
  func viewport(of layout: CollectionLayout) -> Viewport {
    var asked: [Int: CGFloat] = [:]
    for (index, section) in sections.enumerated() {
      // A row at its start is where the layout itself puts it.
      if let offset = section.rowOffset, abs(offset) > 0.01 { asked[index] = CGFloat(offset) }
    }
    return Viewport(
      contentOffset: CGPoint(x: offset.x, y: offset.y), size: CGSize(width: size.x, height: size.y),
      adjustedContentInset: environment.safeAreaInsets,
      orthogonalOffsets: layout.orthogonalOffsets(asking: asked))
  }
}
