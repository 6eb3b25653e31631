import Compositional
import CompositionalSimulation
import Foundation

// Layouts that users write, as UIKit calls them: prepare, size, elements, preferred sizes.

extension UICollectionView {
  /// Notes that the layout has to be prepared again.
  func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
    if compositionalLayout == nil || context.invalidateEverything
      || context.invalidateDataSourceCounts
    {
      keepPlace()
    }
    known.forget()
    pending.preparation = true
    pending.measuring = true
    if context.invalidateEverything || context.measuresAgain { askedElements = [] }
    pending.sizeAdjustment.width += context.contentSizeAdjustment.width
    pending.sizeAdjustment.height += context.contentSizeAdjustment.height
    if !isSimulating { simulator.setNeedsLayout() }
    setNeedsLayout()
    let moved = context.contentOffsetAdjustment
    guard moved != .zero else { return }
    contentOffset = CGPoint(x: contentOffset.x + moved.x, y: contentOffset.y + moved.y)
  }

  /// The number of passes in which preferred sizes may change the layout.
  private static let passesAtMost = 20

  /// Asks the visible views of a layout that is not compositional for their preferred attributes.
  ///
  /// Each view is asked once, until it or the whole layout is invalidated. The layout decides what
  /// an answer changes.
  func measureOtherLayout(atMost limit: Int) -> LayoutChange {
    var change = LayoutChange(contentSize: layoutContentSize)
    guard let dataSource, !isMeasuring else { return change }
    phases.insert(.measuring)
    defer { phases.remove(.measuring) }
    let before = contentOffset
    checkContentSize()
    var (asks, latest): ([ElementID: Int], ChangingAnswer?) = ([:], nil)
    for pass in 1...Self.passesAtMost {
      pending.measuring = false
      var isChanged = false
      for attributes in makingOrder(elementsInSight) {
        guard change.measuredElements < limit,
          attributes.representedElementCategory != .decorationView,
          !isChanged || !hasLeft(attributes), askedElements.insert(attributes.value.id).inserted
        else { continue }
        change.measuredElements += 1
        guard let answer = changingAnswer(attributes, from: dataSource) else { continue }
        isChanged = true
        asks[attributes.value.id, default: 0] += 1
        // One that was asked in most passes is none that has just come into sight.
        if asks[attributes.value.id, default: 0] > Self.passesAtMost / 2 { latest = answer }
      }
      guard isChanged else { break }
      if pass == Self.passesAtMost, let latest { note(latest) }
      prepareDuringMeasurement()
    }
    if change.measuredElements > 0 { pending.moving = true }
    change.contentSize = layoutContentSize
    if contentOffset != before {
      change.contentOffsetAdjustment = CGPoint(
        x: contentOffset.x - before.x, y: contentOffset.y - before.y)
    }
    if change.contentSize != change.contentSizeBefore {
      change.firstMoved = ElementIndexPath(item: 0, section: 0)
    }
    return change
  }

  /// Returns true if the sizes of other cells have moved an item of a flow layout out of the view.
  private func hasLeft(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard attributes.representedElementCategory == .cell,
      let layout = collectionViewLayout as? UICollectionViewFlowLayout,
      let frame = layout.layoutAttributesForItem(at: attributes.indexPath)?.frame
    else { return false }
    return !FlowArrangement.meets(frame, bounds)
  }

  /// A size that a view prefers to the one that it has, and that has changed the layout.
  private struct ChangingAnswer {
    let view: UICollectionReusableView
    let indexPath: IndexPath
    let size: CGSize
    let preferred: CGSize
  }

  /// Notes that the layout goes on changing.
  private func note(_ answer: ChangingAnswer) {
    let (layout, view) = ("\(type(of: collectionViewLayout))", "\(type(of: answer.view))")
    let (size, preferred, path) = (answer.size, answer.preferred, answer.indexPath)
    note("\(layout) \(view)") {
      "\(layout) does not settle: \(view) at \(path) is \(points: size.width) x "
        + "\(points: size.height) points and prefers \(points: preferred.width) x "
        + "\(points: preferred.height), after \(Self.passesAtMost) passes as before. Let the layout "
        + "give the view the size that it prefers, or invalidate nothing for it."
    }
  }

  /// Asks a view for its preferred attributes, and lets the layout take them; nil if that changes nothing.
  private func changingAnswer(
    _ attributes: UICollectionViewLayoutAttributes, from dataSource: UICollectionViewDataSource
  ) -> ChangingAnswer? {
    let id = attributes.value.id
    if shown[id] == nil {
      during(.showing) { show(view(for: attributes, from: dataSource), attributes) }
    }
    let isMeasured = !attributes.measuredAxes.isEmpty
    guard let view = shown[id]?.view else { return nil }
    // A view may change what it is given.
    let given = attributes.copied()
    if !isMeasured { given.measuredAxes = LayoutAxis.allCases }
    let original = given.copied()
    view.isFittedByConstraints = false
    let fitted = view.preferredLayoutAttributesFitting(given)
    let layout = collectionViewLayout
    let isTaken = layout.shouldInvalidateLayout(
      forPreferredLayoutAttributes: fitted, withOriginalAttributes: original)
    if isMeasured || isTaken { noteConstraints(of: view, original) }
    guard isTaken else { return nil }
    let context = layout.invalidationContext(
      forPreferredLayoutAttributes: fitted, withOriginalAttributes: original)
    layout.invalidateLayout(with: context)
    return ChangingAnswer(
      view: view, indexPath: attributes.indexPath, size: original.size, preferred: fitted.size)
  }

  private func prepareDuringMeasurement() {
    pending.preparation = false
    collectionViewLayout.prepare()
    layoutContentSize = collectionViewLayout.collectionViewContentSize
  }

  /// Changes a layout that is not compositional by a batch, as UIKit calls it.
  ///
  /// It is prepared for the new data, then learns of the updates, and then finishes them.
  func updateOtherLayout(by items: [UICollectionViewUpdateItem]) {
    let context = collectionViewLayout.dataContext()
    collectionViewLayout.invalidateLayout(with: context)
    prepareDuringMeasurement()
    collectionViewLayout.prepare(forCollectionViewUpdates: items)
  }
}

extension ResolvedUpdates {
  /// The updates as a layout receives them, without those that change no item's place.
  @MainActor var updateItems: [UICollectionViewUpdateItem] {
    @MainActor func item(
      _ before: ElementIndexPath?, _ after: ElementIndexPath?,
      _ action: UICollectionViewUpdateItem.Action
    ) -> UICollectionViewUpdateItem {
      UICollectionViewUpdateItem(
        indexPathBeforeUpdate: before.map { IndexPath($0) },
        indexPathAfterUpdate: after.map { IndexPath($0) }, updateAction: action)
    }
    return deletedItems.map { item($0, nil, .delete) }
      + insertedItems.map { item(nil, $0, .insert) }
      + movedItems.map { item($0.old, $0.new, .move) }
      + reloadedItems.map { item($0.old, $0.new, .reload) }
  }
}

extension UICollectionViewLayoutAttributes {
  /// Returns a copy of the same class.
  func copied() -> UICollectionViewLayoutAttributes {
    copy() as? UICollectionViewLayoutAttributes ?? self
  }
}
