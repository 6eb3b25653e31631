import Compositional
import Foundation

/// Sections that scroll on their own, and the handlers that are told of it.
///
/// UIKit scrolls such a section in a view of its own, which has no name; a simulation does it here.
/// Handlers are called as soon as the layout is prepared, and at once whenever a section, the content
/// offset or the bounds move.
extension UICollectionView {
  /// Where sections are scrolled to, and what handlers have made of their items.
  struct Rows {
    /// Where sections were scrolled to, in points from the leading end of each row.
    var scrolled: [Int: CGFloat] = [:]
    /// Where they are by the layout as it stands; those at zero are left out.
    var offsets: [Int: CGFloat] = [:]
    /// What handlers were told last, and what they have made of the items.
    var visibleItems = VisibleItems()
    /// Whether handlers are being told.
    var isTelling = false

    /// Follows sections to where a batch puts them.
    mutating func follow(_ updates: ResolvedUpdates) {
      let before = scrolled
      scrolled = [:]
      for (section, offset) in before where section < updates.sectionCountBefore {
        if let section = updates.newSection(for: section) { scrolled[section] = offset }
      }
    }
  }

  /// Scrolls a section that scrolls on its own, and lets it come to rest; headless, at once.
  ///
  /// Not one of Apple's, where only a finger or ``scrollToItem(at:at:animated:)`` does it. The
  /// section's handler is called before this returns.
  ///
  /// - Parameters:
  ///   - section: the section.
  ///   - offset: in points from the leading end of the row, along y where the layout scrolls
  ///     sideways.
  ///   - isDragging: whether a finger still holds it, so that it stays where it is put, beyond its
  ///     ends too.
  /// - Returns: where the section is then; zero for one that does not scroll on its own.
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

  /// Ends a gesture on a section that scrolls on its own: it turns one page at most, as it does under
  /// a finger.
  ///
  /// Not one of Apple's. The gesture starts where the section is.
  ///
  /// - Parameters:
  ///   - section: the section.
  ///   - distance: how far it would go as an ordinary scroll view, in points towards the far end.
  ///   - velocity: how fast it is let go, in points a second towards the far end.
  /// - Returns: where the section is then; zero for one that does not scroll on its own.
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

  /// Where a section that scrolls on its own is, in points from the leading end of its row; zero for
  /// others.
  ///
  /// One that centres its groups begins with the first of them in the middle.
  public func orthogonalOffset(ofSection section: Int) -> CGFloat {
    viewport.orthogonalOffsets[section] ?? 0
  }

  /// The layout where it is a compositional one.
  var compositionalLayout: UICollectionViewCompositionalLayout? {
    collectionViewLayout as? UICollectionViewCompositionalLayout
  }

  /// Lets sections come to rest in a layout that was prepared anew, and calls every handler.
  func layoutDidPrepare(_ layout: CollectionLayout) {
    rows.offsets = layout.orthogonalOffsets(asking: rows.scrolled)
    rows.visibleItems.invalidate()
    tellHandlers()
  }

  /// Calls the handlers of what may be seen otherwise than before.
  ///
  /// A handler may ask the view for anything; it gets what was true before the call.
  func tellHandlers() {
    guard !rows.isTelling, let layout = compositionalLayout?.preparedValue else { return }
    rows.isTelling = true
    defer { rows.isTelling = false }
    var visibleItems = rows.visibleItems
    let diagnostics = visibleItems.update(in: viewport, of: layout)
    rows.visibleItems = visibleItems
    handlerDiagnostics += diagnostics
  }

  /// What is seen of the frame of a cell: less what its section is scrolled by.
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

  /// Scrolls the section of an item, where it scrolls on its own, along its row.
  ///
  /// - Parameter place: the fraction of the item that comes to lie on that of the row, from its
  ///   leading end.
  /// - Returns: whether the section scrolls on its own.
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
