import Compositional
import Foundation

// Cells that are made before they come into sight. This was recorded for layouts that are not
// compositional (Documentation/ViewControllers.md): one more in each frame of a scroll, in its direction.

extension UICollectionView {
  /// Makes the next cell in the direction of a scroll, if the layout has named one for the tiles in sight.
  ///
  /// - Parameter old: The visible rectangle one frame before, in content points.
  /// - Complexity: O(elements of the tiles)
  func makeCellAhead(since old: CGRect) {
    let seen = bounds
    let axis = scrollAxis
    let moved = seen.origin[axis] - old.origin[axis]
    guard isPrefetchingEnabled, compositionalLayout == nil, moved != 0, !pending.preparation,
      let dataSource
    else { return }
    let tiles = tiles
    let cells = elementsInTiles.filter {
      $0.representedElementCategory == .cell && FlowArrangement.meets($0.frame, tiles)
    }
    dropCellsAhead { id in !cells.contains { $0.value.id == id } }
    func distance(_ cell: UICollectionViewLayoutAttributes) -> Double {
      let frame = cell.frame
      return moved > 0
        ? frame.origin[axis] - seen.origin[axis] - seen.size[axis]
        : seen.origin[axis] - frame.origin[axis] - frame.size[axis]
    }
    let next = cells.filter {
      distance($0) >= 0 && shown[$0.value.id] == nil && ahead[$0.value.id] == nil
    }
    guard let cell = next.min(by: { distance($0) < distance($1) }) else { return }
    let changes = dataChanges
    let made = during(.showing) { view(for: cell, from: dataSource) }
    if dataChanges == changes { ahead[cell.value.id] = made } else { recycle(made) }
  }

  /// Returns the cell of an item that was made ahead, which is shown now; nil if there is none.
  func takeCellAhead(_ id: ElementID) -> UICollectionReusableView? { ahead.removeValue(forKey: id) }

  /// Gives cells back that were made ahead.
  func dropCellsAhead(where isUseless: (ElementID) -> Bool = { _ in true }) {
    for (id, view) in ahead where isUseless(id) {
      ahead[id] = nil
      recycle(view)
    }
  }
}
