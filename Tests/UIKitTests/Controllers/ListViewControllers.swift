import UIKit

/// A list whose style a button of the bar changes.
final class SimpleListViewController: UIViewController {
  private enum Section: Hashable {
    case main
  }

  private var appearance = UICollectionLayoutListConfiguration.Appearance.plain
  private(set) var collectionView: UICollectionView! = nil
  private var dataSource: UICollectionViewDiffableDataSource<Section, Int>! = nil
  private(set) var selected: [IndexPath] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "List"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "list.dash"),
      primaryAction: UIAction { [weak self] _ in self?.changeListAppearance() })
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(collectionView)
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: view.topAnchor),
      collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    collectionView.delegate = self
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = "Item \(item)"
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    dataSource = UICollectionViewDiffableDataSource<Section, Int>(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Int>()
    snapshot.appendSections([.main])
    snapshot.appendItems(Array(0..<94))
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func createLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [unowned self] _, layoutEnvironment in
      let config = UICollectionLayoutListConfiguration(appearance: self.appearance)
      return NSCollectionLayoutSection.list(using: config, layoutEnvironment: layoutEnvironment)
    }
  }

  private func changeListAppearance() {
    appearance = appearance == .plain ? .insetGrouped : .plain
    collectionView.setCollectionViewLayout(createLayout(), animated: true)
  }
}

extension SimpleListViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    selected.append(indexPath)
  }
}

/// Topics that open to show what is in them.
final class OutlineViewController: UIViewController {
  enum Section: Hashable {
    case main
  }

  struct Topic: Hashable {
    let title: String
    var subtopics: [Topic] = []
  }

  private(set) var collectionView: UICollectionView! = nil
  private(set) var dataSource: UICollectionViewDiffableDataSource<Section, Topic>! = nil

  lazy var topics: [Topic] = [
    Topic(
      title: "Lists",
      subtopics: [Topic(title: "Plain"), Topic(title: "Inset"), Topic(title: "Outline")]),
    Topic(title: "Grids", subtopics: [Topic(title: "Even"), Topic(title: "Nested")]),
    Topic(title: "About"),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    let config = UICollectionLayoutListConfiguration(appearance: .sidebarPlain)
    collectionView = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: config))
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    let containers = UICollectionView.CellRegistration<UICollectionViewListCell, Topic> {
      cell, _, topic in
      var content = cell.defaultContentConfiguration()
      content.text = topic.title
      content.textProperties.font = .preferredFont(forTextStyle: .headline)
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure(options: .init())]
    }
    let leaves = UICollectionView.CellRegistration<UICollectionViewListCell, Topic> {
      cell, _, topic in
      var content = cell.defaultContentConfiguration()
      content.text = topic.title
      cell.contentConfiguration = content
    }
    dataSource = UICollectionViewDiffableDataSource<Section, Topic>(
      collectionView: collectionView
    ) { collectionView, indexPath, topic in
      collectionView.dequeueConfiguredReusableCell(
        using: topic.subtopics.isEmpty ? leaves : containers, for: indexPath, item: topic)
    }
    var snapshot = NSDiffableDataSourceSectionSnapshot<Topic>()
    func add(_ topics: [Topic], to parent: Topic?) {
      snapshot.append(topics, to: parent)
      for topic in topics where !topic.subtopics.isEmpty { add(topic.subtopics, to: topic) }
    }
    add(topics, to: nil)
    dataSource.apply(snapshot, to: .main, animatingDifferences: false)
  }
}

/// Settings of a network: a switch, and the networks while it is on.
final class WiFiSettingsViewController: UIViewController {
  enum Section: CaseIterable {
    case config, networks
  }

  struct Item: Hashable {
    let title: String
    var isSwitch = false
  }

  let wifiSwitch = UISwitch()
  private(set) var collectionView: UICollectionView! = nil
  private(set) var dataSource: UICollectionViewDiffableDataSource<Section, Item>! = nil
  private var networks = ["Harbour", "Orchard", "Lighthouse", "Quarry"].map { Item(title: $0) }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Wi-Fi"
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    wifiSwitch.isOn = true
    wifiSwitch.addAction(
      UIAction { [weak self] _ in self?.updateUI() }, for: .valueChanged)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Item> {
      [unowned self] cell, _, item in
      var content = UIListContentConfiguration.cell()
      content.text = item.title
      cell.contentConfiguration = content
      if item.isSwitch {
        cell.accessories = [
          .customView(
            configuration: .init(customView: self.wifiSwitch, placement: .trailing()))
        ]
      } else {
        cell.accessories = [.detail(), .disclosureIndicator()]
      }
    }
    dataSource = UICollectionViewDiffableDataSource<Section, Item>(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    updateUI(animated: false)
  }

  func updateUI(animated: Bool = true) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections([.config])
    snapshot.appendItems([Item(title: "Wi-Fi", isSwitch: true)], toSection: .config)
    if wifiSwitch.isOn {
      snapshot.appendSections([.networks])
      snapshot.appendItems(networks, toSection: .networks)
    }
    dataSource.apply(snapshot, animatingDifferences: animated)
  }
}
