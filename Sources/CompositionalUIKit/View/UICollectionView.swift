import Compositional
import Foundation

/// A collection view without a screen: it has counts, bounds and traits, and asks its layout.
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
  /// What an element is.
  public typealias ElementCategory = Compositional.ElementCategory

  /// Where an item that is scrolled to comes to lie.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// A bit a place.
    public let rawValue: UInt
    /// Makes a position of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the upper edge.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle between the upper and the lower edge.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the lower edge.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left edge.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle between the left and the right edge.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right edge.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// When cells that change their content are measured again.
  public enum SelfSizingInvalidation: Int, Hashable, Sendable {
    /// Never.
    case disabled = 0
    /// When they say so.
    case enabled = 1
    /// When they say so or their constraints change.
    case enabledIncludingConstraints = 2
  }

  /// The kind of a section's header.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a section's footer.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// What places the elements; setting it takes effect at once.
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
  /// What the view shows; its counts are asked for by ``reloadData()`` and when it is set.
  open weak var dataSource: UICollectionViewDataSource? { didSet { reloadData() } }
  /// What is told of scrolls.
  open weak var delegate: UICollectionViewDelegate?
  /// The number of items of each section; setting it stands in for a data source.
  open var itemCounts: [Int] = [] {
    didSet {
      forgetViews()
      collectionViewLayout.invalidateLayout()
    }
  }

  /// Whether cells are made before they are in sight; headless, without effect.
  open var isPrefetchingEnabled = true
  /// When cells that change their content are measured again; kept for a simulation.
  open var selfSizingInvalidation: SelfSizingInvalidation = .enabled
  /// Whether items can be selected.
  open var allowsSelection = true
  /// Whether several items can be selected.
  open var allowsMultipleSelection = false
  /// The items that are selected; nil for none.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.isEmpty ? nil : selection }

  /// The selected items, in the order they were selected.
  var selection: [IndexPath] = []
  /// What was called for within `performBatchUpdates`; nil outside.
  var pendingUpdates: BatchUpdates?
  /// The classes to make views of.
  var registrations: [Registration: UICollectionReusableView.Type] = [:]
  /// The views that the data source has made of what is in sight.
  var shown: [ElementID: Shown] = [:]
  /// Whether the data source is being asked for views.
  var isShowing = false
  /// Where sections that scroll on their own are, and what handlers have made of visible items.
  var rows = Rows()
  /// The sections whose handlers changed items to no effect, because sizes are estimated there; where
  /// UIKit writes to the console, this is a value to read.
  public internal(set) var handlerDiagnostics: [LayoutDiagnostic] = []

  /// Makes a view.
  ///
  /// - Parameters:
  ///   - frame: its frame, in points; the size is what the layout lays out for.
  ///   - layout: what places the elements.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
    layout.invalidateLayout()
  }

  /// Makes an empty view; what an archive holds of it is not read.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  /// The rectangle the view shows, in points of the content.
  open override var bounds: CGRect {
    willSet {
      if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: newValue) {
        collectionViewLayout.invalidateLayout(
          with: collectionViewLayout.invalidationContext(forBoundsChange: newValue))
      }
    }
    didSet {
      if bounds != oldValue { tellHandlers() }
      if bounds.origin != oldValue.origin { delegate?.scrollViewDidScroll(self) }
    }
  }

  /// The size of everything, in points.
  open override var contentSize: CGSize {
    get { collectionViewLayout.collectionViewContentSize }
    set {}
  }

  /// Prepares the layout, which calls the handlers of visible items.
  open override func layoutSubviews() {
    super.layoutSubviews()
    _ = compositionalLayout?.solved
  }

  /// Asks the data source for its counts again.
  open func reloadData() {
    forgetViews()
    guard let dataSource else { return collectionViewLayout.invalidateLayout() }
    itemCounts = (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
  }

  /// The number of sections.
  open var numberOfSections: Int { itemCounts.count }

  /// The number of items of a section.
  open func numberOfItems(inSection section: Int) -> Int { itemCounts[section] }

  /// Puts another layout in the place of this one; headless, at once.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  /// Puts another layout in the place of this one; headless, at once.
  ///
  /// - Parameters:
  ///   - layout: the layout from now on.
  ///   - animated: has no effect.
  ///   - completion: is called with `true` before this returns.
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
