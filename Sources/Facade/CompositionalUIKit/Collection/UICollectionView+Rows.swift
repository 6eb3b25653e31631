import Compositional
import Foundation

/// Orthogonal sections, and the handlers of visible items.
///
/// UIKit scrolls such a section in a private view; here, the simulator does. Handlers are called
/// when the view is laid out, and immediately after a section, the content offset or the bounds
/// change. The delegate is not notified (rule 2.15.7).
extension ObjectSimulation where Base: UICollectionView {
  /// Scrolls an orthogonal section and lets it come to rest, immediately and without animation.
  ///
  /// In UIKit only a gesture or `scrollToItem(at:at:animated:)` scrolls a section. The section's
  /// handler is called before this returns.
  ///
  /// - Parameters:
  ///   - section: The index of the section.
  ///   - offset: The offset, in points from the leading end of the row; along y if the layout
  ///     scrolls horizontally.
  ///   - isDragging: True during a drag: the section keeps the offset, even beyond its ends.
  /// - Returns: The new offset; zero for a section that does not scroll orthogonally.
  @discardableResult
  public func scrollOrthogonalSection(
    _ section: Int, to offset: CGFloat, isDragging: Bool = false
  ) -> CGFloat {
    guard let scroller = base.compositionalLayout?.orthogonalScroller(ofSection: section) else {
      return 0
    }
    let rest = isDragging ? offset : scroller.restOffset(nearest: offset)
    base.simulator.place(section: section, at: rest)
    base.pending.measuring = true
    base.tellHandlers()
    return rest
  }

  /// Ends a gesture on an orthogonal section, which turns at most one page.
  ///
  /// The gesture starts at the current offset.
  ///
  /// - Parameters:
  ///   - section: The index of the section.
  ///   - distance: The distance that a plain scroll view would move, in points toward the far end.
  ///   - velocity: The velocity at the end of the gesture, in points per second toward the far
  ///     end.
  /// - Returns: The new offset; zero for a section that does not scroll orthogonally.
  @discardableResult
  public func swipeOrthogonalSection(
    _ section: Int, by distance: CGFloat, velocity: CGFloat = 0
  ) -> CGFloat {
    guard let scroller = base.compositionalLayout?.orthogonalScroller(ofSection: section) else {
      return 0
    }
    let start = orthogonalOffset(ofSection: section)
    let target = scroller.targetOffset(
      proposed: start + distance, velocity: velocity, from: start)
    return scrollOrthogonalSection(section, to: target)
  }

  /// Returns the offset of an orthogonal section, in points from the leading end of its row; zero
  /// for other sections.
  ///
  /// A section that centers its groups starts with the first group in the center.
  public func orthogonalOffset(ofSection section: Int) -> CGFloat {
    base.viewport.orthogonalOffsets[section] ?? 0
  }
}

extension UICollectionView {
  /// The layout; nil if it is not compositional.
  var compositionalLayout: UICollectionViewCompositionalLayout? {
    collectionViewLayout as? UICollectionViewCompositionalLayout
  }

  /// Calls the handlers whose visible items may have changed.
  ///
  /// A handler may query the view; it receives the state before the call.
  func tellHandlers() {
    guard !isSimulating, !isPreparing, compositionalLayout?.preparedValue != nil else { return }
    var items = simulator.visibleItems
    _ = simulator.content.updateHandlers(&items, in: simulator.viewport)
    simulator.visibleItems = items
  }

  // MARK: Where a row is seen

  /// Returns the frame of a cell on screen, in content points: moved with its row.
  func seen(_ cell: UICollectionViewLayoutAttributes) -> CGRect {
    let moved = displacement(of: .section(cell.indexPath.section))
    return cell.frame.offsetBy(dx: moved.x, dy: moved.y)
  }

  /// Returns the distance of a row on screen from the frames of its views, in points.
  func displacement(of row: UICollectionReusableView.Row) -> CGPoint {
    switch row {
    case .gone(let displacement): return displacement
    case .section(let section):
      let offset = simulator.viewport.orthogonalOffsets[section] ?? 0
      guard offset != 0 else { return .zero }
      if scrollAxis == .horizontal { return CGPoint(x: 0, y: -offset) }
      return CGPoint(
        x: traitCollection.layoutDirection == .rightToLeft ? offset : -offset, y: 0)
    }
  }

  /// Returns the row that an element scrolls with: cells do, and the supplementary views of items
  /// and groups, but neither boundary items nor decorations; nil for none.
  func row(of id: ElementID) -> UICollectionReusableView.Row? {
    switch id {
    case .cell(let path): return .section(path.section)
    case .supplementary(_, let path):
      guard let layout = compositionalLayout?.preparedValue, layout.hasOrthogonalSections,
        layout.frame(of: id, at: simulator.viewport)?.source == .anchored
      else { return nil }
      return .section(path.section)
    case .decoration: return nil
    }
  }

  /// Gives all views the rows that theirs have become by an update of the data.
  func followRows(_ updates: ResolvedUpdates) {
    for case let view as UICollectionReusableView in subviews {
      guard case .section(let section) = view.row else { continue }
      view.row =
        updates.newSection(for: section).map { .section($0) }
        ?? .gone(displacement(of: .section(section)))
    }
  }
}

extension UICollectionReusableView {
  /// A row that views of a collection view scroll with.
  enum Row {
    /// The row of a section, if it scrolls orthogonally.
    case section(Int)
    /// The row of a section that is deleted, which stays this far from its frames, in points.
    case gone(CGPoint)
  }
}
