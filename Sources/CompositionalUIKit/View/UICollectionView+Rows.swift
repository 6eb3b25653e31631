import Compositional
import Foundation

/// Orthogonal sections, and the handlers of visible items.
///
/// UIKit scrolls such a section in a private view; here, a simulation does. Handlers are called
/// when the layout is prepared, and immediately after a section, the content offset or the bounds
/// change. The delegate is not notified (rule 2.15.7).
extension UICollectionView {
  /// The offsets of orthogonal sections, and the changes of their items by handlers.
  struct Rows {
    /// The offsets to which sections were scrolled, in points from the leading end of each row.
    var scrolled: [Int: CGFloat] = [:]
    /// The current offsets in the prepared layout, without those that are zero.
    var offsets: [Int: CGFloat] = [:]
    /// The last arguments of the handlers, and their changes of the items.
    var visibleItems = VisibleItems()
    /// True while handlers run.
    var isTelling = false

    /// Moves the offsets with their sections in a batch of updates.
    mutating func follow(_ updates: ResolvedUpdates) {
      let before = scrolled
      scrolled = [:]
      for (section, offset) in before where section < updates.sectionCountBefore {
        if let section = updates.newSection(for: section) { scrolled[section] = offset }
      }
    }
  }

  /// Scrolls an orthogonal section and lets it come to rest, immediately and without animation.
  ///
  /// Not part of UIKit, where only a gesture or ``scrollToItem(at:at:animated:)`` scrolls a
  /// section. The section's handler is called before this returns.
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
    guard let scroller = compositionalLayout?.orthogonalScroller(ofSection: section) else {
      return 0
    }
    let rest = isDragging ? offset : scroller.restOffset(nearest: offset)
    rows.scrolled[section] = rest
    rows.offsets[section] = rest == 0 ? nil : rest
    tellHandlers()
    return rest
  }

  /// Ends a gesture on an orthogonal section, which turns at most one page.
  ///
  /// Not part of UIKit. The gesture starts at the current offset.
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
    guard let scroller = compositionalLayout?.orthogonalScroller(ofSection: section) else {
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
    viewport.orthogonalOffsets[section] ?? 0
  }

  /// The layout; nil if it is not compositional.
  var compositionalLayout: UICollectionViewCompositionalLayout? {
    collectionViewLayout as? UICollectionViewCompositionalLayout
  }

  /// Lets sections come to rest in a newly prepared layout, and calls every handler.
  func layoutDidPrepare(_ layout: CollectionLayout) {
    needsMeasuring = true
    rows.offsets = layout.orthogonalOffsets(asking: rows.scrolled)
    rows.visibleItems.invalidate()
    tellHandlers()
  }

  /// Lets sections come to rest after measured sizes have changed their rows, and calls handlers.
  func layoutDidMeasure() {
    guard let layout = compositionalLayout?.preparedValue else { return }
    rows.offsets = layout.orthogonalOffsets(asking: rows.scrolled)
    rows.visibleItems.invalidate()
    tellHandlers()
  }

  /// Calls the handlers whose visible items may have changed.
  ///
  /// A handler may query the view; it receives the state before the call.
  func tellHandlers() {
    guard !rows.isTelling, let layout = compositionalLayout?.preparedValue else { return }
    rows.isTelling = true
    defer { rows.isTelling = false }
    var visibleItems = rows.visibleItems
    let diagnostics = visibleItems.update(in: viewport, of: layout)
    rows.visibleItems = visibleItems
    handlerDiagnostics += diagnostics
  }

  /// Returns the frame of a cell, moved by its section's offset.
  func seen(_ attributes: UICollectionViewLayoutAttributes) -> CGRect {
    var frame = attributes.frame
    guard let offset = rows.offsets[attributes.indexPath.section] else { return frame }
    switch scrollAxis {
    case .vertical where traitCollection.layoutDirection == .rightToLeft: frame.origin.x += offset
    case .vertical: frame.origin.x -= offset
    case .horizontal: frame.origin.y -= offset
    }
    return frame
  }

  /// Scrolls the section of an item along its row if it scrolls orthogonally.
  ///
  /// - Parameter place: The fraction of the item's length, from its leading end, that is aligned
  ///   with the same fraction of the row's.
  /// - Returns: True if the section scrolls orthogonally.
  func scrollRow(to indexPath: IndexPath, at place: CGFloat?) -> Bool {
    guard let scroller = compositionalLayout?.orthogonalScroller(ofSection: indexPath.section)
    else { return false }
    let natural = compositionalLayout?.solved?.attributes(for: .cell(ElementIndexPath(indexPath)))
    guard let place, let frame = natural?.frame else { return true }
    let start: CGFloat
    let length: CGFloat
    switch scroller.axis {
    case .vertical: (start, length) = (frame.minY, frame.height)
    case .horizontal:
      length = frame.width
      let isReversed = traitCollection.layoutDirection == .rightToLeft
      start = isReversed ? contentSize.width - frame.maxX : frame.minX
    }
    scrollOrthogonalSection(
      indexPath.section, to: start + place * (length - scroller.viewLength))
    return true
  }
}
