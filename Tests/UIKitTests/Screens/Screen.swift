import Testing
import UIKit

/// A controller in a window of 400 x 800 points, without a safe area unless one is given.
@MainActor struct Screen<Controller: UIViewController> {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  let controller: Controller

  init(_ controller: Controller, safeArea: UIEdgeInsets = .zero) {
    self.controller = controller
    window.simulation.safeAreaInsets = safeArea
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }
}

@MainActor extension UICollectionView {
  /// The frame of an item by the layout, in content points.
  func frame(_ section: Int, _ item: Int) -> CGRect? {
    layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  /// The frame of a supplementary view by the layout, in content points.
  func frame(_ kind: String, _ section: Int, _ item: Int = 0) -> CGRect? {
    collectionViewLayout.layoutAttributesForSupplementaryView(
      ofKind: kind, at: IndexPath(item: item, section: section))?.frame
  }

  /// The texts of the visible cells, from the top left.
  var texts: [String] {
    visibleCells.sorted {
      ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX)
    }.compactMap { ($0 as? TextCell)?.label.text }
  }

  /// Scrolls downward in steps, and lays out and asks for the views at each.
  func scroll(to end: CGFloat, by step: CGFloat) {
    while contentOffset.y < end {
      contentOffset.y = min(end, contentOffset.y + step)
      layoutIfNeeded()
      _ = visibleCells
    }
  }
}
