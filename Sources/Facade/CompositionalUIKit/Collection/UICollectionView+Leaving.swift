import Compositional
import CompositionalSimulation
import Foundation

// Views that stay on screen until an animation is over. Only a view in a window animates.

extension UICollectionView {
  /// A view whose element has gone or has moved out of sight.
  struct Leaving {
    let shown: Shown
    /// The identifier under which the delegate knows the view.
    let told: ElementID
    /// The element that the view showed, by the data of now; nil if it is deleted.
    var id: ElementID?
  }

  /// A closure that is called when an animation is over.
  struct AnimationEnd {
    let tick: Int
    let completion: () -> Void
  }

  /// True if an animation has not ended.
  var isAnimating: Bool { !leaving.isEmpty || !animationEnds.isEmpty }

  /// Makes a change of the data or the layout; the views that it removes leave in time if it is
  /// animated.
  func animate(_ isAnimated: Bool, _ change: () -> Void) {
    let outer = removesInTime
    removesInTime = isAnimated
    defer { removesInTime = outer }
    change()
  }

  /// Calls a closure when the animations that begin now are over; at once if there are none.
  func atEnd(of isAnimated: Bool, _ completion: (() -> Void)?) {
    guard let completion else { return }
    guard isAnimated else { return completion() }
    animationEnds.append(
      AnimationEnd(tick: simulator.ticks + LeavingViews.duration, completion: completion))
  }

  /// Lets a view leave in time.
  ///
  /// - Parameters:
  ///   - each: The view.
  ///   - told: The identifier under which the delegate knows the view.
  ///   - id: The element by the data of now; nil if it is deleted.
  ///   - final: The attributes at the end; nil for those of now.
  func leave(
    _ each: Shown, told: ElementID, id: ElementID?, to final: UICollectionViewLayoutAttributes?
  ) {
    if let final { each.view.take(final, on: pixels) }
    leaving[simulator.beginLeaving()] = Leaving(shown: each, told: told, id: id)
    endLeaving(simulator.takeLeft())
  }

  /// Lets the views leave whose elements an update has deleted or reloaded.
  func leaveDeparting() {
    let views = pending.departing
    for (each, id) in views { leave(each, told: id, id: nil, to: finalAttributes(of: id)) }
    pending.departing = []
  }

  /// Returns the last attributes of an element that the update has deleted or reloaded, without
  /// opacity; nil if its view does not leave in time.
  func fadedAttributes(of id: ElementID) -> UICollectionViewLayoutAttributes? {
    guard let each = pending.departing.first(where: { $0.id == id }) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(each.shown.attributes)
    attributes.alpha = 0
    return attributes
  }

  /// Gives leaving views the identifiers that their elements have after an update.
  func followLeaving(_ newID: (ElementID) -> ElementID?) {
    guard !leaving.isEmpty else { return }
    leaving = leaving.mapValues {
      Leaving(shown: $0.shown, told: $0.told, id: $0.id.flatMap(newID))
    }
  }

  /// Ends the leaving of the view of an element that is shown again.
  func endLeaving(of id: ElementID) {
    guard !leaving.isEmpty else { return }
    endLeaving(leaving.filter { $0.value.id == id }.keys.sorted())
  }

  /// Ends all leaving at once.
  func endAllLeaving() {
    guard !leaving.isEmpty else { return }
    endLeaving(leaving.keys.sorted())
  }

  /// Ends the animations whose time is over.
  func endAnimations() {
    guard isAnimating else { return }
    endLeaving(simulator.takeLeft())
    let now = simulator.ticks
    let over = animationEnds.filter { $0.tick <= now }
    animationEnds.removeAll { $0.tick <= now }
    for end in over { end.completion() }
  }

  /// Gives views back for reuse; the delegate learns that they are no longer displayed.
  private func endLeaving(_ numbers: [Int]) {
    for number in numbers {
      guard let each = leaving.removeValue(forKey: number) else { continue }
      if !isSimulating { simulator.endLeaving(number) }
      end(each.shown, as: each.told)
    }
  }

  /// Returns the layout's attributes for the end of a view whose element has gone.
  func finalAttributes(of id: ElementID) -> UICollectionViewLayoutAttributes? {
    if answersAlone { return fadedAttributes(of: id) }
    let layout = collectionViewLayout
    let path = IndexPath(id.indexPath)
    switch id {
    case .cell: return layout.finalLayoutAttributesForDisappearingItem(at: path)
    case .supplementary(let kind, _):
      return layout.finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: kind, at: path)
    case .decoration(let kind, _):
      return layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
    }
  }
}
