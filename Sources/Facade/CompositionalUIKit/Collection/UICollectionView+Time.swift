import Compositional
import CompositionalIsolation
import CompositionalSimulation
import Foundation

// Time and fingers. UIKit has a display and a person; here, a test advances the time and moves the
// finger.

extension ObjectSimulation where Base: UICollectionView {
  /// Advances the time, so that motions go on: 120 ticks per second, each with one layout pass.
  ///
  /// - Parameter seconds: The time, in seconds; it is rounded to ticks.
  /// - Complexity: O(log sections + visible elements) for each tick in which something moves.
  public func advance(by seconds: Double) {
    let ticks = (seconds * Double(CollectionViewSimulator.ticksPerSecond)).rounded()
    precondition(
      ticks >= 0 && ticks < 1e9, "Invalid time: \(seconds). It is a number of seconds up to 8e6.")
    if ticks == 0 { SimulatedClock.current.advance(by: 0) }
    for _ in 0..<Int(ticks) { base.tickWithClock() }
    base.layoutIfNeeded()
  }

  /// Advances the time until nothing moves, and until animations are over.
  ///
  /// - Parameter seconds: The most time, in seconds.
  /// - Returns: True if the view is at rest.
  @discardableResult
  public func advanceUntilRest(within seconds: Double = 600) -> Bool {
    let end = base.simulator.time + seconds
    base.layoutIfNeeded()
    while !isAtRest, !base.simulator.isTracking, base.simulator.time < end {
      base.tickWithClock()
    }
    return isAtRest
  }

  private var isAtRest: Bool {
    base.simulator.isAtRest && !base.isAnimating
  }

  /// Performs a script of fingers, scrolls and waits, then waits until nothing moves.
  ///
  /// The data belongs to the data source, so a script that changes data, or reloads it to other
  /// counts, is refused.
  ///
  /// - Parameter script: The script.
  /// - Throws: `ScriptError` for the first action that cannot be performed.
  public func run(_ script: ScrollScript) throws(ScriptError) {
    for (index, action) in script.actions.enumerated() where action.changesData {
      throw ScriptError(
        action: index,
        reason: "the data belongs to the data source of the view; change it there")
    }
    var run = ScriptRun<ScriptedCollectionView>(ticksPerFrame: 1, lastTick: .max) { _, _ in true }
    var view = ScriptedCollectionView(view: base)
    base.layoutIfNeeded()
    try run.run(script, &view)
    advanceUntilRest()
  }

  /// Puts a finger on the view.
  ///
  /// A touch stops a moving view, and the orthogonal section under the finger.
  ///
  /// - Parameter point: The position of the finger, in points from the upper left corner of the
  ///   view.
  public func touchDown(at point: CGPoint) {
    base.layoutIfNeeded()
    base.swipedCell = nil
    base.touchStart = base.simulator.isAtRest ? point : nil
    base.simulate { $0.touchDown(at: point) }
    if let start = base.touchStart, let path = base.item(under: start) { base.highlight(path) }
    base.updateCells()
  }

  /// Moves the finger.
  ///
  /// - Parameter point: The new position, in points from the upper left corner of the view.
  /// - Precondition: A finger is down.
  public func touchMove(to point: CGPoint) {
    base.simulate { if base.isScrollEnabled { $0.touchMove(to: point) } }
    if base.simulator.isDragging || !base.isScrollEnabled { base.endHighlight() }
    base.updateCells()
  }

  /// Lifts the finger: a view that was dragged moves on, and an item that was tapped is selected.
  ///
  /// - Precondition: A finger is down.
  public func touchUp() {
    let tapped = base.highlighted
    base.simulate { $0.touchUp() }
    if let tapped { base.tap(tapped) }
    // UIKit's header numbers the calls: selection comes before the end of the highlight.
    base.endHighlight()
    base.updateCells()
  }

  /// Drags the view with a finger and lets go.
  ///
  /// The drag ends early if the app scrolls to an item, scrolls with an animation or replaces the layout
  /// meanwhile, which takes the view from the finger.
  ///
  /// - Parameters:
  ///   - start: The start, in points from the upper left corner of the view; nil for its center.
  ///   - way: The translation, in points; an upward drag, which scrolls forward, is negative.
  ///   - seconds: The duration, in seconds.
  public func drag(from start: CGPoint? = nil, by way: CGPoint, duration seconds: Double = 0.25) {
    let start = start ?? CGPoint(x: base.bounds.width / 2, y: base.bounds.height / 2)
    touchDown(at: start)
    let ticks = max(1, Int((seconds * Double(CollectionViewSimulator.ticksPerSecond)).rounded()))
    for tick in 1...ticks {
      let part = CGFloat(tick) / CGFloat(ticks)
      let finger = CGPoint(x: start.x + way.x * part, y: start.y + way.y * part)
      base.tickWithClock(finger: finger)
      guard base.simulator.isTracking else { return base.endHighlight() }
    }
    touchUp()
  }
}

extension UICollectionView {
  /// Advances the view and the animations by a tick.
  fileprivate func tickWithClock(finger: CGPoint? = nil) {
    tick(finger: finger)
    SimulatedClock.current.advance(by: 1 / Double(CollectionViewSimulator.ticksPerSecond))
  }

  /// Advances the time by one tick.
  func tick(finger: CGPoint? = nil) {
    move(finger: finger)
    endAnimations()
  }

  private func move(finger: CGPoint?) {
    let old = bounds
    let goesOn = simulate { $0.beginTick(finger: isScrollEnabled ? finger : nil) }
    if simulator.isDragging { endHighlight() }
    guard goesOn else { return }
    pending.sizeAdjustment = .zero
    simulate { $0.layOutContent() }
    showViews()
    makeCellAhead(since: old)
    simulate { $0.endMotions() }
  }

  /// Returns the item under a point of the view.
  fileprivate func item(under point: CGPoint) -> IndexPath? {
    indexPathForItem(at: CGPoint(x: point.x + contentOffset.x, y: point.y + contentOffset.y))
  }
}

extension ScrollAction {
  /// True if the action changes data.
  fileprivate var changesData: Bool {
    switch self {
    case .update, .apply: true
    case .reload(let counts): counts != nil
    default: false
    }
  }
}

/// A collection view that a script acts on.
struct ScriptedCollectionView: ScriptedView {
  let view: UICollectionView

  var simulator: CollectionViewSimulator { withoutIsolation { view.simulator } }

  func tick(finger: CGPoint?) { withoutIsolation { view.tick(finger: finger) } }

  func takeFrame() -> SimulatedFrame { SimulatedFrame() }

  func perform(_ action: InstantAction) { withoutIsolation { view.perform(action) } }

  func lift(_ path: ElementIndexPath) -> Bool {
    withoutIsolation { view.beginInteractiveMovementForItem(at: IndexPath(path)) }
  }

  // The data source has the data, so `run` refuses scripts that change it.

  func update(_ batch: BatchUpdates, itemCounts: [Int: Int]) throws(UpdateError) {}

  func apply(
    _ new: CollectionSnapshot<String, String>, replacing old: CollectionSnapshot<String, String>?
  ) throws(UpdateError) {}
}

extension UICollectionView {
  /// Performs a part of a script.
  fileprivate func perform(_ action: InstantAction) {
    switch action {
    case .touchDown(let point): simulation.touchDown(at: point)
    case .touchUp: simulation.touchUp()
    case .fling(let velocity):
      scrollDelegate?.scrollViewWillBeginDragging(self)
      simulate { $0.fling(velocity: velocity) }
      endFling()
    case .scroll(let offset, let animated): setContentOffset(offset, animated: animated)
    case .setEnvironment(let environment):
      frame.size = environment.container.contentSize
      let text = UITraitCollection(preferredContentSizeCategory: environment.contentSizeCategory)
      takeTraits(UITraitCollection(traitsFrom: [traitCollection, text]))
    case .rotate: frame.size = CGSize(width: bounds.height, height: bounds.width)
    case .keyboard(let height): contentInset.bottom = height
    case .reconfigure(let elements): measureAgain(elements)
    case .reload: reloadData()
    case .dropItem: endInteractiveMovement()
    case .cancelItemMovement: cancelInteractiveMovement()
    case .dragItem(let point): moveHeldItem(to: point)
    case .flingSection, .scrollSection, .scrollToItem: simulate { $0.perform(action) }
    }
  }
}
