import Compositional

/// A cell of an orthogonal section that keeps its position while cells before it are measured.
struct RowAnchor: Hashable, Sendable {
  /// The index path of the cell.
  var path: ElementIndexPath
  /// The distance from the leading end of the row to the leading edge of the cell, in points.
  var position: Double
  /// True if the leading edge of the cell is visible.
  var startsInView: Bool
}

/// Anchors of orthogonal sections.
extension CollectionViewSimulator {
  /// The anchors of the visible orthogonal sections that are scrolled, by section.
  ///
  /// As along the scroll direction, the anchor is the first cell whose leading edge is visible, or
  /// the first visible cell if there is none. At the start of a row no cell is before the visible
  /// ones.
  ///
  /// - Complexity: O(log sections + visible elements)
  var rowAnchors: [Int: RowAnchor] {
    guard content.hasOrthogonalSections,
      viewport.orthogonalOffsets.contains(where: { $0.value > 0 })
    else { return [:] }
    var anchors: [Int: RowAnchor] = [:]
    for case .cell(let path) in content.attributes(in: viewport.bounds, at: viewport).lazy.map({
      $0.id
    }) {
      guard let offset = viewport.orthogonalOffsets[path.section], offset > 0,
        let position = rowPosition(of: path)
      else { continue }
      let startsInView = position > Double(offset) - PixelGrid.tolerance
      if let best = anchors[path.section] {
        guard startsInView || !best.startsInView,
          startsInView != best.startsInView || position < best.position
        else { continue }
      }
      anchors[path.section] = RowAnchor(
        path: path, position: position, startsInView: startsInView)
    }
    return anchors
  }

  /// Moves orthogonal sections, their motions and their touches with the anchors.
  mutating func keep(_ anchors: [Int: RowAnchor]) {
    for (section, anchor) in anchors {
      guard let position = rowPosition(of: anchor.path) else { continue }
      let shift = position - anchor.position
      guard shift.magnitude > PixelGrid.tolerance else { continue }
      setRow(section, to: Double(viewport.orthogonalOffsets[section] ?? 0) + shift)
      rows[section]?.motion?.shift += shift
      if touch?.row == section {
        touch?.startRowOffset += shift
        touch?.unbandedRowOffset += shift
      }
    }
  }

  /// Returns the distance from the leading end of the row to the leading edge of a cell, in points.
  private func rowPosition(of path: ElementIndexPath) -> Double? {
    guard let attributes = content.attributes(for: .cell(path), at: nil) else { return nil }
    let axis = content.scrollDirection.perpendicular
    let span = Box(attributes.frame).span(axis)
    return readingSign < 0 ? content.contentSize[axis] - span.high : span.low
  }
}
