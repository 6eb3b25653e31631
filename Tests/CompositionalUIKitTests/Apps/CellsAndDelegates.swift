import CompositionalUIKit

/// A cell that is as high as its content.
final class NoteCell: UICollectionViewCell {
  var fittingHeight: CGFloat = 0

  override var isSelected: Bool {
    didSet { contentView.backgroundColor = isSelected ? .systemBlue : nil }
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
    attributes.size.height = ceil(fittingHeight)
    return attributes
  }
}

/// Tells how far a list is scrolled, as a bar that shrinks would ask for.
final class ScrollWatcher: NSObject, UICollectionViewDelegate {
  private(set) var offsets: [CGFloat] = []

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsets.append(scrollView.contentOffset.y)
  }
}

/// Tags in a layout that creates its own section and remembers the inserted items.
final class TagsLayout: UICollectionViewCompositionalLayout {
  private(set) var inserted: [IndexPath] = []

  convenience init(spacing: CGFloat) {
    let tag = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .estimated(50), heightDimension: .absolute(30)))
    let line = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(30)),
      subitems: [tag])
    line.interItemSpacing = .fixed(spacing)
    let section = NSCollectionLayoutSection(group: line)
    section.interGroupSpacing = spacing
    self.init(section: section)
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    inserted = updateItems.filter { $0.updateAction == .insert }.compactMap(\.indexPathAfterUpdate)
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    inserted = []
  }
}

/// A screen that puts its list between the bars.
final class NotesViewController: UIViewController {
  let watcher = ScrollWatcher()
  private(set) lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: TagsLayout(spacing: 10))

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    collectionView.contentInset = UIEdgeInsets(top: 12, left: 0, bottom: 12, right: 0)
    collectionView.showsVerticalScrollIndicator = false
    collectionView.alwaysBounceVertical = true
    collectionView.isPrefetchingEnabled = false
    if #available(iOS 16.0, *) {
      collectionView.selfSizingInvalidation = .enabledIncludingConstraints
    }
    collectionView.delegate = watcher
    view.addSubview(collectionView)
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}
