import Combine
import UIKit

class FeedViewController: UIViewController {
  private var collectionView: UICollectionView!
  private let refresh = UIRefreshControl()
  private lazy var closeItem = UIBarButtonItem(
    title: "Close", style: .plain, target: self, action: #selector(close))

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Feed"
    navigationItem.leftBarButtonItem = closeItem
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: #selector(add(_:)))

    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.dataSource = self
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    collectionView.register(PostCell.self, forCellWithReuseIdentifier: "post")
    refresh.addTarget(self, action: #selector(reload), for: .valueChanged)
    collectionView.refreshControl = refresh
    view.addSubview(collectionView)
    NotificationCenter.default
      .addObserver(
        self, selector: #selector(reload),
        name: UIApplication.willEnterForegroundNotification, object: nil)
  }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { section, _ in
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(section == 0 ? 0.5 : 1),
          heightDimension: section == 0 ? .fractionalHeight(1) : .estimated(80)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1),
          heightDimension: section == 0 ? .absolute(160) : .estimated(80)),
        subitems: [item])
      return NSCollectionLayoutSection(group: group)
    }
  }

  @objc private func close() {
    dismiss(animated: true)
  }

  @IBAction func add(_ sender: UIBarButtonItem) {
    collectionView.reloadData()
  }

  @objc func reload() {
    refresh.endRefreshing()
  }
}

extension FeedViewController: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    section == 0 ? 10 : 40
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let identifier = indexPath.section == 0 ? "photo" : "post"
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: identifier, for: indexPath)
    (cell as? PostCell)?.show("Post \(indexPath.item)")
    return cell
  }
}

#Preview {
  FeedViewController()
}
