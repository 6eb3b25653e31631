import UIKit

/// Mountains by name, with a search bar above.
final class MountainsViewController: UIViewController, UISearchBarDelegate {
  struct Mountain: Hashable {
    let name: String
    let height: Int

    func contains(_ filter: String?) -> Bool {
      guard let filter, !filter.isEmpty else { return true }
      return name.lowercased().contains(filter.lowercased())
    }
  }

  enum Section: CaseIterable {
    case main
  }

  let mountains = [
    Mountain(name: "Kebnekaise", height: 2096), Mountain(name: "Matterhorn", height: 4478),
    Mountain(name: "Kibo", height: 5895), Mountain(name: "Elbrus", height: 5642),
    Mountain(name: "Kenya", height: 5199), Mountain(name: "Etna", height: 3357),
  ]
  let searchBar = UISearchBar(frame: .zero)
  private(set) var collectionView: UICollectionView! = nil
  private var dataSource: UICollectionViewDiffableDataSource<Section, Mountain>! = nil

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Mountains"
    view.backgroundColor = .systemBackground
    let layout = UICollectionViewCompositionalLayout { _, layoutEnvironment in
      let columns = layoutEnvironment.container.effectiveContentSize.width > 600 ? 3 : 2
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(32)),
        subitem: item, count: columns)
      group.interItemSpacing = .fixed(10)
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 10
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 10, leading: 10, bottom: 10, trailing: 10)
      return section
    }
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    searchBar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(collectionView)
    view.addSubview(searchBar)
    NSLayoutConstraint.activate([
      searchBar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      searchBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      searchBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collectionView.topAnchor.constraint(equalTo: searchBar.bottomAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    searchBar.delegate = self
    let registration = UICollectionView.CellRegistration<TextCell, Mountain> { cell, _, mountain in
      cell.label.text = mountain.name
    }
    dataSource = UICollectionViewDiffableDataSource<Section, Mountain>(
      collectionView: collectionView
    ) { $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2) }
    performQuery(with: nil)
  }

  private func performQuery(with filter: String?) {
    let found = mountains.filter { $0.contains(filter) }.sorted { $0.name < $1.name }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Mountain>()
    snapshot.appendSections([.main])
    snapshot.appendItems(found)
    dataSource.apply(snapshot, animatingDifferences: true)
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    performQuery(with: searchText)
  }
}

/// Talks in rows, by subject.
final class ConferenceVideosViewController: NumbersViewController {
  static let titleElementKind = "title-element-kind"
  override var counts: [Int] { [6, 6, 6] }

  override func createLayout() -> UICollectionViewLayout {
    let config = UICollectionViewCompositionalLayoutConfiguration()
    config.interSectionSpacing = 20
    return UICollectionViewCompositionalLayout(
      sectionProvider: { _, layoutEnvironment in
        let item = NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0)))
        let isWide = layoutEnvironment.container.effectiveContentSize.width > 500
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(isWide ? 0.425 : 0.85),
            heightDimension: .absolute(250)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
        section.interGroupSpacing = 20
        section.contentInsets = NSDirectionalEdgeInsets(
          top: 0, leading: 20, bottom: 0, trailing: 20)
        section.boundarySupplementaryItems = [
          NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(44)),
            elementKind: ConferenceVideosViewController.titleElementKind, alignment: .top)
        ]
        return section
      }, configuration: config)
  }

  override func configureDataSource() {
    super.configureDataSource()
    let titles = UICollectionView.SupplementaryRegistration<TitleView>(
      elementKind: ConferenceVideosViewController.titleElementKind
    ) { $0.label.text = "Subject \($2.section)" }
    dataSource.supplementaryViewProvider = {
      $0.dequeueConfiguredReusableSupplementary(using: titles, for: $2)
    }
  }
}

/// News whose cells are as high as their text.
final class ConferenceNewsViewController: UIViewController {
  enum Section {
    case main
  }

  var news = ["Short.", "Two\nlines.", "Now\nthere are\nthree.", "Short again."]
  private(set) var collectionView: UICollectionView! = nil
  private var dataSource: UICollectionViewDiffableDataSource<Section, String>! = nil

  override func viewDidLoad() {
    super.viewDidLoad()
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(100))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitem: NSCollectionLayoutItem(layoutSize: size), count: 1)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    section.interGroupSpacing = 10
    collectionView = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    let registration = UICollectionView.CellRegistration<TextCell, String> { cell, _, text in
      cell.label.text = text
    }
    dataSource = UICollectionViewDiffableDataSource<Section, String>(
      collectionView: collectionView
    ) { $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2) }
    show()
  }

  func show() {
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections([.main])
    snapshot.appendItems(news)
    dataSource.apply(snapshot, animatingDifferences: true)
  }
}
