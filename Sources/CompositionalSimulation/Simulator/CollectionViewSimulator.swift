import Compositional

/// A collection view without a screen: a layout, a view that scrolls over it, a finger and a clock.
///
/// It computes what a user would see: a finger drags with rubber bands at the ends, a fling slows down,
/// orthogonal sections come to rest, cells are made and used again, rows measure themselves on the way,
/// data changes meanwhile. Everything follows from what it is told and from nothing else, so the same
/// calls give the same answers, on every run and platform.
///
/// ```swift
/// var simulator = CollectionViewSimulator(
///   layout, itemCounts: [1_000], in: CollectionLayoutEnvironment(size: screen))
/// simulator.fling(velocity: 3_000)
/// simulator.runUntilRest()
/// print(simulator.contentOffset.y, simulator.pool.cells.created)
/// ```
///
/// Time goes on in ticks, as on a display: 120 a second. At each the view is laid out once, what has
/// come into sight is measured, and elements come and go. The position at a tick follows from the
/// motion in closed form, so frames taken at 30, 60 and 120 a second show the same run.
public struct CollectionViewSimulator {
  /// Ticks of the display a second.
  public static let ticksPerSecond = 120

  // MARK: What it shows

  /// The layout, with everything that was measured on the way.
  public internal(set) var layout: CollectionLayout
  /// What the layout depends on besides its description and its data.
  public internal(set) var environment: CollectionLayoutEnvironment
  /// Where the view and its orthogonal sections are scrolled to.
  public internal(set) var viewport: Viewport
  /// What the host keeps free around the content, in points, beside the safe area.
  public internal(set) var contentInset: PhysicalEdgeInsets
  /// How much of the view the keyboard covers, in points from its bottom.
  public internal(set) var keyboardHeight: CGFloat = 0
  /// What elements with estimated sizes answer; nil where nothing measures itself.
  public var measurer: (any Measuring)?
  /// What stays on screen when the content changes.
  public var anchorEdge = ScrollAnchor.Edge.top

  // MARK: How it scrolls

  /// The constants of its motion.
  public var physics = ScrollPhysics()
  /// How fast a fling slows down.
  public var decelerationRate = OrthogonalScrollingProperties.DecelerationRate.normal
  /// Whether it can be pulled past its ends, where there is something to scroll.
  public var bounces = true
  /// Whether it can be pulled past its ends along an axis even where everything fits.
  public var alwaysBounceVertical = false
  /// Whether it can be pulled past its ends along an axis even where everything fits.
  public var alwaysBounceHorizontal = false
  /// Whether it comes to rest on multiples of its size.
  public var isPagingEnabled = false
  /// Whether a drag moves one axis only, where both scroll.
  public var isDirectionalLockEnabled = false
  /// Where a drag is to end.
  ///
  /// Given the velocity in points a second and the offset it would end at, in points, it answers the
  /// offset to end at. Apple's name: `scrollViewWillEndDragging`.
  public var willEndDragging: ((_ velocity: CGPoint, _ target: CGPoint) -> CGPoint)?
  /// Whether data is asked for ahead of time.
  public var isPrefetchingEnabled = true

  // MARK: What has happened

  /// The ticks simulated so far.
  public internal(set) var ticks = 0
  /// The views made and used again so far.
  public internal(set) var pool = ReusePool()
  /// What handlers have made of visible items.
  public internal(set) var visibleItems = VisibleItems()

  /// What is going on along each axis of the view.
  var motions = PerAxis<AxisMotion?>(nil)
  /// Orthogonal sections that were scrolled.
  var rows: [Int: RowState] = [:]
  /// The finger on the view.
  var touch: Touch?
  /// What an animated scroll is on its way to.
  var pursuit: Pursuit?
  /// An item that is being moved.
  var movement: ItemMovement?
  /// The elements in sight, in an order of their own, with the number of the view of each.
  var shown: [ShownElement] = []
  /// Elements of the layout pass under way; kept for its memory.
  var found: [ElementFrame] = []
  /// The elements whose size was noted as never settled.
  var unsettled: Set<ElementID> = []
  /// What is asked for ahead of time.
  var prefetcher = Prefetcher()
  /// What has happened since the last frame.
  var pending = SimulatedFrame()
  /// Whether something has changed that the next tick has to lay out.
  var needsLayout = true
  /// How fast the view moves, in points a second.
  public internal(set) var velocity = CGPoint(x: 0, y: 0)

  /// Makes a view at the top of its content, and lays it out.
  ///
  /// - Parameters:
  ///   - layout: the layout.
  ///   - itemCounts: the items of each section, none negative.
  ///   - environment: the size of the view and what else the layout depends on. Its safe area is part
  ///     of what covers the content.
  ///   - contentInset: what the host keeps free around the content, in points.
  ///   - measurer: what elements with estimated sizes answer; nil leaves them at their estimates.
  ///   - contentOffset: where it is scrolled to, in points, as far as it can be; nil for the top.
  ///   - orthogonalOffsets: where orthogonal sections are asked to go, in points.
  /// - Complexity: that of preparing the layout, and of measuring what is in sight.
  public init(
    _ layout: CollectionLayout, itemCounts: [Int], in environment: CollectionLayoutEnvironment,
    contentInset: PhysicalEdgeInsets = .zero, measurer: (any Measuring)? = nil,
    contentOffset: CGPoint? = nil, orthogonalOffsets: [Int: CGFloat] = [:]
  ) {
    Self.requireSize(of: environment)
    self.layout = layout
    self.environment = environment
    self.contentInset = contentInset
    self.measurer = measurer
    self.layout.prepare(itemCounts: itemCounts, in: environment)
    viewport = Viewport(size: environment.container.contentSize)
    viewport.adjustedContentInset = adjustedContentInset
    viewport.contentOffset = CGPoint(
      x: 0 - viewport.adjustedContentInset.left, y: 0 - viewport.adjustedContentInset.top)
    viewport.orthogonalOffsets = self.layout.orthogonalOffsets(asking: orthogonalOffsets)
    layOut()
    guard let contentOffset, contentOffset != viewport.contentOffset else { return }
    setContentOffset(contentOffset)
    pending.events = []
  }
}

extension CollectionViewSimulator {
  /// The seconds simulated so far.
  public var time: Double { Double(ticks) / Double(Self.ticksPerSecond) }

  /// Where the view is scrolled to, in points of the content.
  public var contentOffset: CGPoint { viewport.contentOffset }

  /// What covers the edges, in points: safe area and content inset, and at the bottom the keyboard,
  /// where it covers more than the safe area.
  public var adjustedContentInset: PhysicalEdgeInsets {
    var insets = environment.safeAreaInsets
    insets.bottom = max(insets.bottom, keyboardHeight)
    return insets + contentInset
  }

  /// The items of each section.
  ///
  /// - Complexity: O(sections)
  public var itemCounts: [Int] { layout.itemCounts }

  /// The elements in sight as they look, in layout order, with what handlers have made of them.
  ///
  /// The elements of an orthogonal section are where its offset puts them.
  ///
  /// - Complexity: O(log sections + answer)
  public var visibleElements: [LayoutAttributes] {
    var attributes = layout.attributes(in: viewport)
    visibleItems.apply(to: &attributes)
    movement?.apply(to: &attributes, in: viewport)
    return attributes
  }

  /// The number of the view that shows an element; nil for one out of sight.
  ///
  /// - Complexity: O(elements in sight)
  public func view(showing id: ElementID) -> Int? { shown.first { $0.id == id }?.view }

  /// Whether nothing moves: no finger is down, no fling goes on and no section is on its way.
  public var isAtRest: Bool {
    touch == nil && movement == nil && !movesByItself
  }

  /// Whether something goes on moving without anybody's doing.
  var movesByItself: Bool { movesView || movesRows || isAutoscrolling }

  /// The elements in sight and the numbers of the views that show them.
  package var shownViews: [(id: ElementID, view: Int)] { shown.map { ($0.id, $0.view) } }

  /// Whether some orthogonal section is on its way.
  var movesRows: Bool { rows.contains { $0.value.motion != nil } }

  /// The orthogonal sections that were scrolled, in order.
  var scrolledRows: [Int] { rows.map(\.key).sorted() }

  /// The offsets between which the view scrolls along an axis, in points.
  public func contentOffsetRange(along axis: LayoutAxis) -> ClosedRange<Double> {
    let range = layout.contentOffsetRange(in: viewport, along: axis)
    return range.low...range.high
  }

  /// Whether the view can be pulled past its ends along an axis.
  func bounces(along axis: LayoutAxis) -> Bool {
    let range = contentOffsetRange(along: axis)
    let always = axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical
    return bounces && (always || range.lowerBound < range.upperBound)
  }
}
