import Compositional

/// A collection view without a screen: a layout, a scrollable view, a finger and a clock.
///
/// The simulator computes what a user would see: drags with rubber-banding at the ends,
/// decelerating flings, orthogonal sections that come to rest, cells that are created and reused,
/// rows that measure themselves during scrolling, and data that changes meanwhile. Its results
/// depend only on its inputs, so the same calls give the same results in every run and on every
/// platform.
///
/// ```swift
/// var simulator = CollectionViewSimulator(
///   layout, itemCounts: [1_000], in: CollectionLayoutEnvironment(size: screen))
/// simulator.fling(velocity: 3_000)
/// simulator.runUntilRest()
/// print(simulator.contentOffset.y, simulator.pool.cells.created)
/// ```
///
/// Time advances in ticks of a display, 120 per second. At each tick the view is laid out once,
/// elements that have become visible are measured, and elements appear and disappear. Positions
/// follow from closed-form motions, so frames taken at 30, 60 and 120 per second show the same run.
public struct CollectionViewSimulator {
  /// The number of ticks per second.
  public static let ticksPerSecond = 120

  // MARK: Content

  #if hasFeature(Embedded)
    /// The type of the content; Embedded Swift stores no value of any type.
    package typealias Content = CollectionLayout
  #else
    /// The type of the content.
    package typealias Content = any SimulatedContent
  #endif

  /// The elements, and the size that they take.
  package internal(set) var content: Content
  /// The environment of the layout.
  public internal(set) var environment: CollectionLayoutEnvironment
  /// The size and scroll position of the view, and the offsets of its orthogonal sections.
  public internal(set) var viewport: Viewport
  /// The insets that the host adds around the content, in points, in addition to the safe area.
  public internal(set) var contentInset: PhysicalEdgeInsets
  /// The height of the keyboard, in points from the bottom of the view.
  public internal(set) var keyboardHeight: CGFloat = 0
  #if hasFeature(Embedded)
    /// The type of the measurer; Embedded Swift stores no value of any type.
    public typealias Measurer = ClosureMeasurer
  #else
    /// The type of the measurer.
    public typealias Measurer = any Measuring
  #endif

  /// The insets that a host has computed by its own rules, in points; nil for the sum of the safe
  /// area, the content inset and the keyboard.
  package var hostInset: PhysicalEdgeInsets?
  /// The part of the inset at the top that a collapsed bar has left, in points; items are scrolled to the edge of
  /// the rest.
  package var freeInset: CGFloat = 0

  /// The measurer of elements with estimated sizes; nil if no element measures itself.
  public var measurer: Measurer?
  /// The edge of the view whose content stays in place when the layout changes.
  public var anchorEdge = ScrollAnchor.Edge.top

  // MARK: Scrolling

  /// The constants of the motion.
  public var physics = ScrollPhysics()
  /// The deceleration rate of a fling.
  public var decelerationRate = OrthogonalScrollingProperties.DecelerationRate.normal
  /// True if the view can be pulled past its ends along an axis that scrolls.
  public var bounces = true
  /// True if the view can be pulled past its top and bottom even if its content fits.
  public var alwaysBounceVertical = false
  /// True if the view can be pulled past its left and right ends even if its content fits.
  public var alwaysBounceHorizontal = false
  /// True if the view comes to rest at multiples of its size.
  public var isPagingEnabled = false
  /// True if a drag moves only one axis of a view that scrolls along both.
  public var isDirectionalLockEnabled = false
  /// A closure that may change the target of a drag or a fling.
  ///
  /// It receives the velocity, in points per second, and the proposed content offset, in points,
  /// and returns the content offset to end at. Apple's name: `scrollViewWillEndDragging`.
  public var willEndDragging: ((_ velocity: CGPoint, _ target: CGPoint) -> CGPoint)?
  /// Returns where the other items make room for one that is held, by its start, its place and the one under the
  /// finger.
  package var itemTarget:
    (
      (_ start: ElementIndexPath, _ current: ElementIndexPath, _ proposed: ElementIndexPath)
        -> ElementIndexPath
    )?
  /// True if items are prefetched.
  public var isPrefetchingEnabled = true
  /// True if ``reload(itemCounts:)`` keeps the first visible cell in its place; UIKit keeps the offset.
  public var reloadsInPlace = false

  // MARK: State

  /// The number of ticks simulated so far.
  public internal(set) var ticks = 0
  /// The views created and reused so far.
  public internal(set) var pool = ReusePool()
  /// The changes that handlers have made to visible items.
  public package(set) var visibleItems = VisibleItems()

  /// The current motion of the view along each axis.
  var motions = PerAxis<AxisMotion?>(nil)
  /// The states of the orthogonal sections that were scrolled.
  var rows: [Int: RowState] = [:]
  /// The offsets of the orthogonal sections at the end of the last layout pass, in points.
  var laidOutRows: [Int: CGFloat] = [:]
  /// The orthogonal sections that show no cell at their offset.
  var blankRows: Set<Int> = []
  /// The finger on the view.
  var touch: Touch?
  /// The goal of an animated scroll.
  var pursuit: Pursuit?
  /// The item that is being moved.
  var movement: ItemMovement?
  /// The visible elements with their views, in the order of `ElementFrame.isPlacedBefore(_:)`.
  var shown: [ShownElement] = []
  /// A buffer for the elements of the current layout pass.
  var found: [ElementFrame] = []
  /// The work of finding the visible elements in the last layout pass.
  package internal(set) var visibleWork = QueryWork()
  /// True if there was more to measure at once than ``measuredAtOnce``.
  var hasStoppedMeasuring = false
  /// The most elements that may be visible; a view with more is not laid out.
  ///
  /// Data from outside may have any number of items, which take memory as soon as they are visible.
  package var shownAtMost = Int.max
  /// True if more elements than ``shownAtMost`` may be visible, so that the view is not laid out.
  package internal(set) var isOverfull = false
  /// The elements already reported as unsettled.
  var unsettled: Set<ElementID> = []
  /// The state of prefetching.
  var prefetcher = Prefetcher()
  /// The frame that collects events since the last frame was taken.
  var pending = SimulatedFrame()
  /// The views of a host that stay on screen until an animation is over.
  var leaving = LeavingViews()
  /// True if the next tick must lay out the view.
  var needsLayout = true
  /// True if a host has changed the size of the view since the last layout pass.
  var isResized = false
  /// The place that the view of a host keeps until its content is prepared again; nil for that
  /// where it is.
  var keptPlace: ScrollPlace?
  /// The anchor of the last change, until the view is laid out.
  var keptAnchor: KeptAnchor?
  /// The velocity of the content offset, in points per second.
  public internal(set) var velocity = CGPoint(x: 0, y: 0)

  /// Creates a view at the start of its content, where reading starts, and lays it out.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - itemCounts: The number of items in each section, not negative.
  ///   - environment: The environment of the layout, with the size of the view. Its safe area is
  ///     part of the adjusted content inset.
  ///   - contentInset: The insets that the host adds around the content, in points.
  ///   - measurer: The measurer of elements with estimated sizes; nil to keep the estimates.
  ///   - contentOffset: The initial content offset, in points, clamped to the scrollable range; nil
  ///     for the start: the top, or the right end of what scrolls sideways and reads from the right.
  ///   - orthogonalOffsets: The requested offsets of orthogonal sections, in points.
  /// - Complexity: That of preparing the layout and measuring the visible elements.
  public init(
    _ layout: CollectionLayout, itemCounts: [Int], in environment: CollectionLayoutEnvironment,
    contentInset: PhysicalEdgeInsets = .zero, measurer: Measurer? = nil,
    contentOffset: CGPoint? = nil, orthogonalOffsets: [Int: CGFloat] = [:]
  ) {
    Self.requireSize(of: environment)
    var layout = layout
    layout.prepare(itemCounts: itemCounts, in: environment)
    self.init(content: layout, in: environment)
    self.contentInset = contentInset
    self.measurer = measurer
    viewport.adjustedContentInset = adjustedContentInset
    viewport.contentOffset = layout.startOffset(in: viewport)
    viewport.orthogonalOffsets = layout.orthogonalOffsets(asking: orthogonalOffsets)
    // A section that was asked for an offset counts as scrolled, and keeps it.
    for section in orthogonalOffsets.keys where viewport.orthogonalOffsets[section] != nil {
      rows[section] = RowState()
    }
    layOut()
    guard let contentOffset, contentOffset != viewport.contentOffset else { return }
    setContentOffset(contentOffset)
    pending.events = []
  }

  /// Creates a view of any content at an offset of zero; nothing is laid out.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - environment: The environment, with the size of the view.
  package init(content: Content, in environment: CollectionLayoutEnvironment) {
    self.content = content
    self.environment = environment
    contentInset = .zero
    viewport = Viewport(size: environment.container.contentSize)
  }
}

extension CollectionViewSimulator {
  /// The layout, with all sizes measured so far; one without sections for a flow layout.
  public var layout: CollectionLayout { content.engine }

  /// The simulated time, in seconds.
  public var time: Double { Double(ticks) / Double(Self.ticksPerSecond) }

  /// The content offset, in points.
  public var contentOffset: CGPoint { viewport.contentOffset }

  /// The insets from everything that covers the edges of the view, in points.
  ///
  /// The sum of the safe area and the content inset. At the bottom, the keyboard replaces the safe
  /// area if it is higher.
  public var adjustedContentInset: PhysicalEdgeInsets {
    if let hostInset { return hostInset }
    var insets = environment.safeAreaInsets
    insets.bottom = max(insets.bottom, keyboardHeight)
    return insets + contentInset
  }

  /// The number of items in each section.
  ///
  /// - Complexity: O(sections)
  public var itemCounts: [Int] { content.itemCounts }

  /// The visible elements with the changes made by handlers, in layout order.
  ///
  /// The elements of an orthogonal section are shifted by its offset. The backgrounds of lists are
  /// among them, though no view of the app shows them.
  ///
  /// - Complexity: O(log sections + elements in the result)
  public var visibleElements: [LayoutAttributes] {
    var attributes = content.attributes(in: viewport.bounds, at: viewport)
    visibleItems.apply(to: &attributes)
    movement?.apply(to: &attributes, in: viewport)
    return attributes
  }

  /// Returns the number of the view that shows an element; nil if the element is not visible.
  ///
  /// - Complexity: O(visible elements)
  public func view(showing id: ElementID) -> Int? { shown.first { $0.id == id }?.view }

  /// True if nothing moves and nothing is held by a finger.
  public var isAtRest: Bool {
    touch == nil && movement == nil && !movesByItself
  }

  /// True if something moves without a finger.
  var movesByItself: Bool { movesView || movesRows || isAutoscrolling }

  /// The visible elements and the numbers of their views.
  package var shownViews: [(id: ElementID, view: Int)] { shown.map { ($0.id, $0.view) } }

  /// True if an orthogonal section is moving.
  var movesRows: Bool { rows.contains { $0.value.motion != nil } }

  /// The indexes of the orthogonal sections that were scrolled, in order.
  var scrolledRows: [Int] { rows.map { $0.key }.sorted() }

  /// Returns the range of content offsets along an axis, in points: whole pixels.
  public func contentOffsetRange(along axis: LayoutAxis) -> ClosedRange<Double> {
    let range = content.offsetSpan(in: viewport, along: axis)
    return range.low...range.high
  }

  /// Returns true if the view can be pulled past its ends along an axis.
  func bounces(along axis: LayoutAxis) -> Bool {
    let range = contentOffsetRange(along: axis)
    let always = axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical
    return bounces && (always || range.lowerBound < range.upperBound)
  }
}
