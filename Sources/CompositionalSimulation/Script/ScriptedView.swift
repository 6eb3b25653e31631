import Compositional

/// A view that a script acts on.
///
/// The simulator is one. A host that does something between the parts of a tick satisfies these
/// requirements for its own views.
package protocol ScriptedView {
  /// The current state.
  var simulator: CollectionViewSimulator { get }

  /// Advances the time by one tick, and moves the finger that is down.
  mutating func tick(finger: CGPoint?)
  /// Returns the state, with the events since the last call.
  mutating func takeFrame() -> SimulatedFrame
  /// Performs an action that takes no time.
  mutating func perform(_ action: InstantAction)
  /// Lifts an item; returns false if it does not exist.
  mutating func lift(_ path: ElementIndexPath) -> Bool
  /// Changes the data in one batch.
  mutating func update(
    _ batch: BatchUpdates, itemCounts: [Int: Int]
  ) throws(UpdateError)
  /// Changes the data from one snapshot to the next; nil reloads all data.
  mutating func apply(
    _ new: CollectionSnapshot<String, String>, replacing old: CollectionSnapshot<String, String>?
  ) throws(UpdateError)
}

/// A part of an action that takes no time.
package enum InstantAction {
  /// Puts a finger on the view, in points of the view.
  case touchDown(CGPoint)
  /// Lifts the finger.
  case touchUp
  /// Throws the view, in points per second.
  case fling(CGFloat)
  /// Throws an orthogonal section, in points per second.
  case flingSection(Int, CGFloat)
  /// Scrolls the view to an offset, in points.
  case scroll(CGPoint, animated: Bool)
  /// Scrolls to an item.
  case scrollToItem(ElementIndexPath, ItemScrollPosition, animated: Bool)
  /// Scrolls an orthogonal section to an offset, in points.
  case scrollSection(Int, CGFloat, animated: Bool)
  /// Changes the size, the safe area or the traits.
  case setEnvironment(CollectionLayoutEnvironment)
  /// Swaps the width and the height of the view.
  case rotate
  /// Shows the keyboard with a height, in points; 0 hides it.
  case keyboard(CGFloat)
  /// Moves the finger that holds an item, in points of the view.
  case dragItem(CGPoint)
  /// Drops the item that is held.
  case dropItem
  /// Returns the item that is held to its original place.
  case cancelItemMovement
  /// Lets supplementary views be measured again.
  case reconfigure([ElementID])
  /// Reloads all data; nil keeps the item counts.
  case reload([Int]?)
}

extension CollectionViewSimulator: ScriptedView {
  package var simulator: CollectionViewSimulator { self }

  package mutating func perform(_ action: InstantAction) {
    switch action {
    case .touchDown(let point): touchDown(at: point)
    case .touchUp: touchUp()
    case .fling(let velocity): fling(velocity: velocity)
    case .flingSection(let section, let velocity): fling(section: section, velocity: velocity)
    case .scroll(let offset, let animated): setContentOffset(offset, animated: animated)
    case .scrollToItem(let path, let position, let animated):
      scrollToItem(at: path, position: position, animated: animated)
    case .scrollSection(let section, let offset, let animated):
      scroll(section: section, to: offset, animated: animated)
    case .setEnvironment(let environment): setEnvironment(environment)
    case .rotate: rotate()
    case .keyboard(let height): setKeyboardHeight(height)
    case .dragItem(let point): dragItem(to: point)
    case .dropItem: dropItem()
    case .cancelItemMovement: cancelItemMovement()
    case .reconfigure(let elements): reconfigureSupplementaries(elements)
    case .reload(let counts): reload(itemCounts: counts)
    }
  }

  package mutating func lift(_ path: ElementIndexPath) -> Bool {
    liftItem(at: path)
  }

  package mutating func update(
    _ batch: BatchUpdates, itemCounts: [Int: Int]
  ) throws(UpdateError) {
    _ = try update(batch) { itemCounts[$0] }
  }

  package mutating func apply(
    _ new: CollectionSnapshot<String, String>, replacing old: CollectionSnapshot<String, String>?
  ) throws(UpdateError) {
    guard let old else { return reload(itemCounts: new.itemCounts) }
    let _: LayoutUpdate = try apply(new, replacing: old)
  }
}
