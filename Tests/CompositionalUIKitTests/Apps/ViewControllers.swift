import CompositionalUIKit

class AlbumViewController: UIViewController {
  private(set) var collectionView: UICollectionView!

  override func viewDidLoad() {
    super.viewDidLoad()
    configureHierarchy()
  }

  private func configureHierarchy() {
    collectionView = UICollectionView(
      frame: view.bounds, collectionViewLayout: createLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemBackground
    view.addSubview(collectionView)
  }

  private func createLayout() -> UICollectionViewLayout {
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1.0))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)
    item.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalWidth(0.5))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    return UICollectionViewCompositionalLayout(section: section)
  }
}

/// A browser that changes between a grid and a list.
final class FileBrowserViewController: UIViewController {
  enum Mode { case grid, list }

  var mode: Mode = .grid {
    didSet { updateLayout(animated: true) }
  }

  lazy var collectionView: UICollectionView = {
    let view = UICollectionView(frame: .zero, collectionViewLayout: gridLayout)
    view.translatesAutoresizingMaskIntoConstraints = false
    view.register(
      BackgroundView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    return view
  }()

  lazy var gridLayout: UICollectionViewCompositionalLayout = {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .absolute(110), heightDimension: .absolute(130)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(130)),
      subitems: [item])
    group.interItemSpacing = .fixed(20)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 20
    return UICollectionViewCompositionalLayout(section: section)
  }()

  lazy var listLayout: UICollectionViewCompositionalLayout = {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(52))
    return UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [.init(layoutSize: size)])))
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.addSubview(collectionView)
  }

  private func updateLayout(animated: Bool) {
    let layout = mode == .grid ? gridLayout : listLayout
    collectionView.setCollectionViewLayout(layout, animated: animated)
  }
}

/// A detail screen whose layout reads the sections from the controller.
class RecipeViewController: UIViewController {
  struct Recipe {
    var ingredients: Int
    var hasVideo: Bool
  }

  var recipe = Recipe(ingredients: 6, hasVideo: true)

  lazy var collectionView = UICollectionView(
    frame: view.bounds, collectionViewLayout: makeLayout())

  override func loadView() {
    super.loadView()
    title = "Recipe"
  }

  func makeLayout() -> UICollectionViewLayout {
    let layout = UICollectionViewCompositionalLayout { [weak self] (index, env) in
      guard let self else { return nil }
      return index == 0 ? self.mediaSection() : self.ingredientSection(env)
    }
    return layout
  }

  private func mediaSection() -> NSCollectionLayoutSection {
    let ratio: CGFloat = recipe.hasVideo ? 9.0 / 16.0 : 1
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(ratio))
    let item = NSCollectionLayoutItem(layoutSize: size)
    return NSCollectionLayoutSection(
      group: NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item]))
  }

  private func ingredientSection(_ environment: NSCollectionLayoutEnvironment)
    -> NSCollectionLayoutSection
  {
    let isLarge = environment.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let columns = isLarge ? 1 : 2
    let cell = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
      subitem: cell, count: columns)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = .init(top: 20, leading: 20, bottom: 20, trailing: 20)
    return section
  }
}

/// Everything in a collection view controller.
final class SongsViewController: UICollectionViewController {
  init() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.footerMode = .supplementary
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
