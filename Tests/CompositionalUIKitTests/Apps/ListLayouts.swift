import CompositionalUIKit

/// A mailbox with swipes to both sides.
@MainActor
final class MailboxLayout {
  private var removed: [IndexPath] = []

  func delete(at indexPath: IndexPath) { removed.append(indexPath) }

  func make() -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.showsSeparators = true
    configuration.headerMode = .supplementary
    configuration.headerTopPadding = 0
    configuration.backgroundColor = .systemBackground
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
      let delete = UIContextualAction(style: .destructive, title: "Delete") {
        _, _, completion in
        self?.delete(at: indexPath)
        completion(true)
      }
      delete.image = UIImage(systemName: "trash")
      let flag = UIContextualAction(style: .normal, title: "Flag") {
        (action, view, completionHandler) in
        completionHandler(true)
      }
      flag.backgroundColor = .systemOrange
      let swipe = UISwipeActionsConfiguration(actions: [delete, flag])
      swipe.performsFirstActionWithFullSwipe = false
      return swipe
    }
    configuration.leadingSwipeActionsConfigurationProvider = { indexPath in
      guard indexPath.item > 0 else { return nil }
      let read = UIContextualAction(style: .normal, title: nil) { _, _, done in done(true) }
      read.backgroundColor = .systemBlue
      return UISwipeActionsConfiguration(actions: [read])
    }
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }
}

/// A settings screen, one line long.
@MainActor
func settingsLayout() -> UICollectionViewCompositionalLayout {
  .list(using: .init(appearance: .insetGrouped))
}

/// A sidebar above, a list of results below; the first row of the sidebar is its header.
@MainActor
func splitListLayout() -> UICollectionViewLayout {
  let sectionProvider = {
    (sectionIndex: Int, layoutEnvironment: NSCollectionLayoutEnvironment)
      -> NSCollectionLayoutSection? in
    let appearance: UICollectionLayoutListConfiguration.Appearance =
      sectionIndex == 0 ? .sidebar : .insetGrouped
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.headerMode = sectionIndex == 0 ? .firstItemInSection : .none
    configuration.footerMode = .supplementary
    let section = NSCollectionLayoutSection.list(
      using: configuration, layoutEnvironment: layoutEnvironment)
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 10, leading: 10, bottom: 0, trailing: 10)
    return section
  }
  return UICollectionViewCompositionalLayout(sectionProvider: sectionProvider)
}

/// Separators: none above the first row, inset below the others.
@MainActor
func separatedListLayout(rows: Int) -> UICollectionViewCompositionalLayout {
  var config = UICollectionLayoutListConfiguration(appearance: .grouped)
  config.backgroundColor = .clear
  if #available(iOS 14.5, *) {
    config.separatorConfiguration.color = .separator
    config.separatorConfiguration.bottomSeparatorInsets = NSDirectionalEdgeInsets(
      top: 0, leading: 60, bottom: 0, trailing: 0)
    config.itemSeparatorHandler = { indexPath, sectionConfiguration in
      var itemConfiguration = sectionConfiguration
      itemConfiguration.topSeparatorVisibility = .hidden
      if indexPath.item == rows - 1 {
        itemConfiguration.bottomSeparatorVisibility = .hidden
      }
      return itemConfiguration
    }
  }
  return UICollectionViewCompositionalLayout { _, environment in
    let section = NSCollectionLayoutSection.list(using: config, layoutEnvironment: environment)
    section.interGroupSpacing = 4
    return section
  }
}

/// A list above a grid in one layout.
@MainActor
func downloadsLayout() -> UICollectionViewLayout {
  enum Part: Int { case queue, finished }
  return UICollectionViewCompositionalLayout { index, environment in
    guard let part = Part(rawValue: index) else { return nil }
    switch part {
    case .queue:
      var listConfig = UICollectionLayoutListConfiguration(appearance: .plain)
      listConfig.showsSeparators = false
      return .list(using: listConfig, layoutEnvironment: environment)
    case .finished:
      let item = NSCollectionLayoutItem(
        layoutSize: .init(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(96)),
        subitem: item, count: 3)
      group.interItemSpacing = .fixed(12)
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = .init(top: 12, leading: 12, bottom: 12, trailing: 12)
      section.interGroupSpacing = 12
      return section
    }
  }
}
