import Compositional
import CompositionalSimulation
import Foundation

/// A collection view without a screen: a class over `CollectionViewSimulator`, with cells.
///
/// ```swift
/// let view = UICollectionView(frame: frame, collectionViewLayout: layout)
/// view.dataSource = source
/// view.simulation.drag(by: CGPoint(x: 0, y: -300))
/// view.simulation.advanceUntilRest()
/// let visible = view.visibleCells
/// ```
open class UICollectionView: UIScrollView {
  /// The axis along which a layout scrolls.
  public typealias ScrollDirection = LayoutAxis
  public typealias ElementCategory = Compositional.ElementCategory

  /// The position to which an item is scrolled.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// One bit per position.
    public let rawValue: UInt
    /// Creates a position from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top edge.
    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom edge.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left edge.
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right edge.
    public static let right = ScrollPosition(rawValue: 32)
  }

  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The layout; setting it takes effect immediately.
  open var collectionViewLayout: UICollectionViewLayout {
    willSet { if newValue !== collectionViewLayout { returnHeldItem() } }
    didSet {
      if oldValue !== collectionViewLayout {
        oldValue.collectionView = nil
        dropCellsAhead()
        let old = simulator
        pending.preparation = true
        simulator = Self.simulator(of: self)
        changeSimulator { $0.goOn(from: old) }
      }
      collectionViewLayout.collectionView = self
      collectionViewLayout.invalidateLayout()
      tellAdjustedInset()
    }
  }
  /// The data source; after ``reloadData()`` and after it is set, it is asked for its item counts once
  /// they are needed.
  open weak var dataSource: UICollectionViewDataSource? { didSet { reloadData() } }
  /// The delegate, which is notified of scrolling.
  open weak var delegate: UICollectionViewDelegate? {
    didSet {
      scrollDelegate = delegate
      // A flow layout asks its delegate.
      if delegate !== oldValue { known.forget() }
    }
  }
  /// The number of items in each section, as last known.
  var knownCounts: [Int] = []

  /// True if items are prefetched by ``prefetchDataSource``.
  open var isPrefetchingEnabled = true
  /// The object that is told which items will soon be visible.
  open weak var prefetchDataSource: UICollectionViewDataSourcePrefetching?
  /// The invalidation of cells whose content changes size.
  open var selfSizingInvalidation: SelfSizingInvalidation = .enabled
  /// True if items can be selected.
  open var allowsSelection = true
  /// True if several items can be selected.
  open var allowsMultipleSelection = false
  /// The selected items; nil for none.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.isEmpty ? nil : selection }

  /// True if items can have the focus; kept, without effect.
  open var allowsFocus = true {
    didSet { UIKitSimulation.noteInert("UICollectionView.allowsFocus") }
  }
  /// True if items can have the focus while they are edited; kept, without effect.
  open var allowsFocusDuringEditing = true {
    didSet { UIKitSimulation.noteInert("UICollectionView.allowsFocusDuringEditing") }
  }
  /// True if the item with the focus is selected; kept, without effect.
  open var selectionFollowsFocus = false {
    didSet { UIKitSimulation.noteInert("UICollectionView.selectionFollowsFocus") }
  }
  /// True if the focus returns to the item that had it; kept, without effect.
  open var remembersLastFocusedIndexPath = false {
    didSet { UIKitSimulation.noteInert("UICollectionView.remembersLastFocusedIndexPath") }
  }
  /// The pace at which items make room for a dragged one; kept, without effect.
  open var reorderingCadence = ReorderingCadence.immediate {
    didSet { UIKitSimulation.noteInert("UICollectionView.reorderingCadence") }
  }
  /// True if a tap selects items while they are edited.
  open var allowsSelectionDuringEditing = false
  /// True if taps select several items while they are edited.
  open var allowsMultipleSelectionDuringEditing = false
  /// True if items can be dragged to other views; kept, without effect.
  open lazy var dragInteractionEnabled = UIDevice.current.userInterfaceIdiom == .pad {
    didSet { UIKitSimulation.noteInert("UICollectionView.dragInteractionEnabled") }
  }
  /// The delegate that gives the items of a drag; kept, without effect.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    didSet { UIKitSimulation.noteInert("UICollectionView.dragDelegate") }
  }
  /// The delegate that takes the items of a drop; kept, without effect.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
    didSet { UIKitSimulation.noteInert("UICollectionView.dropDelegate") }
  }
  /// A view behind the cells, as large as the bounds; nil for none.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      placeBackground()
    }
  }
  /// True while the items are edited; cells have it in their configuration state.
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      for cell in subviews {
        (cell as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
        (cell as? UICollectionViewListCell)?.accessoriesDidChange()
      }
    }
  }

  /// The cell whose item a finger holds; nil for none.
  weak var heldCell: UICollectionViewCell? {
    didSet { for cell in [oldValue, heldCell] { cell?.setNeedsUpdateConfiguration() } }
  }
  /// The cell whose actions a swipe has revealed; nil for none.
  weak var swipedCell: UICollectionViewCell? {
    didSet { for cell in [oldValue, swipedCell] { cell?.setNeedsUpdateConfiguration() } }
  }
  /// The selected items, in order of selection.
  var selection: [IndexPath] = []
  /// The registered classes.
  var registrations: [Registration: UICollectionReusableView.Type] = [:]
  /// The data source's views of the visible elements.
  var shown: [ElementID: Shown] = [:]
  /// The cells that are made ahead of a scroll.
  var ahead: [ElementID: UICollectionReusableView] = [:]
  /// What the layout has answered last.
  var known = KnownElements()
  /// The views that are not shown, by registration.
  var reusable: [Registration: [UICollectionReusableView]] = [:]
  /// The views that stay on screen until an animation is over, by the simulator's numbers.
  var leaving: [Int: Leaving] = [:]
  /// The closures to be called at the ends of animations, in order.
  var animationEnds: [AnimationEnd] = []
  /// True while an animated change is made.
  var removesInTime = false
  /// The change of the layout that a gesture leads; nil for none.
  var transition: InteractiveTransition?
  /// The offsets, the motions, the finger and the clock.
  lazy var simulator = Self.simulator(of: self)
  /// What the view is doing.
  var phases = Phases()
  /// What waits for the end of that.
  var pending = Pending()
  /// The motion that the delegate has been told of.
  var motionState = MotionState.rest
  /// The number of changes of the data so far.
  var dataChanges = 0
  /// The insets that the layout was prepared for.
  var preparedInsets: [UIEdgeInsets] = []
  /// The size of the content of a layout that is not compositional, in points.
  var layoutContentSize = CGSize.zero
  /// The elements of a layout that is not compositional whose views were asked for their sizes.
  var askedElements: Set<ElementID> = []
  /// The start of a touch that may become a tap, in points of the view.
  var touchStart: CGPoint?
  /// The item that is highlighted by a touch.
  var highlighted: IndexPath?
  /// Diagnostics for sections whose handlers changed items without effect, because their sizes are
  /// estimated; UIKit writes them to the console.
  var handlerDiagnostics: [LayoutDiagnostic] = []

  /// A sentence for each class of cells and headers whose constraints do not say how high they are, so
  /// that they keep their estimated height, and for each constraint of a class that cannot hold; at
  /// most 100.
  var sizingProblems: [String] = []
  /// What is wrong with the estimates of classes whose constraints require another height.
  var estimateConflicts: [String] = []
  /// The classes whose required height was compared with the estimate.
  var classesOfKnownHeight: Set<String> = []
  /// What ``sizingProblems`` are about.
  var notedSubjects: Set<String> = []

  /// Creates a view.
  ///
  /// - Parameters:
  ///   - frame: The frame, in points; the layout uses its size.
  ///   - layout: The layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
    layout.invalidateLayout()
  }

  /// Creates an empty view; the archive is not read.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  /// The visible rectangle, in content points.
  ///
  /// The layout is asked on the old bounds, and invalidated on the new ones.
  open override var bounds: CGRect {
    willSet {
      guard newValue != bounds else { return }
      pending.boundsContext = context(forBounds: newValue)
      if phases.contains(.jumping) { invalidateForBounds() }
    }
    didSet {
      guard bounds != oldValue else { return }
      let isPlacing = phases.contains(.placing)
      // What the layout and the delegate set from here on is their own.
      phases.remove(.placing)
      phases.remove(.jumping)
      invalidateForBounds()
      placeBackground()
      pending.measuring = true
      if bounds.size != oldValue.size, !shown.isEmpty { pending.boundsBefore = oldValue }
      if bounds.origin != oldValue.origin, !isPlacing { place(at: bounds.origin) }
      if !isFollowing { tellHandlers() }
    }
  }

  override func takeDelegate(_ delegate: (any UIScrollViewDelegate)?) {
    self.delegate = delegate as? any UICollectionViewDelegate
    scrollDelegate = delegate
  }

  /// Tells the delegate at once, or at the end of a layout pass: it may change the data.
  override func contentOffsetDidChange() {
    guard !isSimulating, !isPreparing else { return pending.hasScrolled = true }
    super.contentOffsetDidChange()
  }

  /// True while a finger is down.
  open override var isTracking: Bool { simulator.isTracking }
  /// True while a finger drags the view.
  open override var isDragging: Bool { simulator.isDragging }
  /// True while the view moves after a finger has released it.
  open override var isDecelerating: Bool { simulator.isDecelerating }

  /// True while the view scrolls to an offset that the program has asked for.
  open override var isScrollAnimating: Bool { simulator.isGliding }

  override func followInset(from old: UIEdgeInsets) { takeInset() }

  override func displacement(of subview: UIView) -> CGPoint {
    (subview as? UICollectionReusableView)?.row.map { displacement(of: $0) } ?? .zero
  }

  /// Lets the layout be prepared again if it was prepared for other insets across its direction.
  override func insetsDidChange() {
    super.insetsDidChange()
    known.forget()
    if !pending.preparation, insetsAcross != preparedInsets {
      collectionViewLayout.invalidateLayout()
    }
  }

  /// Stops where the view is.
  open override func stopScrollingAndZooming() { place(at: contentOffset) }

  /// Scrolls to a content offset.
  ///
  /// - Parameters:
  ///   - contentOffset: The offset, in content points.
  ///   - animated: True to scroll in the time that `simulation.advance(by:)` simulates, within the content;
  ///     false to scroll at once.
  open override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated, !isSimulating, contentOffset.isFinite else {
      return during(.jumping) { self.contentOffset = contentOffset }
    }
    simulate { $0.setContentOffset(contentOffset, animated: true) }
    announce(contentOffset)
  }

  /// The size of the content, in points; setting it is without effect.
  open override var contentSize: CGSize {
    get {
      prepareLayout()
      let (size, more) = (collectionViewLayout.collectionViewContentSize, pending.sizeAdjustment)
      requireContentSize(size)
      return CGSize(width: size.width + more.width, height: size.height + more.height)
    }
    set { UIKitSimulation.noteInert("UICollectionView.contentSize") }
  }

  /// Prepares the layout, measures and shows what is visible, and calls the handlers of visible
  /// items.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateCells()
    pending.sizeAdjustment = .zero
    layOutContent()
    let before = pending.boundsBefore
    pending.boundsBefore = nil
    if let before { collectionViewLayout.prepare(forAnimatedBoundsChange: before) }
    showViews()
    if before != nil { collectionViewLayout.finalizeAnimatedBoundsChange() }
    if contentInsetAdjustmentBehavior == .scrollableAxes { tellAdjustedInset() }
  }

  /// Shows the data from anew; nothing is selected.
  ///
  /// The data source is asked for its item counts once they are needed: by the next layout pass, or by
  /// a question about the data or the layout.
  open func reloadData() {
    pending.counts = dataSource != nil
    forgetData()
  }

  open var numberOfSections: Int { itemCounts.count }

  /// Returns the number of items in a section.
  ///
  /// - Precondition: The section exists.
  open func numberOfItems(inSection section: Int) -> Int {
    requireSection(section, to: "count the items of")
    return itemCounts[section]
  }

  /// Replaces the layout; the cells that stay visible have their new places at once.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Replaces the layout; the cells that stay visible have their new places at once.
  ///
  /// Both layouts and the visible views are told; the new layout may change the content offset.
  ///
  /// - Parameters:
  ///   - layout: The new layout.
  ///   - animated: True if the cells that do not stay visible leave in time, where the view is in
  ///     a window.
  ///   - completion: A closure, called with `true` at the end of the animation; without one, before
  ///     this returns.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    let old = collectionViewLayout
    let isAnimated = animated && animatesChanges
    let views = subviews.compactMap { $0 as? UICollectionReusableView }
    animate(isAnimated) {
      old.prepareForTransition(to: layout)
      for view in views { view.willTransition(from: old, to: layout) }
      collectionViewLayout = layout
      layout.prepareForTransition(from: old)
      layoutIfNeeded()
      let offset = layout.targetContentOffset(forProposedContentOffset: contentOffset)
      contentOffset =
        delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: offset)
        ?? offset
      layoutIfNeeded()
      old.finalizeLayoutTransition()
      layout.finalizeLayoutTransition()
      for view in views where view.superview === self { view.didTransition(from: old, to: layout) }
    }
    atEnd(of: isAnimated, completion.map { end in { end(true) } })
  }

  override var knownContentSize: CGSize {
    compositionalLayout?.preparedValue?.contentSize ?? layoutContentSize
  }

  override var scrollAxis: LayoutAxis {
    if let axis = collectionViewLayout.mainAxis { return axis }
    let isWide = layoutContentSize.width > bounds.width && layoutContentSize.height <= bounds.height
    return isWide ? .horizontal : .vertical
  }
}
