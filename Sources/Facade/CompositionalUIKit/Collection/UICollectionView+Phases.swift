import Compositional
import Foundation

extension UICollectionView {
  /// What a view does while it calls others: the layout, the data source, the delegate, handlers and cells.
  ///
  /// Whoever is called may query the view, and may change it. The rule is:
  ///
  /// * Phases nest in the order of the cases. A phase does not begin again within itself; the inner call
  ///   returns what is known so far.
  /// * While the layout is prepared or the simulator changes, a query answers with the last state, and
  ///   what is set waits in ``Pending`` for the end of the phase. A change of the data stops the
  ///   program, because it could not be told from the one that is made.
  /// * While the views follow the data, no other view is made and nothing is measured.
  /// * While elements are measured or shown, a cell that changes its size is not asked again.
  enum Phase: UInt8 {
    /// The layout is prepared.
    case preparing
    /// The simulator changes.
    case simulating
    /// Views, selection and counts follow an update of the data.
    case following
    /// Elements are measured.
    case measuring
    /// The data source creates views, and they take their attributes.
    case showing
    /// The bounds take the offset of the simulator.
    case placing
    /// The bounds take an offset that the layout hears of first.
    case jumping
    /// A handler of visible items runs.
    case tellingHandlers
  }

  /// The phases that have begun and not ended.
  struct Phases {
    private var bits: UInt8 = 0

    /// Returns true if a phase has begun and not ended.
    func contains(_ phase: Phase) -> Bool { bits & 1 << phase.rawValue != 0 }

    /// Begins a phase.
    mutating func insert(_ phase: Phase) { bits |= 1 << phase.rawValue }

    /// Ends a phase.
    mutating func remove(_ phase: Phase) { bits &= ~(1 << phase.rawValue) }
  }

  /// What waits for the end of a phase, or for the next layout pass.
  struct Pending {
    /// The content offset that was set while the simulator changed.
    var contentOffset: CGPoint?
    /// True if the view has scrolled meanwhile, and the delegate does not know.
    var hasScrolled = false
    /// The bounds before a change of the size that the layout has not been told of.
    var boundsBefore: CGRect?
    /// The context of the bounds that are being set; nil if they invalidate nothing.
    var boundsContext: UICollectionViewLayoutInvalidationContext?
    /// True if the layout was invalidated since it was prepared.
    var preparation = true
    /// True if visible elements may have to be measured.
    var measuring = true { didSet { if measuring { moving = true } } }
    /// True if shown views may have other attributes than the last that were applied to them.
    var moving = false
    /// True if the data source is to be asked for its item counts.
    var counts = false
    /// True if the layout has not been asked for its size again since it was prepared for other data.
    var size = true
    /// What the last invalidation adds to the size of the content until the next layout pass, in points.
    var sizeAdjustment = CGSize.zero
    /// The updates collected within `performBatchUpdates`; nil outside.
    var updates: BatchUpdates?
    /// The item counts after the update that is being made; nil outside one.
    var itemCounts: [Int]?
    /// The views that an animated update removes, until the layout is asked for their ends.
    var departing: [(shown: Shown, id: ElementID)] = []
    /// The view of the item that the data source is asked to configure again.
    var reconfigured: UICollectionReusableView?
    /// The frame of the element whose view the data source is asked for, with which a view is made.
    var birthFrame: CGRect?
  }

  /// Calls a closure within a phase.
  func during<Result>(_ phase: Phase, _ body: () throws -> Result) rethrows -> Result {
    let isInner = phases.contains(phase)
    phases.insert(phase)
    defer { if !isInner { phases.remove(phase) } }
    return try body()
  }

  /// True while the simulator changes; what is set meanwhile takes effect afterwards.
  var isSimulating: Bool { phases.contains(.simulating) }
  /// True while the layout is prepared.
  var isPreparing: Bool { phases.contains(.preparing) }
  /// True while views and counts follow an update of the data.
  var isFollowing: Bool { phases.contains(.following) }
  /// True while elements are measured.
  var isMeasuring: Bool { phases.contains(.measuring) }
  /// True while the data source creates views.
  var isShowing: Bool { phases.contains(.showing) }
}
