import Compositional
import CompositionalDocuments
import CompositionalInspection
import CompositionalUIKit
import Foundation

// What any layout in a view places, in the forms that layouts of the engine are compared in.

extension ObjectSimulation where Base: UICollectionView {
  /// Returns the frames of all elements as text, in the form of `CollectionLayout.snapshot()`.
  ///
  /// The cells of an orthogonal row are all there, where the row is scrolled to; a line says how far that
  /// is. Views that stay in sight are where the current content offset puts them.
  ///
  /// - Precondition: The view has at most `LayoutSnapshot.maximumElements` sections and items
  ///   together.
  /// - Complexity: O(elements), with a layout of this library.
  public func snapshot() -> LayoutSnapshot {
    base.requireComparable()
    return LayoutSnapshot(
      of: base.scrolled(base.allElements), itemCounts: base.placedCounts,
      contentSize: base.placedContentSize, in: base.environment,
      orthogonalOffsets: base.viewport.orthogonalOffsets, by: base.solvedLayout,
      notes: base.snapshotNotes)
  }

  /// Returns the frames of the visible elements as text, in the form of
  /// `CollectionLayout.snapshot(in:)`.
  ///
  /// Not part of UIKit.
  public func visibleSnapshot() -> LayoutSnapshot {
    LayoutSnapshot(
      of: base.shownElements(in: base.bounds), itemCounts: base.placedCounts,
      contentSize: base.placedContentSize, in: base.environment,
      at: base.viewport, by: base.solvedLayout, notes: base.snapshotNotes)
  }

  /// Returns the elements in a rectangle, in the form of `playground query`.
  ///
  /// `jsonText()` of the answer is a document that `playground diff` compares
  /// with a layout or another answer. The cells of orthogonal sections bear their unscrolled frames, by
  /// which `playground infer` recognizes rows.
  ///
  /// - Parameter rect: The rectangle, in points of the content; nil for the bounds of the view.
  public func answer(in rect: CGRect? = nil) -> QueryAnswer {
    let rect = rect ?? base.bounds
    let layout = base.collectionViewLayout as? UICollectionViewCompositionalLayout
    let cells = base.placedElements(in: rect).filter { element in
      element.category == .cell
        && layout?.orthogonalScroller(ofSection: element.indexPath.section) != nil
    }
    return QueryAnswer(
      contentSize: base.placedContentSize, contentOffset: base.contentOffset,
      visibleRect: base.bounds, rect: rect, elements: base.shownElements(in: rect),
      unscrolledFrames: Dictionary(cells.map { ($0.id, $0.frame) }) { first, _ in first })
  }

  /// Returns the difference from what this view places to what another one does, over the whole
  /// content, before rows scroll.
  ///
  /// - Parameter other: The other view.
  /// - Precondition: Each view has at most `LayoutSnapshot.maximumElements` sections and items
  ///   together.
  /// - Complexity: O(elements), with layouts of this library.
  public func difference(to other: UICollectionView) -> LayoutDifference {
    base.requireComparable()
    other.requireComparable()
    return LayoutDifference(
      from: base.allElements,
      to: other.allElements,
      contentSizes: .init(before: base.placedContentSize, after: other.placedContentSize),
      scope: .content)
  }
}

extension UICollectionView {
  /// The layout of the engine, with what cells prefer; nil for another layout.
  fileprivate var solvedLayout: CollectionLayout? {
    (collectionViewLayout as? UICollectionViewCompositionalLayout)?.solved
  }

  /// What a snapshot says of the surroundings.
  fileprivate var snapshotNotes: [String] { missingWindow == nil ? [] : ["window: none"] }

  fileprivate var placedContentSize: CGSize { collectionViewLayout.collectionViewContentSize }

  fileprivate var placedCounts: [Int] {
    (0..<numberOfSections).map { numberOfItems(inSection: $0) }
  }

  /// The content and a view's size around it, for elements that exceed it.
  fileprivate var placedArea: CGRect {
    let size = placedContentSize
    return CGRect(
      x: -bounds.size.width, y: -bounds.size.height, width: size.width + 2 * bounds.size.width,
      height: size.height + 2 * bounds.size.height)
  }

  /// All elements, also those of orthogonal rows that are out of sight, before rows scroll.
  fileprivate var allElements: [LayoutAttributes] {
    let placed = placedElements(in: placedArea)
    guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout else {
      return placed
    }
    let known = Dictionary(placed.map { ($0.id, $0) }) { $1 }
    return layout.allElements.map { known[$0.id] ?? $0 }
  }

  /// The elements of a rectangle where the view shows them.
  fileprivate func shownElements(in rect: CGRect) -> [LayoutAttributes] {
    scrolled(placedElements(in: rect))
  }

  /// Moves the elements of orthogonal rows to where these are scrolled; a layout answers with those of
  /// rows that are not (rule 2.15.4).
  fileprivate func scrolled(_ elements: [LayoutAttributes]) -> [LayoutAttributes] {
    let viewport = viewport
    guard viewport.orthogonalOffsets.values.contains(where: { $0 != 0 }),
      let solved = solvedLayout
    else { return elements }
    var atRest = viewport
    atRest.orthogonalOffsets = [:]
    return elements.map { element in
      guard viewport.orthogonalOffsets[element.indexPath.section] != nil,
        let before = solved.attributes(for: element.id, at: atRest)?.frame.origin,
        let now = solved.attributes(for: element.id, at: viewport)?.frame.origin
      else { return element }
      var moved = element
      moved.frame.origin.x += now.x - before.x
      moved.frame.origin.y += now.y - before.y
      return moved
    }
  }

  fileprivate func placedElements(in rect: CGRect) -> [LayoutAttributes] {
    let elements = (collectionViewLayout.layoutAttributesForElements(in: rect) ?? []).map(\.value)
    let layout = collectionViewLayout as? UICollectionViewCompositionalLayout
    return layout?.inLayoutOrder(elements, in: rect) ?? elements
  }

  fileprivate func requireComparable() {
    let counts = placedCounts
    require(
      counts.reduce(counts.count, +) <= LayoutSnapshot.maximumElements,
      "Invalid comparison: a view with more than 20,000 sections and items is compared in parts. "
        + "Use visibleSnapshot() or answer(in:).")
  }
}
