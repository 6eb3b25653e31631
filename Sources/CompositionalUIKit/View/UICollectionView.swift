import Compositional
import Foundation

/// A collection view without a screen, with item counts, bounds, traits and a layout.
///
/// ```swift
/// let view = UICollectionView(frame: frame, collectionViewLayout: layout)
/// view.itemCounts = [12, 400]
/// view.contentOffset.y = 1_000
/// let visible = view.visibleAttributes
/// ```
open class UICollectionView: UIScrollView {
  /// The axis along which a layout scrolls.
  public typealias ScrollDirection = LayoutAxis
  /// The category of an element.
  public typealias ElementCategory = Compositional.ElementCategory

  /// The position to which an item is scrolled.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// One bit per position.
    public let rawValue: UInt
    /// Creates a position from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top edge.
    public static let top = ScrollPosition(rawValue: 1)
    /// Centered vertically.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom edge.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left edge.
    public static let left = ScrollPosition(rawValue: 8)
    /// Centered horizontally.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right edge.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The invalidation of cells whose content changes size.
  public enum SelfSizingInvalidation: Int, Hashable, Sendable {
    /// Never.
    case disabled = 0
    /// On request of a cell.
    case enabled = 1
    /// On request of a cell, or if its constraints change.
    case enabledIncludingConstraints = 2
  }

  /// The element kind of section headers.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The element kind of section footers.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The layout; setting it takes effect immediately.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      if oldValue !== collectionViewLayout {
        oldValue.collectionView = nil
        rows = Rows()
      }
      collectionViewLayout.collectionView = self
      collectionViewLayout.invalidateLayout()
    }
  }
  /// The data source; ``reloadData()`` and setting it query its item counts.
  open weak var dataSource: UICollectionViewDataSource? { didSet { reloadData() } }
  /// The delegate, which is notified of scrolling.
  open weak var delegate: UICollectionViewDelegate?
  /// The number of items in each section; set it to use the view without a data source.
  open var itemCounts: [Int] = [] {
    didSet {
      guard !isFollowing else { return }
      forgetViews()
      collectionViewLayout.invalidateLayout()
    }
  }

  /// True if cells are prefetched; has no effect.
  open var isPrefetchingEnabled = true
  /// The invalidation of cells whose content changes size; kept for a simulation.
  open var selfSizingInvalidation: SelfSizingInvalidation = .enabled
  /// True if items can be selected.
  open var allowsSelection = true
  /// True if several items can be selected.
  open var allowsMultipleSelection = false
  /// The selected items; nil for none.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.isEmpty ? nil : selection }

  /// The selected items, in order of selection.
  var selection: [IndexPath] = []
  /// The updates collected within `performBatchUpdates`; nil outside.
  var pendingUpdates: BatchUpdates?
  /// The registered classes.
  var registrations: [Registration: UICollectionReusableView.Type] = [:]
  /// The data source's views of the visible elements.
  var shown: [ElementID: Shown] = [:]
  /// The views that are not shown, by registration.
  var reusable: [Registration: [UICollectionReusableView]] = [:]
  /// The view of the item that the data source is asked to configure again.
  var reconfigured: UICollectionReusableView?
  /// True while the data source creates views.
  var isShowing = false
  /// True if visible elements may have to be measured.
  var needsMeasuring = true
  /// True while elements are measured.
  var isMeasuring = false
  /// True while views and counts follow an update of the data.
  var isFollowing = false
  /// The offsets of orthogonal sections, and the changes of visible items by handlers.
  var rows = Rows()
  /// Diagnostics for sections whose handlers changed items without effect, because their sizes are
  /// estimated; UIKit writes them to the console.
  public internal(set) var handlerDiagnostics: [LayoutDiagnostic] = []

  /// A sentence for each class of cells whose constraints do not say how large they are; such cells
  /// keep their estimated sizes.
  public internal(set) var sizingProblems: [String] = []

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
  open override var bounds: CGRect {
    willSet {
      if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: newValue) {
        collectionViewLayout.invalidateLayout(
          with: collectionViewLayout.invalidationContext(forBoundsChange: newValue))
      }
    }
    didSet {
      if bounds != oldValue {
        needsMeasuring = true
        if !isFollowing { tellHandlers() }
      }
      if bounds.origin != oldValue.origin { delegate?.scrollViewDidScroll(self) }
    }
  }

  /// The size of the content, in points.
  open override var contentSize: CGSize {
    get { collectionViewLayout.collectionViewContentSize }
    set {}
  }

  /// Prepares the layout, which calls the handlers of visible items.
  open override func layoutSubviews() {
    super.layoutSubviews()
    _ = compositionalLayout?.solved
  }

  /// Queries the data source's item counts again.
  open func reloadData() {
    forgetViews()
    guard let dataSource else { return collectionViewLayout.invalidateLayout() }
    itemCounts = (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
  }

  /// The number of sections.
  open var numberOfSections: Int { itemCounts.count }

  /// Returns the number of items in a section.
  open func numberOfItems(inSection section: Int) -> Int { itemCounts[section] }

  /// Replaces the layout, immediately and without animation.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  /// Replaces the layout, immediately and without animation.
  ///
  /// - Parameters:
  ///   - layout: The new layout.
  ///   - animated: Has no effect.
  ///   - completion: A closure, called with `true` before this returns.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    completion?(true)
  }

  override var scrollAxis: LayoutAxis {
    (collectionViewLayout as? UICollectionViewCompositionalLayout)?.configuration.scrollDirection
      ?? .vertical
  }
}
