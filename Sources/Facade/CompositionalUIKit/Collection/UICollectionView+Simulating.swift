import Compositional
import CompositionalSimulation
import Foundation

// The view is a class over the simulator, which has the offsets, the motions, the finger and the
// clock. The view has the cells, calls the data source and the delegate, and keeps its bounds equal
// to the simulator's.

extension UICollectionView {
  static func simulator(of view: UICollectionView) -> CollectionViewSimulator {
    var simulator = CollectionViewSimulator(
      content: ViewContent(of: view),
      in: CollectionLayoutEnvironment(size: view.bounds.size.laidOut))
    simulator.keepStart()
    return simulator
  }

  /// Changes the simulator, and then tells the delegate what has happened.
  ///
  /// The change works on a copy, because the layout and the data source may query the view
  /// meanwhile. A content offset that they set takes effect when the change is over.
  @discardableResult
  func simulate<Result>(_ body: (inout CollectionViewSimulator) -> Result) -> Result {
    precondition(!isSimulating, "A collection view was changed while it was being laid out.")
    prepareLayout()
    let result = during(.simulating) {
      takeSettings()
      var working = simulator
      let result = UITraitCollection.current(of: self) {
        working.setHostInset(scrollInset)
        working.freeInset = hiddenBarHeight
        return body(&working)
      }
      simulator = working
      return result
    }
    settle()
    return result
  }

  /// Changes the simulator without a layout pass; the bounds stay as they are.
  func changeSimulator(_ body: (inout CollectionViewSimulator) -> Void) {
    during(.simulating) {
      var working = simulator
      body(&working)
      simulator = working
    }
  }

  /// Moves with the adjusted content inset; while the simulator changes, afterwards.
  func takeInset() {
    guard !isSimulating, simulator.viewport.adjustedContentInset != scrollInset else {
      return
    }
    if !simulator.isAtRest { prepareLayout() }
    changeSimulator { $0.setHostInset(scrollInset) }
    setNeedsLayout()
    show(simulator.viewport)
  }

  /// Passes the properties of the scroll view to the simulator.
  private func takeSettings() {
    simulator.bounces =
      bounces && (scrollAxis == .vertical ? bouncesVertically : bouncesHorizontally)
    simulator.alwaysBounceVertical = alwaysBounceVertical
    simulator.alwaysBounceHorizontal = alwaysBounceHorizontal
    simulator.isPagingEnabled = isPagingEnabled
    simulator.isDirectionalLockEnabled = isDirectionalLockEnabled
    simulator.isPrefetchingEnabled = isPrefetchingEnabled && prefetchDataSource != nil
    simulator.decelerationRate = decelerationRate == .fast ? .fast : .normal
    if simulator.willEndDragging == nil {
      simulator.willEndDragging = { [unowned self] in target(velocity: $0, proposed: $1) }
    }
  }

  /// Brings the view up to date with the simulator.
  private func settle() {
    let frame = simulator.takeFrame()
    let events = frame.events.filter { $0.section == nil }
    for event in events where event.kind == .dragBegan {
      if keyboardDismissMode != .none { window?.endEditing(true) }
      tellDelegate(event.kind)
    }
    refreshIfPulled()
    show(simulator.viewport)
    if pending.hasScrolled {
      pending.hasScrolled = false
      contentOffsetDidChange()
    }
    for event in events where event.kind != .dragBegan { tellDelegate(event.kind) }
    motionState = MotionState(of: simulator)
    let prefetched = frame.prefetched.map { IndexPath($0) }
    if !prefetched.isEmpty { prefetchDataSource?.collectionView(self, prefetchItemsAt: prefetched) }
    let cancelled = frame.cancelled.map { IndexPath($0) }
    if !cancelled.isEmpty {
      prefetchDataSource?.collectionView(self, cancelPrefetchingForItemsAt: cancelled)
    }
    tellAdjustedInset()
    takeInset()
    if let offset = pending.contentOffset {
      pending.contentOffset = nil
      contentOffset = offset
    }
  }

  /// Shows a state of the simulator; the delegate learns that the view has scrolled.
  func show(_ viewport: Viewport) {
    guard bounds.origin != viewport.contentOffset else { return }
    during(.placing) { contentOffset = viewport.contentOffset }
  }

  /// Takes a content offset that was set from outside.
  func place(at offset: CGPoint) {
    guard !isSimulating else {
      pending.contentOffset = offset
      return
    }
    simulator.place(at: offset)
    motionState = .rest
    setNeedsLayout()
  }

  /// Calls the layout's `prepare()` if it was invalidated.
  func prepareLayout() {
    guard pending.preparation, !isPreparing, !isSimulating else { return }
    during(.preparing) {
      pending.preparation = false
      preparedInsets = insetsAcross
      UITraitCollection.current(of: self) { collectionViewLayout.prepare() }
      _ = itemCounts
      if compositionalLayout == nil {
        layoutContentSize = collectionViewLayout.collectionViewContentSize
        contentDidChange()
      }
    }
  }

  /// Tells the simulator that the layout was prepared again.
  func contentDidChange() {
    pending.measuring = true
    guard !isSimulating else { return }
    changeSimulator { $0.contentDidChange(in: environment, at: contentOffset) }
    show(simulator.viewport)
  }

  /// Keeps what is in sight in its place until the layout, which becomes invalid, is prepared again.
  func keepPlace() {
    guard !pending.preparation, !isSimulating, !isPreparing, !isFollowing else { return }
    let now = simulator
    changeSimulator { $0.keepPlace(of: now) }
  }

  /// Measures what is visible and moves the shown views, if anything has changed.
  func layOutContent() {
    prepareLayout()
    guard !isSimulating, !isFollowing, !isPreparing else { return }
    if simulator.isLayoutNeeded { simulate { $0.layOutContent() } }
    moveViews()
  }

  /// Begins to refresh when a finger has pulled the content down by twice the height of the control.
  private func refreshIfPulled() {
    guard let refreshControl, simulator.isDragging,
      contentOffset.y < -adjustedContentInset.top - 2 * UIRefreshControl.height
    else { return }
    _ = refreshControl.begin()
  }
}

extension UICollectionView {
  /// The state of a view that moves.
  enum MotionState: Hashable {
    /// Nothing moves, or a finger drags.
    case rest
    /// The view moves after a finger has released it.
    case decelerating
    /// The view moves to an offset that the program has asked for.
    case gliding

    init(of simulator: CollectionViewSimulator) {
      self = simulator.isGliding ? .gliding : simulator.isDecelerating ? .decelerating : .rest
    }
  }

  /// Calls the method of the delegate for an event.
  private func tellDelegate(_ event: SimulationEvent.Kind) {
    switch event {
    case .dragBegan: scrollDelegate?.scrollViewWillBeginDragging(self)
    case .released:
      let decelerates = simulator.isDecelerating
      scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
      if decelerates { scrollDelegate?.scrollViewWillBeginDecelerating(self) }
    case .stopped, .rested:
      if motionState == .decelerating { scrollDelegate?.scrollViewDidEndDecelerating(self) }
      if motionState == .gliding, event == .rested {
        scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
      }
      motionState = .rest
    default: break
    }
  }

  /// Returns the offset at which a released view comes to rest: the layout proposes it, and the
  /// delegate may change it.
  private func target(velocity: CGPoint, proposed: CGPoint) -> CGPoint {
    var target = collectionViewLayout.targetContentOffset(
      forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    let perMillisecond = CGPoint(x: velocity.x / 1_000, y: velocity.y / 1_000)
    scrollDelegate?.scrollViewWillEndDragging(
      self, withVelocity: perMillisecond, targetContentOffset: &target)
    if let navigationController {
      target.y = navigationController.restingOffset(of: self, proposed: target.y)
    }
    return target
  }
}
