import CompositionalUIKit

final class TitleCell: UICollectionViewCell {
  static let reuseIdentifier = "title-cell-reuse-identifier"
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    label.font = UIFont.preferredFont(forTextStyle: .caption1)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("not implemented")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    label.text = nil
  }
}

class HeaderView: UICollectionReusableView {
  static let reuseIdentifier = String(describing: HeaderView.self)
  private(set) var height: CGFloat = 0

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    height = layoutAttributes.size.height
  }
}

/// Cells, headers and a layout in one controller.
class CountriesViewController: UIViewController {
  private let continents = [["Chad", "Mali"], ["Laos"], ["Peru", "Chile", "Cuba"]]
  var collectionView: UICollectionView! = nil
  private(set) var selected: IndexPath?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Countries"
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemGroupedBackground
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.register(
      TitleCell.self, forCellWithReuseIdentifier: TitleCell.reuseIdentifier)
    collectionView.register(
      HeaderView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: HeaderView.reuseIdentifier)
    view.addSubview(collectionView)
    collectionView.dataSource = self
    collectionView.delegate = self
  }

  private func layout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: NSCollectionLayoutDimension.fractionalWidth(1),
      heightDimension: NSCollectionLayoutDimension.absolute(44))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitem: item, count: 1)
    let section = NSCollectionLayoutSection(group: group)
    let headerFooterSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(40))
    let sectionHeader = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: headerFooterSize,
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    section.boundarySupplementaryItems = [sectionHeader]
    section.boundarySupplementaryItems.first?.pinToVisibleBounds = true
    return UICollectionViewCompositionalLayout(section: section)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { [weak self] _ in
      self?.collectionView.collectionViewLayout.invalidateLayout()
    })
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard
      previousTraitCollection?.preferredContentSizeCategory
        != traitCollection.preferredContentSizeCategory
    else { return }
    collectionView.collectionViewLayout.invalidateLayout()
  }

  var isCompact: Bool { traitCollection.horizontalSizeClass == .compact }
}

extension CountriesViewController: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { continents.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    continents[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: TitleCell.reuseIdentifier, for: indexPath) as? TitleCell
    else { fatalError("no cell") }
    cell.label.text = continents[indexPath.section][indexPath.row]
    cell.backgroundColor = indexPath.item % 2 == 0 ? .systemGray6 : .clear
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: HeaderView.reuseIdentifier, for: indexPath)
  }
}

extension CountriesViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    selected = indexPath
  }
}
