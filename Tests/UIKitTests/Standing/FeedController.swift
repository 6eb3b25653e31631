import UIKit

/// A feed with one section, whose view fills the screen.
final class FeedController: UIViewController {
  /// What a feed is made of.
  struct Setup {
    /// The estimated length of cells, in points; nil for cells of 60 points that measure nothing.
    var estimate: CGFloat? = 44
    /// The length that cells answer, in points.
    var answer: CGFloat = 110
    /// True if the feed scrolls sideways.
    var isSideways = false
    var contentInset = UIEdgeInsets.zero
    /// True for a view without a frame between constraints, false for one with a mask.
    var isConstrained = false
    /// The number of items that are there before the window is; nil for data that comes later.
    var early: Int? = 50
  }

  let setup: Setup
  private(set) var list: UICollectionView!
  private var source: UICollectionViewDiffableDataSource<Int, Int>!
  var layout: UICollectionViewLayout?

  init(_ setup: Setup = Setup(), layout: UICollectionViewLayout? = nil) {
    self.setup = setup
    self.layout = layout
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    list = UICollectionView(
      frame: setup.isConstrained ? .zero : view.bounds,
      collectionViewLayout: layout ?? Self.layout(setup))
    list.contentInset = setup.contentInset
    view.addSubview(list)
    if setup.isConstrained {
      list.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        list.topAnchor.constraint(equalTo: view.topAnchor),
        list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
    } else {
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    let (answer, isSideways) = (setup.answer, setup.isSideways)
    let cells = UICollectionView.CellRegistration<AnsweringCell, Int> { cell, _, item in
      cell.length = answer
      cell.isSideways = isSideways
      cell.tag = item
    }
    source = .init(collectionView: list) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    let header = UICollectionView.SupplementaryRegistration<AnsweringView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, _ in view.length = 60 }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    if let early = setup.early { show(0..<early) }
  }

  func show(_ items: some Sequence<Int>, animated: Bool = false) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(items))
    source.apply(snapshot, animatingDifferences: animated)
  }

  static func layout(_ setup: Setup) -> UICollectionViewLayout {
    let length = setup.estimate.map { NSCollectionLayoutDimension.estimated($0) } ?? .absolute(60)
    let size = NSCollectionLayoutSize(
      widthDimension: setup.isSideways ? length : .fractionalWidth(1),
      heightDimension: setup.isSideways ? .fractionalHeight(1) : length)
    let item = NSCollectionLayoutItem(layoutSize: size)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = setup.isSideways ? .horizontal : .vertical
    configuration.contentInsetsReference = .none
    return UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: setup.isSideways
          ? .vertical(layoutSize: size, subitems: [item])
          : .horizontal(layoutSize: size, subitems: [item])),
      configuration: configuration)
  }

  /// The distance of a cell from the upper left corner of the view, along the scroll direction.
  func place(of item: Int) -> CGFloat? {
    list.layoutIfNeeded()
    guard let frame = list.frame(0, item) else { return nil }
    return setup.isSideways ? frame.minX - list.contentOffset.x : frame.minY - list.contentOffset.y
  }

  /// The highest content offset along the scroll direction, in points.
  var end: CGFloat {
    let (size, inset) = (list.contentSize, list.adjustedContentInset)
    return setup.isSideways
      ? size.width + inset.right - list.bounds.width
      : size.height + inset.bottom - list.bounds.height
  }
}

/// A cell that answers a length.
final class AnsweringCell: UICollectionViewListCell {
  var length: CGFloat = 0
  var isSideways = false

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if isSideways {
      layoutAttributes.size.width = length
    } else {
      layoutAttributes.size.height = length
    }
    return layoutAttributes
  }
}

/// A header that answers a height.
final class AnsweringView: UICollectionReusableView {
  var length: CGFloat = 0

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = length
    return layoutAttributes
  }
}
